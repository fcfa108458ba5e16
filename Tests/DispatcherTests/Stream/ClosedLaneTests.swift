import CarillonAPI
import Providers
import ServiceKit
import TestConditions
import Testing

@testable import DispatcherService

/// An app whose lane is closed does not stop the pushes of other apps, and loses nothing.
@Suite("An app with a closed lane beside others", .serialized) struct ClosedLaneTests {
    private let noisy = TestPushes.tenant
    private let other = CommonV1.Tenant(organizationId: "org", appId: "other")

    private func pushes(_ numbers: Range<Int>, of tenant: CommonV1.Tenant) -> [DispatcherV1.Push] {
        numbers.map { TestPushes.push("\(tenant.appId)\($0)", devices: ["\(tenant.appId)_\($0)"], user: "u\($0)", tenant: tenant) }
    }

    private func sent(_ app: CommonV1.Tenant, _ dispatchers: StreamDispatchers) -> Int {
        dispatchers.sent.count { $0.hasPrefix(app.appId) }
    }

    @Test("ARCH-07 with 300 waiting pushes and a limit of 100, another app's pushes leave; when the lane opens, all 300 are sent, none twice")
    func otherApp() async throws {
        try await withStreamDispatchers(1, of: other, { $0.maxAckPending = 100 }) { dispatchers in
            let fixture = dispatchers.all[0]
            try await fixture.enqueue(pushes(0..<300, of: noisy))
            try await fixture.enqueue(pushes(0..<50, of: other))
            try await dispatchers.until("the other app's pushes are sent") { [dispatchers] in sent(other, dispatchers) == 50 }
            #expect(sent(noisy, dispatchers) == 0)
            #expect(try await dispatchers.messages(StreamSubjects.pushes) < 100)
            try await dispatchers.until("all are counted") { try await fixture.status().queued == 300 }
            try await dispatchers.putKey(of: noisy)
            try await dispatchers.until("all are sent") { [dispatchers] in sent(noisy, dispatchers) == 300 }
            let statistics = try await fixture.statistics()
            #expect(statistics.accepted["apns"] == 350 && statistics.duplicates == 0)
            try await dispatchers.until("the queue is empty") { try await fixture.status().queued == 0 }
        }
    }

    @Test("T39 a dispatcher loses NATS while it parks: every push is sent when the lane opens, none twice")
    func diesWhileParking() async throws {
        try await withStreamDispatchers(2, of: other, { ($0.maxAckPending, $0.ackWait) = (100, .seconds(2)) }) { dispatchers in
            try await dispatchers.all[0].enqueue(pushes(0..<300, of: noisy))
            try await dispatchers.until("some are parked") { [dispatchers] in try await dispatchers.messages(StreamSubjects.parked) > 20 }
            await dispatchers.queues[1].close()
            try await dispatchers.all[0].enqueue(pushes(0..<50, of: other))
            try await dispatchers.until("the other app's pushes are sent") { [dispatchers] in sent(other, dispatchers) == 50 }
            // Not at the other one, which still runs, and would send what it has.
            try await dispatchers.all[0].put(.apns, dispatchers.key, of: noisy)
            try await dispatchers.until("all are sent") { [dispatchers] in sent(noisy, dispatchers) == 300 }
            let statistics = try await dispatchers.all[0].statistics()
            #expect(statistics.accepted["apns"] == 350 && statistics.duplicates == 0)
            try await dispatchers.until("the queue is empty") { [dispatchers] in try await dispatchers.all[0].status().queued == 0 }
        }
    }

    @Test("A lane that is open at one dispatcher and closed at another: all pushes leave")
    func openAtOne() async throws {
        try await withStreamDispatchers(2, of: other, { $0.maxAckPending = 100 }) { dispatchers in
            try await dispatchers.all[0].enqueue(pushes(0..<100, of: noisy))
            try await dispatchers.until("some are parked") { [dispatchers] in try await dispatchers.messages(StreamSubjects.parked) > 20 }
            try await dispatchers.all[0].put(.apns, dispatchers.key, of: noisy)
            // What the other one holds comes back when it has claimed nothing for five seconds of its clock.
            try await dispatchers.until("all are sent") { [dispatchers] in
                (dispatchers.queues[1].clock as? VirtualClock)?.advance(by: .seconds(1))
                return sent(noisy, dispatchers) == 100
            }
            #expect(try await dispatchers.all[0].statistics().duplicates == 0)
        }
    }
}
