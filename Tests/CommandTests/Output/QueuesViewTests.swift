import ArgumentParser
import CarillonAPI
import RPC
import Testing

@testable import CarillonCommand

@Suite("carillon queues")
struct QueuesViewTests {
    private let status = DispatcherV1.QueueStatusResponse(
        queued: 1_207, leased: 4, waitingRetry: 2, deadLetters: 1, oldestQueuedAtMs: 1_780_000_000_000,
        lanes: [
            DispatcherV1.LaneStatus(
                lane: "apns api.push.apple.com cred_1", state: .unreachable, reason: "connect timed out", waiting: 1_200, provider: "apns",
                sentLastMinute: 90, oldestQueuedAtMs: 1_780_000_000_000, nextProbeAtMs: 1_780_000_030_000, downSinceMs: 1_779_999_000_000,
                paused: true),
            DispatcherV1.LaneStatus(
                lane: "fcm fcm.googleapis.com acme-1", connections: 1, inFlight: 4, state: .open,
                reason: "the last 716 attempts failed: UNAVAILABLE", waiting: 7, waitingRetry: 179, failedLastMinute: 716),
        ],
        dispatchers: [
            DispatcherV1.DispatcherMember(name: "dispatcher-1 on node3"), DispatcherV1.DispatcherMember(name: "dispatcher-2 on node7", silent: true),
        ])

    @Test("CTL-01 One screen names every lane, open ones too, with what waits and why, and the dispatchers whose part is missing")
    func screen() {
        let lines = QueuesView(status).text.split(separator: "\n").map(String.init)
        #expect(lines.count == 6)
        #expect(lines.first == "1,207 queued, the oldest since 2026-05-28T20:26:40.000Z, 4 in flight, 2 waiting for a retry, 1 dead letter")
        #expect(lines.dropFirst().first == "dispatcher-2 on node7 does not answer: its part is missing")
        let apns = lines.first { $0.hasPrefix("apns ") } ?? ""
        #expect(apns.contains("unreachable") && apns.contains("1,200") && apns.contains(" 90 "), "state, what waits, and what was sent in a minute")
        #expect(apns.contains("2026-05-28T20:26:40.000Z") && apns.contains("2026-05-28T20:27:10.000Z"), "the oldest, and the next probe")
        #expect(apns.hasSuffix("since 2026-05-28T20:10:00.000Z: connect timed out: also paused"))
        let fcm = lines.first { $0.hasPrefix("fcm ") } ?? ""
        #expect(fcm.contains("open") && fcm.contains(" 7 ") && fcm.contains(" 4 "))
        #expect(fcm.contains(" 179 ") && fcm.contains(" 716 ") && fcm.hasSuffix("the last 716 attempts failed: UNAVAILABLE"))
    }

    @Test("CTL-01 An empty queue has no oldest push and no table")
    func empty() {
        let text = QueuesView(DispatcherV1.QueueStatusResponse()).text
        #expect(text == "0 queued, 0 in flight, 0 waiting for a retry, 0 dead letters\nno lanes in use")
    }

    @Test("CTL-01 Programs read the same from JSON")
    func json() throws {
        let text = try jsonText(of: QueuesView(status))
        for part in [
            "next_probe_at", "down_since", "sent_last_minute", "paused", "oldest_queued_at", "2026-05-28T20:26:40.000Z", "silent_dispatchers",
            "connect timed out", "waiting_retry", "179", "failed_last_minute", "716",
        ] {
            #expect(text.contains(part), "\(part)")
        }
    }

    @Test("CTL-01 DISP-30 A provider is up, down as attempts show, or called down by an operator with the reason")
    func providers() {
        let rows = [
            DispatcherV1.ProviderStatus(
                provider: "apns", down: true, calledDown: true, downSinceMs: 1_780_000_000_000, waiting: 3, reason: "status page"),
            DispatcherV1.ProviderStatus(provider: "expo", down: true, downSinceMs: 1_780_000_000_000, lanes: 1, lanesDown: 1),
            DispatcherV1.ProviderStatus(provider: "fcm", lanes: 2),
        ].map(ProviderView.init)
        #expect(rows.map(\.state) == ["called_down", "down", "up"])
        let lines = ProviderView.text(rows).split(separator: "\n").map(String.init)
        #expect(lines[2].contains("called down") && lines[2].contains("2026-05-28T20:26:40.000Z") && lines[2].hasSuffix("status page"))
        #expect(lines[0].contains("unsent") && !lines[0].contains("waiting"), "with those that wait for a retry, which queues counts apart")
        #expect(lines[4].contains("up") && !lines[4].contains("2026"))
        #expect(ProviderView.text([]) == "no lanes in use")
    }

    @Test("CTL-01 Each pause in force has a line, and a resume that matches none names them")
    func pauses() {
        let pauses = [
            DispatcherV1.LanePause(
                provider: "fcm", tenant: .init(organizationId: "acme", appId: "acme-chat"), sinceMs: 1_780_000_000_000, reason: "new project"),
            DispatcherV1.LanePause(sinceMs: 1_780_000_000_000),
        ]
        let lines = QueuesView(DispatcherV1.QueueStatusResponse(pauses: pauses)).text.split(separator: "\n").map(String.init)
        #expect(
            lines.suffix(2) == [
                "paused: fcm of acme/acme-chat since 2026-05-28T20:26:40.000Z: new project", "paused: all lanes since 2026-05-28T20:26:40.000Z",
            ])
        let refused = QueuesResume.noSuchPause(pauses)
        #expect(refused.message == "no such pause; paused are: fcm of acme/acme-chat, all lanes")
        #expect(ExitStatus(of: refused.code) == .refused)
    }

    @Test("CTL-01 A pause of an environment needs its provider, and `queues` alone lists the lanes")
    func commands() throws {
        #expect(throws: (any Error).self) { try Carillon.parseAsRoot(["queues", "pause", "--environment", "sandbox"]) }
        let pause = try #require(try Carillon.parseAsRoot(["queues", "pause", "--provider", "apns", "--environment", "sandbox"]) as? QueuesPause)
        #expect(pause.lanes.words == "lanes apns sandbox")
        #expect(try Carillon.parseAsRoot(["queues"]) is QueuesList)
        #expect(try Carillon.parseAsRoot(["provider"]) is ProviderStates)
    }
}
