/// One file of a prepared image.
public struct ImageVariant: Sendable, Hashable {
    /// What a variant is for.
    public enum Name: String, Sendable, Hashable, CaseIterable {
        /// The image, for everyone. An animation moves, unless it is too large.
        case image
        /// The first frame, for users with `reduce_motion`. Only beside an `image` that is animated.
        case still
        /// The icon for iOS: 40 × 40 points at 3×, 120 × 120 px.
        case iconIOS = "icon_ios"
        /// The icon for Android: 24 × 24 dp at xxhdpi, 72 × 72 px.
        case iconAndroid = "icon_android"

        /// The most pixels of each side of an icon; nil for others.
        package var iconPixels: Int? {
            switch self {
            case .image, .still: nil
            case .iconIOS: 120
            case .iconAndroid: 72
            }
        }
    }

    /// What it is for.
    public var name: Name
    /// The kind of file.
    public var type: ImageFileType
    /// Pixels from left to right.
    public var width: Int
    /// Pixels from top to bottom.
    public var height: Int
    /// The file.
    public var bytes: [UInt8]

    /// A file for a purpose.
    public init(name: Name, type: ImageFileType, width: Int, height: Int, bytes: [UInt8]) {
        (self.name, self.type, self.width, self.height, self.bytes) = (name, type, width, height, bytes)
    }
}
