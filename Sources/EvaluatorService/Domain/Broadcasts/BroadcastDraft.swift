import CarillonAPI
import EventRules
import ServiceKit

/// A broadcast as a request describes it (EVAL-16): its checks, and the events that it becomes. The events are decided like any other ones.
enum BroadcastDraft {
    /// Types of broadcasts that name none; the first that the app has.
    static let defaultTypes = ["announcement", "system_announcement", DirectNotification.defaultType]

    /// The longest time over which a broadcast is spread, in seconds.
    static let longestSpread: Int32 = 3_600

    /// The request with clean texts, and with each user once.
    ///
    /// - Throws: ``APIError`` for what can be told without an app, with the field's name in the request.
    static func checked(_ request: EvaluatorV1.SubmitBroadcastRequest) throws(APIError) -> EvaluatorV1.SubmitBroadcastRequest {
        var checked = request
        checked.audience = try self.checked(request.audience ?? .init())
        guard request.broadcastId.utf8.count <= EventLimits.broadcastIDBytes, HostID.isAllowed(request.broadcastId),
            !request.broadcastId.hasPrefix(BroadcastID.prefix)
        else {
            throw APIError(
                .invalidValue, field: "broadcast_id",
                "is an id of your own of at most \(EventLimits.broadcastIDBytes) bytes, and does not begin with “\(BroadcastID.prefix)”")
        }
        guard request.ratePerSecond >= 0 else {
            throw APIError(.invalidValue, field: "rate_per_second", "is a number of pushes, or 0 for as many as the app allows")
        }
        guard (0...longestSpread).contains(request.spreadSeconds) else {
            throw APIError(.invalidValue, field: "spread_seconds", "is 0 to \(longestSpread)")
        }
        checked.content = try request.content.map { content throws(APIError) in
            try DirectContentValidation.checked(content, dataBytes: request.data.dataBytes)
        }
        guard checked.content?.deviceIds.isEmpty != false else {
            throw APIError(.invalidValue, field: "content.device_ids", "a broadcast goes to users, and chooses devices by audience.device_types")
        }
        return checked
    }

    private static func checked(_ audience: EvaluatorV1.BroadcastAudience) throws(APIError) -> EvaluatorV1.BroadcastAudience {
        var checked = audience
        switch audience.audience {
        case .wholeApp(true), .wholeOrganization(true), .wholePlatform(true): break
        case .role(let role):
            guard FieldRules.isRole(role) else { throw APIError(.invalidValue, field: "audience.role", "has \(FieldRules.roleRule)") }
        case .groupId(let group): try FieldRules.checkHostID(group, field: "audience.group_id")
        case .channelId(let channel): try FieldRules.checkHostID(channel, field: "audience.channel_id")
        case .users(let users): checked.audience = .users(.init(userIds: try self.users(users.userIds)))
        case .wholeApp(false), .wholeOrganization(false), .wholePlatform(false), nil:
            throw APIError(
                .invalidArgument, field: "audience",
                "is required: whole_app, whole_organization, whole_platform, role, group_id, channel_id or users")
        }
        for (index, type) in audience.deviceTypes.enumerated() { _ = try type.required(field: "audience.device_types[\(index)]") }
        guard audience.locales.count <= EventLimits.localesPerBroadcast else {
            throw APIError(.invalidValue, field: "audience.locales", "has at most \(EventLimits.localesPerBroadcast) languages")
        }
        for (index, locale) in audience.locales.enumerated() { try FieldRules.checkLocale(locale, field: "audience.locales[\(index)]") }
        return checked
    }

    /// The users, each once, in the order in which they are taken.
    private static func users(_ ids: [String]) throws(APIError) -> [String] {
        let field = "audience.users.user_ids"
        guard !ids.isEmpty else { throw APIError(.invalidArgument, field: field, "name the users who get the broadcast") }
        guard ids.count <= EventRules.usersPerList else {
            throw APIError(
                .payloadTooLarge, field: field,
                "\(ids.count) users; a broadcast names at most \(EventRules.usersPerList): larger audiences are groups, or roles")
        }
        for (index, id) in ids.enumerated() { try FieldRules.checkUser(id, field: "\(field)[\(index)]") }
        return Set(ids).sorted()
    }

