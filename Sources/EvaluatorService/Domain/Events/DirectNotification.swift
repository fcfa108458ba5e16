import CarillonAPI
import EventRules
import ServiceKit

/// A direct notification as an event: its users are the recipients, and it brings what it shows (EVAL-01 b). From there on it is decided like any
/// other event.
enum DirectNotification {
    /// The type of notifications that name none, in apps that have it.
    static let defaultType = "admin_notice"

    /// The event of a request.
    ///
    /// - Parameter id: Carillon's id of the event, which is the host's id, too: the request has none.
    /// - Throws: ``APIError`` for what can be told without the app, with the field's name in the request.
    static func event(_ request: EvaluatorV1.SubmitNotificationRequest, id: String) throws(APIError) -> EvaluatorV1.Event {
        var event = EvaluatorV1.Event(tenant: request.tenant, eventId: id, eventType: EventKind.direct.rawValue)
        event.recipients = try users(request.userIds)
        event.typeId = request.typeId
        event.priority = request.priority
        event.entityType = request.entityType
        event.entityId = request.entityId
        event.data = request.data
        event.scheduledForMs = request.scheduledForMs
        event.scheduledLocal = request.scheduledLocal
        event.content = try DirectContentValidation.checked(request.content ?? .init(), dataBytes: request.data.dataBytes)
        try EventRules.check(event)
        return event
    }

    /// Completes the event by its app, and checks what depends on the app.
    static func complete(_ event: inout EvaluatorV1.Event, app: AppPolicy) throws(APIError) {
        if event.typeId.isEmpty { event.typeId = try defaultType(of: app, among: [defaultType], for: "notification") }
        do {
            try EventValidation.check(event, app: app)
        } catch {
            throw inWordsOfTheRequest(error)
        }
        if let content = event.content { try ActionValidation.check(content, app.policy(for: event.typeId)) }
        let category = event.content?.ios?.category ?? ""
        guard category.isEmpty || app.catalogue.iosCategories.contains(where: { $0.identifier == category }) else {
            throw APIError(.invalidValue, field: "content.ios.category", "the app's catalogue has no iOS category \(category)")
        }
        let channel = event.content?.androidChannelId ?? ""
        guard channel.isEmpty || app.catalogue.hasAndroidChannel(channel) else {
            throw APIError(.invalidValue, field: "content.android_channel_id", "the app's catalogue has no Android channel \(channel)")
        }
    }

    /// An error about the event, with the field's name in the request: the event's recipients are the request's users.
    static func inWordsOfTheRequest(_ error: APIError) -> APIError {
        guard let field = error.field, field.hasPrefix("recipients") else { return error }
        return APIError(error.reason, field: "user_ids" + field.dropFirst("recipients".count), error.message)
    }

    /// The notification of one of its users, or of a user of a broadcast.
    ///
    /// - Parameter id: Carillon's id of the event.
    static func notificationID(of event: EvaluatorV1.Event, id: ULID, user: String) -> String {
        let tenant = event.tenant ?? .init()
        return DerivedID.notification(
            acceptedAt: Instant(milliseconds: id.milliseconds), event: id.string(after: AcceptedEvent.idPrefix), organization: tenant.organizationId,
            app: tenant.appId,
            user: user, type: event.typeId)
    }

    /// The users of a request, each once.
    static func users(_ ids: [String]) throws(APIError) -> [String] {
        guard !ids.isEmpty else { throw APIError(.invalidArgument, field: "user_ids", "name the user, or the users, who get the notification") }
        guard ids.count <= EventLimits.usersPerNotification else {
            throw APIError(
                .payloadTooLarge, field: "user_ids", "\(ids.count) users; a notification has at most \(EventLimits.usersPerNotification)")
        }
        for (index, id) in ids.enumerated() { try FieldRules.checkUser(id, field: "user_ids[\(index)]") }
        var known = Set<String>(minimumCapacity: ids.count)
        return ids.filter { known.insert($0).inserted }
    }

    /// The type of a request that names none.
    ///
    /// - Parameters:
    ///   - types: the first that the app has counts.
    ///   - subject: what has no type, for the error.
    static func defaultType(of app: AppPolicy, among types: [String], for subject: String) throws(APIError) -> String {
        if let type = types.first(where: { app.catalogue.type($0) != nil }) { return type }
        let types = app.catalogue.types.filter { !$0.silent && !$0.localOnly }.map(\.typeId)
        throw APIError(.invalidArgument, field: "type_id", "name the \(subject)'s type, one of: \(types.joined(separator: ", "))")
    }
}

extension EvaluatorV1.NotificationContent {
    /// The lifetime that it asks for; nil: none.
    var timeToLive: Duration? {
        ttlSeconds.map { .seconds(max(Int($0), EventLimits.shortestTimeToLiveSeconds)) }
    }
}
