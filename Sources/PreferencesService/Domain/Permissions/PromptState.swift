import CarillonAPI
import ServiceKit

/// A device's permission for notifications (PREF-13).
typealias PermissionStatus = CommonV1.PermissionStatus.Known

/// The kind of a prompt.
typealias PromptKind = PreferencesV1.PromptKind.Known

/// The situation in which an app asks whether to show a prompt.
typealias PromptContext = PreferencesV1.PromptContext.Known

/// The outcome of a prompt (PREF-15).
typealias PromptOutcome = PreferencesV1.PromptOutcome.Known

extension PromptOutcome {
    /// Whether the user refused to be asked for now.
    var isRefusal: Bool { [.notNow, .skipped, .dismissed].contains(self) }
}

/// Everything that a decision about a prompt depends on, for one user's device (PREF-14). Decisions do no I/O.
struct PromptState: Sendable, Hashable {
    var permission = PermissionStatus.notDetermined
    /// The last time the user refused a prompt on this device.
    var refusedAt: Instant?
    /// The last time the user opened the notification settings on this device.
    var settingsOpenedAt: Instant?
    /// Whether the app reported a moment of value for the user, on any device.
    var valueReached = false
    /// The number of days on which the user was active, on any device.
    var activeDays = 0
    /// When the master switch was turned off; nil while it is on.
    var optedOutAt: Instant?
}

/// The answer of PREF-14.
struct PromptDecision: Sendable, Hashable {
    /// Nil: nothing is shown.
    var kind: PromptKind?
    var reason: PreferencesV1.PromptReason.Known
    /// When the answer may change by itself; nil: only an action of the user changes it.
    var nextEligibleAt: Instant?
}
