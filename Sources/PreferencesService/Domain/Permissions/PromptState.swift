import CarillonAPI
import ServiceKit

/// What a device's system says of notifications (PREF-13).
typealias PermissionStatus = CommonV1.PermissionStatus.Known

/// What asks for permission.
typealias PromptKind = PreferencesV1.PromptKind.Known

/// In what situation an app asks whether to show a prompt.
typealias PromptContext = PreferencesV1.PromptContext.Known

/// What became of a prompt (PREF-15).
typealias PromptOutcome = PreferencesV1.PromptOutcome.Known

extension PromptOutcome {
    /// Whether the user does not want to be asked for now.
    var isRefusal: Bool { [.notNow, .skipped, .dismissed].contains(self) }
}

/// Everything a decision about a prompt depends on, for one user's device (PREF-14). A value: decisions are made without I/O.
struct PromptState: Sendable, Hashable {
    var permission = PermissionStatus.notDetermined
    /// The last time the user refused a prompt on this device.
    var refusedAt: Instant?
    /// The last time the user opened the notification settings on this device.
    var settingsOpenedAt: Instant?
    /// Whether the user has reached something of worth already, on any device.
    var valueReached = false
    /// On how many days the user was active, on any device.
    var activeDays = 0
    /// Set while the master switch is off: since when.
    var optedOutAt: Instant?
}

/// The answer of PREF-14.
struct PromptDecision: Sendable, Hashable {
    /// Nil: nothing is shown.
    var kind: PromptKind?
    var reason: PreferencesV1.PromptReason.Known
    /// When the answer may be another; nil where that takes an act of the user.
    var nextEligibleAt: Instant?
}
