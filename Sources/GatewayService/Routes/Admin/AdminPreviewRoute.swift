import CarillonAPI
import Hummingbird
import ServiceKit

/// `/admin/preview`: a notification that is not sent, with the payloads that providers would get (EVAL-63). The evaluator authorizes the caller.
struct AdminPreviewRoute {
    let peers: GatewayPeers

    func add(to endpoints: Endpoints) {
        let (evaluator, tenants) = (peers.evaluator, peers.tenants)
        endpoints.on(.post, "/admin/preview") { http in
            let request = try Self.request(http.body, of: try await http.administered(by: tenants))
            let answer = try await evaluator.preview(request, options: try http.context.options)
            return .ok(["devices": .list(answer.devices.map(JSONView.devicePreview))])
        }
    }

    private static func request(_ body: JSONObject, of tenant: CommonV1.Tenant) throws -> EvaluatorV1.PreviewRequest {
        var request = EvaluatorV1.PreviewRequest(tenant: tenant)
        request.typeId = try body.string(either: "notification_type", "type_id") ?? ""
        request.deviceType = try body.choice("device_type") ?? .unspecified
        request.data = try body.stringMap("data") ?? [:]
        request.locale = try body.string("locale") ?? ""
        request.role = try body.string("role") ?? ""
        request.priority = try body.priority("priority") ?? .unspecified
        request.content = try body.object("content").map(NotificationBody.content)
        request.channelId = try body.string("channel_id") ?? ""
        request.entityType = try body.string("entity_type") ?? ""
        request.entityId = try body.string("entity_id") ?? ""
        return request
    }
}

extension JSONView {
    static func devicePreview(_ preview: EvaluatorV1.DevicePreview) -> JSONValue {
        [
            "device_type": .string(preview.deviceType.name), "provider": .string(preview.provider), "locale": .string(preview.locale),
            "title": .string(preview.title), "subtitle": .string(preview.subtitle), "body": .string(preview.body),
            "collapsed_body": .string(preview.collapsedBody), "expanded_body": .string(preview.expandedBody),
            // As text: not a byte differs from what is sent.
            "payload": .text(preview.payload), "payload_bytes": .integer(Int64(preview.payloadBytes)),
            "payload_limit_bytes": .integer(Int64(preview.payloadLimitBytes)), "omissions": .list(preview.omissions.map { .string($0) }),
            "warnings": .list(preview.warnings.map { .string($0) }), "problem": .text(preview.problem),
        ]
    }
}
