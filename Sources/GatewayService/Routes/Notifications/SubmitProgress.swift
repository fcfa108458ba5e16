import CarillonAPI
import RPC
import ServiceKit

/// How far submitted notifications are (EVAL-62).
struct SubmitProgress: Sendable {
    private struct Notification: Sendable {
        var userID: String
        var id: String
        /// As the ledger has it; nil: not yet.
        var view: ReceiptsV1.NotificationView?

        /// Whether no device waits for its first answer of a provider.
        var isSettled: Bool {
            guard let view else { return false }
            func waits(_ status: CommonV1.DeliveryStatus) -> Bool { status == .pending || status == .queued }
            return !waits(view.status) && !view.receipts.contains { waits($0.status) }
        }

        /// Whether a provider was called.
        var isSent: Bool { view?.receipts.contains { $0.attempts > 0 } ?? false }

        /// Devices whose push a provider accepted.
        var devices: Int { view?.receipts.count { $0.sentToProviderAtMs != nil } ?? 0 }

        var json: JSONValue {
            let skipped = view.map(\.skipReason) ?? .unspecified
            return [
                "user_id": .string(userID), "notification_id": .string(id), "status": .string((view?.status ?? .pending).name),
                "skip_reason": skipped == .unspecified ? .null : .string(skipped.name), "push_sent": .bool(isSent),
                "devices_notified": .integer(Int64(devices)),
            ]
        }
    }

    private let eventID: String
    private var notifications: [Notification]

    /// Nothing is known yet but the ids.
    init(of answer: EvaluatorV1.SubmitNotificationResponse) {
        eventID = answer.carillonEventId
        notifications = answer.notifications.map { Notification(userID: $0.userId, id: $0.notificationId) }
    }

    private var isSettled: Bool { notifications.allSatisfy(\.isSettled) }

    /// 200 where each notification is settled, else 202. For a single user the fields are also beside the list.
    var answer: Answer {
        var members: JSONValue = ["event_id": .string(eventID)]
        if notifications.count == 1, let only = notifications.first { members = members.adding(only.json) }
        members = members.adding(["notifications": .list(notifications.map(\.json))])
        return isSettled ? .ok(members) : .accepted(members)
    }

    // MARK: Waiting

    /// The pause between two looks at the ledger: short at first, because most pushes take some milliseconds.
    private static let (firstPause, longestPause) = (Duration.milliseconds(20), Duration.milliseconds(250))
    /// Most notifications of one page of the ledger.
    private static let pageSize: Int32 = 200

    /// Looks at the ledger until each notification is settled, or the patience is over.
    func settled(
        of tenant: CommonV1.Tenant, within patience: Duration, _ receipts: ReceiptsV1.Receipts.Client, _ context: GatewayContext
    ) async throws -> SubmitProgress {
        let end = ContinuousClock.now + patience
        var (progress, pause) = (self, Self.firstPause)
        var options = try context.options
        while !progress.isSettled, ContinuousClock.now < end {
            try await Task.sleep(for: min(pause, end - .now))
            pause = min(pause * 2, Self.longestPause)
            options.timeout = .seconds(2)
            // The notifications are stored: the ledger's absence must not make the caller repeat them.
            guard let views = try? await Self.views(ofEvent: eventID, of: tenant, receipts, options) else { continue }
            for index in progress.notifications.indices { progress.notifications[index].view = views[progress.notifications[index].id] }
        }
        return progress
    }

    private static func views(
        ofEvent id: String, of tenant: CommonV1.Tenant, _ receipts: ReceiptsV1.Receipts.Client, _ options: CallOptions
    ) async throws -> [String: ReceiptsV1.NotificationView] {
        var views: [String: ReceiptsV1.NotificationView] = [:]
        var request = ReceiptsV1.QueryReceiptsRequest(tenant: tenant, eventId: id, pageSize: pageSize)
        repeat {
            let page = try await receipts.queryReceipts(request, options: options)
            for view in page.notifications { views[view.notificationId] = view }
            request.pageToken = page.nextPageToken
        } while !request.pageToken.isEmpty
        return views
    }
}
