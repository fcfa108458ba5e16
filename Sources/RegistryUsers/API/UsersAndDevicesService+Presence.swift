import CarillonAPI
import RPC
import RegistryTenants
import ServiceKit
import Storage

extension UsersAndDevicesService {
    func reportPresence(
        _ request: RegistryV1.ReportPresenceRequest, context: ServerContext
    ) async throws -> RegistryV1.ReportPresenceResponse {
        try context.requireScope(tenant: request.tenant, userID: request.userId)
        try FieldRules.checkUser(request.userId)
        if !request.deviceId.isEmpty { try FieldRules.checkDevice(request.deviceId) }
        let status = try request.status.required(field: "status")
        if let channel = request.activeChannel, !channel.isEmpty {
            try FieldRules.checkHostID(channel, field: "active_channel")
        }
        if let activity = request.lastActivityAtMs { try FieldRules.checkInstant(activity, field: "last_activity_at_ms") }
        let tenant = request.tenant ?? .init()
        _ = try await policies.entry(for: tenant)
        let (now, tombstones) = (now, tombstones)
        try await store.write { database in
            try tombstones.refuse(request.userId, tenant: tenant, now: now, database)
            try PresenceTable.write(
                .init(
                    status: status, activeChannel: request.activeChannel ?? "",
                    lastActivityAt: request.lastActivityAtMs.map { min(Instant(milliseconds: $0), now) } ?? now, reportedAt: now),
                device: request.deviceId, userId: request.userId, tenant: tenant, database)
        }
        return .init()
    }
}
