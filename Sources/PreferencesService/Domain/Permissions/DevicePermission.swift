import CarillonAPI
import ServiceKit

/// The key of a user's device for permissions and prompts.
struct DeviceKey: Sendable, Hashable {
    var user: UserKey
    var deviceId: String
}

/// The stored permission and prompts of a device.
struct DevicePermission: Sendable, Hashable {
    var status = PermissionStatus.notDetermined
    /// Unspecified while nothing was reported.
    var changedFrom = PreferencesV1.PermissionPlace.unspecified
    /// 1970 while nothing was reported.
    var changedAt = Instant(milliseconds: 0)
    /// The last time the user refused a prompt.
    var refusedAt: Instant?
    /// The last time the user opened the notification settings.
    var settingsOpenedAt: Instant?

    /// Most stored changes and outcomes of a device.
    static let keptHistory = 50

    /// Records the outcome of a prompt.
    mutating func note(_ outcome: PromptOutcome, at now: Instant) {
        if outcome.isRefusal { refusedAt = now }
        if outcome == .openedPreferences { settingsOpenedAt = now }
    }

    /// Records the situation in which an app asks for a prompt.
    mutating func note(_ situation: PromptContext, at now: Instant) {
        if situation == .settings { settingsOpenedAt = now }
    }

    func message(deviceId: String, history: [PreferencesV1.PermissionChange]) -> PreferencesV1.PermissionState {
        .init(
            deviceId: deviceId, permissionStatus: .init(status), changedFrom: changedFrom, changedAtMs: changedAt.milliseconds,
            history: history)
    }
}

/// One device of a user, with its newest changes first.
struct DeviceHistory: Sendable {
    var deviceId: String
    var permission: DevicePermission
    var changes: [PreferencesV1.PermissionChange]
}

/// A user's activity that counts as a reason to ask for permission.
struct PromptActivity: Sendable, Hashable {
    var valueReached = false
    var activeDays = 0
    /// The last active day, in days since 1970.
    var lastActiveDay: Int64 = -1

    /// Records the situation in which an app asks for a prompt. Each day counts once.
    mutating func note(_ situation: PromptContext, at now: Instant) {
        if situation == .valueMoment { valueReached = true }
        let day = now.milliseconds / 86_400_000
        guard day > lastActiveDay else { return }
        activeDays += 1
        lastActiveDay = day
    }
}

extension PromptState {
    /// - Parameter device: The device in the registry; nil for one that is not registered.
    init(_ permission: DevicePermission, _ activity: PromptActivity, _ document: PreferenceDocument, registered device: DirectoryDevice?) {
        // The later one counts: the permission that was reported here, or the one of the device's registration.
        let isReported = permission.changedAt > Instant(milliseconds: 0) && device.map { permission.changedAt >= $0.registeredAt } ?? true
        let registered = device?.permissionStatus ?? .notDetermined
        self.init(
            permission: isReported ? permission.status : registered, refusedAt: permission.refusedAt,
            settingsOpenedAt: permission.settingsOpenedAt, valueReached: activity.valueReached,
            activeDays: activity.activeDays,
            optedOutAt: document.pushEnabled ? nil : document.optedOutAt)
    }
}
