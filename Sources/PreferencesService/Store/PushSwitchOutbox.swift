import CarillonAPI
import DurableWork
import ServiceKit
import Storage

/// Messages that tell the registry that users turned push off or on for all their devices (REG-30).
enum PushSwitchOutbox {
    static let table = "push_switch_outbox"
    /// Switches of one call.
    static let batchSize = 500
}

extension PreferencesTransaction {
    /// Notes a document's new master switch, in the transaction that writes the document.
    func notePushSwitch(_ after: PreferenceDocument, before: PreferenceDocument, of user: StoredUser) throws {
        guard after.pushEnabled != before.pushEnabled else { return }
        let message = RegistryV1.PushSwitch(
            tenant: .init(organizationId: user.organization, appId: user.app), userId: user.id, enabled: after.pushEnabled,
            changedAtMs: try nextPushSwitchStamp(after.updatedAtMs))
        try Outbox.insert(try message.bytes(), about: user.changed, into: PushSwitchOutbox.table, database)
    }

    /// Orders a switch after every one before it: the clock, or the stamp before plus one where the clock is not later than that. So a later switch
    /// stays the later one where the clock was set back, and a store that comes from a backup goes on above the stamps that it gave.
    private func nextPushSwitchStamp(_ clockMs: Int64) throws -> Int64 {
        try database.cachedStatement(sql: "UPDATE push_switch_stamp SET last_ms = max(last_ms + 1, ?)").execute(arguments: [clockMs])
        return try Int64.fetchOne(database.cachedStatement(sql: "SELECT last_ms FROM push_switch_stamp")) ?? clockMs
    }
}
