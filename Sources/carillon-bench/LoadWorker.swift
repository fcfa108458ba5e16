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

    func run(_ shape: RPCLoad.Shape) async -> LoadTally {
        var tally = LoadTally()
        while !self.phase.isOver, tally.failed == 0 {
            do {
                switch shape {
                case .unary: try await self.unary(&tally)
                case .serverStream: tally.count += try await self.serverStream()
                case .clientStream: tally.count += try await self.clientStream()
                case .bidirectional: tally.count += try await self.bidirectional()
                }
            } catch {
                tally.failed(error)
            }
        }
        return tally
    }

    func unary(_ tally: inout LoadTally) async throws {
        let start = NIODeadline.now()
        let _: EchoMessage = try await self.channel.unary(EchoService.get, self.message, options: CallOptions())
        guard self.phase.counts else { return }
        tally.count += 1
        tally.microseconds.append(UInt32(clamping: (NIODeadline.now() - start).nanoseconds / 1000))
    }

    /// Messages that came while they counted.
    private func serverStream() async throws -> Int {
        try await self.channel.serverStreaming(EchoService.list, self.message, options: CallOptions()) {
            (responses: ResponseStream<EchoMessage>) in
            try await self.count(responses)
        }
    }

    /// Messages that were written while it counted; what waits for the peer is bounded.
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
