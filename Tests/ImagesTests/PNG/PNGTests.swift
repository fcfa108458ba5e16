import PreparedImages
import Testing

@testable import Images

@Suite("PNG files")
struct PNGTests {
    @Test("EVAL-33 files with a palette, with 16 bits a channel and with interlaced rows have their colours", arguments: ["palette", "deep", "rows"])
    func kinds(kind: String) throws {
        let file =
            switch kind {
            case "palette": ForeignImages.palettePNG
            case "deep": ForeignImages.deepPNG
            default: ForeignImages.interlacedPNG
            }
        let pixels = try PNGDecoder.decode(file)
        #expect(pixels.width == 16 && pixels.height == 8 && !pixels.hasTransparency)
        #expect(pixels[3, 6] == [200, 30, 60, 255] && pixels[12, 1] == [20, 180, 40, 255])
    }

    @Test("Grey with transparency")
    func greyWithAlpha() throws {
        let pixels = try PNGDecoder.decode(ForeignImages.greyAlphaPNG)
        #expect(pixels[0, 0] == [77, 77, 77, 255] && pixels[15, 7] == [77, 77, 77, 128])
    }

    @Test("What is written is read again")
    func roundTrip() throws {
        let source = try TestImages.noise(37, 23, isOpaque: false)
        let read = try PNGDecoder.decode(try TestImages.png(source))
        #expect(read == source)
    }

    @Test("A file beyond the limit is not written, and its size is known")
    func tooLarge() throws {
        let source = try TestImages.noise(50, 50, isOpaque: false)
        let size = try TestImages.png(source).count
        let refused = try PNGEncoder.encode(source, mostBytes: size - 1)
        #expect(refused == .tooLarge(bytes: size))
        guard case .file(let file) = try PNGEncoder.encode(source, mostBytes: size) else { throw TestImages.TooLarge() }
        #expect(file.count == size)
    }

    @Test("EVAL-33 a file that ends early or is damaged is no image")
    func damaged() throws {
        let file = try TestImages.png(try TestImages.noise(64, 64, isOpaque: true))
        for part in 1..<16 {
            let short = Array(file.prefix(file.count * part / 16))
            #expect(outcome { try PNGDecoder.decode(short) } == .notAnImage, "\(short.count) of \(file.count)")
        }
        for place in [18, file.count / 2, file.count - 20] {
            var damaged = file
            damaged[place] ^= 0x55
            #expect([.notAnImage, .tooLarge].contains(outcome { try PNGDecoder.decode(damaged) }), "byte \(place)")
        }
    }

    @Test(
        "EVAL-33 a file of few bytes that announces too many pixels is too large, and one without pixels is none",
        arguments: [(60_000, 60_000), (2_000_000, 30), (1, 0x7FFF_FFFF), (0, 5)])
    func bomb(width: Int, height: Int) throws {
        var file = try TestImages.png(try TestImages.gradient(4, 4))
        let sizes = [width, height].flatMap { number in (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) } }
        file.replaceSubrange(16..<24, with: sizes)
        #expect(outcome { try PNGDecoder.decode(file) } == (width == 0 ? .notAnImage : .tooLarge))
    }
}
