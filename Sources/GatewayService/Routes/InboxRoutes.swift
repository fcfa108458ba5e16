import CarillonAPI
import HTTPTypes
import Hummingbird
import RPC
import ServiceKit

/// `/inbox`: the notification centre of the calling user (RCPT-10 to RCPT-13).
struct InboxRoutes {
    let inbox: ReceiptsV1.Inbox.Client

    func add(to endpoints: Endpoints) {
        let inbox = inbox
        endpoints.on(.get, "/inbox") { http in
            let page = try http.page
            var request = ReceiptsV1.ListInboxRequest(
                tenant: try http.context.tenant, userId: try http.context.user.id, categoryId: http.query["category"] ?? "",
                typeId: http.query["type"] ?? "", unreadOnly: try http.flag("unread_only"), pageSize: page.size, pageToken: page.token)
            request.notificationIds = (http.query["ids"] ?? "").split(separator: ",").map(String.init)
            request.deviceType = try http.linkedDevice
            let list = try await inbox.listInbox(request, options: try http.context.options)
            return .items(list.entries.map(JSONView.inboxEntry), next: list.nextPageToken)
        }
        endpoints.on(.get, "/inbox/unread-count") { http in
            let request = ReceiptsV1.CountInboxRequest(tenant: try http.context.tenant, userId: try http.context.user.id)
            let count = try await inbox.countInbox(request, options: try http.context.options)
            return .ok(["unread": .integer(count.unread), "badge": .integer(Int64(count.badge)), "label": .string(count.label)])
        }
        endpoints.on(.get, "/inbox/{notification_id}/target") { http in
            let request = ReceiptsV1.FindTargetRequest(
                tenant: try http.context.tenant, userId: try http.context.user.id, notificationId: try http.parameter("notification_id"),
                deviceType: try http.linkedDevice)
            let target = try await inbox.findTarget(request, options: try http.context.options)
            return .ok([
                "deep_link": .text(target.deepLink), "exists": .bool(target.exists), "fallback_deep_link": .text(target.fallbackDeepLink),
            ])
        }
        endpoints.on(.post, "/inbox/{notification_id}/read") { http in
            try await Self.mark(.read, at: try http.body.instant("occurred_at") ?? 0, http, inbox)
        }
        endpoints.on(.delete, "/inbox/{notification_id}") { http in
            try await Self.mark(.dismissed, at: try http.instant("occurred_at"), http, inbox)
        }
        endpoints.on(.post, "/inbox/read") { http in
            let answer = try await Self.naming(http) { try await inbox.markInbox(try Self.marks(http), options: try http.context.options) }
            return .ok(["unread": .integer(answer.unread), "unknown_ids": .list(answer.unknownIds.map(JSONValue.string))])
        }
    }

    /// Marks the entry of the path. An entry that does not exist is 404.
    private static func mark(
        _ kind: ReceiptsV1.InboxMarkKind, at occurredAt: Int64, _ http: EndpointRequest, _ inbox: ReceiptsV1.Inbox.Client
    ) async throws -> Answer {
        let mark = ReceiptsV1.InboxMark(notificationId: try http.parameter("notification_id"), kind: kind, occurredAtMs: occurredAt)
        let request = ReceiptsV1.MarkInboxRequest(
            tenant: try http.context.tenant, userId: try http.context.user.id, marks: [mark], requiresEntries: true)
        let answer = try await inbox.markInbox(request, options: try http.context.options)
        return .ok(["unread": .integer(answer.unread)])
    }

    /// Names the refused one of `ids` or `marks`: the service has both in one list, the ids first.
    private static func naming<Value>(_ http: EndpointRequest, _ call: () async throws -> Value) async throws -> Value {
        do { return try await call() } catch let error as RPCError {
            let (ids, known) = (try http.body.strings("ids") ?? [], APIError(error))
            guard error.reason != nil, let path = error.field, path.hasPrefix("marks["), let end = path.firstIndex(of: "]"),
                let place = Int(path[..<end].dropFirst("marks[".count))
            else { throw error }
            let field = place < ids.count ? "ids[\(place)]" : "marks[\(place - ids.count)\(path[end...])"
            throw APIError(known.reason, field: field, known.message, retryAfter: known.retryAfter)
        }
    }

    /// The entries that a body names by `ids`, or by `marks` each with its own kind and time, or `all`.
    private static func marks(_ http: EndpointRequest) throws -> ReceiptsV1.MarkInboxRequest {
        let body = http.body
        var request = ReceiptsV1.MarkInboxRequest(tenant: try http.context.tenant, userId: try http.context.user.id)
        let occurredAt = try body.instant("occurred_at") ?? 0
        let (ids, marks) = (try body.strings("ids") ?? [], try body.objects("marks") ?? [])
        request.marks = ids.map { ReceiptsV1.InboxMark(notificationId: $0, kind: .read, occurredAtMs: occurredAt) }
        request.marks += try marks.map { mark in
            ReceiptsV1.InboxMark(
                notificationId: try mark.requiredString("notification_id"), kind: try mark.choice("kind", reason: .invalidArgument) ?? .read,
                occurredAtMs: try mark.instant("occurred_at") ?? 0)
        }
        if try body.bool("all") == true {
            request.all = .init(
                untilMs: try body.instant("until") ?? 0, categoryId: try body.string("category") ?? "", occurredAtMs: occurredAt)
        }
        guard !request.marks.isEmpty || request.all != nil else {
            throw APIError(.invalidArgument, field: "ids", "name the entries in ids or marks, or set all")
        }
        return request
    }
}

extension EndpointRequest {
    /// The kind of device that links are for: `device_type` of the query; without it the app.
    var linkedDevice: CommonV1.DeviceType { get throws { try query.choice("device_type") } }

    /// Whether a parameter of the query is `true`; false without it.
    fileprivate func flag(_ name: String) throws -> Bool {
        switch query[name, .word(["true", "false"])] {
        case nil, "false": return false
        case "true": return true
        default: throw APIError(.invalidValue, field: name, "\(name) is true or false")
        }
    }
}
