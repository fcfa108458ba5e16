import CarillonAPI
import Testing

@testable import GatewayService

@Suite("Bodies of Live Activities and extensions", .timeLimit(.minutes(1)))
struct ActivityBodyTests {
    @Test("DISP-37 OQ-02 Apple's push type mdm is refused by its field and the reason, where a token comes and where a push is sent")
    func mdm() async throws {
        try await TestGateway.with { gateway in
            let token = #"{"push_device_id":"dev_1","kind":"mdm","name":"x","token":"00ff"}"#
            let push = #"{"user_id":"ann","name":"x","kind":"mdm","payload":{"mdm":"magic"}}"#
            let answers = [
                try await gateway.request("POST", "/push/activity-tokens", token, user: "ann"),
                try await gateway.request("POST", "/push/activities", push),
            ]
            for answer in answers {
                #expect(answer.status == 422 && answer.refusal == "kind invalid_value", "\(answer)")
                #expect(answer.body.contains("Apple takes such pushes with an MDM push certificate alone"), "\(answer)")
            }
            #expect(gateway.peers.requests(RegistryV1.RegisterActivityAddressRequest.self).isEmpty)
            #expect(gateway.peers.requests(DispatcherV1.SendActivityRequest.self).isEmpty)
        }
    }
}
