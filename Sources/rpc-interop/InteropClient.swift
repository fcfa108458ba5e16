import RPC
import Synchronization

/// The client's half of the cases.
struct InteropClient: Sendable {
    let soak: SoakPlan
    let concurrentCalls: Int
    /// Whether the server is expected to see how requests were compressed.
    let probesCompression: Bool
    let makeChannel: @Sendable () -> ClientChannel

    typealias Service = GRPCTesting.TestService.Client

    /// Time for each call. Far more than any call needs: a case fails by a wrong answer, not because it is slow.
    static let timeout = Duration.seconds(60)
    static let options = CallOptions(timeout: Self.timeout)

    /// Runs one case on a channel of its own. Throws the fault.
    func run(_ testCase: InteropCase) async throws {
        let channel = makeChannel()
        do {
            try await run(testCase, channel)
        } catch {
            await channel.shutdown()
            throw error
        }
        await channel.shutdown()
    }

    private func run(_ testCase: InteropCase, _ channel: ClientChannel) async throws {
        let service = Service(channel)
        switch testCase {
        case .emptyUnary: try await emptyUnary(service)
        case .largeUnary: try await largeUnary(service)
        case .clientCompressedUnary: try await clientCompressedUnary(service)
        case .serverCompressedUnary: try await serverCompressedUnary(service)
        case .clientStreaming: try await clientStreaming(service)
        case .clientCompressedStreaming: try await clientCompressedStreaming(service)
        case .serverStreaming: try await serverStreaming(service)
        case .serverCompressedStreaming: try await serverCompressedStreaming(service)
        case .pingPong: try await pingPong(service)
        case .emptyStream: try await emptyStream(service)
        case .customMetadata: try await customMetadata(service)
        case .statusCodeAndMessage: try await status(2, "test status message", service)
        case .specialStatusMessage:
            try await status(2, "\t\ntest with whitespace\r\nand Unicode BMP ☺ and non-BMP 😈\t\n", service, unaryOnly: true)
        case .unimplementedMethod: try await unimplementedMethod(service)
        case .unimplementedService: try await unimplementedService(channel)
        case .cancelAfterBegin: try await cancelAfterBegin(service)
        case .cancelAfterFirstResponse: try await cancelAfterFirstResponse(service)
        case .timeoutOnSleepingServer: try await timeoutOnSleepingServer(service)
        case .rpcSoak: try await soak.run { try await largeUnary(service) }
        case .channelSoak: try await channelSoak()
        case .concurrentLargeUnary: try await concurrentLargeUnary(service)
        case .goaway: try await goaway(service)
        case .rstAfterHeader, .rstDuringData, .rstAfterData: try await reset(service)
        case .ping: for _ in 0..<3 { try await largeUnary(service) }
        // More padding in all than the window of a connection holds.
        case .dataFramePadding: for _ in 0..<6 { try await largeUnary(service) }
        case .maxStreams: try await maxStreams(service)
        }
    }
}

/// Collects the events of a call's responses.
final class ResponseRecord: Sendable {
    private let events = Mutex<[ResponseEvent]>([])

    /// The usual options, with this record watching.
    func options(compression: CallOptions.Compression = .none, metadata: Metadata = Metadata()) -> CallOptions {
        CallOptions(timeout: InteropClient.timeout, metadata: metadata, compression: compression) { event in
            self.events.withLock { $0.append(event) }
        }
    }

    /// Whether each message came compressed, in order.
    var compressed: [Bool] {
        events.withLock { $0 }.compactMap { if case .message(let isCompressed) = $0 { isCompressed } else { nil } }
    }

    var initialMetadata: Metadata? {
        events.withLock { $0 }.compactMap { if case .initialMetadata(let metadata) = $0 { metadata } else { nil } }.first
    }

    var trailingMetadata: Metadata? {
        events.withLock { $0 }.compactMap { if case .trailingMetadata(let metadata) = $0 { metadata } else { nil } }.first
    }
}

/// The length of a soak case, and the failures that it allows.
struct SoakPlan: Sendable {
    let iterations: Int
    let maxFailures: Int
    let maxLatency: Duration
    let timeout: Duration

    /// Makes the calls one after the other. Throws when too many failed or were slow, or when time ran out.
    func run(_ call: () async throws -> Void) async throws {
        let clock = ContinuousClock()
        let end = clock.now + timeout
        var failures: [String] = []
        for iteration in 0..<iterations {
            try expect(clock.now < end, "only \(iteration) of \(iterations) calls within \(timeout)")
            let began = clock.now
            do {
                try await call()
                let latency = clock.now - began
                if latency > maxLatency { failures.append("call \(iteration) took \(latency)") }
            } catch {
                failures.append("call \(iteration): \(error)")
            }
        }
        try expect(failures.count <= maxFailures, "\(failures.count) of \(iterations) failed: \(failures.prefix(5))")
    }
}
