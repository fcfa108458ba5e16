import CarillonAPI
import Logging
import RegistryTenants
import ServiceKit
import Storage

/// What an administrator does to somebody's device, together with its entry in the audit log.
struct DeviceIntervention: Sendable {
    let nowMs: Int64
    private let action: AuditAction
    private let pushDeviceId: String
    private let reach: DeviceReach
    private let reason: String
    private let actor: AuditActor

    /// - Parameters:
    ///   - reach: where the administrator may look for the device.
    ///   - reason: the administrator's words, for the record.
    init(
        _ action: AuditAction, _ pushDeviceId: String, in reach: DeviceReach, _ reason: String, by actor: AuditActor, nowMs: Int64
    ) throws(APIError) {
        self.action = action
        self.pushDeviceId = pushDeviceId
        self.reach = reach
        self.reason = try Identifiers.text(reason, field: "reason", limit: 200)
        self.actor = actor
        self.nowMs = nowMs
    }

    /// Changes the device.
    ///
    /// - Throws: `not_found`, and what `change` throws: nothing is written then.
    func apply(_ database: Database, _ change: (inout DeviceRow) throws -> Void) throws -> DeviceRow {
        var device = try DeviceRow.find(database, anywhere: pushDeviceId, in: reach)
        try change(&device)
        device.updatedAtMs = nowMs
        try device.update(database)
        try Audit.record(action, subject: device.pushDeviceId, details: reason, by: actor, tenant: device.tenant, atMs: nowMs, in: database)
        return device
    }

    /// Tells the operators, once it is on disk.
    func log(_ logger: Logger) {
        logger.notice(
            "an administrator acted on a device",
            metadata: [
                "action": "\(action.rawValue)", "push_device_id": "\(pushDeviceId)", "actor": "\(actor.name)",
            ])
    }
}
