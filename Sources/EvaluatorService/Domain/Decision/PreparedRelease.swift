import CarillonAPI
import ServiceKit

/// Deferred notifications of one app, with the present answers of the peers about them.
struct PreparedRelease: Sendable {
    struct Entry: Sendable {
        var deferred: DeferredNotification
        /// The index of its target in ``PreparedRelease/group``.
        var item: Int
        var candidate: Int
    }

    /// Their events, each with its deferred targets. Without an app there are none.
    var group: PreparedEvents
    var entries: [Entry]
    /// The clock at which everything is judged.
    var now: Instant
    /// The oldest version of the policy that preferences answered with; 0 where they did not say.
    var policyOfPreferences: Int64 = 0

    /// Whether preferences judged by an older policy than the one in ``group``.
    var isAheadOfPreferences: Bool { policyOfPreferences > 0 && policyOfPreferences < (group.app?.policy.version ?? 0) }

    /// What the peers know of each user whom the registry knows, with the answer of preferences for the newest entry with an answer.
    var reviewedUsers: [String: ReviewedUser] {
        guard group.app != nil else { return [:] }
        var (found, newest): ([String: ReviewedUser], [String: Int64]) = ([:], [:])
        for entry in entries {
            let id = entry.deferred.userID
            let user = group.items[entry.item].candidates[entry.candidate].recipient.user
            guard user.known else { continue }
            found[id, default: ReviewedUser(user: user)].user = user
            guard let answer = answer(to: entry), newest[id].map({ $0 < entry.deferred.row }) ?? true else { continue }
            newest[id] = entry.deferred.row
            found[id]?.answer = answer
        }
        return found
    }

    /// The answer of preferences about an entry's user; nil where they were not asked.
    func answer(to entry: Entry) -> PreferencesV1.SendAnswer? {
        guard group.app != nil else { return nil }
        let position = group.items[entry.item].candidates[entry.candidate].answer
        return position >= 0 ? group.answers[position] : nil
    }
}

/// Deferred notifications of one app, answered or left.
struct PreparedReleases: Sendable {
    /// A notification that a peer fails for without a reason. It stays deferred, and is looked up again when it is due next.
    struct Left: Sendable {
        var deferred: DeferredNotification
        /// Whether the failed call was about this notification alone.
        var alone: Bool

        /// - Returns: the notification with its next due time, which is sooner where the failed call was about other notifications too.
        func postponed(at now: Instant) -> DeferredNotification {
            var deferred = deferred
            deferred.dueAt = now + (alone ? PreparedReleases.pauseAlone : PreparedReleases.pause)
            return deferred
        }
    }

    /// Time until a notification that is left is due next.
    static let pause = Duration.seconds(5)
    static let pauseAlone = Duration.seconds(60)

    var releases: [PreparedRelease] = []
    var left: [Left] = []
}

/// What is stored for a release, in one transaction.
struct DecidedRelease: Sendable {
    /// Events of the notifications, for the lookup of erased actors and subjects.
    var events: [PendingEvent] = []
    /// Decisions on deferred notifications. They replace the stored ones.
    var decisions: [DecisionRow] = []
    /// Of the notifications that others were merged into: new ones.
    var carriers: [DecisionRow] = []
    /// Rows of notifications that are not deferred any more.
    var ended: [Int64] = []
    /// Notifications that are deferred again.
    var deferredAgain: [DeferredNotification] = []
    /// Pushes that go to further devices unless a device confirms them.
    var escalations: [PendingEscalation] = []
    /// Notifications that replace older ones, in their order.
    var collapsing: [CollapsingNotification] = []
    var dedupRecords: DedupRecords = [:]
    var pushCounts = PushCountChanges(now: Instant(milliseconds: 0))
    var counters = CounterChanges()
    var broadcasts = BroadcastCounts()
    var outboxBatches: [EncodedOutboxBatch] = []
    /// For the metrics: skip reason name → targets.
    var skips: [String: Int] = [:]
    var enqueued = 0
    /// For the metrics: how many notifications ended how.
    var outcomes: [ReleaseOutcome: Int] = [:]
}

/// The outcome of a deferred notification that was decided again. It is a label of the metrics.
enum ReleaseOutcome: String {
    case sent
    /// Its content is part of another notification.
    case merged
    /// Not pushed, for a reason that counts among the skipped ones.
    case dropped
    case deferredAgain = "deferred_again"
}
