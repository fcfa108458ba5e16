import CarillonAPI
import ServiceKit

/// A device's permission for notifications from an instant on (PREF-13).
struct PermissionChange: Sendable {
    let key: DeviceKey
    let status: PermissionStatus
    let changedFrom: PreferencesV1.PermissionPlace.Known
    let changedAt: Instant

    /// The permission after the change. A report of the same status changes nothing.
    func applied(to before: DevicePermission) -> DevicePermission {
        guard before.status != status else { return before }
        var after = before
        (after.status, after.changedFrom, after.changedAt) = (status, .init(changedFrom), changedAt)
        return after
    }

    /// The change's entry in the device's history.
    func entry(after before: DevicePermission) -> PreferencesV1.PermissionChange {
        .init(oldStatus: .init(before.status), newStatus: .init(status), changedFrom: .init(changedFrom), changedAtMs: changedAt.milliseconds)
    }

    /// The telemetry event (RCPT-23).
    func event(after before: DevicePermission) -> ChangeEvent {
        ChangeEvent(
            .permissionChanged,
            [
                "device_id": .text(key.deviceId), "user_id": .text(key.user.id), "old_status": .text(before.status.name),
                "new_status": .text(status.name), "changed_from": .text(changedFrom.name),
            ])
    }
}

/// The outcome of one prompt on one device (PREF-15).
struct PromptReport: Sendable {
    var key: DeviceKey
    var kind: PromptKind
    var outcome: PromptOutcome

    /// The telemetry event (RCPT-23).
    ///
    /// - Parameter before: Outcome of the device's previous prompt; empty for the first one.
    func event(after before: String) -> ChangeEvent {
        ChangeEvent(
            .promptOutcome,
            [
                "user_id": .text(key.user.id), "device_id": .text(key.deviceId), "kind": .text(kind.name), "old_outcome": .text(before),
                "new_outcome": .text(outcome.name),
            ])
    }
}

/// A change that the registry reports, with the settings of its app.
struct RegistryPermission: Sendable {
    var change: PermissionChange
    var mode: TelemetryMode
    /// The registry reports only registered devices.
    var quota: DeviceQuota
}
