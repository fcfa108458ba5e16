import HTTP2
import RPC
import Synchronization
import Testing

/// Streams one way, the other way and both ways, over every way there is.
@Suite("Streaming calls", .timeLimit(.minutes(1))) struct StreamingCallTests {
    typealias Order = GoogleRPC.ErrorInfo

    func expand(
        _ channel: any RPCChannel, _ reason: String = "expand", count: Int, bytes: Int = 0, options: CallOptions = CallOptions()
    ) async throws -> [String] {
        try await channel.serverStreaming(
            ControlService.expand, Order(reason: reason, metadata: ["count": "\(count)", "bytes": "\(bytes)"]), options: options
        ) { (responses: ResponseStream<Order>) in
            var reasons: [String] = []
            for try await response in responses {
                #expect(response.domain.utf8.count == bytes)
                reasons.append(response.reason)
            }
            return reasons
        }
    }

    @Test("Responses arrive in order and whole", arguments: Way.allCases, [0, 1, 2_000])
    func serverStreaming(way: Way, count: Int) async throws {
        try await withChannel(way) { channel, _ in
            let reasons = try await expand(channel, count: count, bytes: 500)
            #expect(reasons == (0..<count).map(String.init))
        }
    }

    @Test("Messages sent before a failure arrive before the failure", arguments: Way.allCases)
    func failureAfterMessages(way: Way) async throws {
        try await withChannel(way) { channel, _ in
            var seen = 0
            do {
                try await channel.serverStreaming(
                    ControlService.expand, Order(reason: "expand-and-fail", metadata: ["count": "5"]), options: CallOptions()
                ) { (responses: ResponseStream<Order>) in
                    for try await _ in responses { seen += 1 }
                }
                Issue.record("the call should have failed")
            } catch let error as RPCError {
                #expect(error.code == .dataLoss)
            }
            #expect(seen == 5)
        }
    }

    @Test("A reader that stops early stops the handler", arguments: Way.allCases)
    func earlyStop(way: Way) async throws {
        try await withChannel(way) { channel, service in
            let first = try await channel.serverStreaming(
                ControlService.expand, Order(reason: "expand-and-wait", metadata: ["count": "2"]), options: CallOptions()
            ) { (responses: ResponseStream<Order>) in
                for try await response in responses { return response.reason }
                return ""
            }
            #expect(first == "0")
            await service.cancellations.next()
        }
    }

    @Test("A slow reader stops the writer, so that unread messages stay bounded", arguments: Way.allCases)
    func outboundBackpressure(way: Way) async throws {
        var limits = RPCLimits()
        limits.http2.initialWindowBytes = 64 * 1024
        var settings = ClientSettings.internalPeers
        settings.http2.initialWindowBytes = 64 * 1024
        try await withChannel(way, limits: limits, settings: settings) { channel, service in
            let count = 400
            let seen = try await channel.serverStreaming(
                ControlService.expand, Order(reason: "expand", metadata: ["count": "\(count)", "bytes": "10000"]),
                options: CallOptions()
            ) { (responses: ResponseStream<Order>) in
                var iterator = responses.makeAsyncIterator()
                _ = try await iterator.next()
                // Nothing moves while nobody reads: once the count stands still it must be far from the end.
                var last = -1
                while true {
                    let written = service.events.withLock { $0.written }
                    if written == last { break }
                    last = written
                    try await Task.sleep(for: .milliseconds(100))
                }
                #expect(last < count / 2)
                var seen = 1
                while try await iterator.next() != nil { seen += 1 }
                return seen
            }
            #expect(seen == count)
        }
    }

    @Test("Requests are collected, more than any window holds", arguments: Way.allCases)
    func clientStreaming(way: Way) async throws {
        try await withChannel(way) { channel, _ in
            let answer: Order = try await channel.clientStreaming(
                ControlService.collect, options: CallOptions(timeout: .seconds(20))
            ) { (writer: RequestWriter<Order>) in
                for _ in 0..<300 { try await writer.write(Order(domain: String(repeating: "q", count: 10_000))) }
            }
            #expect(answer.metadata == ["count": "300", "bytes": "3000000"])
        }
    }

    @Test("Writing after the server has answered succeeds silently", arguments: Way.allCases)
    func writeAfterAnswer(way: Way) async throws {
        try await withChannel(way) { channel, _ in
            let answer: Order = try await channel.clientStreaming(ControlService.collect, options: CallOptions()) {
                (writer: RequestWriter<Order>) in
                try await writer.write(Order(domain: "one"))
                try await writer.write(Order(reason: "stop"))
                for _ in 0..<500 { try await writer.write(Order(domain: String(repeating: "w", count: 10_000))) }
            }
            #expect(answer.metadata["count"] == "1")
        }
    }

    struct WriterGaveUp: Error {}

    @Test("A writer that throws ends the call with its error and cancels the handler", arguments: Way.allCases)
    func writerThrows(way: Way) async throws {
        try await withChannel(way) { channel, service in
            let (answers, answered) = AsyncStream.makeStream(of: Void.self)
            await #expect(throws: WriterGaveUp.self) {
                try await channel.bidirectional(
                    ControlService.chat, options: CallOptions(),
                    requests: { (writer: RequestWriter<Order>) in
                        try await writer.write(Order(reason: "hello"))
                        await answers.next()
                        throw WriterGaveUp()
                    },
                    onResponse: { (responses: ResponseStream<Order>) in for try await _ in responses { answered.yield() } })
            }
            await service.cancellations.next()
        }
    }

    @Test("Both directions at once, one answer for each request", arguments: Way.allCases)
    func bidirectional(way: Way) async throws {
        try await withChannel(way) { channel, _ in
            let reasons = try await channel.bidirectional(
                ControlService.chat, options: CallOptions(),
                requests: { (writer: RequestWriter<Order>) in
                    for index in 0..<200 { try await writer.write(Order(reason: "\(index)")) }
                },
                onResponse: { (responses: ResponseStream<Order>) in
                    var reasons: [String] = []
                    for try await response in responses { reasons.append(response.reason) }
                    return reasons
                })
            #expect(reasons == (0..<200).map(String.init))
        }
    }

    @Test("A server may end a stream that its client has not", arguments: Way.allCases)
    func serverEndsFirst(way: Way) async throws {
        try await withChannel(way) { channel, _ in
            let error = await failure {
                try await channel.bidirectional(
                    ControlService.chat, options: CallOptions(),
                    requests: { (writer: RequestWriter<Order>) in
                        try await writer.write(Order(reason: "hang-up"))
                        try await Task.sleep(for: .seconds(30))
                    },
                    onResponse: { (responses: ResponseStream<Order>) in for try await _ in responses {} })
            }
            #expect(error?.code == .aborted)
        }
    }

    @Test("A deadline ends a stream that has begun", arguments: Way.allCases)
    func deadline(way: Way) async throws {
        try await withChannel(way) { channel, service in
            try await withGrowingTime(service) { time in
                let error = await failure {
                    try await expand(channel, "expand-and-wait", count: 3, options: CallOptions(timeout: time))
                }
                #expect(error?.code == .deadlineExceeded)
            }
            await service.cancellations.next()
        }
    }

    @Test("ARCH-02 a stream on which nothing moves ends", arguments: Way.network)
    func idle(way: Way) async throws {
        try await withChannel(way) { channel, service in
            try await withGrowingTime(service) { time in
                let error = await failure {
                    try await expand(channel, "expand-and-wait", count: 1, options: CallOptions(idleTimeout: time))
                }
                #expect(error?.code == .deadlineExceeded)
                #expect(error?.message.contains("no message") == true)
            }
            await service.cancellations.next()
        }
    }

    @Test("Cancelling the task of a stream cancels its handler", arguments: Way.allCases)
    func cancellation(way: Way) async throws {
        try await withChannel(way) { channel, service in
            let call = Task { try await expand(channel, "expand-and-wait", count: 1) }
            await service.arrivals.next()
            call.cancel()
            await #expect(throws: CancellationError.self) { try await call.value }
            await service.cancellations.next()
        }
    }

    @Test("Compressed streams arrive", arguments: Way.network)
    func gzip(way: Way) async throws {
        try await withChannel(way) { channel, _ in
            let reasons = try await expand(channel, count: 20, bytes: 5_000, options: CallOptions(compression: .gzip))
            #expect(reasons.count == 20)
        }
    }
}
