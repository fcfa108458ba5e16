import PreparedImages
import Testing

@testable import Images

@Suite("JPEG files")
struct JPEGDecoderTests {
    private let whole = DecodedSize(longer: 10_000, shorter: 10_000)

    @Test(
        "EVAL-33 progressive files, rare samplings, and files of grey and of four inks have their colours",
        arguments: ["progressive", "sampling", "inks", "grey"])
    func kinds(kind: String) throws {
        let (file, left, right): ([UInt8], [UInt8], [UInt8]) =
            switch kind {
            case "progressive": (ForeignImages.progressiveJPEG, [200, 30, 60, 255], [20, 180, 40, 255])
            case "sampling": (ForeignImages.oddSamplingJPEG, [200, 30, 60, 255], [20, 180, 40, 255])
            case "inks": (ForeignImages.cmykJPEG, [200, 30, 60, 255], [20, 180, 40, 255])
            default: (ForeignImages.greyJPEG, [84, 84, 84, 255], [116, 116, 116, 255])
            }
        let pixels = try JPEGDecoder.decode(file, atLeast: whole)
        #expect(pixels.width == 16 && pixels.height == 8)
        #expect(pixels.isNear(left, x: 2, y: 4) && pixels.isNear(right, x: 13, y: 4), "\(pixels[2, 4]) \(pixels[13, 4])")
    }

    @Test("EVAL-33 the image is turned as its metadata says", arguments: Orientation.allCases)
    func turned(orientation: Orientation) throws {
        let source = try TestImages.gradient(64, 32)
        let pixels = try JPEGDecoder.decode(try TestImages.jpeg(source, orientation: orientation.rawValue), atLeast: whole)
        let expected = try source.turned(orientation)
        #expect(pixels.width == expected.width && pixels.height == expected.height)
        for (x, y) in [(1, 1), (pixels.width - 2, 1), (1, pixels.height - 2)] {
            #expect(pixels.isNear(expected[x, y], x: x, y: y), "\(x) \(y): \(pixels[x, y]), not \(expected[x, y])")
        }
    }

    @Test("A large image is decoded at a part of its size that still has enough pixels for the image and the icons")
    func reduced() throws {
        let file = try TestImages.jpeg(try TestImages.gradient(1_600, 800))
        func size(_ longer: Int, _ shorter: Int) throws -> [Int] {
            let pixels = try JPEGDecoder.decode(file, atLeast: DecodedSize(longer: longer, shorter: shorter))
            return [pixels.width, pixels.height]
        }
        let sizes = try [size(100, 10), size(100, 110), size(201, 10), size(1_500, 10), size(9_999, 10)]
        #expect(sizes == [[200, 100], [400, 200], [400, 200], [1_600, 800], [1_600, 800]])
    }

    @Test("EVAL-33 a file that ends early or is damaged is no image, and nobody sees what is left of it")
    func damaged() throws {
        let file = try TestImages.jpeg(try TestImages.noise(64, 64, isOpaque: true), orientation: 6)
        for part in 1..<16 {
            let short = Array(file.prefix(file.count * part / 16))
            #expect(outcome { try JPEGDecoder.decode(short, atLeast: whole) } == .notAnImage, "\(short.count) of \(file.count)")
        }
        var damaged = file
        for index in file.count / 2..<file.count / 2 + 200 { damaged[index] = 0xFF }
        #expect(outcome { try JPEGDecoder.decode(damaged, atLeast: whole) } == .notAnImage)
    }

    @Test("EVAL-33 a file that announces 65,500 × 65,500 pixels is too large before a pixel is decoded")
    func bomb() throws {
        var file = try TestImages.jpeg(try TestImages.gradient(16, 16))
        // The frame's header: height and width follow five bytes after its marker.
        let frame = try #require(zip(file, file.dropFirst()).enumerated().first { $0.element == (0xFF, 0xC0) }?.offset)
        file.replaceSubrange(frame + 5..<frame + 9, with: [0xFF, 0xDC, 0xFF, 0xDC])
        #expect(outcome { try JPEGDecoder.decode(file, atLeast: whole) } == .tooLarge)
    }

    @Test("Bytes between segments, which cameras write, do not make a file damaged")
    func extraneousBytes() throws {
        var file = try TestImages.jpeg(try TestImages.gradient(16, 16))
        file.insert(contentsOf: [0, 0, 0], at: file.count - 2)
        let pixels = try JPEGDecoder.decode(file, atLeast: whole)
        #expect(pixels.width == 16)
    }
}
