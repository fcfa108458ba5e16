import NIOPosix
import RPC
import Testing

/// Calls from tasks on the channel's own event loop and from tasks elsewhere.
@Suite("Event loops and tasks of callers", .timeLimit(.minutes(1))) struct ChannelExecutorTests {
    typealias Order = GoogleRPC.ErrorInfo

    private func withClientChannel(_ onLoop: Bool, _ body: @escaping @Sendable (ClientChannel) async throws -> Void) async throws {
        try await withServer(services: [ControlService()]) { _, target in
            let channel = ClientChannel(target: target, group: MultiThreadedEventLoopGroup.singleton, settings: .internalPeers)
            let task = Task(executorPreference: onLoop ? channel.executor : nil) { try await body(channel) }
            let result = await task.result
            await channel.shutdown()
            try result.get()
        }
    }

    @Test("Requests arrive in order and whole, many more than may wait", arguments: [true, false])
    func order(onLoop: Bool) async throws {
        try await withClientChannel(onLoop) { channel in
            let count = 3_000
            let seen = try await channel.bidirectional(ControlService.chat, options: CallOptions()) { (writer: RequestWriter<Order>) in
                for index in 0..<count {
                    try await writer.write(Order(reason: "\(index)", domain: String(repeating: "d", count: index % 700)))
                }
            } onResponse: { (responses: ResponseStream<Order>) in
                var seen: [String] = []
                for try await response in responses {
                    #expect(response.domain.utf8.count == seen.count % 700)
                    seen.append(response.reason)
                }
                return seen
            }
            #expect(seen == (0..<count).map(String.init))
        }
    }

    @Test("A task that changes to the loop in the middle of its requests keeps their order")
    func changeOfThreads() async throws {
        try await withClientChannel(false) { channel in
            let seen = try await channel.bidirectional(ControlService.chat, options: CallOptions()) { (writer: RequestWriter<Order>) in
                for round in 0..<100 {
                    try await writer.write(Order(reason: "\(round) elsewhere"))
                    try await withTaskExecutorPreference(channel.executor) { try await writer.write(Order(reason: "\(round) on the loop")) }
                }
            } onResponse: { (responses: ResponseStream<Order>) in
                try await responses.reduce(into: [String]()) { $0.append($1.reason) }
            }
            #expect(seen == (0..<100).flatMap { ["\($0) elsewhere", "\($0) on the loop"] })
        }
    }

    @Test("Of many calls each ends at its own deadline", arguments: [true, false])
    func deadlines(onLoop: Bool) async throws {
        try await withClientChannel(onLoop) { channel in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for index in 0..<100 {
                    let timeout = Duration.milliseconds(20 + (index * 37) % 180)
                    group.addTask(executorPreference: onLoop ? channel.executor : nil) {
                        let clock = ContinuousClock()
                        let began = clock.now
                        let error = await #expect(throws: RPCError.self) {
                            let _: Order = try await channel.unary(
                                ControlService.unary, Order(reason: "wait"), options: CallOptions(timeout: timeout))
                        }
                        #expect(error?.code == .deadlineExceeded)
                        #expect(clock.now - began < timeout + .seconds(5), "long after its deadline")
                    }
                    // Calls between that end long before theirs.
                    group.addTask {
                        let answer: Order = try await channel.unary(ControlService.unary, Order(reason: "echo"), options: CallOptions())
                        #expect(answer.reason == "echo")
                    }
                }
                try await group.waitForAll()
            }
        }
    }
}
