import CarillonAPI
import ServiceKit
import Testing

@testable import GatewayService

@Suite("Bodies of broadcasts")
struct BroadcastBodyTests {
    private static let tenant = CommonV1.Tenant(organizationId: "acme", appId: "chat")

    private func request(_ members: String) throws -> EvaluatorV1.SubmitBroadcastRequest {
        try BroadcastBody.request(JSONObject(parsing: Array("{\(members)}".utf8)), tenant: Self.tenant)
    }

    @Test("EVAL-16 GW-06 each member of a body is in the request; without title and body the type's template is shown")
    func members() throws {
        let everything = try request(
            #"""
            "broadcast_id":"b","audience":{"group_id":"class-3b","platforms":["ios","web"],"locales":["es"]},"notification_type":"news",
            "title":"T","body":"B","priority":"high","entity_type":"e","entity_id":"7","data":{"n":1},"rate_per_second":5,"override_reason":"fire",
            "spread_seconds":60
            """#)
        #expect(
            everything
                == .init(
                    tenant: Self.tenant, broadcastId: "b",
                    audience: .init(audience: .groupId("class-3b"), deviceTypes: [.ios, .web], locales: ["es"]), typeId: "news",
                    content: .init(title: "T", body: "B"), priority: .high, entityType: "e", entityId: "7", data: ["n": "1"], ratePerSecond: 5,
                    overrideReason: "fire", spreadSeconds: 60))
        for (words, audience) in [
            (#""whole_app":true"#, EvaluatorV1.BroadcastAudience.Audience.wholeApp(true)),
            (#""whole_organization":true,"whole_app":false"#, .wholeOrganization(true)), (#""whole_platform":true"#, .wholePlatform(true)),
            (#""role":"teacher""#, .role("teacher")), (#""channel_id":"ch_1""#, .channelId("ch_1")),
            (#""user_ids":["a","b"]"#, .users(.init(userIds: ["a", "b"]))),
        ] {
            let request = try request(#""audience":{\#(words)}"#)
            #expect(request.audience?.audience == audience && request.content == nil)
        }
    }

    @Test(
        "EVAL-16 ARCH-16 what is missing, or would change what users get without a word, is refused by name",
        arguments: [
            ("", "audience"), (#""audience":{"role":"a","group_id":"b"}"#, "audience"),
            (#""audience":{"platforms":["toaster"]}"#, "audience.platforms"),
            (#""audience":{"whole_app":1}"#, "audience.whole_app"),
            (#""audience":{"role":"a"},"scheduled_for":"2030-01-01T00:00:00Z""#, "scheduled_for"),
            (#""audience":{"role":"a"},"rate_per_second":3000000000"#, "rate_per_second"),
            (#""audience":{"role":"a"},"is_silent":true"#, "is_silent"),
        ])
    func refused(members: String, field: String) throws {
        let error = #expect(throws: APIError.self) { try request(members) }
        #expect(error?.field == field)
    }
}
