import CarillonAPI
import RPC
import ServiceKit

/// What a stream of server-sent events gets.
enum StreamEvent: Sendable {
    /// A message for the agent of a desktop.
    case push(DispatcherV1.DesktopMessage)
    /// A change. The client names the id when it comes again; empty: this event does not count.
    case change(String, id: String, JSONValue)
    /// A comment. An id moves the place to which the client comes back; empty: none.
    case heartbeat(id: String)
    /// The last one: the stream ended, and the code says why.
    case end(code: String)

    /// Reasons that the client is told at the end of a stream; others cut it, and the client calls again. `conflict` ends the stream of a desktop for
    /// a newer one, and that of an open app because its user was erased.
    private static let toldReasons: Set<String> = [ErrorReason.conflict.code, ErrorReason.unauthenticated.code]

    /// Passes on a stream of another service. Its end becomes ``end(code:)`` where the client is told the reason.
    ///
    /// - Parameters:
    ///   - take: gets the last event.
    ///   - body: passes on what comes, and says when the first message is there. Before that the answer has the status of an error.
    static func passing(_ take: StreamedItems<StreamEvent>.Take, _ body: (_ hasBegun: inout Bool) async throws -> Void) async throws {
        var hasBegun = false
        do {
            try await body(&hasBegun)
        } catch let error as RPCError {
            guard hasBegun, let reason = error.reason, toldReasons.contains(reason) else { throw error }
            try await take([.end(code: reason)])
        }
    }

    /// As HTML has it, "Server-sent events". Neither payload nor id has a line break.
    func text(camelCase: Bool) -> String {
        switch self {
        case .push(let message): "event: push\nid: \(message.id)\ndata: \(message.payload)\n\n"
        case .change(let name, let id, let data):
            "event: \(name)\n\(id.isEmpty ? "" : "id: \(id)\n")data: \(data.encoded(camelCase: camelCase))\n\n"
        case .heartbeat(let id): id.isEmpty ? ":\n\n" : ":\nid: \(id)\n\n"
        case .end(let code): "event: end\ndata: {\"code\":\"\(code)\"}\n\n"
        }
    }

    /// The events of a message of receipts, in their order. The badge comes last, because it is that of after them.
    static func changes(in response: ReceiptsV1.StreamUserResponse) -> [StreamEvent] {
        var events: [StreamEvent] = []
        if response.reset { events.append(.change("reset", id: response.position, ["code": "events_lost"])) }
        events += response.events.compactMap { event(of: $0) }
        if let badge = response.badge {
            events.append(
                .change(
                    "badge", id: response.position,
                    ["badge": .integer(Int64(badge.badge)), "unread": .integer(badge.unread), "label": .string(badge.label)]))
        }
        return events
    }

    /// Nil for a kind that this version does not know.
    private static func event(of event: ReceiptsV1.UserEvent) -> StreamEvent? {
        let (id, notification) = ("\(event.id)", JSONValue.string(event.notificationId))
        switch event.kind.known {
        case .added:
            let entry = event.entry.map(JSONView.inboxEntry) ?? .null
            return .change("inbox", id: id, ["change": .string(event.kind.name), "notification_id": notification, "entry": entry])
        case .read, .dismissed: return .change("inbox", id: id, ["change": .string(event.kind.name), "notification_id": notification])
        case .readAll:
            return .change(
                "inbox", id: id,
                ["change": .string(event.kind.name), "category": .text(event.categoryId), "until": JSONView.instant(event.untilMs)])
        case .withdrawn: return .change("withdraw", id: id, ["notification_id": notification])
        case nil: return nil
        }
    }
}
