package import CarillonAPI
package import DurableWork
import Protobuf
package import RPC
import ServiceKit
import Storage

/// Reports ended guardianships to preferences, which end the guardian's grants (PREF-17, REG-04).
extension PreferencesV1.EndedGuardianship: OutboxItem {
    package static let policy = OutboxPolicy(table: "ended_guardianships", userIndex: .rows, itemsPerCall: 100)
    package var users: [String] { [guardianUserId, childUserId] }
    package static func request(_ items: [Self]) throws -> [UInt8] { try PreferencesV1.EndGuardianshipsRequest(ended: items).bytes() }
    package static func items(of request: [UInt8]) throws -> [Self] { try PreferencesV1.EndGuardianshipsRequest(bytes: request).ended }

    package static func deliver(_ request: [UInt8], over channel: any RPCChannel) async throws -> [CommonV1.ItemResult] {
        let response: PreferencesV1.EndGuardianshipsResponse = try await channel.send(
            request, as: PreferencesV1.EndGuardianshipsRequest.self, to: PreferencesV1.Consents.Method.endGuardianships)
        // The grants of a rejected item's guardian stay in force.
        return response.rejected
    }

    /// The end of a relationship.
    init(_ ended: RegistryV1.Relationship) {
        self.init(
            tenant: ended.tenant, guardianUserId: ended.guardianUserId, childUserId: ended.childUserId,
            endedAtMs: ended.endedAtMs ?? ended.updatedAtMs)
    }
}
