import ServiceKit

/// What a device's system says of notifications (PREF-13).
enum PermissionStatus: String, Sendable, Hashable, CaseIterable {
    case notDetermined = "not_determined"
    case granted, denied, provisional
}

/// What asks for permission.
enum PromptKind: String, Sendable, Hashable, CaseIterable {
    case primer
    case webContextual = "web_contextual"
    case deniedBanner = "denied_banner"
}

/// What became of a prompt (PREF-15). "Enable Notifications" and "Sure, notify me" are `accepted`, "Not Now" and "No thanks" `not_now`.
enum PromptOutcome: String, Sendable, Hashable, CaseIterable {
    case accepted
    case notNow = "not_now"
    case skipped, dismissed
    case openedPreferences = "opened_preferences"

    /// Whether the user does not want to be asked for now.
    var isRefusal: Bool { [.notNow, .skipped, .dismissed].contains(self) }
}

/// In what situation an app asks whether to show a prompt.
enum PromptContext: String, Sendable, Hashable, CaseIterable {
    /// A page or screen was rendered; nobody did anything.
    case pageLoad = "page_load"
    case appStart = "app_start"
    case firstLogin = "first_login"
    /// The dashboard was loaded after a login.
    case dashboard
    /// The first thing of worth was reached: an assignment completed, a game won.
    case valueMoment = "value_moment"
    /// Where a notification would have helped: an assignment is due soon.
    case contextual
    /// The user opened the notification settings.
    case settings
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
    /// A word for programs and people.
    var reason: Reason
    /// When the answer may be another; nil where that takes an act of the user.
    var nextEligibleAt: Instant?

    enum Reason: String, Sendable, Hashable {
        case permissionGranted = "permission_granted"
        case permissionDenied = "permission_denied"
        case optedOut = "opted_out"
        case noUserGesture = "no_user_gesture"
        case snoozed
        case triggerNotReached = "trigger_not_reached"
        case triggerReached = "trigger_reached"
    }
}
