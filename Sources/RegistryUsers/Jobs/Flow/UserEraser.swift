import CarillonAPI
import DurableWork
import Logging
import RPC
import RegistryTenants
import ServiceKit
import Storage

/// Erases users: here at once, in other services as soon as they answer (PRIV-09). Every step may be repeated, so after a crash it is only repeated.
struct UserEraser: Sendable {
    /// A call of another service: erases a user and returns the number of removed rows by table, within the time of the options.
    typealias Peer = @Sendable (_ request: CommonV1.EraseStoredUserRequest, _ options: CallOptions) async throws -> [String: Int64]

    /// The outcome of an erasure in one service. A struct, because an optimised child task may not answer a tuple (decision 0048).
    private struct Answer: Sendable {
        var service: String
        /// Rows removed, by table.
        var erased: Result<[String: Int64], any Error>
    }

    /// How long a caller and the worker wait for another service. Services scan tables without an index by user.
    static let timeout = (caller: Duration.seconds(3), worker: Duration.seconds(600))

    /// This service's name among the confirming services.
    static let own = "registry"

    let store: Store
    let clock: any DomainClock
    let ids: IdentifierSource
    let tombstones: Tombstones
    /// The tables of this service's store.
    let userData: UserDataTables
    /// The other services with data of users, by name.
    let peers: [String: Peer]
    /// Wakes the worker when work is left.
    let signal: WorkSignal
    let logger: Logger

    /// Begins an erasure, or repeats one that exists. One transaction writes the tombstone and deletes all rows that an index finds, except those
    /// of the audit log. So no change between two tables leaves a row behind.
    func begin(_ userId: String, tenant: CommonV1.Tenant, by actor: AuditActor) async throws -> ErasureRecord {
        let (user, pseudonym) = (UserKey(userId, of: tenant), tombstones.pseudonym(of: userId, tenant))
        let (hash, now, id) = (tombstones.hash(userId, tenant), clock.now, ids.make(prefix: "ers_"))
        let services = [Self.own] + peers.keys.sorted()
        return try await store.write { database in
            var row =
                try ErasureTable.find(userHash: hash, tenant: tenant, database)
                ?? ErasureRecord(id: id, user, hash: hash, services: services, now: now)
            row.begin(userId: userId, services: services, now: now)
            // Other services know some data of the user by the address alone (decision 0034). The address is deleted with the user's row.
            if let email = try ErasureTable.email(of: user, database) { row.email = email }
            // An expired tombstone that no job has deleted yet begins anew.
            if row.requestedAt <= now - Tombstones.lifetime { row.requestedAt = now }
            row.add(try userData.eraseAtOnce(user, database), by: Self.own)
            try ErasureTable.write(row, database)
            // The record does not name a user who erased their own data.
            let name = actor.isUser(userId, of: tenant) ? pseudonym : actor.name
            try AuditTable.record(
                .userErased, subject: pseudonym, details: row.erasure.erasureId, by: actor.named(name), tenant: tenant, at: now,
                in: database)
            return row
        }
    }

    /// Erases in all services that have not confirmed, at once. A failure is logged, and the worker tries again.
    ///
    /// - Parameter timeout: the time for each of the other services.
    /// - Returns: the erasure as it is stored afterwards.
    func advance(_ row: ErasureRecord, timeout: Duration = UserEraser.timeout.caller) async throws -> ErasureRecord {
        var row = row
        let request = CommonV1.EraseStoredUserRequest(tenant: row.erasure.tenant, userId: row.userId, email: row.email)
        try await withThrowingTaskGroup(of: Answer.self) { group in
            for service in row.missing {
                group.addTask {
                    do {
                        return Answer(service: service, erased: .success(try await erase(request, by: service, timeout: timeout)))
                    } catch {
                        return Answer(service: service, erased: .failure(error))
                    }
                }
            }
            for try await answer in group {
                do {
                    let (erased, known, now) = (try answer.erased.get(), row, clock.now)
                    row = try await store.write { database in
                        // Reads the row again: the worker and a caller may handle the same erasure, and neither may undo what the other has stored.
                        var stored = try ErasureTable.find(id: known.erasure.erasureId, database) ?? known
                        stored.add(erased, by: answer.service)
                        stored.confirm(answer.service, now: now)
                        try ErasureTable.write(stored, database)
                        return stored
                    }
                } catch is CancellationError {
                    // The caller has stopped waiting. The worker continues.
                    signal.signal()
                    throw CancellationError()
                } catch {
                    logger.warning(
                        "a service has not erased a user yet; it is asked again",
                        metadata: ["service": "\(answer.service)", "erasure_id": "\(row.erasure.erasureId)", "error": "\(error)"])
                    signal.signal()
                }
            }
        }
        // The record of a finished erasure has no id and address.
        store.emptyLogSoon()
        return row
    }

    private func erase(_ request: CommonV1.EraseStoredUserRequest, by service: String, timeout: Duration) async throws -> [String: Int64] {
        guard service != Self.own else { return try await userData.eraseInPortions(UserKey(request.userId, of: request.tenant), store) }
        // A service that this version does not know has no data.
        return try await peers[service]?(request, CallOptions(timeout: timeout)) ?? [:]
    }
}
