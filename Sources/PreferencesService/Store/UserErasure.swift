import DurableWork
import ServiceKit
import Storage

/// Erases a user from this store (PRIV-09). All rows of the user are deleted. A tombstone stays for 30 days, so that a repeated request does not
/// store the user again.
enum UserErasure {
    /// Erases the user's rows in the transaction of the tombstone. May be repeated.
    ///
    /// - Parameter address: The user's address in lower case; empty: unknown.
    /// - Returns: The number of deleted rows by table, and the time of the first erasure when the user was erased before.
    static func run(
        _ user: UserKey, address: String, at now: Instant, in store: Store
    ) async throws -> (rows: [String: Int64], before: Instant?) {
        let tables = UserDataTables.preferences(address: address)
        let erased = try await store.write { database -> (rows: [String: Int64], before: Instant?) in
            let before = try ErasedUsers.add(user, at: now, database)
            var rows = try tables.eraseAtOnce(user, database)
            rows["consents", default: 0] += try ConsentTable.eraseGuardian(user, database)
            if !address.isEmpty {
                try ErasedAddresses.add(address, of: user, at: now, database)
                rows["consents", default: 0] += try ConsentTable.eraseGuardian(address: address, of: user, database)
            }
            return (rows, before)
        }
        store.emptyLogSoon()
        return erased
    }
}

/// Tombstones of mail addresses whose owners were erased in the last 30 days, among those of users.
enum ErasedAddresses {
    /// - Parameter user: The owner.
    static func add(_ address: String, of user: UserKey, at now: Instant, _ database: Database) throws {
        try ErasedUsers.add(owner(of: address, sameAppAs: user), at: now, database)
    }

    /// Refuses to ask a guardian at an address whose owner was erased.
    ///
    /// - Parameter child: The consent's child.
    /// - Throws: `conflict`.
    static func refuse(_ address: String, of child: UserKey, at now: Instant, _ database: Database) throws {
        try ErasedUsers.refuse(owner(of: address, sameAppAs: child), at: now, database, field: "guardian_email")
    }

    /// A user that represents the owner of an address. The id has a space, so no real user has it.
    private static func owner(of address: String, sameAppAs user: UserKey) -> UserKey {
        UserKey(organization: user.organization, app: user.app, id: "email \(address)")
    }
}
