import CarillonAPI
import DurableWork
import Protobuf

/// Decisions of one app that wait in the outbox: the ledger's records and, for those that are pushed, the pushes in the same order.
struct OutboxBatch: Sendable {
    var tenant: CommonV1.Tenant
    var records: [ReceiptsV1.NotificationRecord]
    var pushes: [DispatcherV1.Push]
    /// The users of a message that comes from the quarantine. A record alone has no id of the child and the sender that its texts name. Empty for
    /// other batches: their pushes name all users.
    var namedUsers: [String] = []

    /// Takes the pushes of some notifications out. Their records say that they were cancelled, have no texts, and do not count as unread.
    mutating func cancel(_ notificationIDs: Set<String>) {
        pushes.removeAll { notificationIDs.contains($0.notificationId) }
        for index in records.indices where notificationIDs.contains(records[index].notificationId) {
            records[index].skipReason = .cancelled
            (records[index].pushId, records[index].devices, records[index].held) = ("", [], false)
            deleteTexts(ofRecord: index)
        }
    }

    /// Withdraws pushes, and deletes the texts of their records, which no longer count as unread (decision 0067).
    ///
    /// - Returns: the number of withdrawn pushes.
    mutating func withdraw(where isWithdrawn: (DispatcherV1.Push) -> Bool) -> Int {
        var withdrawn: Set<String> = []
        for index in pushes.indices where isWithdrawn(pushes[index]) {
            withdrawn.insert(pushes[index].pushId)
            pushes[index] = pushes[index].withdrawn()
        }
        guard !withdrawn.isEmpty else { return 0 }
        for index in records.indices where withdrawn.contains(records[index].pushId) { deleteTexts(ofRecord: index) }
        return withdrawn.count
    }

    /// Takes the mails and the entries of notification centres out whose text may name a user.
    mutating func withdrawTexts(about users: some Sequence<String>) {
        for user in users {
            for index in records.indices {
                if records[index].mail?.aboutUserIds.contains(user) == true { records[index].mail = nil }
                if records[index].inboxEntry?.aboutUserIds.contains(user) == true { records[index].inboxEntry = nil }
            }
        }
    }

    /// Withdraws all pushes, and deletes the texts of all records.
    ///
    /// - Returns: the number of withdrawn notifications.
    mutating func withdrawAll() -> Int {
        pushes = pushes.map { $0.withdrawn() }
        for index in records.indices { deleteTexts(ofRecord: index) }
        return max(records.count, pushes.count)
    }

    private mutating func deleteTexts(ofRecord index: Int) {
        (records[index].title, records[index].body, records[index].badgeCounter) = ("", "", "")
        (records[index].mail, records[index].inboxEntry) = (nil, nil)
    }
}

extension OutboxBatch {
    /// - Throws: `DecodingError`.
    init(_ stored: EncodedOutboxBatch) throws {
        self.init(
            tenant: stored.tenant, records: try ReceiptsV1.RecordNotificationRequest(bytes: stored.records).notifications,
            pushes: try DispatcherV1.EnqueueRequest(bytes: stored.pushes).pushes)
    }
}

/// A batch in its stored form.
struct EncodedOutboxBatch: Sendable {
    var tenant: CommonV1.Tenant
    /// The number of records or of pushes, whichever is larger. A batch that comes from the quarantine may have pushes alone.
    var notifications: Int
    var records: [UInt8]
    var pushes: [UInt8]
    /// ``OutboxBatch/namedUsers``.
    var namedUsers: [String]

    init(tenant: CommonV1.Tenant, notifications: Int, records: [UInt8], pushes: [UInt8], namedUsers: [String] = []) {
        self.tenant = tenant
        self.notifications = notifications
        self.records = records
        self.pushes = pushes
        self.namedUsers = namedUsers
    }

    init(_ batch: OutboxBatch) throws {
        tenant = batch.tenant
        notifications = max(batch.records.count, batch.pushes.count)
        records = try ReceiptsV1.RecordNotificationRequest(notifications: batch.records).bytes()
        pushes = try DispatcherV1.EnqueueRequest(pushes: batch.pushes).bytes()
        namedUsers = batch.namedUsers
    }
}

/// A batch that waits in the store.
struct StoredOutboxBatch: Sendable {
    var id: Int64
    var tenant: CommonV1.Tenant
    /// ``EncodedOutboxBatch/notifications``.
    var notifications: Int
    /// Stored bytes of its messages.
    var bytes: Int
    var records: [WireItem]
    var pushes: [WireItem]
    /// ``OutboxBatch/namedUsers``.
    var namedUsers: [String]

    /// - Throws: ``MalformedMessage``.
    init(id: Int64, _ batch: EncodedOutboxBatch) throws {
        self.id = id
        tenant = batch.tenant
        notifications = batch.notifications
        bytes = batch.records.count + batch.pushes.count
        records = try WireItem.list(in: batch.records, pushID: WireItem.FieldNumber.pushIDOfRecord)
        pushes = try WireItem.list(in: batch.pushes, pushID: WireItem.FieldNumber.pushIDOfPush)
        namedUsers = batch.namedUsers
    }
}

/// A batch that cannot be read.
struct UnreadableOutboxBatch: Sendable {
    var id: Int64
    var tenant: CommonV1.Tenant
    var refusal: DeliveryRefusal
}
