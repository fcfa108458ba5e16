import DurableWork
import ServiceKit

/// Erases a user from this store (PRIV-09).
struct UserErasure: Sendable {
    let store: PreferencesStore
    let clock: any DomainClock

    /// Erases the user's rows in one transaction, and then idempotency records that name the user, which takes a scan of their table. May be
    /// repeated.
    ///
    /// - Parameter address: The user's address in lower case; empty: unknown.
    /// - Returns: The number of deleted rows by table, and the time of the first erasure when the user was erased before.
    func run(_ user: StoredUser, address: String) async throws -> (rows: [String: Int64], before: Int64?) {
        let now = clock.now
        let tables = UserDataTables.preferences(store, address: address)
        var erased = try await store.write { try $0.erase(user, from: tables, address: address, at: now) }
        erased.rows.merge(try await tables.eraseInPortions(user, store.file)) { $0 + $1 }
        return erased
    }
}
