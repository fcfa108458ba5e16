import CarillonAPI
import ServiceKit

/// Held notifications of one app with everything the peers say about them now.
struct PreparedRelease: Sendable {
    struct Entry: Sendable {
        var held: HeldNotification
        /// Where its target stands in ``PreparedRelease/group``.
        var item: Int
        var candidate: Int
    }

    /// Their events, each with those of its targets that were held. Without an app there are none.
    var group: PreparedEvents
    var entries: [Entry]
    /// The clock at which everything is judged.
    var now: Int64
    /// The oldest version of the policy that preferences answered with; 0 where they did not say.
    var policyOfPreferences: Int64 = 0

    /// Whether preferences judged by an older policy than the one in ``group``.
    var isAheadOfPreferences: Bool { policyOfPreferences > 0 && policyOfPreferences < (group.app?.policy.version ?? 0) }

    /// The answer of preferences about each user: that for the newest entry with an answer.
    var answersByUser: [String: PreferencesV1.SendAnswer] {
        var newest: [String: (row: Int64, answer: PreferencesV1.SendAnswer)] = [:]
        for entry in entries {
            guard let answer = answer(to: entry), newest[entry.held.userID].map({ $0.row < entry.held.row }) ?? true else { continue }
            newest[entry.held.userID] = (entry.held.row, answer)
        }
        return newest.mapValues(\.answer)
    }

    /// The answer of preferences about an entry's user; nil where they were not asked.
    func answer(to entry: Entry) -> PreferencesV1.SendAnswer? {
        guard group.app != nil else { return nil }
        let position = group.items[entry.item].candidates[entry.candidate].answer
        return position >= 0 ? group.answers[position] : nil
    }
}

/// Held notifications of one app, answered or left.
struct PreparedReleases: Sendable {
    /// A notification that a peer fails for without a reason. It stays held, and is looked up again at its next turn.
    struct Left: Sendable {
        var held: HeldNotification
        /// Whether the failed call was about this notification alone.
        var alone: Bool

        /// - Parameter now: the clock, milliseconds.
        /// - Returns: the notification with its next turn. The turn comes sooner where the failed call was about other notifications too.
        func postponed(at now: Int64) -> HeldNotification {
            var held = held
            held.releaseAt = now + (alone ? PreparedReleases.pauseAlone : PreparedReleases.pause)
            return held
        }
    }

    /// Milliseconds until the next turn of a notification that is left.
    static let pause: Int64 = 5_000
    static let pauseAlone: Int64 = 60_000

    var releases: [PreparedRelease] = []
    var left: [Left] = []
}

/// What is stored for a release, in one transaction.
struct DecidedRelease: Sendable {
    /// Of what was held, in place of what was said before.
    var decisions: [DecisionRow] = []
    /// Of the notifications that others were merged into: new ones.
    var carriers: [DecisionRow] = []
    /// Rows of what waits no longer.
    var ended: [Int64] = []
    /// What goes on waiting.
    var heldAgain: [HeldNotification] = []
    var marks: [DedupMarkKey: Int64] = [:]
    var counters = CounterChanges()
    var outboxBatches: [EncodedOutboxBatch] = []
    /// For the metrics: skip reason name → targets.
    var skips: [String: Int] = [:]
    var enqueued = 0
    /// For the metrics: `sent`, `merged`, `held_again`, `dropped`.
    var outcomes: [String: Int] = [:]
}
