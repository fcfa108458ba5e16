import CarillonAPI
import DurableWork
import RPC
import ServiceKit
import Storage

/// `carillon.dispatcher.v1.PersonMessages`: messages to people rather than devices (DISP-32).
struct PersonMessagesService: DispatcherV1.PersonMessages.ServiceProtocol {
    let store: Store
    let clock: any DomainClock
    /// Wakes the sender.
    let signal: WorkSignal

    /// Bytes of the fields at most.
    private static let lengths: [(field: String, most: Int, value: @Sendable (DispatcherV1.PersonMessage) -> String)] = [
        ("message_id", 128, { $0.messageId }), ("user_id", 128, { $0.userId }), ("email", 254, { $0.email }), ("title", 1_000, { $0.title }),
        ("body", 100_000, { $0.body }), ("deep_link", 2_000, { $0.deepLink }), ("reason", 64, { $0.reason }), ("locale", 64, { $0.locale }),
        ("notification_id", 128, { $0.notificationId }), ("subject", 128, { $0.subject }), ("action.action", 128, { $0.action?.action ?? "" }),
        ("action.text_input", 16_000, { $0.action?.textInput ?? "" }), ("action.callback_target", 2_000, { $0.action?.callbackTarget ?? "" }),
    ]

    func sendPersonMessages(
        _ request: DispatcherV1.SendPersonMessagesRequest, context: ServerContext
    ) async throws -> DispatcherV1.SendPersonMessagesResponse {
        try BatchLimit.check(request.messages.count, most: 1_000, field: "messages")
        let items = try await BatchItems(request.messages) { message async throws -> DispatcherV1.PersonMessage in
            _ = try FieldRules.requireApp(of: message.tenant)
            try context.requireScope(tenant: message.tenant)
            _ = try message.kind.required(field: "kind")
            if message.isForOperators { _ = try message.way.required(field: "way") }
            let user = message.isForOperators ? [] : [("user_id", message.userId)]
            let text = message.kind == .action ? ("action.action", message.action?.action ?? "") : ("title", message.title)
            for (field, value) in [("message_id", message.messageId), text] + user where value.isEmpty {
                throw APIError(.invalidArgument, field: field, "is required")
            }
            for (field, most, value) in Self.lengths where value(message).utf8.count > most {
                throw APIError(.invalidValue, field: field, "has at most \(most) bytes")
            }
            return message
        }
        guard !items.isEmpty else { return .init(rejected: items.refused) }
        let now = clock.now
        let rejected = try await store.write { database in
            let erased = try ErasedUsers.among(items.accepted.map { UserKey($0.item.userId, of: $0.item.tenant) }, at: now, database)
            return try items.write { _, message in
                guard !erased.contains(UserKey(message.userId, of: message.tenant)) else { return }
                _ = try PersonMessageTable.insert(message, at: now, database)
            }
        }
        signal.signal()
        return .init(rejected: rejected)
    }
}
