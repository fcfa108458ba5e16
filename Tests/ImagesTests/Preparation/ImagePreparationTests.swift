import Cryptography
import PreparedImages
import Testing

@testable import Images

@Suite("Preparation of images")
struct ImagePreparationTests {
    private func prepare(_ source: [UInt8], maxPixels: Int = 1_024, maxBytes: Int = 500_000) throws -> PreparedImage {
        let limits = try #require(ImageLimits(maxPixels: maxPixels, maxBytes: maxBytes))
        return try ImagePreparation(limits: limits).prepare(source)
    }

    private func decode(_ variant: ImageVariant) throws -> Pixels {
        switch variant.type {
        case .jpg: try JPEGDecoder.decode(variant.bytes, atLeast: DecodedSize(longer: .max, shorter: .max))
        case .png: try PNGDecoder.decode(variant.bytes)
        case .gif: try GIFDecoder.firstFrame(variant.bytes, try GIFBlocks(variant.bytes))
        }
    }

    private func shape(_ variant: ImageVariant?) -> String { variant.map { "\($0.type.rawValue) \($0.width)x\($0.height)" } ?? "" }

    @Test("EVAL-33 a photo becomes an image within the limits and the icons of both platforms, without its metadata")
    func photo() throws {
        let prepared = try prepare(try TestImages.jpeg(try TestImages.gradient(2_400, 1_200), orientation: 6))
        #expect(shape(prepared.image) == "jpg 512x1024" && prepared.still == nil)
        #expect(shape(prepared.iconIOS) == "png 120x120" && shape(prepared.iconAndroid) == "png 72x72")
        #expect(prepared.variants.map(\.name) == [.image, .iconIOS, .iconAndroid])
        for variant in prepared.variants {
            let pixels = try decode(variant)
            #expect(pixels.width == variant.width && pixels.height == variant.height)
            for secret in ["Exif", "home", "Ink"] { #expect(variant.bytes.firstRange(of: Array(secret.utf8)) == nil) }
        }
        // Turned: red grows to the bottom.
        let image = try decode(prepared.image)
        #expect(image[256, 1_020][0] > 245 && image[256, 3][0] < 10)
    }

    @Test("EVAL-33 a small image keeps its size, and so do its icons")
    func small() throws {
        let prepared = try prepare(try TestImages.png(try TestImages.gradient(90, 60)))
        #expect([prepared.image, prepared.iconIOS, prepared.iconAndroid].map(shape) == ["jpg 90x60", "png 60x60", "png 60x60"])
    }

    @Test("EVAL-33 transparency stays: the image is a PNG file")
    func transparent() throws {
        let prepared = try prepare(try TestImages.png(try TestImages.gradient(300, 200, alpha: 100)), maxPixels: 150)
        #expect(shape(prepared.image) == "png 150x100")
        let image = try decode(prepared.image)
        #expect(image[10, 10][3] == 100)
    }

    @Test(
        "EVAL-33 an image that is too large in bytes loses quality, then size, until it has less than the limit",
        arguments: [true, false], [1_000, 4_000, 20_000, 100_000])
    func bytes(isOpaque: Bool, maxBytes: Int) throws {
        let source = try TestImages.noise(400, 300, isOpaque: isOpaque)
        let prepared = try prepare(try TestImages.png(source), maxBytes: maxBytes)
        #expect(prepared.image.bytes.count < maxBytes && prepared.image.type == (isOpaque ? .jpg : .png))
        #expect(prepared.image.bytes.count > maxBytes / 4, "no smaller than needed")
        let (width, height) = (Double(prepared.image.width), Double(prepared.image.height))
        #expect(abs(width / height - 4.0 / 3) < 0.15, "the aspect is kept")
    }

    @Test("Steps that surely are too few are left out, and no step that may be enough")
    func steps() {
        let cases = [(501_000, 1), (1_000_000, 1), (3_100_000, 1), (3_200_000, 2), (40_000_000, 6)]
        for (bytes, expected) in cases { #expect(ImagePreparation.steps(from: bytes, to: 500_000) == expected, "\(bytes)") }
    }

    @Test("EVAL-33 an animation moves for everyone but users with reduce_motion, who get its first frame")
    func animation() throws {
        var gif = TestGIF.animation()
        let expected = gif.bytes + [0x3B]
        gif.comment("home")
        gif.end()
        let prepared = try prepare(gif.bytes)
        #expect(shape(prepared.image) == "gif 40x30" && prepared.image.bytes == expected)
        #expect(shape(prepared.still) == "jpg 40x30")
        let still = try decode(try #require(prepared.still))
        #expect(still.isNear([255, 0, 0, 255], x: 8, y: 8))
        #expect(prepared.variants.map(\.name) == [.image, .still, .iconIOS, .iconAndroid])
    }

    @Test("EVAL-33 an animation that is too large or broken becomes its first frame", arguments: ["pixels", "bytes", "rules", "data"])
    func withoutAnimation(fault: String) throws {
        var gif = TestGIF.animation(width: 200, height: 100)
        if fault == "data" { gif.brokenFrame(width: 200, height: 100) }
        if fault != "rules" { gif.end() }
        let prepared = try prepare(gif.bytes, maxPixels: fault == "pixels" ? 199 : 200, maxBytes: fault == "bytes" ? gif.bytes.count : 500_000)
        #expect(shape(prepared.image) == (fault == "pixels" ? "jpg 199x100" : "jpg 200x100") && prepared.still == nil)
        let image = try decode(prepared.image)
        #expect(image.isNear([255, 0, 0, 255], x: 8, y: 8))
    }

    @Test("A GIF file with one frame is a picture")
    func oneFrame() throws {
        var gif = TestGIF(width: 30, height: 20)
        gif.frame(width: 30, height: 20, color: 2)
        gif.end()
        let prepared = try prepare(gif.bytes)
        #expect(shape(prepared.image) == "jpg 30x20" && prepared.still == nil)
    }

    @Test("EVAL-33 the kind of a file is that of its first bytes; other kinds are no images")
    func kinds() throws {
        for file in ["", "GIF", "<html>", "RIFF....WEBP", "BM123456", "%PDF-1.7", "\u{7F}ELF"] {
            #expect(outcome { try prepare(Array(file.utf8)) } == .notAnImage, "\(file)")
        }
        let tooMuch = [0xFF, 0xD8, 0xFF] + [UInt8](repeating: 0, count: 10_000_000)
        #expect(outcome { try prepare(tooMuch) } == .tooLarge)
    }

    @Test("Random changes of files of every kind end with an image within the limits or a refusal")
    func mutations() throws {
        var random = SplitMix(seed: 20_240)
        var gif = TestGIF.animation()
        gif.end()
        let files = [
            try TestImages.jpeg(try TestImages.noise(40, 30, isOpaque: true), orientation: 3), try TestImages.png(try TestImages.gradient(40, 30)),
            gif.bytes, ForeignImages.progressiveJPEG, ForeignImages.interlacedPNG, ForeignImages.cmykJPEG, ForeignImages.interlacedGIF,
        ]
        for _ in 0..<2_000 {
            var file = files.randomElement(using: &random) ?? []
            // The announced size stays, so that no change makes an image of 160 MB.
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                file[Int.random(in: min(33, file.count - 1)..<file.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            if Int.random(in: 0..<10, using: &random) == 0 { file.removeLast(Int.random(in: 0..<file.count - 40, using: &random)) }
            guard let prepared = try? prepare(file, maxPixels: 30, maxBytes: 2_000) else { continue }
            #expect(max(prepared.image.width, prepared.image.height) <= 30 && prepared.image.bytes.count < 2_000)
        }
    }
}
