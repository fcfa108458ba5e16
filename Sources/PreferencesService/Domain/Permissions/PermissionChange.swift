import CarillonAPI
import ServiceKit

/// What a device's system says of notifications from an instant on (PREF-13).
struct PermissionChange: Sendable {
    let key: DeviceKey
    let status: PermissionStatus
    let changedFrom: PreferencesV1.PermissionPlace.Known
    let changedAtMs: Int64

    /// The permission after the change. The same status again is no change.
    func applied(to before: DevicePermission) -> DevicePermission {
        guard before.status != status else { return before }
        var after = before
        (after.status, after.changedFrom, after.changedAtMs) = (status, .init(changedFrom), changedAtMs)
        return after
    }

    /// The change's place in the device's history.
    func entry(after before: DevicePermission) -> PreferencesV1.PermissionChange {
        .init(oldStatus: .init(before.status), newStatus: .init(status), changedFrom: .init(changedFrom), changedAtMs: changedAtMs)
    }

    /// What telemetry tells of it (RCPT-23).
    func event(after before: DevicePermission) -> ChangeEvent {
        ChangeEvent(
            "push_permission_changed",
            [
                "device_id": .text(key.deviceId), "user_id": .text(key.user.id), "old_status": .text(before.status.name),
                "new_status": .text(status.name), "changed_from": .text(changedFrom.name),
            ])
    }
}

/// What became of one prompt on one device (PREF-15).
struct PromptReport: Sendable {
    var key: DeviceKey
    var kind: PromptKind
    var outcome: PromptOutcome

    /// What telemetry tells of it (RCPT-23).
    ///
    /// - Parameter before: outcome of the device's prompt before; empty for the first.
    func event(after before: String) -> ChangeEvent {
        ChangeEvent(
            "push_prompt_outcome",
            [
                "user_id": .text(key.user.id), "device_id": .text(key.deviceId), "kind": .text(kind.name), "old_outcome": .text(before),
                "new_outcome": .text(outcome.name),
            ])
    }
}

/// A change that the registry learnt first, and what its app wants.
struct RegistryPermission: Sendable {
    var change: PermissionChange
    var mode: TelemetryMode
    /// The registry reports registered devices alone.
    var quota: DeviceQuota
}
