import CarillonAPI
import GRDB
import ServiceKit
import Storage

/// Whole users for a transfer to another installation.
extension DocumentTable {
    /// Most users in one message. A user has some hundred bytes, or up to some megabytes with very many channels.
    private static let usersPerMessage = 200

    /// The next users, by rising ids, as many as fit a message. One user always fits, because choices are limited. A user with channel settings has a
    /// document, because every choice writes one.
    ///
    /// - Parameter only: The only user to transfer; empty: all users.
    static func wholeUsers(after userId: String, only: String, tenant: CommonV1.Tenant, _ database: Database) throws -> [PreferencesV1.StoredUser] {
        let rows = try Row.fetchCursor(
            database.cachedStatement(
                sql: """
                    SELECT d.user_id, \(columns) FROM documents AS d
                    WHERE organization_id = ? AND app_id = ? AND user_id > ? AND (? = '' OR user_id = ?)
                    ORDER BY user_id LIMIT \(usersPerMessage)
                    """), arguments: [tenant.organizationId, tenant.appId, userId, only, only])
        var users: [PreferencesV1.StoredUser] = []
        var bytes = 0
        while let row = try rows.next() {
            let document = try document(row, from: 1)
            let user = document.stored(userId: row[0], channels: try ChannelSettingTable.all(of: UserKey(row[0], of: tenant), database))
            bytes += user.encodedSize()
            guard users.isEmpty || bytes <= MessagePages.bytes else { break }
            users.append(user)
        }
        return users
    }
}
