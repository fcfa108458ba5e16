import CarillonAPI
import DurableWork
import GRDB
import Logging
import RegistryTenants
import ServiceKit
import Storage

/// A token that replaced another one on a device (REG-18).
struct TokenRotation: Sendable, Equatable {
    /// The usual rotations of one device within a day. More may be an attack (SEC-13).
    static let usualPerDay = 5
    private static let day = Duration.days(1)

    let tenant: CommonV1.Tenant
    let pushDeviceId: String
    let deviceType: DeviceType
    /// How long the device had the old token.
    let age: Duration
    /// The client's reason, such as `fcm_rotation`; empty for a registration.
    let reason: String
    /// Rotations of this device in the last 24 h, this one among them.
    let withinDay: Int

    var ageDays: Int64 { Int64(age / Self.day) }
    /// Raises one alert for the first unusual rotation, and one for each further day with unusual rotations.
    let raisesAlert: Bool

    /// Prepares the rotation of a device's token.
    init(of device: DeviceRecord, reason: String, now: Instant, _ database: Database) throws {
        let earlier = try database.firstRow(
            """
            SELECT max(revoked_at_ms), coalesce(sum(revoked_at_ms > ? AND reason = 'rotated'), 0) FROM revoked_tokens
            WHERE organization_id = ? AND app_id = ? AND user_id = ? AND push_device_id = ? AND reason IN ('rotated', 'withdrawn')
            """,
            [now - Self.day, device.tenant.organizationId, device.tenant.appId, device.userId, device.pushDeviceId]
        ) { (last: $0[0] as Instant?, withinDay: $0[1] as Int) }
        tenant = device.tenant
        pushDeviceId = device.pushDeviceId
        deviceType = device.deviceType
        age = now - (earlier?.last ?? device.registeredAt)
        self.reason = reason
        withinDay = (earlier?.withinDay ?? 0) + 1
        raisesAlert = try withinDay > Self.usualPerDay && !Self.wasAlerted(device, since: now - Self.day, database)
    }

    private static func wasAlerted(_ device: DeviceRecord, since: Instant, _ database: Database) throws -> Bool {
        try database.firstRow(
            """
            SELECT 1 FROM audit_log INDEXED BY audit_log_by_subject
            WHERE subject = ? AND action = ? AND at_ms > ? AND organization_id = ? AND app_id = ? LIMIT 1
            """,
            [
                device.pushDeviceId, AuditAction.unusualRotations.rawValue, since, device.tenant.organizationId, device.tenant.appId,
            ]
        ) { _ in true } ?? false
    }

    /// Audits the rotation.
    func record(by actor: AuditActor, now: Instant, _ database: Database) throws {
        try AuditTable.record(
            .tokenRotated, subject: pushDeviceId, details: "token_age_days=\(ageDays) refresh_reason=\(reason)", by: actor, tenant: tenant,
            at: now, in: database)
        guard raisesAlert else { return }
        try AuditTable.record(
            .unusualRotations, subject: pushDeviceId, details: "\(withinDay) rotations within a day", by: .registry, tenant: tenant,
            at: now,
            in: database)
    }

    /// The telemetry event for receipts (RCPT-23), with the device and the tokens' hashes.
    func raise(
        of device: DeviceRecord, to token: PushToken, mode: TelemetryMode, source: TelemetrySource, at instant: Instant, _ database: Database
    ) throws {
        try source.raise(
            .tokenRotated, about: UserKey(device.userId, of: tenant), mode: mode, at: instant,
            [
                "push_device_id": .text(pushDeviceId), "device_id": .text(device.deviceId), "user_id": .text(device.userId),
                "device_type": .text(deviceType.name), "token_age_days": .integer(ageDays), "refresh_reason": .text(reason),
                "old_token_hash": .text(device.tokenHash.map(TokenHash.text) ?? ""), "new_token_hash": .text(TokenHash.text(token.hash)),
            ], database)
    }

    /// Logs and counts the rotation when it is on disk (REG-18), and raises the alert of SEC-13.
    func report(_ metrics: UserMetrics, _ logger: Logger) {
        let metadata: Logger.Metadata = [
            "event": "\(TelemetryType.tokenRefreshed.rawValue)", "push_device_id": "\(pushDeviceId)", "device_type": "\(deviceType)",
            "token_age_days": "\(ageDays)", "refresh_reason": "\(reason)",
        ]
        metrics.rotated(isUnusual: raisesAlert)
        logger.notice("push token rotated", metadata: metadata)
        guard raisesAlert else { return }
        logger.critical(
            "a device changes its token unusually often: look who registers it",
            metadata: metadata.merging(["alert": "security", "rotations": "\(withinDay)"]) { $1 })
    }

    /// A client's reason must be a short word, so that logs get no other data, above all no token.
    ///
    /// - Throws: `invalid_value` (422).
    static func checkReason(_ reason: String) throws(APIError) {
        let isWord = reason.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == 0x5F }
        guard isWord, reason.utf8.count <= 40 else {
            throw APIError(.invalidValue, field: "refresh_reason", "is a word of at most 40 lower-case letters and _, such as fcm_rotation")
        }
    }
}
