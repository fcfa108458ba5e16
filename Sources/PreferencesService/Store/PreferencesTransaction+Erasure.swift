import DurableWork
import ServiceKit
import Storage

/// The right to erasure, as far as this store is concerned (PRIV-09).
///
/// All rows of a user go. A tombstone stays, so that a request that is repeated or replayed does not bring the user back for 30 days.
extension PreferencesTransaction {
    /// Erases a user.
    ///
    /// - Parameters:
    ///   - tables: all that can hold something of the user.
    ///   - address: the user's, in lower case; empty: none is known.
    /// - Returns: rows removed by table, and when the user was erased first, where that was before.
    func erase(_ user: StoredUser, from tables: [UserDataTable], address: String, at now: Instant) throws -> (rows: [String: Int64], before: Int64?) {
        let before = try ErasedUsers.add(user, at: now, database)
        var rows: [String: Int64] = [:]
        for table in tables { if let erase = table.eraseAtOnce { rows[table.name] = Int64(try erase(user, database)) } }
        rows["consents", default: 0] += try forgetGuardian(user)
        if !address.isEmpty {
            try ErasedUsers.add(Self.owner(of: address, sameAppAs: user), at: now, database)
            rows["consents", default: 0] += try forgetGuardian(address: address, of: user)
        }
        return (rows, before)
    }

    /// Refuses to store anything of a user who was erased in the last 30 days.
    ///
    /// - Throws: `conflict`.
    func refuseErased(_ user: StoredUser, at now: Instant) throws {
        try ErasedUsers.refuse(user, at: now, database)
    }

    /// Refuses to ask an address anything whose owner was erased in the last 30 days.
    ///
    /// - Parameter child: the user whom the question is about.
    /// - Throws: `conflict`.
    func refuseErased(address: String, of child: StoredUser, at now: Instant) throws {
        try ErasedUsers.refuse(Self.owner(of: address, sameAppAs: child), at: now, database, field: "guardian_email")
    }

    /// Stands for the owner of an address; no user's id has a space in it.
    private static func owner(of address: String, sameAppAs user: StoredUser) -> StoredUser {
        StoredUser(organization: user.organization, app: user.app, id: "email \(address)")
    }
}
