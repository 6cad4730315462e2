/// What is thrown when containers of several children are nested deeper than can be measured.
package struct LayoutLimitError: Error, Equatable, CustomStringConvertible {
  /// How many may be nested.
  package let nestingLimit: Int

  package var description: String {
    """
    Layout reached its limit: containers of several children are nested more than \
    \(nestingLimit) deep. Nest fewer, or put several of them side by side in one container; \
    chains of views with one child do not count.
    """
  }
}
