import CarillonAPI
import Providers
import ServiceKit
import TestConditions
import TestNATS
import Testing

@testable import DispatcherService

/// Whole dispatchers on the shared queue: engine, lanes and providers as with the queue in the store.
@Suite("Dispatchers on a shared queue", .serialized) struct StreamDispatcherTests {
    private func pushes(_ numbers: Range<Int>) -> [DispatcherV1.Push] {
        numbers.map { TestPushes.push("p\($0)", devices: ["dev_\($0)"], user: "u\($0)") }
    }

    @Test("DISP-01 the engine sends from the stream as from the store: each push once, with one outcome, and nothing stays")
    func sends() async throws {
        try await withStreamDispatchers(1) { dispatchers in
            let fixture = dispatchers.all[0]
            try await fixture.enqueue(pushes(0..<300))
            try await fixture.enqueue(pushes(0..<10))
            try await dispatchers.until("300 outcomes") { fixture.peers.outcomes.count == 300 }
            let statistics = try await fixture.statistics()
            #expect(statistics.accepted["apns"] == 300 && statistics.duplicates == 0 && statistics.violations.isEmpty)
            try await dispatchers.until("the queue is empty") {
                let status = try await fixture.status()
                return status.queued == 0 && status.leased == 0
            }
        }
    }

    @Test("DISP-19 a dispatcher asks for the receipts of what it sent from the shared queue")
    func receipts() async throws {
        try await withStreamDispatchers(1) { dispatchers in
            let fixture = dispatchers.all[0]
            try await fixture.put(.expo, ["project": "@carillon/demo"])
            try await fixture.enqueue([TestPushes.push("p1", devices: (1...5).map { "expo_\($0)" })])
            try await dispatchers.until("five outcomes") { fixture.peers.outcomes.count == 5 }
            try await fixture.advance(by: .seconds(900))
            try await dispatchers.until("five receipts") { Set(fixture.peers.statuses().values) == [.delivered] }
            #expect(fixture.peers.outcomes.map(\.sequence).sorted() == [1, 1, 1, 1, 1, 2, 2, 2, 2, 2])
        }
    }

    @Test("DISP-23 a retry is sent after its wait, with its attempts counted")
    func retries() async throws {
        try await withStreamDispatchers(1) { dispatchers in
            let fixture = dispatchers.all[0]
            try await fixture.fault("apns", status: 500, reason: "InternalServerError", times: 2)
            try await fixture.enqueue(pushes(0..<1))
            try await dispatchers.until("it is sent at the third attempt") {
                try await fixture.advance(by: .milliseconds(500))
                return fixture.peers.outcomes.last?.status == .sent
            }
            #expect(fixture.peers.outcomes.map(\.attemptNumber) == [1, 2, 3])
            #expect(fixture.peers.outcomes.map(\.sequence) == [1, 2, 3])
        }
    }

    @Test("DISP-02 two dispatchers send what came to one of them, each push once")
    func two() async throws {
        try await withStreamDispatchers(2) { dispatchers in
            for part in 0..<20 { try await dispatchers.all[0].enqueue(pushes(part * 50..<part * 50 + 50)) }
            try await dispatchers.until("1,000 are sent") { [dispatchers] in dispatchers.sent.count == 1_000 }
            let statistics = try await dispatchers.all[0].statistics()
            #expect(statistics.accepted["apns"] == 1_000 && statistics.duplicates == 0)
            #expect(dispatchers.outcomes.count == 1_000)
            #expect(dispatchers.all.allSatisfy { !$0.peers.outcomes.isEmpty })
        }
    }

    @Test("A dispatcher stops under load and gives back what it has not sent: the other one sends it, and nothing is sent twice")
    func rolls() async throws {
        try await withStreamDispatchers(2, { $0.ackWait = .seconds(30) }) { dispatchers in
            try await dispatchers.all[0].enqueue(pushes(0..<2_000))
            try await dispatchers.until("some are sent") { [dispatchers] in dispatchers.sent.count > 100 }
            let leaving = dispatchers.all[1]
            await leaving.stop()
            try await dispatchers.until("all are sent") { [dispatchers] in
                try await dispatchers.all[0].statistics().accepted["apns"] == 2_000
            }
            #expect(try await dispatchers.all[0].statistics().duplicates == 0)
            dispatchers.all.remove(at: 1)
        }
    }

    @Test("T39 a dispatcher that loses NATS for good under load loses nothing: the other one goes on after the wait for acknowledgements")
    func dies() async throws {
        try await withStreamDispatchers(2, { $0.ackWait = .seconds(2) }) { dispatchers in
            try await dispatchers.all[0].enqueue(pushes(0..<2_000))
            try await dispatchers.until("some are sent") { [dispatchers] in dispatchers.sent.count > 100 }
            await dispatchers.queues[1].close()
            try await dispatchers.until("all are sent") { [dispatchers] in dispatchers.sent.count == 2_000 }
            try await dispatchers.until("the queue is empty") { [dispatchers] in try await dispatchers.all[0].status().queued == 0 }
        }
    }

    @Test("The server is killed and started again under load: everything acknowledged is sent, with no new connection by hand")
    func serverKilled() async throws {
        try await withStreamDispatchers(2, { $0.ackWait = .seconds(2) }) { dispatchers in
            try await dispatchers.all[0].enqueue(pushes(0..<1_500))
            try await dispatchers.until("some are sent") { [dispatchers] in dispatchers.sent.count > 100 }
            try await dispatchers.server.kill()
            try await dispatchers.server.start()
            try await dispatchers.until("all are sent") { [dispatchers] in dispatchers.sent.count == 1_500 }
            try await dispatchers.all[1].enqueue(pushes(1_500..<1_510))
            try await dispatchers.until("later ones, too") { [dispatchers] in dispatchers.sent.count == 1_510 }
        }
    }
}
