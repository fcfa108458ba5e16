import CarillonAPI
import ServiceKit
import Storage

/// Transfers of whole users to another installation, and data exports for the users themselves (PRIV-11).
extension PreferencesTransaction {
    /// Most users in one message of a transfer. A user has some hundred bytes, or up to some megabytes with very many channels.
    private static let transferPage = 200

    /// The next users, by rising ids, as many as fit a message. One user always fits, because choices are limited. A user with channel settings has a
    /// document, because every choice writes one.
    ///
    /// - Parameter only: The only user to transfer; empty: all users.
    func users(after userId: String, only: String, tenant: Tenant) throws -> [PreferencesV1.StoredUser] {
        let rows = try Row.fetchCursor(
            database.cachedStatement(
                sql: """
                    SELECT d.user_id, \(DocumentRow.columns) FROM documents AS d
                    WHERE organization_id = ? AND app_id = ? AND user_id > ? AND (? = '' OR user_id = ?)
                    ORDER BY user_id LIMIT \(Self.transferPage)
                    """), arguments: [tenant.organization, tenant.app, userId, only, only])
        var users: [PreferencesV1.StoredUser] = []
        var bytes = 0
        while let row = try rows.next() {
            let document = try DocumentRow.document(row, from: 1)
            let user = document.stored(userId: row[0], channels: try channels(of: tenant.user(row[0])))
            bytes += user.encodedSize()
            guard users.isEmpty || bytes <= MessagePages.bytes else { break }
            users.append(user)
        }
        return users
    }

    /// A user's document as a JSON object with the choices by name. Empty for a user without a document.
    func exportedDocument(of user: StoredUser) throws -> [String] {
        let isStored = try Bool.fetchOne(
            database.cachedStatement(
                sql: "SELECT EXISTS (SELECT 1 FROM documents WHERE organization_id = ? AND app_id = ? AND user_id = ?)"),
            arguments: user.arguments)
        return isStored == true ? [try document(of: user).dataExport()] : []
    }

    /// The user's consents as a guardian, each with its history.
    func consentsGiven(by user: StoredUser) throws -> [String] {
        try String.fetchAll(database.cachedStatement(sql: ConsentExport.givenSQL), arguments: user.arguments)
    }
}
