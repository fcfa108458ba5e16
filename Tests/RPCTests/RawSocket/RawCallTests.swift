import HTTP2
import NIOCore
import NIOPosix
import Synchronization
import Testing

@testable import RPC

/// gRPC over HTTP/2 as a foreign client may say it, byte by byte on a socket (grpc PROTOCOL-HTTP2.md).
@Suite("gRPC calls from a raw socket", .timeLimit(.minutes(1)))
struct RawCallTests {
    static let chat = "/carillon.rpc.testing.Control/Chat"

    @Test(
        "ARCH-02 anything but gRPC is answered 415",
        arguments: ["text/plain", "application/grpcx", "application/grpc-web", "application/json", "", nil])
    func contentType(_ type: String?) async throws {
        try await withRawSocket { socket, service in
            let answer = await socket.call(1, [("content-type", type)], body: RawSocket.order("echo"))
            #expect(answer.httpStatus == "415" && answer.grpcStatus == nil)
            #expect(service.events.withLock { $0.calls } == 0)
            #expect(await socket.echoes(3))
        }
    }

    @Test("Content types of gRPC are gRPC", arguments: ["application/grpc", "application/grpc+proto", "application/grpc;charset=utf-8"])
    func grpcContentType(_ type: String) async throws {
        try await withRawSocket { socket, _ in
            #expect(await socket.call(1, [("content-type", type)], body: RawSocket.order("echo")).grpcStatus == "0")
        }
    }

    /// `te: trailers` lets a client find proxies that drop trailers; nothing here depends on it.
    @Test("A call without te is served; te with anything but trailers is malformed")
    func te() async throws {
        try await withRawSocket { socket, _ in
            #expect(await socket.call(1, [("te", nil)], body: RawSocket.order("echo")).grpcStatus == "0")
            #expect(await socket.call(3, [("te", "gzip")], body: RawSocket.order("echo")).reset == 1)
            #expect(await socket.echoes(5))
        }
    }

    @Test("Every unit takes one to eight digits", arguments: ["n", "u", "m", "S", "M", "H"])
    func legalTimeouts(_ unit: String) async throws {
        let nanoseconds: [String: Double] = ["n": 1, "u": 1e3, "m": 1e6, "S": 1e9, "M": 60e9, "H": 3_600e9]
        try await withRawSocket { socket, _ in
            for digits in 1...8 {
                for number in [String(repeating: "9", count: digits), String(repeating: "0", count: digits - 1) + "1"] {
                    let stream = Int32(digits * 4 + (number.hasSuffix("9") ? 1 : 3))
                    let answer = await socket.call(stream, [("grpc-timeout", number + unit)], body: RawSocket.order("context"))
                    let milliseconds = try #require(Double(number)) * (try #require(nanoseconds[unit])) / 1e6
                    guard answer.grpcStatus == "0" else {
                        // Short ones may pass before the handler looks.
                        #expect(answer.grpcStatus == "4" && milliseconds < 10_000, "\(number)\(unit): \(answer)")
                        continue
                    }
                    let remaining = try #require(try answer.order().metadata["remaining_ms"].flatMap(Double.init))
                    // NIO's clock counts up to 146 years.
                    let most = min(milliseconds, 4.6e12 + 20e9)
                    #expect(remaining <= most && remaining >= min(most - 20_000, 4.6e12), "\(number)\(unit): \(remaining)")
                }
            }
        }
    }

    @Test(
        "A timeout that is none is refused, and the connection goes on",
        arguments: ["", "S", "1", "1s", "1ms", "1h", "-1S", "+1S", "1.5S", "1 S", "1S1", "123456789S", "000000001n", "１S", "0x1S"])
    func illegalTimeouts(_ header: String) async throws {
        try await withRawSocket { socket, service in
            let answer = await socket.call(1, [("grpc-timeout", header)], body: RawSocket.order("echo"))
            #expect(answer.grpcStatus == "3" && answer.grpcMessage?.contains("grpc-timeout") == true, "\(answer)")
            #expect(service.events.withLock { $0.calls } == 0)
            #expect(await socket.echoes(3))
        }
    }

    @Test("A compressed flag without a compression is INTERNAL", arguments: [nil, "identity"])
    func compressedFlag(_ encoding: String?) async throws {
        try await withRawSocket { socket, _ in
            let answer = await socket.call(1, [("grpc-encoding", encoding)], body: RawClient.frame([1, 2], flag: 1))
            #expect(answer.grpcStatus == "13")
            #expect(await socket.echoes(3))
        }
    }

