import CarillonAPI
import ServiceKit

/// The state of a delivery (``PeerDelivery``): the outcomes so far, and the failures of the other items. A value without I/O.
struct DeliveryRounds<Answer: Sendable>: Sendable {
    /// The failures of an item.
    private struct Trial {
        var refusal: DeliveryRefusal
        var concernsCaller: Bool
        /// Failures in calls about this item alone, after which the peer answered about another item in the same round.
        var proven = 0
    }

    /// The answers about all items, where the peer took all of them in one call, as it usually does. Then nothing is done for each item.
    private var answers: [Answer]?
    /// One for each item, from the second round on, or from the first answer that is not about all.
    private var outcomes: [DeliveryOutcome<Answer>?] = []
    private let count: Int
    private var trials: [Int: Trial] = [:]
    /// Items that failed in a call of their own in this round, without a reason.
    private var failedAlone: [Int] = []
    /// The items of ``failedAlone`` after which the peer has not answered about another item yet.
    private var unproven: [Int] = []
    /// Whether the peer took or refused an item in this round.
    private var peerWorks = false
    /// The item that the peer answered about last, in any round.
    private var lastAnswered: Int?
    /// Rounds that ended with failures.
    private var unclearRounds = 0
    private var roundsOfNothing = 0

    /// Items of one call at most. Shrinks when a call times out.
    private(set) var mostTogether: Int
    /// Failed rounds, for the log.
    var failures = 0
    var last: (any Error)?

    /// See ``DeliveryPolicy/leavingUnclear``: no item is refused without a reason, and few rounds isolate the slow items.
    private let leavesUnclear: Bool

    /// - Parameter leavesUnclear: for ``DeliveryPolicy/leavingUnclear``.
    init(count: Int, leavesUnclear: Bool = false) {
        self.leavesUnclear = leavesUnclear
        self.count = count
        mostTogether = max(1, count)
    }

    /// The state of each item.
    var attempts: DeliveryAttempts<Answer> {
        if let answers { return DeliveryAttempts(answers) }
        return DeliveryAttempts(
            (0..<count).map { item in
                guard let outcome = outcomes.isEmpty ? nil : outcomes[item] else { return .left(trials[item]?.refusal) }
                return .done(outcome)
            })
    }

    /// Whether failing calls are bisected, to isolate the items that the peer fails for.
    var mayDivide: Bool { unclearRounds >= PeerDelivery.patience }

    /// The peer answered about no item of this round, and several failed: further calls of the round would show nothing new.
    var isHopeless: Bool { !peerWorks && failedAlone.count >= PeerDelivery.itemsPerRound }

    /// The control item: one that the peer answered about before, sent again at the end of a round. If the peer still answers, the failures of the
    /// round count against the items, otherwise against the peer. Nil where no failure is open, or where there is no such item.
    var control: Int? { unproven.isEmpty ? nil : lastAnswered }

    /// Whether an item has no outcome yet.
    var isWaiting: Bool { answers == nil && (outcomes.isEmpty ? count > 0 : outcomes.contains { $0 == nil }) }

    /// Begins a round.
    ///
    /// - Returns: the items without an outcome, in order.
    mutating func begin() -> [Int] {
        failedAlone = []
        unproven = []
        peerWorks = false
        last = nil
        if answers != nil { return [] }
        return outcomes.isEmpty ? Array(0..<count) : outcomes.indices.filter { outcomes[$0] == nil }
    }

    /// Records the peer's answer about some items.
    mutating func take(_ answer: DeliveryAnswer<Answer>, about part: ArraySlice<Int>, at now: Instant) {
        if let item = part.last { answered(item) }
        if part.count == count, answer.rejected.isEmpty {
            answers = answer.answers
            return
        }
        var rejected: [Int: CommonV1.ItemResult] = [:]
        for result in answer.rejected where !result.reason.isEmpty { rejected[Int(result.index)] = result }
        for (place, item) in part.enumerated() {
            guard let result = rejected[place] else {
                decide(item, .delivered(answer.answers[place]))
                continue
            }
            if result.saysGone {
                decide(item, .gone(result.error))
            } else {
                failed(item, .refused(result.error), at: now)
            }
        }
    }

    /// Records that a call about this item alone failed, or that the peer refused it in a larger call.
    mutating func failed(_ item: Int, _ verdict: DeliveryVerdict, at now: Instant) {
        var trial = trials[item] ?? Trial(refusal: .init(error: APIError(.internalError, ""), tries: 0, first: now, last: now), concernsCaller: false)
        trial.refusal.tries += 1
        trial.refusal.last = now
        switch verdict {
        case .refused(let error):
            trial.refusal.error = error
            answered(item)
            decide(item, .refused(trial.refusal))
        case .unclear(let error, let concernsCaller):
            trial.refusal.error = error
            trial.concernsCaller = concernsCaller
            failedAlone.append(item)
            unproven.append(item)
        case .later: break
        }
        trials[item] = trial
    }

    /// Records that the peer answered about an item: earlier failures of the round now count against their items.
    mutating func answered(_ item: Int) {
        peerWorks = true
        lastAnswered = item
        for other in unproven { trials[other]?.proven += 1 }
        unproven = []
    }

    /// Records that the peer was away, or that a call timed out.
    mutating func peerWasAway(isTimeout: Bool) {
        if isTimeout { mostTogether = max(1, mostTogether / (leavesUnclear ? PeerDelivery.fastShrinking : 2)) }
    }

    /// Ends a round in which the peer was there. Refuses the items with enough failures of their own.
    mutating func end(at now: Instant) {
        guard isWaiting else { return }
        unclearRounds += 1
        guard !leavesUnclear else { return }
        if peerWorks {
            for item in failedAlone where (trials[item]?.proven ?? 0) >= PeerDelivery.triesAlone { refuse(item) }
            return
        }
        roundsOfNothing += 1
        guard roundsOfNothing >= PeerDelivery.roundsOfNothing, let oldest = failedAlone.first, trials[oldest]?.concernsCaller == false else { return }
        roundsOfNothing = 0
        refuse(oldest)
    }

    private mutating func refuse(_ item: Int) {
        guard let trial = trials[item] else { return }
        decide(item, .refused(trial.refusal))
    }

    private mutating func decide(_ item: Int, _ outcome: DeliveryOutcome<Answer>) {
        if outcomes.isEmpty { outcomes = Array(repeating: nil, count: count) }
        outcomes[item] = outcome
    }
}
