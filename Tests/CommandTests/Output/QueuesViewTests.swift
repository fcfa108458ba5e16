import CarillonAPI
import Testing

@testable import CarillonCommand

@Suite("carillon queues")
struct QueuesViewTests {
    private let status = DispatcherV1.QueueStatusResponse(
        queued: 1_207, leased: 4, waitingRetry: 2, deadLetters: 1, oldestQueuedAtMs: 1_780_000_000_000,
        lanes: [
            DispatcherV1.LaneStatus(
                lane: "apns api.push.apple.com cred_1", state: .unreachable, reason: "connect timed out", waiting: 1_200),
            DispatcherV1.LaneStatus(
                lane: "fcm fcm.googleapis.com acme-1", connections: 1, inFlight: 4, state: .open, waiting: 7),
        ],
        dispatchers: [
            DispatcherV1.DispatcherMember(name: "dispatcher-1 on node3"), DispatcherV1.DispatcherMember(name: "dispatcher-2 on node7", silent: true),
        ])

    @Test("CTL-01 One screen names every lane, open ones too, with what waits and why, and the dispatchers whose part is missing")
    func screen() {
        let lines = QueuesView(status).text.split(separator: "\n").map(String.init)
        #expect(lines.count == 6)
        #expect(lines.first == "1,207 queued, the oldest since 2026-05-28T20:26:40.000Z, 4 in flight, 2 between attempts, 1 dead letter")
        #expect(lines.dropFirst().first == "dispatcher-2 on node7 does not answer: its part is missing")
        let apns = lines.first { $0.hasPrefix("apns ") } ?? ""
        #expect(apns.contains("unreachable") && apns.contains("1,200") && apns.hasSuffix("connect timed out"))
        let fcm = lines.first { $0.hasPrefix("fcm ") } ?? ""
        #expect(fcm.contains("open") && fcm.contains("7") && fcm.contains("4"))
    }

    @Test("CTL-01 An empty queue has no oldest push and no table")
    func empty() {
        let text = QueuesView(DispatcherV1.QueueStatusResponse()).text
        #expect(text == "0 queued, 0 in flight, 0 between attempts, 0 dead letters\nno lanes in use")
    }

    @Test("CTL-01 Programs read the same from JSON")
    func json() throws {
        let text = try jsonText(of: QueuesView(status))
        for part in ["oldest_queued_at", "2026-05-28T20:26:40.000Z", "silent_dispatchers", "connect timed out", "waiting_retry"] {
            #expect(text.contains(part), "\(part)")
        }
    }
}
