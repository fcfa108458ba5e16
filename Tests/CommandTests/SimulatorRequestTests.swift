import CarillonAPI
import Testing

@testable import CarillonCommand

@Suite("What carillon sim requests says")
struct SimulatorRequestTests {
    private func kind(_ provider: String, _ body: String = "{}", pushType: String? = nil, notification: String = "n1") -> String {
        SimulatorRequestView(
            .init(
                provider: provider, headers: pushType.map { ["apns-push-type": $0] } ?? [:], body: Array(body.utf8), notificationId: notification)
        ).kind
    }

    @Test("SIM-02 the kind tells what a user sees from what validates a token or fetches one")
    func kinds() {
        #expect(kind("apns", pushType: "alert") == "alert")
        #expect(kind("apns", pushType: "background") == "background")
        #expect(kind("apns", pushType: "background", notification: "") == "validation")
        #expect(kind("apns", pushType: "liveactivity") == "liveactivity")
        #expect(kind("fcm", #"{"message":{"token":"t","notification":{"title":"x"}}}"#) == "alert")
        #expect(kind("fcm", #"{"message":{"token":"t","apns":{"payload":{"aps":{"alert":{"title":"x"}}}}}}"#) == "alert")
        #expect(kind("fcm", #"{"message":{"token":"t","data":{}}}"#) == "background")
        #expect(kind("fcm", #"{"message":{"token":"t","data":{}}}"#, notification: "") == "validation")
        #expect(kind("fcm", #"{"validate_only":true,"message":{"token":"t"}}"#, notification: "") == "validate_only")
        #expect(kind("fcm", #"{"to":"/topics/news"}"#, notification: "") == "topic")
        #expect(kind("oauth", "grant_type=x", notification: "") == "access_token")
    }

    @Test("SIM-02 where there is nothing a sentence says so, and no header stands alone")
    func empty() {
        #expect(SimulatorRequestView.text([], isNarrowed: false) == "no requests yet")
        #expect(SimulatorRequestView.text([], isNarrowed: true) == "no such requests yet")
        let row = SimulatorRequestView(.init(provider: "oauth", status: 200))
        #expect(SimulatorRequestView.text([row], isNarrowed: false).contains("access_token"))
    }
}
