import CTurboJPEG
import PreparedImages

/// Reads JPEG files with TurboJPEG (libjpeg-turbo).
enum JPEGDecoder {
    /// Warnings about bytes that do not touch the picture. Cameras and old programs write such files. All other warnings are about damage.
    private static let harmless = [
        "extraneous bytes before marker", "Unknown Adobe color transform code", "unknown JFIF revision number",
        "Invalid SOS parameters for sequential JPEG",
    ]

    /// The image as it is shown, turned as its metadata says.
    ///
    /// - Parameter atLeast: the sizes that the image is needed in. A much larger image is decoded at an eighth or some eighths of its size, which
    ///   takes less time and memory.
    static func decode(_ file: [UInt8], atLeast needed: DecodedSize) throws(ImageFailure) -> Pixels {
        guard let decoder = tjInitDecompress() else { throw .workerFailed("TurboJPEG does not start") }
        defer { tjDestroy(decoder) }
        var (width, height, subsampling, colorSpace): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        let header = tjDecompressHeader3(decoder, file, UInt(file.count), &width, &height, &subsampling, &colorSpace)
        // A rare sampling of colours is an error here, after everything else was read, and none when the image is decoded.
        if width <= 0 || height <= 0 { try check(header, decoder) }
        _ = try Pixels.byteCount(width: Int(width), height: Int(height))

        let scaled = size(Int(width), Int(height), atLeast: needed)
        let segments = JPEGSegments(file)
        let isCMYK = colorSpace == Int32(TJCS_CMYK.rawValue) || colorSpace == Int32(TJCS_YCCK.rawValue)
        let format = isCMYK ? TJPF_CMYK : TJPF_RGBA
        let pixels = try Pixels(width: scaled.width, height: scaled.height) { (room) throws(ImageFailure) in
            let result = tjDecompress2(
                decoder, file, UInt(file.count), room.baseAddress, Int32(scaled.width), 0, Int32(scaled.height), Int32(format.rawValue),
                TJFLAG_LIMITSCANS)
            try check(result, decoder)
            if isCMYK { convertInks(room, areInverted: segments.isAdobe) }
        }
        return try pixels.turned(segments.orientation)
    }

    /// The smallest size that TurboJPEG decodes to and that is not below the needed ones.
    private static func size(_ width: Int, _ height: Int, atLeast needed: DecodedSize) -> (width: Int, height: Int) {
        var best = (width: width, height: height)
        var count: Int32 = 0
        guard let factors = tjGetScalingFactors(&count) else { return best }
        for factor in UnsafeBufferPointer(start: factors, count: Int(count)) where factor.num < factor.denom && factor.num > 0 {
            // TJSCALED: rounded up.
            func scaled(_ length: Int) -> Int { (length * Int(factor.num) + Int(factor.denom) - 1) / Int(factor.denom) }
            let size = (width: scaled(width), height: scaled(height))
            if needed.isCovered(by: size.width, size.height), size.width < best.width { best = size }
        }
        return best
    }

    private static func check(_ result: Int32, _ decoder: tjhandle) throws(ImageFailure) {
        if result == 0 { return }
        let message = tjGetErrorStr2(decoder).map { String(cString: $0) } ?? "an unknown error"
        if tjGetErrorCode(decoder) == Int32(TJERR_WARNING.rawValue), harmless.contains(where: message.contains) { return }
        throw .notAnImage("a damaged JPEG file: \(message)")
    }

    /// Turns cyan, magenta, yellow and black into red, green, blue and alpha, in place. No colour profile is applied.
    private static func convertInks(_ room: UnsafeMutableBufferPointer<UInt8>, areInverted: Bool) {
        for start in stride(from: 0, to: room.count, by: Pixels.bytesPerPixel) {
            func light(_ index: Int) -> Int { areInverted ? Int(room[start + index]) : 255 - Int(room[start + index]) }
            let black = light(3)
            for index in 0..<3 { room[start + index] = UInt8((light(index) * black + 127) / 255) }
            room[start + 3] = 255
        }
    }
}
