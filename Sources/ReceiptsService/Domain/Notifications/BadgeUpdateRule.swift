import CarillonAPI
import ServiceKit

/// How an app's devices learn of changed badges (RCPT-17, RCPT-18).
struct BadgeUpdateRule: Sendable {
    /// Whether each change is pushed.
    var pushesChanges: Bool
    /// Time between two such pushes to a user at least.
    var interval: Duration
    /// When devices get the recomputed badge each day; nil: never.
    var syncTime: BadgeSyncTime?
    private var fanout: PerPriority<Fanout>

    /// Nil for an app whose badges change with visible pushes alone, or that has none.
    init?(_ policy: Policy) {
        let syncTime = policy.badgeSyncTime.flatMap(BadgeSyncTime.init)
        guard BadgeRule(policy).counters != nil, policy.badgePushOnChange || syncTime != nil else { return nil }
        pushesChanges = policy.badgePushOnChange
        interval = .seconds(policy.badgePushMinIntervalSeconds)
        self.syncTime = syncTime
        fanout = policy.fanoutByPriority
    }

    /// The badge that all devices of the user show after a push; ``BadgeRule/noBadge`` where some may show another one.
    ///
    /// - Parameter badge: of the push.
    func shown(_ badge: Int32, after record: ReceiptsV1.NotificationRecord) -> Int32 {
        record.silentPush || fanout[record.priority] == .allActive ? badge : BadgeRule.noBadge
    }
}

/// The time of the daily push of the badge (RCPT-18).
enum BadgeSyncTime: Sendable, Hashable {
    /// The end of the user's quiet hours; of a user without, ``withoutQuietHours``.
    case wake
    /// A time of day by the clock of the user's quiet hours.
    case daily(LocalTime)

    private static let withoutQuietHours = LocalTime(minuteOfDay: 7 * 60)

    /// Reads `badge_sync_time`; nil for a text that is no time.
    init?(_ setting: String) {
        guard setting != "wake" else {
            self = .wake
            return
        }
        guard let time = LocalTime(setting) else { return nil }
        self = .daily(time)
    }

    /// The first such time after an instant.
    ///
    /// - Parameter document: the user's preferences.
    func next(after instant: Instant, _ document: PreferencesV1.Document) -> Instant {
        let zone = IANA.zone(named: document.quietState?.timezone ?? "") ?? .utc
        let time =
            switch self {
            case .daily(let time): time
            case .wake:
                document.quietHours.flatMap { $0.enabled ? LocalTime($0.end) : nil } ?? Self.withoutQuietHours
            }
        return WallClock.next(time, atOrAfter: instant + .milliseconds(1), in: zone)
    }
}

extension ReceiptsV1.NotificationRecord {
    /// Whether it is a silent push with the user's own badge (RCPT-17). Any other silent push has its sender's badge, or none.
    var isBadgeUpdate: Bool { silentPush && typeId == BadgePush.typeID }

    /// Whether its devices get the badge of the record's answer.
    var showsBadge: Bool { initialStatus == .pending && !pushId.isEmpty && (!silentPush || isBadgeUpdate) }

    /// Whether a silent push may reach the user: the reason of the skip does not stop each push to each device.
    var mayReachDevices: Bool { ![.noDevices, .permissionDenied, .consentMissing, .recipientInactive].contains(skipReason) }
}
