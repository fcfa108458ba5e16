import PreparedImages
import Testing

@testable import Images

@Suite("The reply of media-worker")
struct WorkerReplyTests {
    private static let limits = ImageLimits(maxPixels: 64, maxBytes: 5_000)

    private func prepared() throws -> PreparedImage {
        var gif = TestGIF.animation()
        gif.end()
        return try ImagePreparation(limits: try #require(Self.limits)).prepare(gif.bytes)
    }

    private func read(_ bytes: [UInt8]) throws -> WorkerReply { try WorkerReply(parsing: bytes, limits: try #require(Self.limits)) }

    @Test("An image and each failure are read as they were written")
    func roundTrip() throws {
        let replies: [WorkerReply] = [
            .prepared(try prepared()), .failed(.notAnImage("a \"damaged\" file\n")), .failed(.tooLarge("too many pixels")),
            .failed(.workerFailed("no sandbox")),
        ]
        for reply in replies {
            let read = try read(reply.bytes)
            #expect(read == reply)
        }
    }

    @Test("A reply with any byte missing or added is refused")
    func length() throws {
        let bytes = WorkerReply.prepared(try prepared()).bytes
        for length in 0..<bytes.count where outcome(of: { try read(Array(bytes.prefix(length))) }) != .workerFailed {
            Issue.record("\(length) of \(bytes.count) bytes")
        }
        #expect(outcome { try read(bytes + [0]) } == .workerFailed)
    }

    @Test(
        "EVAL-33 a worker that was taken over cannot make its caller believe what the limits forbid",
        arguments: [
            (#""width":40"#, #""width":65"#), (#""width":40"#, #""width":0"#), (#""width":40"#, #""width":-1"#), (#""width":40"#, #""width":1e99"#),
            (#""type":"gif""#, #""type":"jpg""#), (#""type":"gif""#, #""type":"svg""#), (#""name":"image""#, #""name":"still""#),
            (#""name":"icon_ios""#, #""name":"icon_tv""#), (#""bytes":"#, #""bytes":-"#), (#""bytes":"#, #""bytes":9"#),
            (#""result":"ok""#, #""result":"failed""#), (#""result":"ok""#, #""result":"fine""#), ("{", "["),
        ])
    func hostile(text: String, other: String) throws {
        let bytes = WorkerReply.prepared(try prepared()).bytes
        let range = try #require(bytes.firstRange(of: Array(text.utf8)))
        let changed = bytes[..<range.lowerBound] + Array(other.utf8) + bytes[range.upperBound...]
        #expect(outcome { try read(Array(changed)) } == .workerFailed)
    }

    @Test("No image is prepared for limits that are none", arguments: [(0, 5_000), (-1, 5_000), (1_000_000, 5_000), (64, 0), (64, .max)])
    func limits(maxPixels: Int, maxBytes: Int) {
        #expect(ImageLimits(maxPixels: maxPixels, maxBytes: maxBytes) == nil)
    }
}
