import PreparedImages

/// A picture as a file, not yet for a purpose.
struct EncodedPicture: Sendable {
    var type: ImageFileType
    var width: Int
    var height: Int
    var bytes: [UInt8]

    func variant(_ name: ImageVariant.Name) -> ImageVariant {
        ImageVariant(name: name, type: type, width: width, height: height, bytes: bytes)
    }
}

extension ImagePreparation {
    /// The qualities of JPEG files that are tried, best first.
    private static let qualities = [85, 75, 65, 50]
    /// How much shorter the sides become from one try to the next.
    private static let step = 0.75

    /// The picture within the app's limits: with transparency as PNG, otherwise as JPEG.
    ///
    /// - Throws: `tooLarge` where no size is small enough.
    func encoded(_ source: Pixels) throws(ImageFailure) -> EncodedPicture {
        var pixels = try source.fitted(into: limits.maxPixels)
        let isTransparent = pixels.hasTransparency
        if !isTransparent {
            for quality in Self.qualities.dropLast() {
                if let picture = try jpeg(pixels, quality: quality) { return picture }
            }
        }
        while true {
            var steps = 1
            if isTransparent {
                switch try PNGEncoder.encode(pixels, mostBytes: limits.maxBytes - 1) {
                case .file(let file): return EncodedPicture(type: .png, width: pixels.width, height: pixels.height, bytes: file)
                case .tooLarge(let bytes): steps = Self.steps(from: bytes, to: limits.maxBytes)
                }
            } else if let picture = try jpeg(pixels, quality: Self.qualities.last ?? 50) {
                return picture
            }
            guard max(pixels.width, pixels.height) > 1 else { throw .tooLarge("no size of it has less than \(limits.maxBytes) bytes") }
            for _ in 0..<steps {
                let shorter = max(1, Int(Double(max(pixels.width, pixels.height)) * Self.step))
                pixels = try pixels.fitted(into: shorter)
            }
        }
    }

    /// Steps that surely are needed, so that a huge picture is not compressed in vain again and again: the bytes of a file fall no faster than its
    /// pixels. A factor of 2 is left for pictures where they do.
    static func steps(from bytes: Int, to most: Int) -> Int {
        var (steps, expected) = (1, Double(bytes) * step * step)
        while expected * step * step > Double(2 * most) {
            expected *= step * step
            steps += 1
        }
        return steps
    }

    private func jpeg(_ pixels: Pixels, quality: Int) throws(ImageFailure) -> EncodedPicture? {
        let file = try JPEGEncoder.encode(pixels, quality: quality)
        guard file.count < limits.maxBytes else { return nil }
        return EncodedPicture(type: .jpg, width: pixels.width, height: pixels.height, bytes: file)
    }
}
