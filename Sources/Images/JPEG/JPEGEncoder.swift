import CTurboJPEG
import PreparedImages

/// Writes JPEG files with TurboJPEG (libjpeg-turbo): baseline, with halved chroma, without metadata.
enum JPEGEncoder {
    /// - Parameter quality: 1 to 100. Alpha is left out.
    static func encode(_ pixels: Pixels, quality: Int) throws(ImageFailure) -> [UInt8] {
        guard let encoder = tjInitCompress() else { throw .workerFailed("TurboJPEG does not start") }
        defer { tjDestroy(encoder) }
        var file: UnsafeMutablePointer<UInt8>?
        var count: UInt = 0
        defer { tjFree(file) }
        let result = pixels.bytes.withUnsafeBufferPointer {
            tjCompress2(
                encoder, $0.baseAddress, Int32(pixels.width), 0, Int32(pixels.height), Int32(TJPF_RGBA.rawValue), &file, &count,
                Int32(TJSAMP_420.rawValue), Int32(quality), 0)
        }
        guard result == 0, let file else {
            throw .workerFailed("no JPEG file can be written: \(tjGetErrorStr2(encoder).map { String(cString: $0) } ?? "an unknown error")")
        }
        return Array(UnsafeBufferPointer(start: file, count: Int(count)))
    }
}
