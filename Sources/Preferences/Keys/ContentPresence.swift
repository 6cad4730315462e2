/// Whether a view shows anything: whether some leaf below is a text, an image, a shape or the like.
///
/// Leaves set it by themselves, hidden ones too; spacers and dividers do not. It costs nothing
/// where nobody reads it. Write `false` around what is not to count, such as a decoration.
public enum ContentPresence: AnyTruePreferenceKey {}
