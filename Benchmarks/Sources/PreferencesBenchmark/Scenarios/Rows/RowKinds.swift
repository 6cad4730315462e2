import Modifiers

/// A text that writes its state for an associative key.
enum AssociativeRow: RowKind {
  static func content(_ value: Int) -> some View {
    Text("Row").preference(key: Total.self, value: value)
  }
}

/// A text that writes its state for a key that is not marked.
enum PlainRow: RowKind {
  static func content(_ value: Int) -> some View {
    Text("Row").preference(key: PlainTotal.self, value: value)
  }
}

/// A text that writes three keys.
enum ThreeKeyRow: RowKind {
  static func content(_ value: Int) -> some View {
    Text("Row")
      .preference(key: Total.self, value: value)
      .preference(key: Greatest.self, value: value)
      .preference(key: AnySet.self, value: !value.isMultiple(of: 2))
  }
}

/// A text that writes the same whatever its state is.
enum EqualRow: RowKind {
  static func content(_ value: Int) -> some View {
    Text("Row").preference(key: Total.self, value: value < 0 ? 1 : 0)
  }
}

/// A text that writes a list.
enum ListRow: RowKind {
  static func content(_ value: Int) -> some View {
    Text("Row").preference(key: Collected.self, value: [value])
  }
}

/// A text that comes and goes with its writer.
enum ConditionalRow: RowKind {
  static func content(_ value: Int) -> some View {
    if value.isMultiple(of: 2) {
      Text("Row").preference(key: Total.self, value: 1)
    }
  }
}

/// A text that changes and keeps its size.
enum SameSizeRow: RowKind {
  static func content(_ value: Int) -> some View {
    Text(value.isMultiple(of: 2) ? "Row" : "Raw")
  }
}

/// A text that changes its size.
enum ResizingRow: RowKind {
  static func content(_ value: Int) -> some View {
    Text(value.isMultiple(of: 2) ? "Row" : "A longer row")
  }
}
