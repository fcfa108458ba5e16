import PreparedImages

/// A decoded image: rows from top to bottom, each pixel as red, green, blue and alpha of 8 bits, not premultiplied.
struct Pixels: Sendable, Equatable {
    /// Bytes of a pixel.
    static let bytesPerPixel = 4

    /// Pixels from left to right; at least 1.
    let width: Int
    /// Pixels from top to bottom; at least 1.
    let height: Int
    /// `width * height` pixels without gaps.
    private(set) var bytes: [UInt8]

    /// Pixels that `fill` writes. It gets room for all of them, all of which it must write.
    init(width: Int, height: Int, fill: (UnsafeMutableBufferPointer<UInt8>) throws(ImageFailure) -> Void) throws(ImageFailure) {
        let count = try Self.byteCount(width: width, height: height)
        self.width = width
        self.height = height
        var failure: ImageFailure?
        bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            let room = UnsafeMutableBufferPointer(rebasing: buffer[..<count])
            // No decoder that stops early leaves old memory in an image.
            room.initialize(repeating: 0)
            do throws(ImageFailure) { try fill(room) } catch { failure = error }
            initialized = count
        }
        if let failure { throw failure }
    }

    /// Pixels of one colour; transparent by default.
    init(width: Int, height: Int, color: [UInt8] = [0, 0, 0, 0]) throws(ImageFailure) {
        precondition(color.count == Self.bytesPerPixel)
        try self.init(width: width, height: height) { (room) throws(ImageFailure) in
            for index in room.indices { room[index] = color[index % Self.bytesPerPixel] }
        }
    }

    /// The bytes of an image.
    ///
    /// - Throws: `notAnImage` for a side of 0, `tooLarge` for more than ``ImageLimits/sourcePixels``.
    static func byteCount(width: Int, height: Int) throws(ImageFailure) -> Int {
        guard width > 0, height > 0 else { throw .notAnImage("an image of \(width) × \(height) pixels") }
        let (pixels, isTooMany) = width.multipliedReportingOverflow(by: height)
        guard !isTooMany, pixels <= ImageLimits.sourcePixels else {
            throw .tooLarge("\(width) × \(height) pixels; at most \(ImageLimits.sourcePixels) are read")
        }
        return pixels * bytesPerPixel
    }

    /// Whether a pixel is not opaque.
    var hasTransparency: Bool {
        bytes.withUnsafeBufferPointer { bytes in
            var index = Self.bytesPerPixel - 1
            while index < bytes.count {
                if bytes[index] != 255 { return true }
                index += Self.bytesPerPixel
            }
            return false
        }
    }

    /// A pixel: red, green, blue, alpha.
    subscript(x: Int, y: Int) -> [UInt8] {
        get { Array(bytes[offset(x, y)..<offset(x, y) + Self.bytesPerPixel]) }
        set { bytes.replaceSubrange(offset(x, y)..<offset(x, y) + Self.bytesPerPixel, with: newValue.prefix(Self.bytesPerPixel)) }
    }

    private func offset(_ x: Int, _ y: Int) -> Int {
        precondition((0..<width).contains(x) && (0..<height).contains(y))
        return (y * width + x) * Self.bytesPerPixel
    }
}
