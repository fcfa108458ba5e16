import DurableWork
import ServiceKit
import Storage

/// Erasure of a user from this store (PRIV-09).
///
/// All rows of the user are deleted. A tombstone stays for 30 days, so that a repeated request does not store the user again.
extension PreferencesTransaction {
    /// Erases a user.
    ///
    /// - Parameters:
    ///   - tables: All tables that can have data of the user.
    ///   - address: The user's address in lower case; empty: unknown.
    /// - Returns: The number of deleted rows by table, and the time of the first erasure when the user was erased before.
    func erase(_ user: StoredUser, from tables: UserDataTables, address: String, at now: Instant) throws -> (rows: [String: Int64], before: Int64?) {
        let before = try ErasedUsers.add(user, at: now, database)
        var rows = try tables.eraseAtOnce(user, database)
        rows["consents", default: 0] += try forgetGuardian(user)
        if !address.isEmpty {
            try ErasedUsers.add(Self.owner(of: address, sameAppAs: user), at: now, database)
            rows["consents", default: 0] += try forgetGuardian(address: address, of: user)
        }
        return (rows, before)
    }

    /// Refuses to store data of a user who was erased in the last 30 days.
    ///
    /// - Throws: `conflict`.
    func refuseErased(_ user: StoredUser, at now: Instant) throws {
        try ErasedUsers.refuse(user, at: now, database)
    }

    /// Refuses to ask a guardian at an address whose owner was erased in the last 30 days.
    ///
    /// - Parameter child: The child whom the consent is about.
    /// - Throws: `conflict`.
    func refuseErased(address: String, of child: StoredUser, at now: Instant) throws {
        try ErasedUsers.refuse(Self.owner(of: address, sameAppAs: child), at: now, database, field: "guardian_email")
    }

    /// A user that represents the owner of an address. The id has a space, so no real user has it.
    private static func owner(of address: String, sameAppAs user: StoredUser) -> StoredUser {
        StoredUser(organization: user.organization, app: user.app, id: "email \(address)")
    }
}
