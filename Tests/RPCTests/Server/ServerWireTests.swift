import HTTP2
import NIOCore
import Protobuf
import RPC
import Synchronization
import Testing

/// A server's answers to requests that no correct client sends.
@Suite("Requests that no correct client sends", .timeLimit(.minutes(1))) struct ServerWireTests {
    func withRawClient<Result>(
        limits: RPCLimits = RPCLimits(), clientLimits: HTTP2Limits = .client,
        _ body: (RawClient, ControlService) async throws -> Result
    ) async throws -> Result {
        let service = ControlService()
        return try await withServer(services: [service], limits: limits) { _, target in
            let client = try await RawClient.connect(target, limits: clientLimits)
            let result = try await body(client, service)
            await client.close()
            return result
        }
    }

    @Test("ARCH-02 the shape of a good answer: head, prefixed message, trailers")
    func goodAnswer() async throws {
        try await withRawClient { client, _ in
            let response = try await client.send(pieces: [RawClient.order("echo", "hello")])
            #expect(response.heads.first?[":status"] == "200")
            #expect(response.heads.first?["content-type"] == "application/grpc")
            #expect(Array(response.data.readableBytesView) == (try RawClient.order("echo", "hello")))
            #expect(response.trailers?["grpc-status"] == "0")
        }
    }

    @Test("A request in pieces of one byte is the same request")
    func tinyPieces() async throws {
        try await withRawClient { client, _ in
            let response = try await client.send(pieces: RawClient.order("echo", "hello").map { [$0] })
            #expect(response.grpcStatus == "0")
            #expect(Array(response.data.readableBytesView) == (try RawClient.order("echo", "hello")))
        }
    }

    struct Refusal: Sendable, CustomTestStringConvertible {
        var name: String
        var changes: [String: String] = [:]
        var pieces: [[UInt8]] = []
        var status: String
        var word: String
        var testDescription: String { self.name }
    }

    static let refusals: [Refusal] = [
        Refusal(name: "GET", changes: [":method": "GET"], status: "3", word: "POST"),
        Refusal(name: "a path without a method", changes: [":path": "/nonsense"], status: "3", word: "nonsense"),
        Refusal(name: "unknown service", changes: [":path": "/no.Such/Call"], status: "12", word: "carillon.rpc.testing.Control"),
        Refusal(name: "unknown method", changes: [":path": "/carillon.rpc.testing.Control/Nope"], status: "12", word: "Nope"),
        Refusal(name: "path in another case", changes: [":path": "/carillon.rpc.testing.Control/unary"], status: "12", word: "unary"),
        Refusal(name: "unknown encoding", changes: ["grpc-encoding": "snappy"], status: "12", word: "snappy"),
        Refusal(name: "malformed timeout", changes: ["grpc-timeout": "soon"], status: "3", word: "grpc-timeout"),
        Refusal(name: "timeout of nine digits", changes: ["grpc-timeout": "123456789S"], status: "3", word: "grpc-timeout"),
        Refusal(name: "deadline that has passed", changes: ["grpc-timeout": "0S"], status: "4", word: "deadline"),
        Refusal(name: "binary metadata that is not base64", changes: ["x-bin": "?"], status: "3", word: "x-bin"),
        Refusal(name: "no request", status: "12", word: "none"),
        Refusal(
            name: "two requests", pieces: [RawClient.frame([]), RawClient.frame([])], status: "12", word: "more"),
        Refusal(name: "no protobuf", pieces: [RawClient.frame([0xff, 0xff])], status: "13", word: "ErrorInfo"),
        Refusal(name: "NUL in a string", pieces: [RawClient.frame([0x0a, 2, 0x61, 0])], status: "3", word: "reason contains a NUL"),
        Refusal(name: "compressed without saying how", pieces: [RawClient.frame([1], flag: 1)], status: "13", word: "compress"),
        Refusal(
            name: "compressed and damaged", changes: ["grpc-encoding": "gzip"], pieces: [RawClient.frame([1, 2, 3], flag: 1)],
            status: "13", word: "decompress"),
        Refusal(name: "unknown flag", pieces: [RawClient.frame([], flag: 9)], status: "13", word: "flag"),
        Refusal(name: "half a message", pieces: [[0, 0, 0, 0, 9, 1]], status: "13", word: "ended"),
    ]

    @Test("Refused in one block, with the reason", arguments: refusals)
    func refusal(_ refusal: Refusal) async throws {
        try await withRawClient { client, service in
            let response = try await client.send(refusal.changes, pieces: refusal.pieces)
            #expect(response.heads.first?[":status"] == "200")
            #expect(response.isTrailersOnly)
            #expect(response.grpcStatus == refusal.status)
            #expect(response.grpcMessage?.contains(refusal.word) == true, "\(response.grpcMessage ?? "")")
            #expect(service.events.withLock { $0.calls } == 0)
            if refusal.name == "unknown encoding" {
                #expect(response.heads.first?["grpc-accept-encoding"] == "identity,gzip")
            }
            // The connection goes on.
            #expect(try await client.send(pieces: [RawClient.order("echo")]).grpcStatus == "0")
        }
    }

    @Test("A request that is not gRPC gets 415", arguments: ["text/plain", "application/json", "application/grpc-web", ""])
    func contentType(_ type: String) async throws {
        try await withRawClient { client, _ in
            let response = try await client.send(["content-type": type], pieces: [RawClient.order("echo")])
            #expect(response.heads.first?[":status"] == "415")
            #expect(response.grpcStatus == nil)
        }
    }

    @Test("application/grpc+proto is gRPC too")
    func protoContentType() async throws {
        try await withRawClient { client, _ in
            let response = try await client.send(["content-type": "application/grpc+proto"], pieces: [RawClient.order("echo")])
            #expect(response.grpcStatus == "0")
        }
    }

    @Test("ARCH-02 a message over the limit is refused from its prefix, while the client is still sending")
    func oversize() async throws {
        try await withRawClient { client, _ in
            let response = try await client.send(pieces: [[0, 0, 64, 0, 1]], endsRequest: false)
            #expect(response.grpcStatus == "8")
            #expect(response.isTrailersOnly)
        }
    }

    @Test("A timeout of eight digits is a deadline", arguments: [("29999912u", 29_999.9), ("99999999n", 100), ("00000030S", 30_000)])
    func eightDigits(header: String, milliseconds: Double) async throws {
        try await withRawClient { client, _ in
            let response = try await client.send(["grpc-timeout": header], pieces: [RawClient.order("context")])
            guard response.grpcStatus == "0" else {
                // A tenth of a second may pass on a busy machine; the deadline was kept then.
                #expect(response.grpcStatus == "4" && milliseconds < 1_000)
                return
            }
            let answer = try GoogleRPC.ErrorInfo(bytes: Array(response.data.readableBytesView.dropFirst(5)))
            let remaining = try #require(answer.metadata["remaining_ms"].flatMap(Double.init))
            #expect(remaining <= milliseconds && remaining > milliseconds - 20_000)
        }
    }

    @Test("RST_STREAM cancels the handler")
    func reset() async throws {
        try await withRawClient { client, service in
            let response = try await client.send(pieces: [RawClient.order("wait")]) { stream in
                Task {
                    await service.arrivals.next()
                    stream.eventLoop.execute { stream.reset(.cancel) }
                }
            }
            guard case .reset(.cancel, byPeer: false)? = response.reason else {
                Issue.record("\(String(describing: response.reason))")
                return
            }
            await service.cancellations.next()
        }
    }

    @Test("A lost connection cancels the handler")
    func connectionLoss() async throws {
        try await withRawClient { client, service in
            _ = try await client.send(pieces: [RawClient.order("wait")]) { stream in
                Task {
                    await service.arrivals.next()
                    stream.eventLoop.execute { stream.connection.close() }
                }
            }
            await service.cancellations.next()
        }
    }

    @Test("A status passes a shut window, and a deadline frees an answer that the client does not read")
    func exhaustedWindow() async throws {
        var clientLimits = HTTP2Limits.client
        clientLimits.initialWindowBytes = 64
        try await withRawClient(clientLimits: clientLimits) { client, service in
            // An error needs no window.
            let refused = try await client.send(pieces: [RawClient.order("fail", "m", ["code": "ABORTED"])], consumes: false)
            #expect(refused.grpcStatus == "10")
            // An answer of 1,000 bytes does not fit, and nobody reads.
            let stuck = try await client.send(
                [":path": "/carillon.rpc.testing.Control/Expand", "grpc-timeout": "2S"],
                pieces: [RawClient.order("expand-and-wait", "", ["count": "3", "bytes": "1000"])], consumes: false)
            guard case .reset(.cancel, byPeer: true)? = stuck.reason else {
                Issue.record("\(stuck)")
                return
            }
            await service.cancellations.next()
        }
    }

    @Test("Details of an error travel as google.rpc.Status, without padding")
    func details() async throws {
        try await withRawClient { client, _ in
            let response = try await client.send(
                pieces: [RawClient.order("fail", "words", ["code": "NOT_FOUND", "reason": "not_found", "field": "user_id"])])
            let text = try #require(response.heads.first?["grpc-status-details-bin"])
            #expect(!text.contains("="))
            #expect(response.grpcStatus == "5")
        }
    }
}
