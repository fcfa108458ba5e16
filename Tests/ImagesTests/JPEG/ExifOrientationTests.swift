import Cryptography
import Testing

@testable import Images

@Suite("Orientation in Exif segments")
struct ExifOrientationTests {
    @Test("The orientation is read in both orders of bytes", arguments: Orientation.allCases)
    func orders(orientation: Orientation) {
        #expect(ExifOrientation.read(ExifBytes.bigEndian(orientation: orientation.rawValue)[...]) == orientation)
        #expect(ExifOrientation.read(ExifBytes.littleEndian(orientation: orientation.rawValue)[...]) == orientation)
    }

    @Test("A value that is none of the eight counts as nothing", arguments: [0, 9, 256, .max] as [UInt16])
    func unknownValues(value: UInt16) {
        #expect(ExifOrientation.read(ExifBytes.bigEndian(orientation: value)[...]) == nil)
    }

    @Test("A structure that ends anywhere, or points outside of itself, is passed over")
    func hostile() {
        let whole = ExifBytes.bigEndian(orientation: 6)
        for length in 0..<whole.count - 6 { #expect(ExifOrientation.read(whole.prefix(length)) == nil) }
        for place in [4, 5, 6, 7, 8, 9] {
            var bytes = whole
            bytes[place] = 0xFF
            _ = ExifOrientation.read(bytes[...])
        }
        // A directory at the last byte that 32 bits can name, and one of 65,535 entries.
        #expect(ExifOrientation.read((Array("MM".utf8) + [0, 42, 255, 255, 255, 255])[...]) == nil)
        #expect(ExifOrientation.read((Array("II".utf8) + [42, 0, 8, 0, 0, 0, 255, 255] + [UInt8](repeating: 0, count: 40))[...]) == nil)
        // Another type, and two values instead of one.
        for place in [21 + 2, 21 + 6] {
            var bytes = whole
            bytes[place] = 4
            #expect(ExifOrientation.read(bytes[...]) == nil, "\(place)")
        }
    }

    @Test("Random segments are read to some end")
    func random() {
        var random = SplitMix(seed: 33)
        for _ in 0..<20_000 {
            let content = (0..<Int.random(in: 0...60, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
            var bytes = [0xFF, 0xD8, 0xFF, 0xE1] + content
            if Bool.random(using: &random), bytes.count > 20 { bytes.replaceSubrange(4..<16, with: [0, 40] + Array("Exif\0\0MM\0*".utf8)) }
            _ = JPEGSegments(bytes)
        }
    }
}
