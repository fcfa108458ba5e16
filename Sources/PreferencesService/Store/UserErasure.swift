import DurableWork
import ServiceKit

/// Erases a user from this store (PRIV-09).
struct UserErasure: Sendable {
    let store: PreferencesStore
    let clock: any DomainClock

    /// Erases the user's rows in one transaction, and then idempotency records that name the user: those are found by reading the whole table. May
    /// be repeated.
    ///
    /// - Parameter address: the user's, in lower case; empty: none is known.
    /// - Returns: rows removed by table, and when the user was erased first, where that was before.
    func run(_ user: StoredUser, address: String) async throws -> (rows: [String: Int64], before: Int64?) {
        let now = clock.now
        let tables = PreferencesUserData.tables(store)
        var erased = try await store.write { try $0.erase(user, from: tables, address: address, at: now) }
        erased.rows["idempotency_keys"] = Int64(try await IdempotencyRecords.erase(user, andNaming: address, store.file))
        return erased
    }
}
