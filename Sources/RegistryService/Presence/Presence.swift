import CarillonAPI
import RPC
import ServiceKit
import Storage

/// One device's report of what its user is doing (EVAL-18).
struct PresenceReport: Sendable, Equatable {
    var status: String
    /// Empty when no context is in view.
    var activeChannel: String
    var lastActivityAtMs: Int64
    var reportedAtMs: Int64
}

/// A user's presence: the most active of the devices' reports.
enum PresenceMerge {
    /// From the least to the most active.
    static let statuses = ["offline", "away", "online"]

    /// - Parameter ttlSeconds: a report older than this counts as offline.
    static func merged(_ reports: some Sequence<PresenceReport>, nowMs: Int64, ttlSeconds: Int) -> RegistryV1.Presence {
        var presence = RegistryV1.Presence(status: "offline")
        var rank = 0
        for report in reports {
            presence.lastActivityAtMs = max(presence.lastActivityAtMs, report.lastActivityAtMs)
            guard nowMs - report.reportedAtMs <= Int64(ttlSeconds) * 1_000,
                let reported = statuses.firstIndex(of: report.status)
            else { continue }
            if reported > rank {
                rank = reported
                presence.status = report.status
            }
            if report.status == "online", !report.activeChannel.isEmpty,
                !presence.activeChannels.contains(report.activeChannel)
            {
                presence.activeChannels.append(report.activeChannel)
            }
        }
        return presence
    }
}

extension RegistryHandlers {
    func reportPresence(
        _ request: RegistryV1.ReportPresenceRequest, context: ServerContext
    ) async throws -> RegistryV1.ReportPresenceResponse {
        try context.requireScope(tenant: request.tenant, userID: request.userId)
        try Identifiers.checkUser(request.userId)
        if !request.deviceId.isEmpty { try Identifiers.checkDevice(request.deviceId) }
        guard !request.status.isEmpty else { throw APIError(.invalidArgument, field: "status", "is required") }
        guard PresenceMerge.statuses.contains(request.status) else {
            throw APIError(.invalidValue, field: "status", "is one of \(PresenceMerge.statuses.joined(separator: ", "))")
        }
        if let channel = request.activeChannel, !channel.isEmpty {
            try Identifiers.checkHostID(channel, field: "active_channel")
        }
        if let activity = request.lastActivityAtMs { try Identifiers.checkInstant(activity, field: "last_activity_at_ms") }
        let tenant = Tenant(request.tenant)
        _ = try await policies.entry(for: tenant)
        let (nowMs, tombstones) = (nowMs, tombstones)
        try await store.write { database in
            try tombstones.refuse(request.userId, tenant: tenant, nowMs: nowMs, database)
            try database.run(
                """
                INSERT INTO presence (organization_id, app_id, user_id, device_id, status, active_channel, last_activity_at_ms,
                    reported_at_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (organization_id, app_id, user_id, device_id) DO UPDATE SET status = excluded.status,
                    active_channel = excluded.active_channel, last_activity_at_ms = excluded.last_activity_at_ms,
                    reported_at_ms = excluded.reported_at_ms
                """,
                [
                    tenant.organization, tenant.app, request.userId, request.deviceId, request.status,
                    request.activeChannel ?? "", min(request.lastActivityAtMs ?? nowMs, nowMs), nowMs,
                ])
        }
        return .init()
    }
}
