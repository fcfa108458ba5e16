public import PreparedImages

/// Turns a source into the files that notifications carry (EVAL-33). A value without I/O: bytes in, bytes out.
public struct ImagePreparation: Sendable {
    /// The most pixels of all frames of an animation together that is kept.
    private static let animationPixels = 200_000_000

    /// The app's limits.
    let limits: ImageLimits

    /// A preparation for an app.
    public init(limits: ImageLimits) { self.limits = limits }

    /// The variants of a source.
    ///
    /// - Throws: ``ImageFailure``: `notAnImage` or `tooLarge` for the source's fault.
    public func prepare(_ source: [UInt8]) throws(ImageFailure) -> PreparedImage {
        guard source.count <= ImageLimits.sourceBytes else { throw .tooLarge("more than \(ImageLimits.sourceBytes) bytes") }
        var animation: ImageVariant?
        let pixels: Pixels
        switch ImageFileType(recognizing: source) {
        case .jpg: pixels = try JPEGDecoder.decode(source, atLeast: needed)
        case .png: pixels = try PNGDecoder.decode(source)
        case .gif:
            let blocks = try GIFBlocks(source)
            pixels = try GIFDecoder.firstFrame(source, blocks)
            animation = self.animation(blocks)
        case nil: throw .notAnImage("neither a PNG nor a JPEG nor a GIF file")
        }
        let still = try encoded(pixels)
        return PreparedImage(
            image: animation ?? still.variant(.image), still: animation == nil ? nil : still.variant(.still),
            iconIOS: try icon(pixels, .iconIOS), iconAndroid: try icon(pixels, .iconAndroid))
    }

    /// Twice the image's size, so that the reduction is the same as from the full size; and room for the icons' square.
    private var needed: DecodedSize {
        let icon = ImageVariant.Name.allCases.compactMap(\.iconPixels).max() ?? 0
        return DecodedSize(longer: 2 * limits.maxPixels, shorter: 2 * icon)
    }

    /// The animation as it came, but for metadata: nil for a picture that stands still, and for an animation that phones should not get.
    private func animation(_ blocks: GIFBlocks) -> ImageVariant? {
        guard blocks.frames.count > 1, let file = blocks.cleaned, file.count < limits.maxBytes,
            max(blocks.width, blocks.height) <= limits.maxPixels, GIFDecoder.isSound(file, mostPixels: Self.animationPixels)
        else { return nil }
        return ImageVariant(name: .image, type: .gif, width: blocks.width, height: blocks.height, bytes: file)
    }

    /// The square in the centre as PNG.
    private func icon(_ pixels: Pixels, _ name: ImageVariant.Name) throws(ImageFailure) -> ImageVariant {
        let icon = try pixels.centreSquare().fitted(into: name.iconPixels ?? limits.maxPixels)
        switch try PNGEncoder.encode(icon, mostBytes: ImageLimits.iconBytes) {
        case .file(let file): return ImageVariant(name: name, type: .png, width: icon.width, height: icon.height, bytes: file)
        case .tooLarge(let bytes): throw .workerFailed("an icon of \(bytes) bytes")
        }
    }
}
