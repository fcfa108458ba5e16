import ServiceKit
import Storage

extension StoredPreferences {
    /// Reads all stored choices of a user.
    init(of user: UserKey, _ database: Database) throws {
        self.init(
            document: try DocumentTable.read(user, database), channels: try ChannelSettingTable.all(of: user, database),
            hasConsent: try ConsentTable.hasConsent(user, database))
    }
}
