import CarillonAPI
import ServiceKit

extension DecidedBatch {
    /// The batch without the decisions on users of apps that keep none (PRIV-10): they are told, and nothing is left of it here but counts.
    var withoutUnkept: DecidedBatch {
        guard !unkept.isEmpty else { return self }
        var batch = self
        batch.decisions.removeAll { !$0.userID.isEmpty && unkept.contains(.init(organizationId: $0.organizationID, appId: $0.appID)) }
        return batch
    }

    /// The batch without users who were erased since its events were read: what was in memory at that moment is not stored (PRIV-09). What
    /// was counted stays counted.
    func without(_ erased: ErasedUsers.Snapshot) throws -> DecidedBatch {
        guard !erased.isEmpty else { return self }
        var known: [StoredUser: Bool] = [:]
        func isErased(_ organization: String, _ app: String, _ user: String) -> Bool {
            let user = StoredUser(organization: organization, app: app, id: user)
            if let known = known[user] { return known }
            let found = erased.contains(user)
            known[user] = found
            return found
        }
        var batch = self
        batch.decisions.removeAll { !$0.userID.isEmpty && isErased($0.organizationID, $0.appID, $0.userID) }
        batch.held.removeAll { isErased($0.tenant.organizationId, $0.tenant.appId, $0.userID) }
        batch.marks = marks.filter { !isErased($0.key.organizationID, $0.key.appID, $0.key.userID) }
        guard known.values.contains(true) else { return self }
        batch.handOvers = try handOvers.map { parcel in
            let tenant = parcel.tenant
            func stays(_ user: String) -> Bool { !isErased(tenant.organizationId, tenant.appId, user) }
            return try EncodedHandOver(
                HandOverParcel(
                    tenant: tenant,
                    records: try ReceiptsV1.RecordNotificationRequest(bytes: parcel.records).notifications.filter { stays($0.userId) },
                    pushes: try DispatcherV1.EnqueueRequest(bytes: parcel.pushes).pushes.filter { stays($0.userId) }))
        }
        return batch
    }
}
