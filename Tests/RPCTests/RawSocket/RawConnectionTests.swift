import RPC
import Synchronization
import Testing

/// HTTP/2 by RFC 9113 from a raw socket: errors that end a stream, errors that end the connection, and frames that are ignored.
@Suite("HTTP/2 from a raw socket", .timeLimit(.minutes(1)))
struct RawConnectionTests {
    struct Malformed: Sendable, CustomTestStringConvertible {
        var name: String
        var fields: [(String, String)]
        var testDescription: String { self.name }
        init(_ name: String, _ fields: [(String, String)]) { (self.name, self.fields) = (name, fields) }
    }

    static let malformed: [Malformed] = [
        Malformed("upper-case name (§8.2.1)", RawSocket.head([("X-Upper", "1")])),
        Malformed("upper-case pseudo-header", RawSocket.head([(":path", nil)]) + [(":Path", "/x/y")]),
        Malformed("name with a space", RawSocket.head([("x y", "1")])),
        Malformed("empty name", RawSocket.head([("", "1")])),
        Malformed("value with a line feed", RawSocket.head([("x-a", "1\n2")])),
        Malformed("value with NUL", RawSocket.head([("x-a", "1\u{0}2")])),
        Malformed("value with spaces around", RawSocket.head([("x-a", " 1 ")])),
        Malformed("connection (§8.2.2)", RawSocket.head([("connection", "keep-alive")])),
        Malformed("keep-alive", RawSocket.head([("keep-alive", "5")])),
        Malformed("proxy-connection", RawSocket.head([("proxy-connection", "close")])),
        Malformed("transfer-encoding", RawSocket.head([("transfer-encoding", "chunked")])),
        Malformed("upgrade", RawSocket.head([("upgrade", "h2c")])),
        Malformed("pseudo-header after a field (§8.3)", RawSocket.head([(":path", nil)]) + [(":path", "/x/y")]),
        Malformed("pseudo-header twice", [(":method", "POST")] + RawSocket.head()),
        Malformed("unknown pseudo-header", [(":magic", "1")] + RawSocket.head()),
        Malformed("pseudo-header of responses", [(":status", "200")] + RawSocket.head()),
        Malformed("no :method", RawSocket.head([(":method", nil)])),
        Malformed("no :scheme", RawSocket.head([(":scheme", nil)])),
        Malformed("no :path", RawSocket.head([(":path", nil)])),
        Malformed("empty :path", RawSocket.head([(":path", "")])),
        Malformed("content-length that is no number", RawSocket.head([("content-length", "x")])),
        Malformed("no fields at all", []),
    ]

    @Test("A malformed request ends its stream with PROTOCOL_ERROR and reaches no handler", arguments: malformed)
    func malformedRequest(_ request: Malformed) async throws {
        try await withRawSocket { socket, service in
            socket.send(.headers(1, request.fields), .data(1, RawSocket.order("echo"), end: true))
            let answer = await socket.answer(1)
            #expect(answer.reset == 1 && answer.blocks.isEmpty, "\(answer)")
            #expect(service.events.withLock { $0.calls } == 0)
            #expect(await socket.echoes(3))
        }
    }

    @Test("A body of another length than announced ends its stream")
    func contentLength() async throws {
        try await withRawSocket { socket, _ in
            let message = RawSocket.order("echo")
            #expect(await socket.call(1, [("content-length", "\(message.count + 1)")], body: message).reset == 1)
            #expect(await socket.call(3, [("content-length", "\(message.count - 1)")], body: message).reset == 1)
            #expect(await socket.call(5, [("content-length", "\(message.count)")], body: message).grpcStatus == "0")
        }
    }

