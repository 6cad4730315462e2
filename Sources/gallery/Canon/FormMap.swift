import Modifiers

extension Exhibit {
  /// A form with a live miniature of its fields.
  @MainActor static let formMap = Exhibit(
    name: "form-map",
    title: "A form with a map of its fields",
    summary:
      "Each field sends up an anchor, the form adds its own with a transform; a layer draws all "
      + "of them at a quarter of the size.",
    pictures: [
      Picture("two fields", drawing: FormMap(fields: ["Name", "Address"])),
      Picture("three fields", drawing: FormMap(fields: ["Name", "Address", "城市"])),
    ]
  )
}

/// A form and, beside it, a map of where its parts stand.
struct FormMap: View {
  /// How much smaller the map is.
  static let scale: CGFloat = 0.25

  let fields: [String]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      ForEach(fields, id: \.self) { field in
        Text(field)
          .frame(width: 96, height: 32, alignment: .leading)
          .anchorPreference(key: FormParts.self, value: .bounds) {
            [FormPart(name: field, bounds: $0)]
          }
      }
    }
    .padding(16)
    .transformAnchorPreference(key: FormParts.self, value: .bounds) { parts, bounds in
      parts.insert(FormPart(name: "form", bounds: bounds), at: 0)
    }
    .padding(.trailing, 48)
    .overlayPreferenceValue(FormParts.self) { parts in
      GeometryReader { proxy in
        ForEach(parts, id: \.name) { part in
          let frame = proxy[part.bounds]
          Rectangle().stroke(part.name == "form" ? Color.gray : .blue)
            .frame(width: frame.width * Self.scale, height: frame.height * Self.scale)
            .accessibilityIdentifier(part.name)
            .offset(
              x: proxy.size.width - 40 + frame.minX * Self.scale, y: frame.minY * Self.scale)
        }
      }
    }
  }
}

private struct FormPart: Equatable {
  let name: String
  let bounds: Anchor<CGRect>
}

private enum FormParts: AppendPreferenceKey<[FormPart]> {}
