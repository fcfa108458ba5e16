import HTTP2
import NIOCore
import RPC
import Synchronization
import Testing

/// One request, one response, over every way there is.
@Suite("Unary calls", .timeLimit(.minutes(1))) struct UnaryCallTests {
    @Test("ARCH-02 a request comes back whole", arguments: Way.allCases, [0, 1, 100, 70_000, 3_000_000])
    func echo(way: Way, bytes: Int) async throws {
        try await withChannel(way) { channel, _ in
            let load = String(repeating: "z", count: bytes)
            let answer = try await channel.control("echo", load, ["k": "v"])
            #expect(answer.domain == load)
            #expect(answer.metadata == ["k": "v"])
        }
    }

    @Test("A NUL in a request is refused with the path of its field", arguments: Way.allCases)
    func nul(way: Way) async throws {
        try await withChannel(way) { channel, service in
            let error = await failure { try await channel.control("echo", "", ["key": "a\0b"]) }
            #expect(error?.code == .invalidArgument && error?.reason == "invalid_argument" && error?.field == "metadata[key]")
            #expect(service.events.withLock { $0.calls } == 0)
        }
    }

    @Test("Many calls at once on one connection", arguments: Way.allCases)
    func concurrent(way: Way) async throws {
        try await withChannel(way) { channel, _ in
            try await withThrowingTaskGroup(of: Bool.self) { group in
                for index in 0..<300 {
                    group.addTask { try await channel.control("echo", "\(index)").domain == "\(index)" }
                }
                for try await right in group { #expect(right) }
            }
        }
    }

    @Test("More calls than the server allows streams wait their turn")
    func moreThanStreams() async throws {
        var limits = RPCLimits()
        limits.http2.maxConcurrentStreams = 3
        try await withChannel(.tcp, limits: limits) { channel, _ in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for index in 0..<50 { group.addTask { _ = try await channel.control("echo", "\(index)") } }
                try await group.waitForAll()
            }
        }
    }

    @Test("Many large calls at once wait for each other instead of filling the connection", arguments: Way.network)
    func congestion(way: Way) async throws {
        var (limits, settings) = (RPCLimits(), ClientSettings.internalPeers)
        limits.http2.congestedBytes = 512 * 1024
        limits.http2.maxOutboundBufferedBytes = 2 * 1024 * 1024
        settings.http2.congestedBytes = limits.http2.congestedBytes
        settings.http2.maxOutboundBufferedBytes = limits.http2.maxOutboundBufferedBytes
        try await withChannel(way, limits: limits, settings: settings) { channel, _ in
            let load = String(repeating: "z", count: 200_000)
            try await withThrowingTaskGroup(of: Bool.self) { group in
                for _ in 0..<200 {
                    group.addTask { try await channel.control("echo", load, options: CallOptions(timeout: .seconds(50))).domain == load }
                }
                for try await right in group { #expect(right) }
            }
        }
    }

    @Test("An error arrives with code, message, reason, field and delay", arguments: Way.allCases)
    func details(way: Way) async throws {
        try await withChannel(way) { channel, _ in
            let error = await failure {
                try await channel.control(
                    "fail", "Zeitzone 'Mars/Olympus' gibt es nicht: 100 %\n",
                    ["code": "INVALID_ARGUMENT", "reason": "invalid_timezone", "field": "timezone"])
            }
            #expect(error?.code == .invalidArgument)
            #expect(error?.message == "Zeitzone 'Mars/Olympus' gibt es nicht: 100 %\n")
            #expect(error?.reason == "invalid_timezone")
            #expect(error?.field == "timezone")
            #expect(error?.retryAfter == .milliseconds(1500))
        }
    }

    @Test("An error with a very long message arrives with its message cut and its details whole", arguments: Way.network)
    func longWords(way: Way) async throws {
        try await withChannel(way) { channel, _ in
            let error = await failure {
                try await channel.control(
                    "fail", String(repeating: "ä", count: 100_000),
                    ["code": "INVALID_ARGUMENT", "reason": "payload_too_large", "field": "body"])
            }
            #expect(error?.code == .invalidArgument)
            #expect(error?.reason == "payload_too_large")
            #expect(error?.field == "body")
            #expect(error?.retryAfter == .milliseconds(1500))
            #expect(error?.message.hasPrefix("äää") == true)
        }
    }

    @Test("Every code arrives", arguments: Status.Code.all.dropFirst())
    func codes(code: Status.Code) async throws {
        try await withChannel(.tcp) { channel, _ in
            let error = await failure { try await channel.control("fail", "m", ["code": code.name, "reason": "r"]) }
            #expect(error?.code == code)
        }
    }

    @Test("An error that is not meant for callers keeps its text to itself", arguments: Way.network)
    func secrets(way: Way) async throws {
        try await withChannel(way) { channel, _ in
            let error = await failure {
                try await channel.control("break", options: CallOptions(metadata: ["x-request-id": "req_42"]))
            }
            #expect(error?.code == .unknown)
            #expect(error?.message.contains("swordfish") == false)
            #expect(error?.message.contains("req_42") == true)
        }
    }

    @Test("Metadata arrives, text and binary; HTTP/2's own fields do not", arguments: Way.allCases)
    func metadata(way: Way) async throws {
        var metadata: Metadata = ["X-Mixed-Case": "kept value"]
        metadata.addBinary([0, 255, 7], forKey: "blob-bin")
        let options = CallOptions(metadata: metadata)
        try await withChannel(way, credentials: { ["authorization": "Bearer secret", "x-mixed-case": "loses"] }) { channel, _ in
            let seen = try await channel.control("metadata", options: options).metadata
            #expect(seen["x-mixed-case"] == "kept value")
            #expect(seen["blob-bin"] == "0,255,7")
            #expect(seen["authorization"] == "Bearer secret")
            #expect(seen["x-request-id"]?.hasPrefix("req_") == true)
            #expect(seen.keys.allSatisfy { !$0.hasPrefix(":") && !$0.hasPrefix("grpc-") && $0 != "te" && $0 != "content-type" })
        }
    }

    @Test("ARCH-02 a call has 5 s unless it says otherwise, and the server knows", arguments: Way.allCases)
    func defaultDeadline(way: Way) async throws {
        try await withChannel(way) { channel, _ in
            let facts = try await channel.control("context").metadata
            let remaining = try #require(facts["remaining_ms"].flatMap(Double.init))
            #expect(remaining > 1_000 && remaining <= 5_000)
            #expect(facts["method"] == "/carillon.rpc.testing.Control/Unary")
            #expect(facts["current"] == facts["request_id"])
        }
    }

    @Test("ARCH-02 a deadline ends the call on both sides", arguments: Way.allCases)
    func deadline(way: Way) async throws {
        try await withChannel(way) { channel, service in
            try await withGrowingTime(service) { time in
                let error = await failure { try await channel.control("wait", options: CallOptions(timeout: time)) }
                #expect(error?.code == .deadlineExceeded)
            }
            await service.cancellations.next()
            #expect(service.events.withLock { $0.cancelled } == 1)
        }
    }

    @Test("Cancelling the caller cancels the handler", arguments: Way.allCases)
    func cancellation(way: Way) async throws {
        try await withChannel(way) { channel, service in
            let call = Task { try await channel.control("wait", options: CallOptions(timeout: .seconds(30))) }
            await service.arrivals.next()
            call.cancel()
            await #expect(throws: CancellationError.self) { try await call.value }
            await service.cancellations.next()
        }
    }

    @Test("An unknown method is UNIMPLEMENTED and named", arguments: Way.allCases)
    func unimplemented(way: Way) async throws {
        try await withChannel(way) { channel, _ in
            let error = await failure { try await channel.control("echo", method: ControlService.absent) }
            #expect(error?.code == .unimplemented)
            #expect(error?.message.contains("Absent") == true)
        }
    }

    @Test("ARCH-02 a request of more than 4 MiB is RESOURCE_EXHAUSTED", arguments: Way.network)
    func oversizeRequest(way: Way) async throws {
        try await withChannel(way) { channel, _ in
            let error = await failure { try await channel.control("echo", String(repeating: "x", count: 4 * 1024 * 1024)) }
            #expect(error?.code == .resourceExhausted && error?.isTooLarge == true)
            // The connection goes on.
            let answer = try await channel.control("echo", "still there")
            #expect(answer.domain == "still there")
        }
    }

    @Test("ARCH-02 a response of more than 4 MiB is RESOURCE_EXHAUSTED for its client")
    func oversizeResponse() async throws {
        try await withChannel(.tcp) { channel, _ in
            let error = await failure { try await channel.control("size", "", ["bytes": "8388608"]) }
            #expect(error?.code == .resourceExhausted && error?.isTooLarge == true)
            let answer = try await channel.control("size", "", ["bytes": "4000000"])
            #expect(answer.domain.utf8.count == 4_000_000)
        }
    }

    @Test("Compressed requests and answers arrive", arguments: Way.network)
    func gzip(way: Way) async throws {
        try await withChannel(way) { channel, _ in
            for bytes in [0, 10, 50_000] {
                let load = String(repeating: "compressible ", count: bytes / 13)
                let answer = try await channel.control("echo", load, options: CallOptions(compression: .gzip))
                #expect(answer.domain == load)
            }
        }
    }

    @Test("A call inside a handler inherits the rest of the deadline, the trace and the request id")
    func inheritance() async throws {
        try await withChannel(.tcp) { channel, _ in
            var context = ServerContext(
                method: ControlService.unary,
                metadata: ["traceparent": "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01", "x-request-id": "req_outer"],
                deadline: .now() + .milliseconds(4_000))
            context.principal = Principal(service: "evaluator")
            let facts = try await ServerContext.$current.withValue(context) { try await channel.control("context").metadata }
            let remaining = try #require(facts["remaining_ms"].flatMap(Double.init))
            #expect(remaining <= 4_000)
            #expect(facts["traceparent"] == "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01")
            #expect(facts["request_id"] == "req_outer")
            // The actor of the outer call is not inherited.
            #expect(facts["principal"] == nil)
        }
    }
}
