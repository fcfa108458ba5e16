import CarillonAPI
import DurableWork
import RPC
import ServiceKit
import Storage

/// `carillon.receipts.v1.Inbox`: the notification centre (RCPT-10 to RCPT-13). Users read and mark their own entries only.
struct InboxService: ReceiptsV1.Inbox.ServiceProtocol {
    /// Most marks of a request.
    static let mostMarks = 500
    /// Most notifications that a list names.
    static let mostNamed = 100
    /// Entries that one transaction withdraws.
    static let withdrawnPerWrite = 500
    /// Bytes of a notification's id in a request.
    private static let longestID = 128

    let store: Store
    let clock: any DomainClock
    let policies: any PolicySource
    let metrics: ReceiptsMetrics

    func listInbox(_ request: ReceiptsV1.ListInboxRequest, context: ServerContext) async throws -> ReceiptsV1.ListInboxResponse {
        let tenant = request.tenant ?? .init()
        let userID = try ownUser(request.userId, tenant: tenant, context: context)
        try BatchLimit.check(request.notificationIds.count, most: Self.mostNamed, field: "notification_ids")
        _ = try request.deviceType.checked(field: "device_type")
        let page = try Page(size: request.pageSize, token: request.pageToken, .inbox)
        let query = InboxTable.Query(
            tenant: tenant, userID: userID, categoryID: request.categoryId, typeID: request.typeId, isUnreadOnly: request.unreadOnly,
            notificationIDs: request.notificationIds, page: page, after: try page.position(PageToken.self))
        let app = try await app(of: tenant)
        let part = try await store.read { try InboxTable.read(query, $0) }
        let link = InboxLink(for: request.deviceType, app.policy)
        let entries = part.items.map { $0.shown(by: app, link) }
        return .init(entries: entries, nextPageToken: part.nextToken)
    }

    func countInbox(_ request: ReceiptsV1.CountInboxRequest, context: ServerContext) async throws -> ReceiptsV1.CountInboxResponse {
        let tenant = request.tenant ?? .init()
        let userID = try ownUser(request.userId, tenant: tenant, context: context)
        let policy = try await app(of: tenant).policy
        let values = try await store.read { try UnreadCounterTable.read(tenant, userID: userID, $0) }
        let badge = ReceiptsV1.UserBadge(values, policy)
        return .init(unread: badge.unread, badge: badge.badge, label: badge.label)
    }

    func markInbox(_ request: ReceiptsV1.MarkInboxRequest, context: ServerContext) async throws -> ReceiptsV1.MarkInboxResponse {
        let tenant = request.tenant ?? .init()
        let userID = try ownUser(request.userId, tenant: tenant, context: context)
        try BatchLimit.check(request.marks.count, most: Self.mostMarks, field: "marks")
        let (device, now) = (context.principal?.actor?.deviceID ?? "", clock.now)
        let marks = try request.marks.enumerated().map { try Self.mark($1, on: device, field: "marks[\($0)]") }
        let all = request.all.map {
            InboxMarkAll(
                occurredAt: Instant(milliseconds: $0.occurredAtMs), until: Instant(milliseconds: $0.untilMs), categoryID: $0.categoryId,
                deviceID: device, now: now)
        }
        guard !marks.isEmpty || all != nil else { throw APIError(.invalidArgument, field: "marks", "name the entries to mark, or mark all") }
        _ = try await app(of: tenant)
        let requiresEntries = request.requiresEntries
        let (response, isRepeated) = try await store.writeOnce(for: context, clock: clock) { database in
            try ErasedUsers.refuse(UserKey(userID, of: tenant), at: now, database)
            let number = try TenantTable.findOrInsert(tenant, database)
            var unknown: [String] = []
            for mark in marks {
                let presence = try InboxTable.mark(mark, userID: userID, number, at: now, database)
                guard presence != .own else { continue }
                guard !requiresEntries else {
                    throw APIError(.notFound, field: "notification_id", "there is no entry \(mark.notificationID) here")
                }
                unknown.append(mark.notificationID)
                if presence == .missing { try InboxMarkTable.insert(mark, userID: userID, number, at: now, database) }
            }
            if let all { try InboxTable.markAll(all, userID: userID, number, at: now, database) }
            let unread = try UnreadCounterTable.read(number, userID: userID, database)[BadgeRule.inboxCounter] ?? 0
            return ReceiptsV1.MarkInboxResponse(unread: unread, unknownIds: unknown)
        }
        if !isRepeated { metrics.marks(marks.count + (all == nil ? 0 : 1)) }
        return response
    }

