import Cryptography
import PreparedImages
import Testing

@testable import Images

@Suite("Blocks of GIF files")
struct GIFBlocksTests {
    @Test("EVAL-33 comments, metadata and bytes after the trailer are dropped; frames, delays and repeats stay")
    func cleaned() throws {
        var expected = TestGIF.animation()
        expected.end()
        var gif = TestGIF(width: 40, height: 30)
        gif.comment("taken at home")
        gif.loops()
        gif.metadata()
        // Only the last control before a frame counts.
        gif.control(transparent: 5)
        gif.control()
        gif.frame(width: 40, height: 30, color: 0)
        gif.comment("still at home")
        gif.control()
        gif.frame(left: 5, top: 5, width: 10, height: 10, color: 1)
        gif.loops()
        gif.end()
        let blocks = try GIFBlocks(gif.bytes + Array("<script>".utf8))
        #expect(blocks.cleaned == expected.bytes)
        #expect(blocks.width == 40 && blocks.height == 30)
        #expect(
            blocks.frames == [
                .init(left: 0, top: 0, width: 40, height: 30, transparentIndex: nil),
                .init(left: 5, top: 5, width: 10, height: 10, transparentIndex: nil),
            ])
        let again = try GIFBlocks(expected.bytes)
        #expect(again.cleaned == expected.bytes)
    }

    @Test("The colour that is none is that of the control before the frame")
    func transparent() throws {
        var gif = TestGIF(width: 4, height: 4)
        gif.control(transparent: 2)
        gif.frame(width: 4, height: 4, color: 0)
        gif.frame(width: 4, height: 4, color: 1)
        gif.end()
        let frames = try GIFBlocks(gif.bytes).frames
        #expect(frames.map(\.transparentIndex) == [2, nil])
    }

    @Test("EVAL-33 an animation that breaks the rules is not passed on", arguments: ["no trailer", "text", "place", "size", "unknown", "short"])
    func broken(fault: String) throws {
        var gif = TestGIF.animation()
        switch fault {
        case "text": gif.plainText()
        case "place": gif.frame(left: 35, top: 0, width: 6, height: 1, color: 0)
        case "size": gif.frame(width: 0, height: 1, color: 0)
        default: break
        }
        if fault != "no trailer" { gif.end() }
        var bytes = gif.bytes
        if fault == "unknown" { bytes.insert(0x42, at: bytes.count - 1) }
        if fault == "short" { bytes.removeLast(3) }
        let blocks = try GIFBlocks(bytes)
        #expect(blocks.cleaned == nil)
        #expect(blocks.frames.count >= (fault == "short" ? 1 : 2))
    }

    @Test("A file without a whole first frame is no image")
    func withoutFrame() {
        var gif = TestGIF(width: 4, height: 4)
        let empty = gif.bytes
        gif.end()
        #expect(outcome { try GIFBlocks(gif.bytes) } == .notAnImage)
        for length in 0..<empty.count { #expect(outcome { try GIFBlocks(Array(empty.prefix(length))) } == .notAnImage) }
    }

    @Test("Files cut short anywhere and files with changed bytes are read to some end, and a cleaned file is clean")
    func hostile() throws {
        var gif = TestGIF.animation()
        gif.end()
        for length in 0..<gif.bytes.count {
            let blocks = try? GIFBlocks(Array(gif.bytes.prefix(length)))
            #expect(blocks?.cleaned == nil)
        }
        var random = SplitMix(seed: 9)
        for _ in 0..<5_000 {
            var bytes = gif.bytes
            for _ in 0..<3 { bytes[Int.random(in: 6..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random) }
            guard let cleaned = try? GIFBlocks(bytes).cleaned else { continue }
            let again = try GIFBlocks(cleaned)
            #expect(again.cleaned == cleaned)
        }
    }
}