    // MARK: Events

    /// Checks the broadcast against an app.
    ///
    /// - Returns: its type in this app.
    static func type(of request: EvaluatorV1.SubmitBroadcastRequest, in app: AppPolicy, _ tenant: CommonV1.Tenant) throws(APIError) -> String {
        var event = event(of: request, id: BroadcastID.prefix, typeID: request.typeId, page: 1, users: request.namedUsers, of: tenant)
        if event.typeId.isEmpty { event.typeId = try DirectNotification.defaultType(of: app, among: defaultTypes, for: "broadcast") }
        do {
            try EventRules.check(event)
            try DirectNotification.complete(&event, app: app)
        } catch {
            throw inWordsOfTheRequest(error)
        }
        guard request.overrideReason.isEmpty || app.catalogue.type(event.typeId)?.critical == true else {
            throw APIError(
                .invalidValue, field: "override_reason", "\(event.typeId) is not marked critical: users decide about it, and nobody overrides that")
        }
        return event.typeId
    }

    /// An error about an event, with the field's name in the request: the event's recipients are the users of the audience.
    private static func inWordsOfTheRequest(_ error: APIError) -> APIError {
        for name in ["recipients", "user_ids"] {
            guard let field = error.field, field.hasPrefix(name) else { continue }
            return APIError(error.reason, field: "audience.users.user_ids" + field.dropFirst(name.count), error.message)
        }
        return error
    }

    /// The event of a page of users.
    ///
    /// - Parameter id: Carillon's id of the broadcast.
    static func event(
        of request: EvaluatorV1.SubmitBroadcastRequest, id: String, typeID: String, page: Int64, users: [String], of tenant: CommonV1.Tenant
    ) -> EvaluatorV1.Event {
        var event = EvaluatorV1.Event(
            tenant: tenant, eventId: BroadcastID.event(id, page: page), eventType: EventKind.broadcast.rawValue)
        event.recipients = users
        event.typeId = typeID
        event.priority = request.priority
        event.entityType = request.entityType
        event.entityId = request.entityId
        event.data = request.data
        event.content = request.content
        event.overrideReason = request.overrideReason
        event.broadcast = .init(
            broadcastId: id, deviceTypes: request.audience?.deviceTypes ?? [], locales: request.audience?.locales ?? [],
            spreadSeconds: request.spreadSeconds)
        return event
    }
}

extension EvaluatorV1.SubmitBroadcastRequest {
    /// The users of an audience that lists them.
    var namedUsers: [String] {
        if case .users(let users)? = audience?.audience { users.userIds } else { [] }
    }

    /// The request with other users in its list.
    func with(users: [String]) -> Self {
        guard case .users? = audience?.audience else { return self }
        var request = self
        request.audience?.audience = .users(.init(userIds: users))
        return request
    }

    /// Whether another request describes the same broadcast. Users of a list may have been erased since, so that only their number is compared.
    func isSame(as other: Self, users count: Int) -> Bool {
        other.namedUsers.count == count && with(users: []) == other.with(users: [])
    }

    /// The audience in the audit log, such as `role teacher`.
    var audienceWords: String {
        switch audience?.audience {
        case .wholeApp: "whole app"
        case .wholeOrganization: "whole organization"
        case .wholePlatform: "whole platform"
        case .role(let role): "role \(AuditEvent.list([role]))"
        case .groupId(let group): "group \(AuditEvent.list([group]))"
        case .channelId(let channel): "channel \(AuditEvent.list([channel]))"
        case .users(let users): "\(users.userIds.count) users"
        case nil: ""
        }
    }
}