    @Test("SEC-03 A compressed message of two million fields is RESOURCE_EXHAUSTED with the limit, and the connection goes on")
    func manyFields() async throws {
        try await withRawSocket { socket, service in
            let fields = ByteBuffer(bytes: (0..<4_000_000).map { $0.isMultiple(of: 2) ? 0x78 : 0x01 })
            let message = Array(MessageFrame.wrap(Gzip.compress(fields), compressed: true).readableBytesView)
            #expect(message.count < 10_000)
            let answer = await socket.call(1, [("grpc-encoding", "gzip")], body: message)
            #expect(answer.grpcStatus == "8" && answer.grpcMessage?.contains("the limit of 500000") == true, "\(answer)")
            #expect(service.events.withLock { $0.calls } == 0)
            #expect(await socket.echoes(3))
        }
    }

    /// Refuses callers without a credential.
    private struct Doorkeeper: ServerInterceptor {
        func intercept(_ context: ServerContext, next: @Sendable (ServerContext) async throws -> Void) async throws {
            guard context.metadata.contains("authorization") else { throw RPCError(code: .unauthenticated, message: "who are you?") }
            try await next(context)
        }
    }

    @Test(
        "SEC-04 An authorization that no field can hold is none: UNAUTHENTICATED, where other such fields end the stream",
        arguments: ["Bearer ", "Bearer  ", " Bearer key", "Bearer key\t", "Bearer \u{1}", "Bearer k\ney"])
    func unspeakableAuthorization(_ value: String) async throws {
        try await withServer(services: [ControlService()], interceptors: [Doorkeeper()]) { _, target in
            let socket = try await RawSocket.connect(target)
            #expect(await socket.call(1, [("authorization", value)], body: RawSocket.order("echo")).grpcStatus == "16")
            #expect(await socket.call(3, [("authorization", "Bearer key")], body: RawSocket.order("echo")).grpcStatus == "0")
            // Left out once: each costs work, and none is counted.
            let twice = RawSocket.head() + [("authorization", value), ("authorization", value)]
            socket.send(.headers(5, twice), .data(5, RawSocket.order("echo"), end: true))
            #expect(await socket.answer(5).reset == 1)
            #expect(await socket.call(7, [("authorization", "Bearer key")], body: RawSocket.order("echo")).grpcStatus == "0")
            socket.close()
        }
    }

    @Test("An unknown compression is UNIMPLEMENTED, with the list of those that are known", arguments: ["snappy", "deflate", "", "GZIP"])
    func unknownEncoding(_ encoding: String) async throws {
        try await withRawSocket { socket, _ in
            let answer = await socket.call(1, [("grpc-encoding", encoding)], body: RawSocket.order("echo"))
            #expect(answer.grpcStatus == "12" && answer["grpc-accept-encoding"] == "identity,gzip")
            #expect(await socket.echoes(3))
        }
    }

    @Test("A message may be split at any byte")
    func split() async throws {
        let message = RawSocket.order("echo", "split me")
        try await withRawSocket { socket, _ in
            for cut in 0...message.count {
                let stream = Int32(cut * 2 + 1)
                socket.send(.headers(stream, RawSocket.head()), .data(stream, Array(message[..<cut])))
                // Two reads at the server as a rule: the answer to a PING says the first was dealt with.
                socket.send(.ping(UInt8(cut)))
                #expect(await socket.first(.ping) { $0.payload[0] == UInt8(cut) && $0.flags == RawFrame.acknowledgement } != nil)
                socket.send(.data(stream, Array(message[cut...]), end: true))
                let answer = await socket.answer(stream)
                #expect(answer.grpcStatus == "0" && answer.data == message, "cut at \(cut)")
            }
        }
    }

    @Test("Several messages in one DATA frame are several messages, also across frames")
    func several() async throws {
        try await withRawSocket { socket, _ in
            let messages = (0..<5).map { RawSocket.order("echo", "message \($0)") }
            let all = messages.flatMap { $0 }
            socket.send(.headers(1, RawSocket.head([(":path", Self.chat)])), .data(1, all, end: true))
            let answer = await socket.answer(1)
            #expect(answer.grpcStatus == "0" && answer.data == all)
            socket.send(.headers(3, RawSocket.head([(":path", Self.chat)])), .data(3, Array(all.prefix(all.count - 7))))
            socket.send(.data(3, Array(all.suffix(7))), .data(3, [], end: true))
            #expect(await socket.answer(3).data == all)
        }
    }

    @Test("An empty DATA frame ends the request, and so do trailers")
    func emptyEnd() async throws {
        try await withRawSocket { socket, _ in
            let message = RawSocket.order("echo", "x")
            socket.send(.headers(1, RawSocket.head()), .data(1, message), .data(1, []), .data(1, [], end: true))
            #expect(await socket.answer(1).grpcStatus == "0")
            socket.send(.headers(3, RawSocket.head()), .data(3, message), .headers(3, [("x-checksum", "1")], end: true))
            #expect(await socket.answer(3).grpcStatus == "0")
            // No message at all is one too few.
            socket.send(.headers(5, RawSocket.head(), end: true))
            #expect(await socket.answer(5).grpcStatus == "12")
        }
    }

