package import CarillonAPI
package import DurableWork
package import RPC
import Protobuf
import ServiceKit
import Storage

/// Reports to the registry that users turned push on or off for all their devices (REG-30).
extension RegistryV1.PushSwitch: OutboxItem {
    package static let policy = OutboxPolicy(table: "push_switch_outbox", userIndex: .rows, itemsPerCall: 500)
    package var users: [String] { [userId] }
    package static func request(_ items: [Self]) throws -> [UInt8] { try RegistryV1.SetPushSwitchesRequest(switches: items).bytes() }
    package static func items(of request: [UInt8]) throws -> [Self] { try RegistryV1.SetPushSwitchesRequest(bytes: request).switches }

    package static func deliver(_ request: [UInt8], over channel: any RPCChannel) async throws -> [CommonV1.ItemResult] {
        let response: RegistryV1.SetPushSwitchesResponse = try await channel.send(
            request, as: RegistryV1.SetPushSwitchesRequest.self, to: RegistryV1.PushSwitches.Method.setPushSwitches)
        return response.rejected
    }
}

/// The outbox of push switches.
enum PushSwitchOutbox {
    /// Adds a change of a document's master switch, in the transaction that writes the document. Adds nothing for another change.
    static func insert(_ after: PreferenceDocument, before: PreferenceDocument, of user: UserKey, _ database: Database) throws {
        guard after.pushEnabled != before.pushEnabled else { return }
        let message = RegistryV1.PushSwitch(
            tenant: user.tenant, userId: user.id, enabled: after.pushEnabled,
            changedAtMs: try nextStamp(after.updatedAtMs, database))
        try Outbox.insert(message, database)
    }

    /// The next stamp: the clock in milliseconds, or the previous stamp plus one when the clock is not later. So stamps rise when the clock is set
    /// back, and a store that is restored from a backup does not repeat stamps.
    private static func nextStamp(_ clockMs: Int64, _ database: Database) throws -> Int64 {
        try database.cachedStatement(sql: "UPDATE push_switch_stamp SET last_ms = max(last_ms + 1, ?)").execute(arguments: [clockMs])
        return try Int64.fetchOne(database.cachedStatement(sql: "SELECT last_ms FROM push_switch_stamp")) ?? clockMs
    }
}
