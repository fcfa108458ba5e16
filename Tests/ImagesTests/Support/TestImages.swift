import Cryptography
import PreparedImages

@testable import Images

/// Images that tests make.
enum TestImages {
    /// Red grows to the right, green to the bottom.
    static func gradient(_ width: Int, _ height: Int, alpha: UInt8 = 255) throws -> Pixels {
        try Pixels(width: width, height: height) { room in
            for index in 0..<width * height {
                let (x, y) = (index % width, index / width)
                room[index * 4] = UInt8(x * 255 / max(1, width - 1))
                room[index * 4 + 1] = UInt8(y * 255 / max(1, height - 1))
                room[index * 4 + 2] = 90
                room[index * 4 + 3] = alpha
            }
        }
    }

    /// Noise, which no encoder makes small.
    static func noise(_ width: Int, _ height: Int, isOpaque: Bool, seed: UInt64 = 1) throws -> Pixels {
        var random = SplitMix(seed: seed)
        return try Pixels(width: width, height: height) { room in
            for index in room.indices { room[index] = isOpaque && index % 4 == 3 ? 255 : UInt8.random(in: 0...255, using: &random) }
        }
    }

    static func png(_ pixels: Pixels) throws -> [UInt8] {
        guard case .file(let file) = try PNGEncoder.encode(pixels, mostBytes: ImageLimits.sourceBytes) else { throw TooLarge() }
        return file
    }

    struct TooLarge: Error {}

    /// A JPEG file with an Exif segment that says how the camera was held, and a comment.
    static func jpeg(_ pixels: Pixels, orientation: UInt16? = nil) throws -> [UInt8] {
        var file = try JPEGEncoder.encode(pixels, quality: 90)
        let comment = Array("taken at home".utf8)
        var segments: [UInt8] = [0xFF, 0xFE, 0, UInt8(comment.count + 2)] + comment
        if let orientation {
            let exif = Array("Exif\0\0".utf8) + ExifBytes.bigEndian(orientation: orientation)
            segments += [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif
        }
        file.insert(contentsOf: segments, at: 2)
        return file
    }
}

/// TIFF structures with one directory.
enum ExifBytes {
    /// The maker of the camera, the orientation.
    static func bigEndian(orientation: UInt16) -> [UInt8] {
        Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 2]
            + [0x01, 0x0F, 0, 2, 0, 0, 0, 4] + Array("Ink\0".utf8)
            + [0x01, 0x12, 0, 3, 0, 0, 0, 1, UInt8(orientation >> 8), UInt8(orientation & 255), 0, 0]
            + [0, 0, 0, 0]
    }

    static func littleEndian(orientation: UInt16) -> [UInt8] {
        Array("II".utf8) + [42, 0, 8, 0, 0, 0, 1, 0]
            + [0x12, 0x01, 3, 0, 1, 0, 0, 0, UInt8(orientation & 255), UInt8(orientation >> 8), 0, 0]
            + [0, 0, 0, 0]
    }
}

extension Pixels {
    /// The pixel, or one of its channels, may differ so much from what was encoded: JPEG is lossy.
    func isNear(_ color: [UInt8], x: Int, y: Int, within tolerance: Int = 12) -> Bool {
        zip(self[x, y], color).allSatisfy { abs(Int($0) - Int($1)) <= tolerance }
    }
}
