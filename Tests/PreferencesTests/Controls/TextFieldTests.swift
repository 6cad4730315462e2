import Modifiers
import Rendering
import Testing

@MainActor struct TextFieldTests {
  private struct Form: View {
    @State var name = ""
    @State private var submissions: [String] = []

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        TextField("Name", text: $name, prompt: Text("Your name"))
          .onSubmit { submissions.append("inner") }
        Text("Hello \(name)")
        Text(submissions.joined(separator: " "))
      }
      .onSubmit(of: .search) { submissions.append("search") }
      .onSubmit { submissions.append("outer") }
    }
  }

  @Test func `a text is entered through the binding`() throws {
    let host = ViewHost { Form() }
    try host.find(textField: "Name").setText("Ann")
    #expect(try host.find(text: "Hello Ann").exists)
    #expect(try host.find(textField: "Ann").value == "Ann")
  }

  @Test func `a field shows its text, or else its prompt or title`() {
    #expect(picture(of: Form()) == "Your name\nHello\n")
    #expect(picture(of: TextField("Name", text: .constant(""))) == "Name")
    #expect(picture(of: TextField("Name", text: .constant("Ann"))) == "Ann")
  }

  private struct Age: View {
    @State private var age = 7
    @State private var size: Double?

    var body: some View {
      TextField("Age", value: $age, format: .number)
      TextField("Size", value: $size, format: .number)
      Text("\(age) \(size.map { "\($0)" } ?? "none")")
    }
  }

  @Test func `a value is written and read in its format, and other texts change nothing`() throws {
    let host = ViewHost { Age() }
    #expect(try host.find(textField: "Age").text == "7")
    try host.find(textField: "Age").setText("12")
    try host.find(textField: "Age").setText("twelve")
    try host.find(textField: "Size").setText("2.5")
    #expect(try host.find(text: "12 2.5").exists)
    try host.find(textField: "Size").setText("")
    #expect(try host.find(text: "12 none").exists)
    #expect(try host.find(textField: "Size").text == "")
  }

  @Test func `a field is as wide as it is offered, and ideally as its text`() throws {
    let host = ViewHost { TextField("Name", text: .constant("Ann")) }
    try host.update()
    #expect(host.size == CGSize(width: 24, height: 16))
    host.proposal = ProposedViewSize(width: 200, height: 100)
    try host.update()
    #expect(host.size == CGSize(width: 200, height: 16))
  }

  @Test func `an empty field is as high as a line`() throws {
    let host = ViewHost { TextField("", text: .constant("")) }
    try host.update()
    #expect(host.size.height == 16)
  }

  @Test func `the prompt is drawn in the secondary colour and the text in the primary`() throws {
    func color(_ text: String) throws -> [DrawingColor] {
      let host = ViewHost { TextField("Name", text: .constant(text)) }
      try host.update()
      return host.drawing.commands.compactMap {
        if case .text(let run) = $0 { run.color } else { nil }
      }
    }
    #expect(try color("") == [DrawingColor(.secondary)])
    #expect(try color("Ann") == [DrawingColor(.primary)])
  }

  @Test func `a field is found by title, prompt and text`() throws {
    let host = ViewHost { Form(name: "Ann") }
    #expect(try host.find(textField: "Name").text == "Ann")
    #expect(try host.find(textField: "Your name").text == "Ann")
    #expect(try host.find(textField: "Ann").label == "Name")
    #expect("\(try host.find(textField: "Ann"))" == "text field \"Name\"")
  }

  @Test func `submitting runs the actions around the field, the innermost first`() throws {
    let host = ViewHost { Form() }
    try host.find(textField: "Name").submit()
    #expect(try host.find(text: "inner outer").exists)
  }

  @Test func `a scope keeps submissions inside`() throws {
    var submissions: [Int] = []
    let host = ViewHost {
      TextField("a", text: .constant(""))
        .onSubmit { submissions.append(1) }
        .submitScope()
        .onSubmit { submissions.append(2) }
      TextField("b", text: .constant(""), onCommit: { submissions.append(3) })
        .submitScope(false)
        .onSubmit { submissions.append(4) }
    }
    try host.find(textField: "a").submit()
    try host.find(textField: "b").submit()
    #expect(submissions == [1, 3, 4])
  }

  @Test func `a field is one line high, unless it may grow vertically`() throws {
    func size(_ field: some View) throws -> CGSize {
      let host = ViewHost(rootView: field)
      host.proposal = ProposedViewSize(width: 80, height: nil)
      try host.update()
      return host.size
    }
    let text = Binding.constant("a rather long text\nof two lines")
    #expect(try size(TextField("Title", text: text)) == CGSize(width: 80, height: 16))
    #expect(
      try size(TextField("Title", text: text, axis: .horizontal).lineLimit(3))
        == CGSize(width: 80, height: 16))
    #expect(try size(SecureField("Title", text: text)) == CGSize(width: 80, height: 16))
    // "a rather", "long text" and "of two", "lines": ten columns.
    #expect(
      try size(TextField("Title", text: text, axis: .vertical)) == CGSize(width: 80, height: 64))
  }

  @Test func `a disabled field takes no text`() throws {
    let host = ViewHost { Form().disabled(true) }
    let error = try #require(throws: InteractionError.self) {
      try host.find(textField: "Name").setText("Ann")
    }
    #expect(
      error.description == """
        The text field "Name" is disabled, so it was not given a text.
          where: Form › onSubmit › onSubmit › VStack › onSubmit › TextField
          fix: first do what enables it, or expect isEnabled to be false.
        """)
  }

  @Test func `a text that is no field takes no text`() throws {
    let host = ViewHost { Text("Milk") }
    let error = try #require(throws: InteractionError.self) {
      try host.find(text: "Milk").setText("Ann")
    }
    #expect(error.reason == .unable)
  }

  @Test func `a secure field shows dots and holds the text`() throws {
    let host = ViewHost { SecureField("Password", text: .constant("äöü")) }
    #expect(host.textPicture() == "•••")
    #expect(try host.find(textField: "Password").text == "äöü")
  }

  @Test func `a label of any kind stands for the prompt`() throws {
    let host = ViewHost {
      TextField(text: .constant("")) { Label("Search", systemImage: "magnifyingglass") }
    }
    #expect(host.textPicture() == "││ Search")
    #expect(try host.find(textField: "Search").text == "")
  }
}
