/// A source image as notifications carry it: small files, encoded anew, without metadata (EVAL-33).
public struct PreparedImage: Sendable, Hashable {
    /// The image for everyone.
    public var image: ImageVariant
    /// The first frame, where `image` is animated.
    public var still: ImageVariant?
    /// The icon for iOS.
    public var iconIOS: ImageVariant
    /// The icon for Android.
    public var iconAndroid: ImageVariant

    /// The variants of one source.
    public init(image: ImageVariant, still: ImageVariant?, iconIOS: ImageVariant, iconAndroid: ImageVariant) {
        (self.image, self.still, self.iconIOS, self.iconAndroid) = (image, still, iconIOS, iconAndroid)
    }

    /// All variants, in the order of ``ImageVariant/Name``.
    public var variants: [ImageVariant] { [image] + (still.map { [$0] } ?? []) + [iconIOS, iconAndroid] }
}
