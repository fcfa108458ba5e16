import CarillonAPI
import HTTP2
import NIOCore
import Providers
import ServiceKit
import Synchronization
import TestConditions
import Testing

@testable import DispatcherService

@Suite("Requests beside the lanes")
struct PooledRequestsTests {
    /// Refuses each call at once, and notes its end.
    private final class Refusing: LaneTransport {
        private let hooks: TransportHooks
        private let ended = Mutex(false)

        init(_ hooks: TransportHooks) { self.hooks = hooks }

        var isEnded: Bool { ended.withLock { $0 } }

        func submit(_ calls: [ProviderCall]) {
            hooks.onResults(
                calls.map {
                    ExchangeResult(
                        $0, outcome: .notSent(reason: "nobody is asked"), finishedAt: TestPushes.start, finishedMonotonicNanoseconds: 0)
                })
        }

        func startAfresh(reason: String) {}
        func retireConnection(_ id: Int) {}
        func snapshot() async -> TransportSnapshot { TransportSnapshot() }
        func shutdown(grace: TimeAmount) async { ended.withLock { $0 = true } }
    }

    @Test("DISP-33 the connections of a credential that is out of use are closed, those of others and the shared ones stay")
    func end() async throws {
        let made = Mutex<[Refusing]>([])
        let requests = PooledRequests(makePool: { _, _, hooks in
            let pool = Refusing(hooks)
            made.withLock { $0.append(pool) }
            return pool
        })
        let endpoint = ProviderEndpoint(host: "push.example", port: 443)
        let request = ProviderRequest(headers: HTTP2Headers(), body: ByteBuffer())
        for name in ["", "cred_1", "cred_2"] { _ = await requests.exchange(request, at: endpoint, apart: name) }
        requests.end { $0 != "cred_2" }
        func ended() -> [Bool] { made.withLock { $0.map(\.isEnded) } }
        try await eventually("its pool has ended") { ended() == [false, true, false] }
        // Put again, it gets a new connection.
        _ = await requests.exchange(request, at: endpoint, apart: "cred_1")
        #expect(ended() == [false, true, false, false])
    }
}
