import CarillonAPI
import ServiceKit
import Storage

/// Transfers of whole users to another installation, and data exports for the users themselves (PRIV-11).
extension PreferencesTransaction {
    /// Users of one message of a transfer: some hundred bytes each, up to some megabytes with very many channels.
    private static let transferPage = 200

    /// The users after one that fit a message, in the order of their ids: one at least, whom the limits of choices keep small enough. A user who
    /// has channel settings has a document: every choice writes one.
    ///
    /// - Parameter only: the one user to transfer; empty: all of them.
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

    /// A user's document, a JSON object with the choices in words; empty: the user has none.
    func exportedDocument(of user: StoredUser) throws -> [String] {
        let isStored = try Bool.fetchOne(
            database.cachedStatement(
                sql: "SELECT EXISTS (SELECT 1 FROM documents WHERE organization_id = ? AND app_id = ? AND user_id = ?)"),
            arguments: user.arguments)
        return isStored == true ? [try document(of: user).dataExport()] : []
    }

    /// What the user said as a guardian, with the record of each consent.
    func consentsGiven(by user: StoredUser) throws -> [String] {
        try String.fetchAll(database.cachedStatement(sql: ConsentExport.givenSQL), arguments: user.arguments)
    }
}
