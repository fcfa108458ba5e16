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

    /// Writes a change of a document's master switch to the outbox, in the transaction that writes the document. Writes nothing for another change.
    static func note(_ after: PreferenceDocument, before: PreferenceDocument, of user: UserKey, _ database: Database) throws {
        guard after.pushEnabled != before.pushEnabled else { return }
        let stamp = try PushSwitchStampTable.next(at: after.updatedAt, database)
        try Outbox.insert(
            RegistryV1.PushSwitch(tenant: user.tenant, userId: user.id, enabled: after.pushEnabled, changedAtMs: stamp.milliseconds), database)
    }
}
