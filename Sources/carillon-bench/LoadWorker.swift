import CarillonAPI
import NIOCore
import RPC
import Synchronization

/// Makes one call after the other until the load is over.
struct LoadWorker: Sendable {
    let channel: ClientChannel
    let message: EchoMessage
    /// Of each streaming call.
    let messages: Int
    let phase: LoadPhase

    func run(_ shape: RPCLoad.Shape) async -> LoadCounters {
        var counters = LoadCounters()
        while !self.phase.isOver, counters.failed == 0 {
            do {
                switch shape {
                case .unary: try await self.unary(&counters)
                case .serverStream: counters.count += try await self.serverStream()
                case .clientStream: counters.count += try await self.clientStream()
                case .bidirectional: counters.count += try await self.bidirectional()
                }
            } catch {
                counters.failed(error)
            }
        }
        return counters
    }

    func unary(_ counters: inout LoadCounters) async throws {
        let start = NIODeadline.now()
        let _: EchoMessage = try await self.channel.unary(EchoService.get, self.message, options: CallOptions())
        guard self.phase.counts else { return }
        counters.count += 1
        counters.microseconds.append(UInt32(clamping: (NIODeadline.now() - start).nanoseconds / 1000))
    }

    /// Messages that came while they counted.
    private func serverStream() async throws -> Int {
        try await self.channel.serverStreaming(EchoService.list, self.message, options: CallOptions()) {
            (responses: ResponseStream<EchoMessage>) in
            try await self.count(responses)
        }
    }

    /// Messages that were written in the measured phase; the number that waits for the peer is bounded.
    private func clientStream() async throws -> Int {
        let written = Mutex(0)
        let _: EchoMessage = try await self.channel.clientStreaming(EchoService.collect, options: CallOptions()) { writer in
            var count = 0
            for _ in 0..<self.messages {
                try await writer.write(self.message)
                if self.phase.counts { count += 1 }
            }
            written.withLock { $0 = count }
        }
        return written.withLock { $0 }
    }

    /// Messages that came back while they counted.
    private func bidirectional() async throws -> Int {
        try await self.channel.bidirectional(EchoService.exchange, options: CallOptions()) { writer in
            for _ in 0..<self.messages { try await writer.write(self.message) }
        } onResponse: { (responses: ResponseStream<EchoMessage>) in
            try await self.count(responses)
        }
    }

    private func count(_ responses: ResponseStream<EchoMessage>) async throws -> Int {
        var count = 0
        for try await _ in responses {
            if self.phase.counts { count += 1 }
        }
        return count
    }
}
