import CarillonAPI
import DurableWork
import Protobuf
import ServiceKit

extension DecidedBatch {
    /// The batch without the decisions on users of apps that keep none (PRIV-10): they are told, and nothing is left of it here but counts.
    var withoutUnkept: DecidedBatch {
        guard !unkept.isEmpty else { return self }
        var batch = self
        batch.decisions.removeAll { !$0.userID.isEmpty && unkept.contains(.init(organizationId: $0.organizationID, appId: $0.appID)) }
        return batch
    }

    /// Everybody who was decided on, has something waiting or stands in a mark. Records and pushes are for those who were decided on.
    var namedUsers: [StoredUser] {
        decisions.filter { !$0.userID.isEmpty }.map { StoredUser(organization: $0.organizationID, app: $0.appID, id: $0.userID) }
            + deferred.map { StoredUser($0.userID, of: $0.tenant) } + marks.keys.flatMap(\.namedUsers) + setAside.flatMap(\.message.storedUsers)
    }

    /// The batch without users who were erased since its events were read: what was in memory at that moment is not stored (PRIV-09). What
    /// was counted stays counted.
    ///
    /// - Parameter erased: those of ``namedUsers``.
    func without(_ erased: ErasedUsers.Snapshot) throws -> DecidedBatch {
        guard !erased.isEmpty else { return self }
        func stays(_ user: String, _ organization: String, _ app: String) -> Bool {
            user.isEmpty || !erased.contains(StoredUser(organization: organization, app: app, id: user))
        }
        var batch = self
        batch.decisions.removeAll { !stays($0.userID, $0.organizationID, $0.appID) }
        batch.deferred.removeAll { !stays($0.userID, $0.tenant.organizationId, $0.tenant.appId) }
        batch.marks = marks.without(erased)
        batch.outboxBatches = try outboxBatches.map { stored in
            let tenant = stored.tenant
            func stays(_ user: String) -> Bool { !erased.contains(StoredUser(user, of: tenant)) }
            return try EncodedOutboxBatch(
                OutboxBatch(
                    tenant: tenant,
                    records: try ReceiptsV1.RecordNotificationRequest(bytes: stored.records).notifications.filter { stays($0.userId) },
                    pushes: try DispatcherV1.EnqueueRequest(bytes: stored.pushes).pushes.filter { stays($0.userId) }))
        }
        return batch
    }
}

extension [DedupMarkKey: Int64] {
    /// The marks that name nobody who was erased, neither as whose they are nor as whom they are about.
    func without(_ erased: ErasedUsers.Snapshot) -> Self {
        erased.isEmpty ? self : filter { !$0.key.namedUsers.contains(where: erased.contains) }
    }
}
