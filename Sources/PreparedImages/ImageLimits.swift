/// The bounds of one preparation.
public struct ImageLimits: Sendable, Hashable {
    /// The most bytes of a source file: 10 MB (EVAL-33).
    public static let sourceBytes = 10_000_000
    /// The most pixels of a source: those of a camera with 40 megapixels, 160 MB once decoded.
    public static let sourcePixels = 40_000_000

    /// The most bytes of an icon: more than 120 × 120 px need without any compression.
    package static let iconBytes = 70_000

    /// The values of `image_max_px` for which a preparation is made.
    public static let pixelRange = 1...16_384
    /// The values of `image_max_bytes` for which a preparation is made.
    public static let byteRange = 100...ImageLimits.sourceBytes

    /// The most pixels of each side of the image (`image_max_px`).
    public var maxPixels: Int
    /// The image has fewer bytes than this (`image_max_bytes`).
    public var maxBytes: Int

    /// - Returns: nil when a value is outside ``pixelRange`` or ``byteRange``.
    public init?(maxPixels: Int, maxBytes: Int) {
        guard Self.pixelRange.contains(maxPixels), Self.byteRange.contains(maxBytes) else { return nil }
        (self.maxPixels, self.maxBytes) = (maxPixels, maxBytes)
    }
}