    func findTarget(_ request: ReceiptsV1.FindTargetRequest, context: ServerContext) async throws -> ReceiptsV1.FindTargetResponse {
        let (tenant, id) = (request.tenant ?? .init(), request.notificationId)
        let userID = try ownUser(request.userId, tenant: tenant, context: context)
        _ = try request.deviceType.checked(field: "device_type")
        let policy = try await app(of: tenant).policy
        let target = try await store.read { try InboxTable.target(tenant, userID: userID, notificationID: id, $0) }
        guard let target else { throw APIError(.notFound, field: "notification_id", "there is no entry \(id) here") }
        let link = InboxLink(for: request.deviceType, policy)
        return .init(deepLink: link.of(target.deepLink), exists: target.exists, fallbackDeepLink: link.of(target.fallbackDeepLink))
    }

    func withdrawEntries(
        _ request: ReceiptsV1.WithdrawEntriesRequest, context: ServerContext
    ) async throws -> ReceiptsV1.WithdrawEntriesResponse {
        let tenant = try FieldRules.requireApp(of: request.tenant)
        try context.requireScope(tenant: tenant)
        guard !request.entityType.isEmpty, !request.entityId.isEmpty, request.deletedAtMs > 0 else {
            throw APIError(.invalidArgument, field: "entity_id", "type and id of the entity, and the time of its deletion, are required")
        }
        let now = clock.now
        let withdrawn = try await store.write { database in
            try InboxTable.withdraw(
                entityType: request.entityType, entityID: request.entityId, try TenantTable.findOrInsert(tenant, database),
                deletedAt: Instant(milliseconds: request.deletedAtMs), limit: Self.withdrawnPerWrite, at: now, database)
        }
        metrics.withdrawn(withdrawn)
        return .init(withdrawn: Int32(withdrawn), more: withdrawn == Self.withdrawnPerWrite)
    }

    // MARK: Checks

    /// - Throws: `inbox_disabled` for an app without a centre.
    private func app(of tenant: CommonV1.Tenant) async throws -> AppPolicy {
        let app = try await policies.current(for: tenant)
        guard app.policy.inboxEnabled else { throw APIError(.inboxDisabled, "this app keeps no notification centre") }
        return app
    }

    /// The user whose centre it is: the calling one. A host system names its user.
    ///
    /// - Throws: `not_found` for another user, also for administrators: a centre is its user's own (RCPT-11).
    private func ownUser(_ named: String, tenant: CommonV1.Tenant, context: ServerContext) throws -> String {
        guard let actor = context.principal?.actor, !actor.userID.isEmpty else {
            try FieldRules.checkUser(named)
            try context.requireScope(tenant: tenant, userID: named)
            return named
        }
        guard named.isEmpty || named == actor.userID else { throw APIError(.notFound, field: "user_id", "there is no such centre here") }
        try context.requireScope(tenant: tenant, userID: actor.userID)
        return actor.userID
    }

    private static func mark(_ mark: ReceiptsV1.InboxMark, on device: String, field: String) throws -> InboxMark {
        guard (1...longestID).contains(mark.notificationId.utf8.count) else {
            throw APIError(.invalidArgument, field: "\(field).notification_id", "is an id of 1 to \(longestID) bytes")
        }
        let kind = try mark.kind.required(field: "\(field).kind", reason: .invalidArgument)
        return InboxMark(
            notificationID: mark.notificationId, kind: kind, occurredAt: Instant(milliseconds: mark.occurredAtMs), deviceID: device)
    }
}

extension PageLimits {
    /// Pages of the notification centre: 30 entries, 100 at most (RCPT-11).
    fileprivate static let inbox = PageLimits(usual: 30, most: 100, refusesMore: true)
}
