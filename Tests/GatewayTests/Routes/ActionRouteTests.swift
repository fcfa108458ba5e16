import CarillonAPI
import Protobuf
import Testing

@testable import GatewayService

@Suite("EVAL-42 POST /push/actions")
struct ActionRouteTests {
    private static let reply = #"{"notification_id":"n1","action":"REPLY","text_input":"On my way","device_id":"phone"}"#

    @Test("EVAL-42 GW-06 A reply goes to the ledger as the caller's own, and the answer is 202")
    func reply() async throws {
        try await TestGateway.with { gateway in
            let answer = try await gateway.request("POST", "/push/actions", Self.reply, user: "bob")
            #expect(answer.status == 202 && answer.body == #"{"ok":true}"#)
            let tenant = CommonV1.Tenant(organizationId: "acme", appId: "acme-chat")
            #expect(
                gateway.peers.requests(ReceiptsV1.ReportActionRequest.self) == [
                    .init(
                        tenant: tenant, userId: "bob", notificationId: "n1", deviceId: "phone", action: "REPLY", textInput: "On my way")
                ])
            #expect(gateway.peers.requests(EvaluatorV1.SnoozeRequest.self).isEmpty)
        }
    }

    @Test("EVAL-41 An action that snoozes brings the notification back after its time")
    func snooze() async throws {
        let peers = ScriptedPeers { request in
            request is ReceiptsV1.ReportActionRequest ? ReceiptsV1.ReportActionResponse(reportId: "act_1", snoozeSeconds: 600) : nil
        }
        try await TestGateway.with(peers) { gateway in
            let answer = try await gateway.request("POST", "/push/actions", #"{"notification_id":"n1","action":"later"}"#, user: "bob")
            #expect(answer.status == 202)
            let snoozes = gateway.peers.requests(EvaluatorV1.SnoozeRequest.self)
            #expect(snoozes.map(\.notificationId) == ["n1"] && snoozes.map(\.userId) == ["bob"] && snoozes.map(\.seconds) == [600])
        }
    }

    @Test("EVAL-42 GW-02 A report without a notification or an action is refused, and so is one of nobody")
    func refused() async throws {
        try await TestGateway.with { gateway in
            let nothing = try await gateway.request("POST", "/push/actions", #"{"action":"REPLY"}"#, user: "bob")
            #expect(nothing.status == 400 && nothing.refusal == "notification_id invalid_argument")
            let idle = try await gateway.request("POST", "/push/actions", #"{"notification_id":"n1"}"#, user: "bob")
            #expect(idle.status == 400 && idle.refusal == "action invalid_argument")
            let nobody = try await gateway.request("POST", "/push/actions", Self.reply)
            #expect(nobody.status == 403)
            #expect(gateway.peers.requests(ReceiptsV1.ReportActionRequest.self).isEmpty)
        }
    }
}
