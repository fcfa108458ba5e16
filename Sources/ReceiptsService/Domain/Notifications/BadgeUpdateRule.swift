import CarillonAPI
import ServiceKit

/// How an app's devices learn of changed badges (RCPT-17, RCPT-18).
struct BadgeUpdateRule: Sendable {
    /// What the record of a notification means for the badge that the user's devices show.
    enum Effect: Sendable, Hashable {
        case none
        /// Each device of the user shows the new badge.
        case shownByAll
        /// The push goes to some devices. The others may show another badge.
        case shownBySome
        /// The badge changed, and no push has it.
        case changed
    }

    /// A push that a provider accepts longer after its record, or at a further attempt, may come after a push with a newer badge.
    private static let usualDelay = Duration.seconds(1)

    /// The shortest time between two pushes of changes to a user, also where the app wants none. A user's own token changes counters many times a
    /// second, each change is a push to each of the user's devices, and providers throttle devices and apps that get so many.
    static let shortestInterval = Duration.seconds(1)

    /// Pushes that a user gets as changes come, after an hour without any. All have one collapse key, and FCM delivers no more of an app to a device
    /// (Google, "Throttling and scaling", collapsible messages: a burst of 20, then one each 3 minutes). Apple wants fewer still.
    static let burst = 20
    /// The time that gives room for one more.
    static let refill = Duration.seconds(180)

    /// Whether each change is pushed.
    var pushesChanges: Bool
    /// Time between two such pushes to a user at least; ``shortestInterval`` or longer. ``burst`` bounds many of them.
    var interval: Duration
    /// When devices get the recomputed badge each day; nil: never.
    var syncTime: BadgeSyncTime?
    private var fanout: PerPriority<Fanout>

    /// Nil for an app whose badges change with visible pushes alone, or that has none.
    init?(_ policy: Policy) {
        let syncTime = policy.badgeSyncTime.flatMap(BadgeSyncTime.init)
        guard BadgeRule(policy).counters != nil, policy.badgePushOnChange || syncTime != nil else { return nil }
        pushesChanges = policy.badgePushOnChange
        interval = max(.seconds(policy.badgePushMinIntervalSeconds), Self.shortestInterval)
        self.syncTime = syncTime
        fanout = policy.fanoutByPriority
    }

    /// Whether a push was accepted so late that a push with a newer badge may have been faster. Most are not, and need no look at the store.
    ///
    /// - Parameter createdAt: of the push.
    static func isLate(_ outcome: ReceiptsV1.Outcome, createdAt: Instant) -> Bool {
        outcome.attemptNumber > 1 || Instant(milliseconds: outcome.occurredAtMs) - createdAt > usualDelay
    }

    /// What the record of a notification means.
    ///
    /// - Parameters:
    ///   - badge: the answer to it.
    ///   - isUnread: whether it counts as unread.
    func effect(of record: ReceiptsV1.NotificationRecord, badge: Int32, isUnread: Bool) -> Effect {
        guard badge != BadgeRule.noBadge else { return .none }
        guard !record.showsBadge else { return record.silentPush || fanout[record.priority] == .allActive ? .shownByAll : .shownBySome }
        return isUnread && record.mayReachDevices ? .changed : .none
    }
}
