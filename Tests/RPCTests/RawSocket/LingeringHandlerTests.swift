import Synchronization
import Testing

@testable import HTTP2
@testable import RPC

/// Handlers that do not heed their cancellation.
@Suite("SEC-03 handlers that outlive their calls", .timeLimit(.minutes(1)))
struct LingeringHandlerTests {
    /// Begins calls that ignore their end, and resets each as soon as its handler runs.
    private func leaveHandlersBehind(_ siege: Siege, _ attacker: RawSocket, _ streams: some Sequence<Int>) async {
        var arrivals = siege.service.arrivals.makeAsyncIterator()
        for index in streams {
            let stream = Int32(index * 2 + 1)
            attacker.send(bytes: RawSocket.callBytes(stream, RawSocket.order("be-stubborn")))
            _ = await arrivals.next()
            attacker.send(.reset(stream))
        }
    }

    @Test("A connection that leaves as many behind as it may is refused with words, until they return; others are served")
    func perConnection() async throws {
        try await Siege.lay(rpc: { $0.maxLingeringHandlersPerConnection = 5 }) { siege in
            let attacker = try await siege.attacker()
            await self.leaveHandlersBehind(siege, attacker, 0..<5)

            attacker.send(bytes: RawSocket.callBytes(11, RawSocket.order("echo", "hello")))
            let refusal = await attacker.answer(11)
            #expect(refusal.grpcStatus == "14")
            #expect(refusal.grpcMessage?.contains("5 calls") == true, "\(refusal)")
            #expect(siege.service.events.withLock { $0.calls } == 5)
            #expect(await siege.bystanderIsServed())

            siege.service.release()
            var stream: Int32 = 13
            while await !attacker.echoes(stream) { stream += 2 }
            attacker.close()
        }
    }

    @Test("Handlers that outlive their connections count against the limit of the event loop")
    func perLoop() async throws {
        try await Siege.lay(rpc: { $0.maxLingeringHandlersPerLoop = 3 }) { siege in
            for _ in 0..<3 {
                let attacker = try await siege.attacker()
                await self.leaveHandlersBehind(siege, attacker, 0..<1)
                // Answered behind the reset, whichever way.
                _ = await attacker.echoes(3)
                attacker.close()
            }
            let late = try await siege.attacker()
            late.send(bytes: RawSocket.callBytes(1, RawSocket.order("echo", "hello")))
            #expect(await late.answer(1).grpcStatus == "14")

            siege.service.release()
            var stream: Int32 = 3
            while await !late.echoes(stream) { stream += 2 }
            late.close()
        }
    }
}