    @Test(
        "Binary metadata may be padded or not, and joined by commas",
        arguments: [
            ("YQ==", "97"), ("YQ", "97"), ("YWI=", "97,98"), ("YWI", "97,98"), ("YWJj", "97,98,99"), ("", ""), ("YQ,YWI=,YWJj", "97|97,98|97,98,99"),
            ("YQ==, YWI", "97|97,98"), ("+/8", "251,255"),
        ])
    func binaryMetadata(_ value: String, _ expected: String) async throws {
        try await withRawSocket { socket, _ in
            let answer = await socket.call(1, [("x-key-bin", value)], body: RawSocket.order("metadata"))
            let order = try answer.order()
            #expect(order.metadata["x-key-bin"] == expected)
        }
    }

    @Test("Binary metadata that is not base64 is refused", arguments: ["?", "Y", "YQ=", "YQ===", "YQ== x", "Y-_"])
    func badBinaryMetadata(_ value: String) async throws {
        try await withRawSocket { socket, _ in
            let answer = await socket.call(1, [("x-key-bin", value)], body: RawSocket.order("metadata"))
            #expect(answer.grpcStatus == "3" && answer.grpcMessage?.contains("x-key-bin") == true)
            #expect(await socket.echoes(3))
        }
    }

    @Test("Equal names keep their order; reserved names never become metadata")
    func metadata() async throws {
        try await withRawSocket { socket, _ in
            let fields = RawSocket.head() + [("x-a", "1"), ("x-b", "2"), ("x-a", "3"), ("grpc-future", "?"), ("user-agent", "grpc-test/1")]
            socket.send(.headers(1, fields), .data(1, RawSocket.order("metadata"), end: true))
            let order = try await socket.answer(1).order()
            #expect(order.metadata == ["x-a": "1|3", "x-b": "2"])
        }
    }

    @Test("A message of a status is percent-encoded UTF-8")
    func percentEncoding() async throws {
        try await withRawSocket { socket, _ in
            for (index, (text, encoded)) in [
                ("100 % of it", "100 %25 of it"), ("a\r\nb", "a%0D%0Ab"), ("🎉 é", "%F0%9F%8E%89 %C3%A9"), ("\t~\u{7f}", "%09~%7F"), ("%41", "%2541"),
            ].enumerated() {
                let answer = await socket.call(Int32(index * 2 + 1), body: RawSocket.order("fail", text, ["code": "ABORTED"]))
                #expect(answer.grpcStatus == "10" && answer.grpcMessage == encoded)
            }
        }
    }

    @Test("RST_STREAM(CANCEL) stops the handler's work, and a lost connection does")
    func cancel() async throws {
        try await withRawSocket { socket, service in
            socket.send(.headers(1, RawSocket.head()), .data(1, RawSocket.order("wait"), end: true))
            await service.arrivals.next()
            socket.send(.reset(1))
            await service.cancellations.next()
            #expect(await socket.echoes(3))
            socket.send(.headers(5, RawSocket.head()), .data(5, RawSocket.order("wait"), end: true))
            await service.arrivals.next()
            socket.close()
            await service.cancellations.next()
        }
    }

    @Test("ARCH-10 A shutdown loses no call: not the running one, not the one on its way")
    func drain() async throws {
        let service = ControlService()
        let server = RPCServer(services: [service])
        let port = try await server.listen(on: [.host("127.0.0.1", port: 0)], group: MultiThreadedEventLoopGroup.singleton)[0].port ?? 0
        let socket = try await RawSocket.connect(.addresses([.ip("127.0.0.1", port: port)]), acknowledges: false)
        socket.send(RawFrame(.settings, flags: RawFrame.acknowledgement))
        let message = RawSocket.order("echo", "kept")
        // Half a request is with the server when the end is announced.
        socket.send(.headers(1, RawSocket.head()), .data(1, Array(message.prefix(3))), .ping())
        #expect(await socket.first(.ping) != nil)
        let shutdown = Task { await server.shutdownGracefully(within: .seconds(20)) }
        let notice = try #require(await socket.first(.goAway))
        #expect(notice.code == 0 && notice.lastStream == 0x7fff_ffff)
        // A client that has not read the notice yet goes on as before.
        socket.send(.headers(3, RawSocket.head()), .data(3, message, end: true))
        #expect(await socket.answer(3).grpcStatus == "0")
        let question = try #require(await socket.first(.ping) { $0.flags == 0 })
        socket.send(RawFrame(.ping, flags: RawFrame.acknowledgement, question.payload))
        let final = try #require(await socket.first(.goAway) { $0.lastStream != 0x7fff_ffff })
        #expect(final.code == 0 && final.lastStream == 3)
        socket.send(.data(1, Array(message.dropFirst(3)), end: true))
        #expect(await socket.answer(1).grpcStatus == "0")
        #expect(await socket.untilClosed() == [0, 0])
        await shutdown.value
    }
}
