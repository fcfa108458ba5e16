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

    /// All users in the batch: of events, decisions, deferred notifications and dedup records. Records and pushes are for users with decisions, and
    /// name the actor or the subject of their event.
    var namedUsers: [UserKey] {
        events.flatMap(\.event.usersItIsAbout)
            + decisions.filter { !$0.userID.isEmpty }.map { UserKey(organization: $0.organizationID, app: $0.appID, id: $0.userID) }
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
        batch.escalations.removeAll { erased.contains($0.user) }
        batch.silentPushes.removeAll { erased.contains($0.user) }
        batch.collapsing.removeAll { erased.contains($0.user) }
        batch.dedupRecords = dedupRecords.without(erased)
        batch.pushCounts.pushes = pushCounts.pushes.filter { !erased.contains($0.key.user) }
        let about = events.usersTheyAreAbout(among: erased)
        batch.outboxBatches = try outboxBatches.map { stored in
            var batch = try OutboxBatch(stored)
            batch.records.removeAll { !stays($0.userId, stored.tenant.organizationId, stored.tenant.appId) }
            batch.pushes.removeAll { !stays($0.userId, stored.tenant.organizationId, stored.tenant.appId) }
            return try EncodedOutboxBatch(batch.withdrawn(from: about))
        }
        return batch
    }
}

extension DecidedRelease {
    /// The users whom the release names beside the recipients. The deferred notifications of an erased recipient are gone.
    var namedUsers: [UserKey] { events.flatMap(\.event.usersItIsAbout) + dedupRecords.keys.flatMap(\.namedUsers) }

    /// The release without users who were erased since its notifications were read (PRIV-09).
    ///
    /// - Parameter erased: the erased ones of ``namedUsers``.
    func without(_ erased: ErasedUsers.Snapshot) throws -> DecidedRelease {
        guard !erased.isEmpty else { return self }
        let about = events.usersTheyAreAbout(among: erased)
        var release = self
        release.dedupRecords = dedupRecords.without(erased)
        release.outboxBatches = try outboxBatches.map { try EncodedOutboxBatch(OutboxBatch($0).withdrawn(from: about)) }
        return release
    }
}

extension [PendingEvent] {
    /// The erased among the actors and subjects of the events.
    fileprivate func usersTheyAreAbout(among erased: ErasedUsers.Snapshot) -> Set<UserKey> {
        Set(lazy.flatMap(\.event.usersItIsAbout).filter(erased.contains))
    }
}

extension OutboxBatch {
    /// The batch with its pushes, mails and entries about some users withdrawn (decision 0067).
    fileprivate func withdrawn(from users: Set<UserKey>) -> OutboxBatch {
        let ids = users.lazy.filter { $0.tenant == tenant }.map(\.id)
        var batch = self
        _ = batch.withdraw { push in ids.contains(where: push.isAbout) }
        batch.withdrawTexts(about: ids)
        return batch
    }
}

extension DedupRecords {
    /// The dedup records without those whose user or subject was erased.
    func without(_ erased: ErasedUsers.Snapshot) -> Self {
        erased.isEmpty ? self : filter { !$0.key.namedUsers.contains(where: erased.contains) }
    }
}