    @Test("ARCH-02 A header list over the limit is answered 431 and the connection goes on, also in many small fields")
    func headerList() async throws {
        try await withRawSocket { socket, service in
            let long = RawSocket.head() + (0..<17).map { ("x-\($0)", String(repeating: "v", count: 1_000)) }
            let block = HeaderBlock.encode(long)
            socket.send(
                RawFrame(.headers, stream: 1, Array(block.prefix(16_000))),
                RawFrame(.continuation, flags: RawFrame.endHeaders, stream: 1, Array(block.dropFirst(16_000))))
            socket.send(.data(1, RawSocket.order("echo"), end: true))
            #expect(await socket.answer(1).httpStatus == "431")
            // 32 a field are counted beside name and value, so 16 KiB hold at most 512 fields.
            socket.send(.headers(3, RawSocket.head() + (0..<510).map { _ in ("a", "") }), .data(3, RawSocket.order("echo"), end: true))
            #expect(await socket.answer(3).httpStatus == "431")
            #expect(service.events.withLock { $0.calls } == 0)
            socket.send(.headers(5, RawSocket.head() + (0..<400).map { _ in ("a", "") }), .data(5, RawSocket.order("echo"), end: true))
            #expect(await socket.answer(5).grpcStatus == "0")
        }
    }

    struct Violation: Sendable, CustomTestStringConvertible {
        var name: String
        var code: UInt32
        var bytes: [UInt8]
        var testDescription: String { self.name }
        init(_ name: String, _ code: UInt32, _ frames: RawFrame...) { (self.name, self.code, self.bytes) = (name, code, frames.flatMap(\.bytes)) }
    }

    static let violations: [Violation] = [
        Violation("DATA on an idle stream", 1, .data(1, [1])),
        Violation("DATA on stream 0", 1, .data(0, [1])),
        Violation("HEADERS on stream 0", 1, .headers(0, RawSocket.head())),
        Violation("HEADERS on an even stream", 1, .headers(2, RawSocket.head(), end: true)),
        Violation("CONTINUATION without HEADERS", 1, RawFrame(.continuation, flags: RawFrame.endHeaders, stream: 1, [])),
        Violation("a frame inside a header block", 1, RawFrame(.headers, stream: 1, HeaderBlock.encode(RawSocket.head())), .ping()),
        Violation(
            "CONTINUATION of another stream", 1, RawFrame(.headers, stream: 1, HeaderBlock.encode(RawSocket.head())),
            RawFrame(.continuation, flags: RawFrame.endHeaders, stream: 3, [])),
        Violation("PUSH_PROMISE from a client", 1, RawFrame(.pushPromise, flags: RawFrame.endHeaders, stream: 1, [0, 0, 0, 2])),
        Violation("SETTINGS on a stream", 1, RawFrame(.settings, stream: 1, [])),
        Violation("SETTINGS of a wrong length", 6, RawFrame(.settings, [0, 1, 0])),
        Violation("SETTINGS acknowledgement with a payload", 6, RawFrame(.settings, flags: RawFrame.acknowledgement, [0, 1, 0, 0, 0, 0])),
        Violation("ENABLE_PUSH of 2", 1, .settings((2, 2))),
        Violation("a window beyond 2^31-1 in SETTINGS", 3, .settings((4, 0x8000_0000))),
        Violation("MAX_FRAME_SIZE of 1", 1, .settings((5, 1))),
        Violation("PING on a stream", 1, RawFrame(.ping, stream: 1, Array(repeating: 0, count: 8))),
        Violation("PING of a wrong length", 6, RawFrame(.ping, [1, 2, 3])),
        Violation("RST_STREAM on an idle stream", 1, .reset(1)),
        Violation("RST_STREAM of a wrong length", 6, RawFrame(.reset, stream: 1, [0])),
        Violation("WINDOW_UPDATE of 0", 1, .window(0, 0)),
        Violation("the connection's window beyond 2^31-1", 3, .window(0, 0x7fff_ffff)),
        Violation("WINDOW_UPDATE on an idle stream", 1, .window(1, 1)),
        Violation("a frame over MAX_FRAME_SIZE", 6, .headers(1, RawSocket.head()), .data(1, Array(repeating: 0, count: 16_385))),
        Violation("padding longer than its frame", 1, .headers(1, RawSocket.head()), RawFrame(.data, flags: RawFrame.padded, stream: 1, [9, 1])),
        Violation("no HPACK", 9, RawFrame(.headers, flags: RawFrame.endHeaders, stream: 1, [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff])),
        Violation("GOAWAY on a stream", 1, RawFrame(.goAway, stream: 1, Array(repeating: 0, count: 8))),
    ]

