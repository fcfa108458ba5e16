import CarillonAPI
import Logging
import RegistryTenants
import ServiceKit
import Storage

/// An administrator's change of a user's device, with its record in the audit log.
struct DeviceIntervention: Sendable {
    let now: Instant
    private let action: AuditAction
    private let pushDeviceId: String
    private let reach: DeviceReach
    private let reason: String
    private let actor: AuditActor

    /// - Parameters:
    ///   - reach: the tenants where the administrator may search the device.
    ///   - reason: the administrator's reason, for the audit log.
    init(
        _ action: AuditAction, _ pushDeviceId: String, in reach: DeviceReach, _ reason: String, by actor: AuditActor, now: Instant
    ) throws(APIError) {
        self.action = action
        self.pushDeviceId = pushDeviceId
        self.reach = reach
        self.reason = try FieldRules.text(reason, field: "reason", limit: 200)
        self.actor = actor
        self.now = now
    }

    /// Changes the device.
    ///
    /// - Throws: `not_found`, and errors of `change`; nothing is written then.
    func apply(_ database: Database, _ change: (inout DeviceRecord) throws -> Void) throws -> DeviceRecord {
        var device = try DeviceTable.find(anywhere: pushDeviceId, in: reach, database)
        try change(&device)
        device.updatedAt = now
        try DeviceTable.update(device, database)
        try AuditTable.record(
            action, subject: device.pushDeviceId, details: reason, by: actor, tenant: device.tenant, at: now, in: database)
        return device
    }

    /// Logs the change when it is on disk.
    func log(_ logger: Logger) {
        logger.notice(
            "an administrator acted on a device",
            metadata: [
                "action": "\(action.rawValue)", "push_device_id": "\(pushDeviceId)", "actor": "\(actor.name)",
            ])
    }
}
