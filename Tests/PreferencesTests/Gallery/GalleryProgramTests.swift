import Testing

@testable import gallery

@MainActor struct GalleryProgramTests {
  private let program = GalleryProgram(exhibits: [
    Exhibit(
      name: "one", title: "The first", summary: "It has two pictures.",
      pictures: [Picture("left", text: "l"), Picture("right") { $0 ? "colored" : "plain" }]),
    Exhibit(
      name: "second", title: "Another", summary: "It has one.",
      pictures: [Picture("only", text: "o")]),
  ])

  @Test func `without arguments every exhibit is shown`() {
    #expect(
      program.run(arguments: [])
        == GalleryProgram.Outcome(
          output: """
            The first
            ═════════
            It has two pictures.

            left    right

            l       plain


            Another
            ═══════
            It has one.

            only

            o
            """))
  }

  @Test func `a name selects an exhibit, and color reaches its pictures`() {
    #expect(
      program.run(arguments: ["one", "--color"]).output == """
        The first
        ═════════
        It has two pictures.

        left    right

        l       colored
        """)
  }

  @Test func `list names the exhibits with their titles`() {
    #expect(
      program.run(arguments: ["list"])
        == GalleryProgram.Outcome(output: "one     The first\nsecond  Another"))
  }

  @Test func `help explains the arguments`() {
    #expect(
      program.run(arguments: ["--help"]).output == """
        usage: gallery [--color] [NAME…]
               gallery --explain KEY [NAME…]
               gallery list
               gallery --help

          NAME…          the exhibits to show; all of them if none is named
          list           names the exhibits
          --color        draws in 24-bit color, for a terminal
          --explain KEY  says why the key has its value, in each exhibit that has it
          --help         shows this text
        """)
  }

  @Test func `explain says why a key has its value, in each exhibit that has it`() {
    #expect(
      GalleryProgram(exhibits: Exhibit.all).run(arguments: ["--explain", "ScreenTitle"]).output
        == """
        A title and a toolbar through keys
        ══════════════════════════════════
        first page

        ScreenTitle = "Start"
        └─ BarredScreen › onPreferenceChange(BarButtons) › onPreferenceChange(ScreenTitle) \
        reads "Start"
           └─ VStack combines to "Start"
              ├─ HStack writes nothing
              └─ FirstPage › preference(BarButtons) › preference(ScreenTitle) writes "Start"

        a page without a title

        ScreenTitle = nil, the default: nothing writes it
        └─ BarredScreen › onPreferenceChange(BarButtons) › onPreferenceChange(ScreenTitle) \
        reads the default
        """)
  }

  @Test func `a key that no exhibit has is an error that names the keys`() {
    let exhibits = Exhibit.all.filter { $0.name == "screen-title" }
    #expect(
      GalleryProgram(exhibits: exhibits).run(arguments: ["--explain", "ScreenTitel"])
        == GalleryProgram.Outcome(
          errorOutput: """
            gallery: there is no key "ScreenTitel" in these exhibits; did you mean "ScreenTitle"?
            keys: BarButtons, ScreenTitle
            """,
          status: 2))
    #expect(
      program.run(arguments: ["--explain", "Any"]).errorOutput
        == "gallery: there is no key \"Any\" in these exhibits\nkeys: none")
  }

  @Test func `a mistake is written as an error and ends with status 2`() {
    #expect(
      program.run(arguments: ["secnd"])
        == GalleryProgram.Outcome(
          errorOutput: """
            gallery: there is no exhibit "secnd"; did you mean "second"?
            exhibits: one, second
            """,
          status: 2))
  }

  @Test func `names of the built-in exhibits are different and can be written`() {
    let names = Exhibit.all.map(\.name)
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(name != "list")
      #expect(!name.isEmpty && !name.hasPrefix("-") && !name.contains(" "))
    }
  }

  @Test func `every built-in exhibit has pictures that are not empty`() {
    for exhibit in Exhibit.all {
      #expect(!exhibit.pictures.isEmpty)
      for picture in exhibit.pictures {
        #expect(!picture.text(false).isEmpty)
        #expect(!picture.text(true).isEmpty)
      }
    }
  }
}
