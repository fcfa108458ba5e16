import CarillonAPI
import ServiceKit

extension ReceiptsFixture {
    /// The record of a notification with an entry in the notification centre.
    static func entry(
        _ id: String, user: String = "bob", title: String = "Alice", skipped: CommonV1.SkipReason = .unspecified, after seconds: Int64 = 0,
        entity: String = "", type: String = "mention", category: String = "mentions"
    ) -> ReceiptsV1.NotificationRecord {
        var record = record(id, user: user, skipped: skipped, createdAt: start + seconds * 1_000)
        (record.typeId, record.categoryId) = (type, category)
        // A skipped notification has no push with a text.
        if skipped != .unspecified { (record.title, record.body) = ("", "") }
        record.inboxEntry = .init(
            title: title, body: "hello", deepLink: "team://leave/\(id)", fallbackDeepLink: "team://leaves", entityType: entity.isEmpty ? "" : "leave",
            entityId: entity)
        return record
    }

    static func mark(
        _ id: String, _ kind: ReceiptsV1.InboxMarkKind = .read, at seconds: Int64? = nil
    ) -> ReceiptsV1.InboxMark {
        .init(notificationId: id, kind: kind, occurredAtMs: seconds.map { start + $0 * 1_000 } ?? 0)
    }

    /// The ids in a user's list.
    func listed(
        _ request: ReceiptsV1.ListInboxRequest = .init(tenant: ReceiptsFixture.tenant), as user: String = "bob"
    ) async throws -> [String] {
        try await inbox(as: Self.user(user)).listInbox(request).entries.map(\.notificationId)
    }

    func unread(as user: String = "bob") async throws -> Int64 {
        try await inbox(as: Self.user(user)).countInbox(.init(tenant: Self.tenant)).unread
    }

    @discardableResult
    func mark(_ marks: ReceiptsV1.InboxMark..., as user: String = "bob") async throws -> ReceiptsV1.MarkInboxResponse {
        try await inbox(as: Self.user(user)).markInbox(.init(tenant: Self.tenant, marks: marks))
    }

    /// When an entry was read, in seconds after the start; nil: it is unread.
    func readAt(_ id: String) async throws -> Int64? {
        let list = try await inbox().listInbox(.init(tenant: Self.tenant, notificationIds: [id]))
        return list.entries.first?.readAtMs.map { ($0 - Self.start) / 1_000 }
    }
}

/// Runs the body with a new store of an app with a notification centre.
func withInbox(_ body: (ReceiptsFixture) async throws -> Void) async throws {
    try await withLedger { ledger in
        ledger.policies.set("inbox_enabled", true)
        try await body(ledger)
    }
}
