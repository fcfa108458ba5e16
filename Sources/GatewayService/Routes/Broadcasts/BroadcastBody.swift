import CarillonAPI
import ServiceKit

/// The body of `POST /broadcasts` (EVAL-16).
enum BroadcastBody {
    /// Whether the audience is the whole platform, which is of no app.
    static func isOfPlatform(_ body: JSONObject) throws -> Bool { try body.object("audience")?.bool("whole_platform") ?? false }

    /// - Throws: ``APIError``, naming the field and the rule.
    static func request(_ body: JSONObject, tenant: CommonV1.Tenant) throws -> EvaluatorV1.SubmitBroadcastRequest {
        try NotificationBody.refuseWhatIsNotSent(body)
        if body.has("scheduled_for") {
            throw APIError(.invalidValue, field: body.path(of: "scheduled_for"), "a broadcast begins at once; leave it out, and submit later")
        }
        var request = EvaluatorV1.SubmitBroadcastRequest(tenant: tenant)
        request.broadcastId = try body.string("broadcast_id") ?? ""
        guard let audience = try body.object("audience") else { throw body.missing("audience") }
        request.audience = try self.audience(audience)
        request.typeId = try body.string(either: "notification_type", "type_id") ?? ""
        request.priority = try body.priority("priority") ?? .unspecified
        request.entityType = try body.string("entity_type") ?? ""
        request.entityId = try body.string("entity_id") ?? ""
        request.data = try body.stringMap("data") ?? [:]
        request.ratePerSecond = try body.integer("rate_per_second", as: Int32.self) ?? 0
        request.spreadSeconds = try body.integer("spread_seconds", as: Int32.self) ?? 0
        request.overrideReason = try body.string("override_reason") ?? ""
        let content = try NotificationBody.content(body)
        // Without any of these the type's template is shown.
        if content != .init() { request.content = content }
        return request
    }

    private static func audience(_ body: JSONObject) throws -> EvaluatorV1.BroadcastAudience {
        var named: [EvaluatorV1.BroadcastAudience.Audience] = []
        if let isAll = try body.bool("whole_app"), isAll { named.append(.wholeApp(true)) }
        if let isAll = try body.bool("whole_organization"), isAll { named.append(.wholeOrganization(true)) }
        if let isAll = try body.bool("whole_platform"), isAll { named.append(.wholePlatform(true)) }
        if let role = try body.string("role") { named.append(.role(role)) }
        if let group = try body.string("group_id") { named.append(.groupId(group)) }
        if let channel = try body.string("channel_id") { named.append(.channelId(channel)) }
        if let users = try body.strings("user_ids") { named.append(.users(.init(userIds: users))) }
        guard named.count < 2 else {
            throw APIError(.invalidArgument, field: "audience", "name one audience: a broadcast to several is several broadcasts")
        }
        var audience = EvaluatorV1.BroadcastAudience(audience: named.first)
        for word in try body.strings("platforms", among: CommonV1.DeviceType.words) ?? [] {
            audience.deviceTypes.append(try .init(word: word, field: body.path(of: "platforms"), reason: .invalidValue))
        }
        audience.locales = try body.strings("locales") ?? []
        return audience
    }
}