    @Test("A connection error of RFC 9113 ends that connection with its code, and no other connection", arguments: violations)
    func connectionError(_ violation: Violation) async throws {
        try await withServer(services: [ControlService()]) { _, target in
            let other = try await RawSocket.connect(target)
            #expect(await other.echoes(1))
            let socket = try await RawSocket.connect(target)
            _ = await socket.first(.settings) { $0.flags == 0 }
            socket.send(bytes: violation.bytes)
            #expect(await socket.untilClosed() == [violation.code])
            #expect(await other.echoes(3))
            other.close()
        }
    }

    /// RFC 9113 §5.1.1 wants a connection error here. nghttp2 cannot tell a stream that was skipped from one it has forgotten, on which
    /// frames may still arrive rightly, and ignores both.
    @Test("A request on a stream id that does not rise is ignored")
    func oldStreamID() async throws {
        try await withRawSocket { socket, service in
            #expect(await socket.echoes(5))
            socket.send(.headers(3, RawSocket.head()), .data(3, RawSocket.order("echo"), end: true))
            #expect(await socket.echoes(7))
            #expect(!socket.seen.contains { $0.stream == 3 } && service.events.withLock { $0.calls } == 2)
        }
    }

    @Test("Rare but valid HTTP/2 is understood")
    func oddities() async throws {
        try await withRawSocket { socket, _ in
            let message = RawSocket.order("echo", "padded")
            // Padding, priority, unknown frames and settings, a header block in pieces of a byte.
            let block = HeaderBlock.encode(RawSocket.head())
            socket.send(
                RawFrame(
                    .headers, flags: RawFrame.endHeaders | RawFrame.padded | RawFrame.priorityFlag, stream: 1, [2, 0, 0, 0, 0, 16] + block + [0, 0]),
                RawFrame(type: 0xfa, flags: 0xff, stream: 1, [1, 2, 3]), RawFrame(type: 0xfb, [1]),
                RawFrame(.data, flags: RawFrame.padded, stream: 1, [3] + message.prefix(7) + [0, 0, 0]),
                RawFrame(.priority, stream: 1, [0, 0, 0, 0, 1]), .settings((0x77, 7), (4, 1 << 20)),
                RawFrame(.data, flags: RawFrame.padded | RawFrame.endStream, stream: 1, [0] + message.dropFirst(7)))
            let answer = await socket.answer(1)
            #expect(answer.grpcStatus == "0" && answer.data == message)
            for byte in RawFrame.headers(3, RawSocket.head()).bytes { socket.send(bytes: [byte]) }
            socket.send(.data(3, message, end: true))
            #expect(await socket.answer(3).data == message)
        }
    }

    @Test("Without the connection preface there is no conversation", arguments: ["settings", "http/1.1", "garbage", "almost"])
    func noPreface(_ kind: String) async throws {
        try await withServer(services: [ControlService()]) { _, target in
            let socket = try await RawSocket.connect(target, begins: false)
            switch kind {
            case "settings": socket.send(.settings(), .headers(1, RawSocket.head()))
            case "http/1.1": socket.send(bytes: Array("GET / HTTP/1.1\r\nHost: carillon\r\n\r\n".utf8))
            case "almost": socket.send(bytes: RawFrame.preface.dropLast() + [0])
            default: socket.send(bytes: [0x16, 0x03, 0x01, 0x00, 0xff] + Array(repeating: 7, count: 100))
            }
            _ = await socket.untilClosed()
            #expect(socket.seen.allSatisfy { $0.kind == .settings || $0.kind == .windowUpdate || $0.kind == .goAway }, "\(socket.seen)")
            let next = try await RawSocket.connect(target)
            #expect(await next.echoes(1))
            next.close()
        }
    }

    @Test("After the preface come SETTINGS, nothing else")
    func noSettings() async throws {
        try await withServer(services: [ControlService()]) { _, target in
            let socket = try await RawSocket.connect(target, begins: false)
            socket.send(bytes: RawFrame.preface + RawFrame.headers(1, RawSocket.head()).bytes)
            let codes = await socket.untilClosed()
            #expect(codes.isEmpty || codes == [1])
            #expect(!socket.seen.contains { $0.kind == .headers })
        }
    }
}
