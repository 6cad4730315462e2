import Modifiers
import Testing

// The shapes of this file are written as an app's are; `import SwiftUI` would build them too.

private struct Wave: Shape {
  var height: CGFloat

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addCurve(
      to: CGPoint(x: rect.maxX, y: rect.midY),
      control1: CGPoint(x: rect.width * 0.25, y: rect.midY - height),
      control2: CGPoint(x: rect.width * 0.75, y: rect.midY + height))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

private struct Arc: InsettableShape {
  var startAngle: Angle
  var endAngle: Angle
  var insetAmount = 0.0

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - insetAmount,
      startAngle: startAngle - .degrees(90), endAngle: endAngle - .degrees(90), clockwise: false)
    return path
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var arc = self
    arc.insetAmount += amount
    return arc
  }
}

private struct ProgressRing: View {
  var progress: Double
  var isDashed = false

  var body: some View {
    ZStack {
      Circle().stroke(lineWidth: 8).opacity(0.3).foregroundColor(.gray)
      Circle()
        .trim(from: 0.0, to: CGFloat(min(progress, 1.0)))
        .stroke(style: StrokeStyle(lineWidth: 8, lineCap: .round, lineJoin: .round))
        .foregroundStyle(.blue)
      Arc(startAngle: .degrees(0), endAngle: .degrees(110))
        .strokeBorder(.red, style: StrokeStyle(lineWidth: 2, dash: isDashed ? [4, 2] : []))
      Text("\(Int(progress * 100)) %").font(.title).fontWeight(.semibold).italic()
    }
    .frame(width: 80, height: 80)
  }
}

private struct Tag: View {
  let title: String

  var body: some View {
    Text(title)
      .bold()
      .padding(4)
      .background(.yellow.opacity(0.2), in: .rect(cornerRadius: 8, style: .continuous))
      .background(in: Capsule(style: .circular))
      .overlay {
        RoundedRectangle(cornerSize: CGSize(width: 8, height: 4), style: .circular)
          .strokeBorder(Color.accentColor, lineWidth: 1)
      }
      .overlay(.tertiary, in: .capsule, fillStyle: FillStyle(eoFill: true))
      .background(Color(white: 0.9), ignoresSafeAreaEdges: .bottom)
      .clipShape(UnevenRoundedRectangle(topLeadingRadius: 8), style: FillStyle())
      .clipShape(.rect(cornerRadius: 4))
  }
}

private struct Lines: View {
  var body: some View {
    VStack {
      Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 40, y: 0))
      }
      .stroke(Color(hue: 0.6, saturation: 1, brightness: 1), lineWidth: 2)
      Path(roundedRect: CGRect(x: 0, y: 0, width: 8, height: 8), cornerRadius: 2).fill(.mint)
      Circle().fill(.red.opacity(0.5)).stroke(.primary, lineWidth: 1)
      Rectangle().fill(style: FillStyle(eoFill: true, antialiased: false))
      Ellipse().inset(by: 2).fill(Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.5))
      Wave(height: 4).fill(.tint, style: FillStyle(eoFill: true))
      Wave(height: 4)
    }
    .fontWeight(.light)
    .italic(false)
    .bold(true)
  }
}

@MainActor @Suite("SwiftUI source: shapes and paths")
struct AppShapesTests {
  private func drawing(_ view: some View) throws -> Drawing {
    let host = ViewHost(rootView: view)
    host.proposal = ProposedViewSize(width: 80, height: 200)
    try host.update()
    return host.drawing
  }

  @Test func `a ring shows how far something is`() throws {
    #expect(try drawing(ProgressRing(progress: 0.25)).commands.count == 4)
    #expect(try drawing(ProgressRing(progress: 0)).commands.count == 3)
    let dashed = try drawing(ProgressRing(progress: 1, isDashed: true)).commands[2]
    guard case .stroke(_, _, let style) = dashed else {
      Issue.record("no border is drawn: \(dashed)")
      return
    }
    #expect(style == StrokeStyle(lineWidth: 2, dash: [4, 2]))
  }

  @Test func `a tag has shapes around its text`() throws {
    let drawing = try drawing(Tag(title: "new"))
    #expect(drawing.size == CGSize(width: 32, height: 24))
    guard case .group(_, let clip, let inner) = drawing.commands.first,
      case .group(_, _, let layers) = inner.first
    else {
      Issue.record("nothing is clipped: \(drawing)")
      return
    }
    let bounds = CGRect(x: 0, y: 0, width: 32, height: 24)
    #expect(clip == .roundedRectangle(bounds, cornerRadius: 4))
    #expect(layers.count == 6)
  }

  @Test func `paths and shapes of one's own stand in a stack`() throws {
    #expect(try drawing(Lines()).commands.count == 8)
  }
}
