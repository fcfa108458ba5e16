public import CarillonAPI

/// One value for each of the four priorities.
public struct PerPriority<Value: Sendable>: Sendable {
    public var blocking: Value
    public var high: Value
    public var normal: Value
    public var low: Value

    /// One value each, highest priority first.
    public init(blocking: Value, high: Value, normal: Value, low: Value) {
        self.blocking = blocking
        self.high = high
        self.normal = normal
        self.low = low
    }

    /// The value of a priority; an unspecified or unknown one counts as normal.
    public subscript(priority: CommonV1.Priority) -> Value {
        switch priority {
        case .blocking: blocking
        case .high: high
        case .low: low
        default: normal
        }
    }
}

extension PerPriority: Equatable where Value: Equatable {}

/// What happens to a notification inside the recipient's quiet hours (EVAL-21).
public struct QuietHoursAction: Sendable, Hashable {
    /// The action for the push.
    public typealias Disposition = DispatcherV1.QuietHoursAction.Known

    /// The action, unless the user allows critical notifications.
    public var disposition: Disposition
    /// Delivers the push if the user's `allow_critical` is on.
    public var deliversIfCriticalAllowed: Bool

    /// - Parameter deliversIfCriticalAllowed: the setting says `deliver_if_critical_allowed/…`.
    public init(_ disposition: Disposition, deliversIfCriticalAllowed: Bool = false) {
        self.disposition = disposition
        self.deliversIfCriticalAllowed = deliversIfCriticalAllowed
    }

    /// Reads `drop`, `deliver_if_critical_allowed/drop` …
    public init?(settingText text: String) {
        let prefix = "deliver_if_critical_allowed/"
        let conditional = text.hasPrefix(prefix)
        guard let disposition = Disposition(name: conditional ? String(text.dropFirst(prefix.count)) : text) else { return nil }
        self.init(disposition, deliversIfCriticalAllowed: conditional)
    }

    /// The action for one user.
    public func effective(allowCritical: Bool) -> Disposition {
        deliversIfCriticalAllowed && allowCritical ? .deliver : disposition
    }
}

/// `missing_token_policy`: a template names a value that the event lacks (C-06).
public enum MissingTokenPolicy: String, Sendable { case reject, empty, placeholder }

/// `presence_rule` (EVAL-19).
public enum PresenceRule: String, Sendable {
    case none
    case activityWindow = "activity_window"
    case activeContext = "active_context"
}

/// `quiet_hours_timezone_source` (PREF-09).
public enum QuietHoursTimezoneSource: String, Sendable { case user, device, organization }

/// `reminder_timezone_source` (EVAL-46, I18N-04).
public enum ReminderTimezoneSource: String, Sendable { case user, organization }

/// `expiry_repeat` (EVAL-50).
public enum ExpiryRepeat: String, Sendable {
    /// A warning only where a further document enters the window.
    case oncePerItem = "once_per_item"
    /// A warning on each day of the window.
    case daily
}

/// `fallback_channel` (DISP-32): the way to people rather than devices.
public enum FallbackChannel: String, Sendable {
    case none
    /// Signed POSTs to the host system.
    case webhook
    /// Mail.
    case smtp
}

/// `email_mode` (EVAL-11): which mails about notifications Carillon itself sends, over the app's ``FallbackChannel``.
public enum EmailMode: String, Sendable {
    case off
    /// In place of pushes that nobody got.
    case fallback
    /// Beside pushes.
    case parallel
    /// Beside pushes; nobody is mailed twice about the same.
    case both

    /// Whether mails go out beside pushes.
    public var isParallel: Bool { self == .parallel || self == .both }
}

/// `media_mode` (EVAL-33): how devices get the images that hosts name.
public enum MediaMode: String, Sendable {
    /// No image is sent.
    case off
    /// Devices get the host's address.
    case passthrough
    /// The gateway fetches the image once, and devices get it in the sizes that they show.
    case prepare
}

/// `dedup_mode` (EVAL-28, EVAL-29).
public enum DedupMode: String, Sendable { case off, suppress, group }

/// `group_emit` (EVAL-29, C-12).
public enum GroupEmit: String, Sendable {
    /// The first notification is sent at once, and opens the window.
    case leading
    /// All notifications of the window are sent when it ends.
    case trailing
}

/// `dedup_key` (C-11).
public enum DedupKeyRule: String, Sendable {
    case userChannel = "user_channel"
    case userType = "user_type"
    case userTypeSubject = "user_type_subject"
}

/// `cap_enforcement` (EVAL-30).
public enum CapEnforcement: String, Sendable {
    /// Nothing is counted.
    case off
    /// Pushes are counted and sent; the settings screen shows the counts (PREF-19).
    case warn
    /// A push above a cap is skipped.
    case enforce
}

/// `cap_overflow` (EVAL-30).
public enum CapOverflow: String, Sendable {
    /// What is above a cap is not pushed.
    case inboxOnly = "inbox_only"
    /// What is above a cap is pushed as one notification at 18:00 of the user's clock.
    case digest
}

/// `fanout_by_priority` (EVAL-24).
public enum Fanout: String, Sendable {
    case allActive = "all_active"
    case mostRecent = "most_recent"
    case mostRecentThenAll = "most_recent_then_all"
    case primary
    case badgeOnly = "badge_only"
    case none
}

/// `badge_mode` (C-26).
public enum BadgeMode: String, Sendable {
    case off
    case inboxUnread = "inbox_unread"
    case counters
}

/// `invalid_token_action`: the action for a device whose token the provider reports as invalid (C-38).
public enum InvalidTokenAction: String, Sendable { case expire, invalidate, delete }

/// The handling of telemetry events (RCPT-23).
public enum TelemetryMode: String, Sendable {
    /// Stored and counted.
    case full
    /// Counted.
    case aggregate
    /// Not even counted (PRIV-10).
    case off
}

/// `logout_action` (C-51).
public enum LogoutAction: String, Sendable { case delete, deactivate }

/// `json_key_style` (ARCH-12).
public enum JSONKeyStyle: String, Sendable { case snake, camel }

/// `overlength_policy`: the handling of a text beyond its limit (C-03).
public enum OverlengthPolicy: String, Sendable {
    /// The text is cut and ends in the policy's marker.
    case truncate
    /// The event is refused (EVAL-08). A text that exceeds the limit only through names of the directory, after the event was accepted, is cut.
    case reject
}

/// `default_category_state` (PREF-02).
public enum DefaultCategoryState: String, Sendable { case catalogue, on, off }

/// `quiet_hours_default`: the quiet hours of a user who has not set any.
public struct QuietHoursDefault: Sendable, Hashable {
    /// Whether such users have quiet hours.
    public var enabled: Bool
    /// `HH:MM`, local wall time.
    public var start: String
    /// `HH:MM`, local wall time. When it is before ``start``, quiet hours end on the next day.
    public var end: String
}

/// Until when a provider tries to deliver (`apns_expiration_mode`, C-16).
public enum ExpirationMode: String, Sendable, CaseIterable {
    /// Until the push expires.
    case remaining
    /// Once.
    case zero
}

/// How urgently a provider delivers (`fcm_priority_map`; Google, "AndroidMessagePriority").
public enum MessagePriority: String, Sendable, CaseIterable {
    case high = "HIGH"
    case normal = "NORMAL"
}
