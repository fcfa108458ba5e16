import CarillonAPI
import DurableWork
import Protobuf
import ServiceKit

extension GuardianshipOutbox {
    /// Hands guardianships over.
    static func deliver(to consents: PreferencesV1.Consents.Client) -> OutboxReporter.Deliver {
        { messages in
            let request = PreferencesV1.EndGuardianshipsRequest(ended: try messages.map { try PreferencesV1.EndedGuardianship(bytes: $0) })
            // What the guardian of a rejected one granted goes on counting.
            return try await consents.endGuardianships(request).rejected
        }
    }
}

extension PermissionOutbox {
    /// Hands permissions over.
    static func deliver(to permissions: PreferencesV1.Permissions.Client) -> OutboxReporter.Deliver {
        { messages in
            let request = PreferencesV1.TakePermissionsRequest(permissions: try messages.map { try PreferencesV1.DevicePermission(bytes: $0) })
            return try await permissions.takePermissions(request).rejected
        }
    }
}
