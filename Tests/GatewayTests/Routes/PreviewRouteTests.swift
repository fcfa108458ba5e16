import CarillonAPI
import ServiceKit
import Testing

@testable import GatewayService

@Suite("Previews over HTTP", .timeLimit(.minutes(1)))
struct PreviewRouteTests {
    private static let device = EvaluatorV1.DevicePreview(
        deviceType: .ios, provider: "apns", locale: "ar", title: "درجة جديدة", body: "أحسنت", collapsedBody: "أحسنت", expandedBody: "أحسنت",
        payload: #"{"aps":{"alert":"ab"}}"#, payloadBytes: 24, payloadLimitBytes: 4_096,
        omissions: ["image left out to fit the payload limit"], warnings: ["TEMPLATE_MISSING_TOKEN: comment"])

    @Test("GW-06 EVAL-63 A preview is asked of the evaluator with all that the body says, and answered with the payload as it is sent")
    func preview() async throws {
        let peers = ScriptedPeers { request in
            request is EvaluatorV1.PreviewRequest ? EvaluatorV1.PreviewResponse(title: "unused", devices: [Self.device]) : nil
        }
        try await TestGateway.with(peers) { gateway in
            let body = """
                {"notification_type":"grade","device_type":"ios","data":{"grade":3},"locale":"ar","role":"guardian","priority":"critical",\
                "channel_id":"ch_1","entity_type":"grade","entity_id":"g7","content":{"title":"Lunch","body":"Now","image":"https://x.example/1.png"}}
                """
            let answer = try await gateway.request("POST", "/admin/preview", body)
            #expect(answer.status == 200, "\(answer)")
            let expected = EvaluatorV1.PreviewRequest(
                tenant: .init(organizationId: "acme", appId: "acme-chat"), typeId: "grade", deviceType: .ios, data: ["grade": "3"], locale: "ar",
                role: "guardian", priority: .blocking, content: .init(title: "Lunch", body: "Now", imageUrl: "https://x.example/1.png"),
                channelId: "ch_1", entityType: "grade", entityId: "g7")
            #expect(gateway.peers.requests(EvaluatorV1.PreviewRequest.self) == [expected])
            for part in [
                #""devices":[{"device_type":"ios","provider":"apns","locale":"ar""#, #""payload":"{\"aps\":{\"alert\":\"ab\"}}""#,
                #""payload_bytes":24,"payload_limit_bytes":4096,"omissions":["image left out to fit the payload limit"]"#,
                #""warnings":["TEMPLATE_MISSING_TOKEN: comment"],"problem":null"#,
            ] { #expect(answer.body.contains(part), "\(part): \(answer)") }
        }
    }

    @Test("GW-06 EVAL-63 An unknown type of device is refused, naming the field; a direct text is told from a type's by its presence")
    func fields() async throws {
        try await TestGateway.with { gateway in
            let wrong = try await gateway.request("POST", "/admin/preview", #"{"type_id":"grade","device_type":"watch"}"#)
            #expect(wrong.status == 422 && wrong.refusal == "device_type invalid_value", "\(wrong)")
            #expect(gateway.peers.requests(EvaluatorV1.PreviewRequest.self).isEmpty)
            #expect(try await gateway.request("POST", "/admin/preview", #"{"type_id":"grade"}"#).status == 200)
            #expect(gateway.peers.requests(EvaluatorV1.PreviewRequest.self).map(\.content) == [nil])
        }
    }
}
