import CPNG
import PreparedImages

/// Reads PNG files with libpng's simplified interface.
enum PNGDecoder {
    static func decode(_ file: [UInt8]) throws(ImageFailure) -> Pixels {
        let size = try PNGHeader(file)
        _ = try Pixels.byteCount(width: size.width, height: size.height)
        return try file.withUnsafeBufferPointer { file throws(ImageFailure) in try decode(file) }
    }

    private static func decode(_ file: UnsafeBufferPointer<UInt8>) throws(ImageFailure) -> Pixels {
        var image = png_image()
        image.version = png_uint_32(PNG_IMAGE_VERSION)
        defer { png_image_free(&image) }
        guard png_image_begin_read_from_memory(&image, file.baseAddress, file.count) != 0 else { throw damaged(image) }
        // A file of 16 bits a channel that names no gamma is meant as sRGB, as one of 8 bits is.
        image.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
        image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
        return try Pixels(width: Int(image.width), height: Int(image.height)) { (room) throws(ImageFailure) in
            guard png_image_finish_read(&image, nil, room.baseAddress, 0, nil) != 0 else { throw damaged(image) }
        }
    }

    private static func damaged(_ image: png_image) -> ImageFailure {
        .notAnImage("a damaged PNG file: \(PNGMessage.text(of: image))")
    }
}

/// The size in the first chunk of a PNG file (PNG 1.2 §4.1.1), which is known before libpng is asked.
private struct PNGHeader {
    let width: Int
    let height: Int

    init(_ file: [UInt8]) throws(ImageFailure) {
        guard file.count >= 24, file[12..<16].elementsEqual("IHDR".utf8) else { throw .notAnImage("a PNG file without a header") }
        func number(at index: Int) -> Int { file[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
        (width, height) = (number(at: 16), number(at: 20))
    }
}

/// What libpng says about its last call.
enum PNGMessage {
    static func text(of image: png_image) -> String {
        withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
