import CarillonAPI
import DurableWork
import Protobuf
import ServiceKit

extension DecidedBatch {
    /// The batch without decisions on users of apps that do not keep them (PRIV-10). The pushes are sent, and only counts are kept.
    var withoutUnkept: DecidedBatch {
        guard !unkept.isEmpty else { return self }
        var batch = self
        batch.decisions.removeAll { !$0.userID.isEmpty && unkept.contains(.init(organizationId: $0.organizationID, appId: $0.appID)) }
        return batch
    }

    /// All users in the batch: of decisions, deferred notifications and dedup records. Records and pushes are for users with decisions.
    var namedUsers: [UserKey] {
        decisions.filter { !$0.userID.isEmpty }.map { UserKey(organization: $0.organizationID, app: $0.appID, id: $0.userID) }
            + deferred.map { UserKey($0.userID, of: $0.tenant) } + dedupRecords.keys.flatMap(\.namedUsers)
    }

    /// The batch without users who were erased since its events were read (PRIV-09). The counts stay as they are.
    ///
    /// - Parameter erased: the erased ones of ``namedUsers``.
    func without(_ erased: ErasedUsers.Snapshot) throws -> DecidedBatch {
        guard !erased.isEmpty else { return self }
        func stays(_ user: String, _ organization: String, _ app: String) -> Bool {
            user.isEmpty || !erased.contains(UserKey(organization: organization, app: app, id: user))
        }
        var batch = self
        batch.decisions.removeAll { !stays($0.userID, $0.organizationID, $0.appID) }
        batch.deferred.removeAll { !stays($0.userID, $0.tenant.organizationId, $0.tenant.appId) }
        batch.dedupRecords = dedupRecords.without(erased)
        batch.outboxBatches = try outboxBatches.map { stored in
            let tenant = stored.tenant
            func stays(_ user: String) -> Bool { !erased.contains(UserKey(user, of: tenant)) }
            return try EncodedOutboxBatch(
                OutboxBatch(
                    tenant: tenant,
                    records: try ReceiptsV1.RecordNotificationRequest(bytes: stored.records).notifications.filter { stays($0.userId) },
                    pushes: try DispatcherV1.EnqueueRequest(bytes: stored.pushes).pushes.filter { stays($0.userId) }))
        }
        return batch
    }
}

extension DedupRecords {
    /// The dedup records without those whose user or subject was erased.
    func without(_ erased: ErasedUsers.Snapshot) -> Self {
        erased.isEmpty ? self : filter { !$0.key.namedUsers.contains(where: erased.contains) }
    }
}
