import PreparedImages
import Testing

@testable import Images

@Suite("GIF files")
struct GIFDecoderTests {
    private func firstFrame(_ gif: TestGIF) throws -> Pixels { try GIFDecoder.firstFrame(gif.bytes, try GIFBlocks(gif.bytes)) }

    @Test("EVAL-33 the first frame lies at its place on a transparent screen")
    func place() throws {
        var gif = TestGIF(width: 6, height: 5)
        gif.frame(left: 2, top: 1, width: 3, height: 2, color: 1)
        gif.end()
        let pixels = try firstFrame(gif)
        #expect(pixels.width == 6 && pixels.height == 5)
        #expect(pixels[2, 1] == [0, 255, 0, 255] && pixels[4, 2] == [0, 255, 0, 255])
        #expect(pixels[1, 1] == [0, 0, 0, 0] && pixels[5, 2] == [0, 0, 0, 0] && pixels[2, 3] == [0, 0, 0, 0])
    }

    @Test("The colour that is none is transparent")
    func transparent() throws {
        var gif = TestGIF(width: 3, height: 1)
        gif.control(transparent: 1)
        gif.frame(width: 3, height: 1, indices: [0, 1, 2])
        gif.end()
        let pixels = try firstFrame(gif)
        #expect(pixels[0, 0] == [255, 0, 0, 255] && pixels[1, 0] == [0, 0, 0, 0] && pixels[2, 0] == [0, 0, 255, 255])
    }

    @Test("A part of a frame outside of the screen is left out")
    func outside() throws {
        for (left, top) in [(4, 3), (5, 0), (0, 4), (60_000, 60_000)] {
            var gif = TestGIF(width: 5, height: 4)
            gif.frame(left: left, top: top, width: 3, height: 3, color: 0)
            gif.end()
            let pixels = try firstFrame(gif)
            #expect(pixels.width == 5 && pixels.height == 4)
            #expect(pixels[4, 3] == (left == 4 ? [255, 0, 0, 255] : [0, 0, 0, 0]))
        }
    }

    @Test("Interlaced rows")
    func interlaced() throws {
        let file = ForeignImages.interlacedGIF
        let pixels = try GIFDecoder.firstFrame(file, try GIFBlocks(file))
        for y in 0..<8 { #expect(pixels[7, y] == [200, 30, 60, 255] && pixels[8, y] == [20, 180, 40, 255], "row \(y)") }
    }

    @Test("EVAL-33 a first frame without all of its pixels is no image, and a screen or frame with too many is too large")
    func damaged() throws {
        var gif = TestGIF(width: 20, height: 20)
        gif.brokenFrame(width: 20, height: 20)
        gif.end()
        #expect(outcome { try firstFrame(gif) } == .notAnImage)
        var screen = TestGIF(width: 65_535, height: 65_535)
        screen.frame(width: 2, height: 2, color: 0)
        screen.end()
        #expect(outcome { try firstFrame(screen) } == .tooLarge)
        var frame = TestGIF(width: 2, height: 2)
        frame.brokenFrame(width: 65_535, height: 65_535)
        frame.end()
        #expect(outcome { try firstFrame(frame) } == .tooLarge)
        var empty = TestGIF(width: 0, height: 2)
        empty.frame(width: 2, height: 2, color: 0)
        empty.end()
        #expect(outcome { try firstFrame(empty) } == .notAnImage)
    }

    @Test("EVAL-33 an animation is sound when every frame decodes, and all of them together have no more pixels than allowed")
    func sound() {
        var gif = TestGIF.animation()
        let two = gif.bytes + [0x3B]
        #expect(GIFDecoder.isSound(two, mostPixels: 40 * 30 + 100))
        #expect(!GIFDecoder.isSound(two, mostPixels: 40 * 30 + 99))
        gif.brokenFrame(width: 40, height: 30)
        gif.end()
        #expect(!GIFDecoder.isSound(gif.bytes, mostPixels: 1_000_000))
    }
}
