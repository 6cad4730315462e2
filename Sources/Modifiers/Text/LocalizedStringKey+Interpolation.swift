public import Foundation

extension LocalizedStringKey {
  /// Collects the parts of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    private(set) var pieces: [Piece] = []

    /// Creates an empty collection.
    nonisolated public init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Adds a part as it was written, in which Markdown is read.
    nonisolated public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(.literal(literal)) }
    }

    /// Adds a string as it is.
    nonisolated public mutating func appendInterpolation(_ string: String) {
      append(string)
    }

    /// Adds a text with its style.
    nonisolated public mutating func appendInterpolation(_ text: Text) {
      pieces.append(.text(text))
    }

    /// Adds a string with the styles that it says.
    @_disfavoredOverload
    nonisolated public mutating func appendInterpolation(_ attributedString: AttributedString) {
      pieces.append(.text(Text(attributedString)))
    }

    // Inlined, since a type that is known where it is called need not be looked up at run time.
    /// Adds an integer in decimal digits.
    @inlinable nonisolated public mutating func appendInterpolation<T: FixedWidthInteger & CVarArg>(
      _ value: T
    ) {
      append(String(value))
    }

    /// Adds a number with six places, as SwiftUI does; say another form with `specifier:`.
    nonisolated public mutating func appendInterpolation<T: BinaryFloatingPoint & CVarArg>(
      _ value: T
    ) {
      append(String(format: "%f", Double(value)))
    }

    /// Adds an integer in a form of `printf`; a form that is not for an integer counts as `%d`.
    nonisolated public mutating func appendInterpolation<T: FixedWidthInteger & CVarArg>(
      _ value: T, specifier: String
    ) {
      let isFitting = FormatSpecifier.isFitting(
        specifier, conversions: "diuoxXc", lengths: "hlqjzt")
      append(isFitting ? String(format: specifier, value) : String(value))
    }

    /// Adds a number in a form of `printf`; a form that is not for such a number counts as `%f`.
    nonisolated public mutating func appendInterpolation<T: BinaryFloatingPoint & CVarArg>(
      _ value: T, specifier: String
    ) {
      let isFitting = FormatSpecifier.isFitting(specifier, conversions: "fFeEgGaA", lengths: "l")
      append(String(format: isFitting ? specifier : "%f", Double(value)))
    }

    /// Adds a value in a format.
    nonisolated public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      append(format.format(input))
    }

    /// Adds a value as a formatter writes it, or as it describes itself.
    nonisolated public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(formatter?.string(for: subject) ?? String(describing: subject))
    }

    /// Adds an object as a formatter writes it, or as it describes itself.
    nonisolated public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(formatter?.string(for: subject) ?? String(describing: subject))
    }

    @usableFromInline mutating func append(_ string: String) {
      pieces.append(.text(Text(verbatim: string)))
    }
  }
}

/// The forms of `printf` for one value.
private enum FormatSpecifier {
  /// Whether a form reads exactly one value, and one of a kind: another would read what is not
  /// there.
  static func isFitting(_ specifier: String, conversions: String, lengths: String) -> Bool {
    guard specifier.first == "%", let last = specifier.dropFirst().last, conversions.contains(last)
    else { return false }
    let middle = specifier.dropFirst().dropLast()
    let digits = middle.drop { "+-# 0123456789.".contains($0) }
    return digits.allSatisfy { lengths.contains($0) } && middle.count < 16
  }
}
