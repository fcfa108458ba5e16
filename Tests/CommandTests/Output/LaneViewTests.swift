import CarillonAPI
import Testing

@testable import CarillonCommand

@Suite("What carillon stats, trace and push test say of what cannot leave")
struct LaneViewTests {
    private let unreachable = DispatcherV1.LaneStatus(
        lane: "apns api.push.apple.com cred_1", state: .unreachable, reason: "connect timed out", waiting: 1_200)

    @Test("DISP-05 Lanes that are not open are named with the reason and with how many wait; open ones are not")
    func lanes() {
        let throttled = DispatcherV1.LaneStatus(
            lane: "fcm fcm.googleapis.com acme-1", state: .throttled, reason: "QUOTA_EXCEEDED", untilMs: 1_780_000_000_000, waiting: 3)
        let open = DispatcherV1.LaneStatus(lane: "fcm fcm.googleapis.com other", state: .open, waiting: 7)
        #expect(
            LaneView.stopped([unreachable, open, throttled].map(LaneView.init)) == [
                "apns api.push.apple.com cred_1, 1,200 waiting, unreachable: connect timed out",
                "fcm fcm.googleapis.com acme-1, 3 waiting, throttled until 2026-05-28T20:26:40.000Z: QUOTA_EXCEEDED",
            ])
    }

    @Test("CTL-01 OBS-09 Programs have the parts of a lane as members of their own, and none that it lacks")
    func parts() throws {
        var lane = DispatcherV1.LaneStatus(lane: "apns 127.0.0.1:7301 cred_1 acme/shop", state: .open, provider: "apns")
        (lane.host, lane.environment, lane.credentialId) = ("127.0.0.1:7301", "sandbox", "cred_1")
        lane.tenant = .init(organizationId: "acme", appId: "shop")
        let json = try jsonText(of: LaneView(lane))
        for member in [
            #""host" : "127.0.0.1:7301""#, #""environment" : "sandbox""#, #""credential_id" : "cred_1""#, #""organization" : "acme""#,
            #""app" : "shop""#,
        ] { #expect(json.contains(member), "\(json)") }
        #expect(!json.contains("\"project\""))
    }

    @Test("DISP-30 A lane that an operator called down has the state of `provider list`, and its reason says so once")
    func calledDown() {
        let lane = LaneView(
            DispatcherV1.LaneStatus(
                lane: "apns", state: .down, reason: "called down by an operator: incident-8", waiting: 3, provider: "apns",
                downSinceMs: 1_780_000_000_000, calledDown: true))
        #expect(lane.state == "called_down")
        #expect(lane.obstacle == "since 2026-05-28T20:26:40.000Z: called down by an operator: incident-8")
        #expect(LaneView.stopped([lane]) == ["apns, 3 waiting, called down by an operator: incident-8"])
    }

    @Test("OBS-09 What has not been sent says what it waits for")
    func unsent() {
        func words(
            _ state: DispatcherV1.UnsentState, _ lane: DispatcherV1.LaneStatus?, attempts: Int32 = 0, code: String = "", dueAtMs: Int64? = nil
        ) -> String {
            DispatcherV1.UnsentDelivery(
                provider: "apns", state: state, attempts: attempts, providerCode: code, dueAtMs: dueAtMs, lane: lane
            ).words
        }
        #expect(words(.queued, unreachable) == "apns api.push.apple.com cred_1 is unreachable: connect timed out")
        #expect(words(.queued, nil) == "in the queue")
        #expect(words(.inFlight, .init(state: .open)) == "apns has not answered yet")
        #expect(
            words(.retry, .init(state: .open), attempts: 1, code: "ServiceUnavailable", dueAtMs: 1_780_000_000_000)
                == "attempt 2 at 2026-05-28T20:26:40.000Z, after ServiceUnavailable")
        #expect(
            words(.retry, unreachable, dueAtMs: 1_780_000_000_000)
                == "attempt 1 at 2026-05-28T20:26:40.000Z; apns api.push.apple.com cred_1 is unreachable: connect timed out")
    }
}
