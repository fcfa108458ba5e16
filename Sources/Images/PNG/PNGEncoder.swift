import CPNG
import PreparedImages

/// Writes PNG files with libpng's simplified interface: 8 bits a channel, without metadata.
enum PNGEncoder {
    /// The outcome of an attempt.
    enum Result: Equatable {
        case file([UInt8])
        /// The file would have this many bytes, which is too many.
        case tooLarge(bytes: Int)
    }

    /// - Parameter mostBytes: of the file.
    static func encode(_ pixels: Pixels, mostBytes: Int) throws(ImageFailure) -> Result {
        var image = png_image()
        image.version = png_uint_32(PNG_IMAGE_VERSION)
        image.width = png_uint_32(pixels.width)
        image.height = png_uint_32(pixels.height)
        image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
        defer { png_image_free(&image) }
        var count = mostBytes
        var isWritten = false
        let file = [UInt8](unsafeUninitializedCapacity: mostBytes) { room, initialized in
            isWritten = pixels.bytes.withUnsafeBufferPointer {
                png_image_write_to_memory(&image, room.baseAddress, &count, 0, $0.baseAddress, 0, nil) != 0
            }
            initialized = isWritten ? count : 0
        }
        if isWritten { return .file(file) }
        // libpng counts to the end, and says how much room it needs.
        guard count > mostBytes else { throw .workerFailed("no PNG file can be written: \(PNGMessage.text(of: image))") }
        return .tooLarge(bytes: count)
    }
}
