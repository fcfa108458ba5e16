import CarillonAPI
import ServiceKit

/// Where a delivery stands (``PeerDelivery``): which items have their outcome, and what is held against the others. A value without I/O.
struct DeliveryRounds<Answer: Sendable>: Sendable {
    /// What is held against an item that the peer failed for.
    private struct Trial {
        var refusal: DeliveryRefusal
        var concernsCaller: Bool
        /// Failures alone after which the peer answered about another item in the same round.
        var proven = 0
    }

    private var outcomes: [DeliveryOutcome<Answer>?]
    private var trials: [Int: Trial] = [:]
    /// Items that failed alone in this round, without a word why.
    private var failedAlone: [Int] = []
    /// Those of them after which the peer has not answered about another item yet.
    private var unproven: [Int] = []
    /// Whether the peer answered about an item in this round: took it, or refused it with a reason.
    private var peerWorks = false
    /// The item that the peer answered about last, in any round.
    private var lastAnswered: Int?
    /// Rounds that ended with failures alone.
    private var unclearRounds = 0
    private var roundsOfNothing = 0

    /// Items of one call. A call that takes too long is made about fewer.
    private(set) var mostTogether: Int
    /// For the log.
    var failures = 0
    var last: (any Error)?

    /// Nothing is refused without a reason; slow items are found in few rounds.
    private let leavesUnclear: Bool

    /// - Parameter leavesUnclear: for a delivery of few rounds, whose caller keeps what has no outcome.
    init(count: Int, leavesUnclear: Bool = false) {
        self.leavesUnclear = leavesUnclear
        outcomes = Array(repeating: nil, count: count)
        mostTogether = max(1, count)
    }

    /// Where each item stands.
    var attempts: [DeliveryAttempt<Answer>] {
        outcomes.enumerated().map { item, outcome in outcome.map { .done($0) } ?? .left(trials[item]?.refusal) }
    }

    /// Whether calls are made about parts, to find out what the peer fails for.
    var mayDivide: Bool { unclearRounds >= PeerDelivery.patience }

    /// The peer takes nothing in this round: further calls would tell no more.
    var isHopeless: Bool { !peerWorks && failedAlone.count >= PeerDelivery.itemsPerRound }

    /// An item that the peer answered about before, to be told once more at the end of a round: whether the peer still answers decides whether
    /// the failures of this round are held against the items or against the peer. Nil where that is known, or where there is no such item.
    var control: Int? { unproven.isEmpty ? nil : lastAnswered }

    /// Whether an item has no outcome yet.
    var isWaiting: Bool { outcomes.contains { $0 == nil } }

    /// A round begins.
    ///
    /// - Returns: the items without an outcome, in order.
    mutating func begin() -> [Int] {
        failedAlone = []
        unproven = []
        peerWorks = false
        last = nil
        return outcomes.indices.filter { outcomes[$0] == nil }
    }

    /// The peer answered about some items.
    mutating func take(_ answer: DeliveryAnswer<Answer>, about part: ArraySlice<Int>, at now: Instant) {
        if let item = part.last { answered(item) }
        var rejected: [Int: CommonV1.ItemResult] = [:]
        for result in answer.rejected where !result.reason.isEmpty { rejected[Int(result.index)] = result }
        for (place, item) in part.enumerated() {
            guard let result = rejected[place] else {
                outcomes[item] = .delivered(answer.answers[place])
                continue
            }
            if result.saysGone {
                outcomes[item] = .gone(result.error)
            } else {
                failed(item, .refused(result.error), at: now)
            }
        }
    }

    /// A call about this item alone failed, or the peer refused it among others.
    mutating func failed(_ item: Int, _ verdict: DeliveryVerdict, at now: Instant) {
        var trial = trials[item] ?? Trial(refusal: .init(error: APIError(.internalError, ""), tries: 0, first: now, last: now), concernsCaller: false)
        trial.refusal.tries += 1
        trial.refusal.last = now
        switch verdict {
        case .refused(let error):
            trial.refusal.error = error
            answered(item)
            outcomes[item] = .refused(trial.refusal)
        case .unclear(let error, let concernsCaller):
            trial.refusal.error = error
            trial.concernsCaller = concernsCaller
            failedAlone.append(item)
            unproven.append(item)
        case .later: break
        }
        trials[item] = trial
    }

    /// The peer answered about an item, so that what failed before in this round is held against the items.
    mutating func answered(_ item: Int) {
        peerWorks = true
        lastAnswered = item
        for other in unproven { trials[other]?.proven += 1 }
        unproven = []
    }

    /// The peer was away, or a call took too long.
    mutating func peerWasAway(isTimeout: Bool) {
        if isTimeout { mostTogether = max(1, mostTogether / (leavesUnclear ? PeerDelivery.fastShrinking : 2)) }
    }

    /// A round ended that the peer was there for: items whose guilt is clear enough get their outcome.
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

    private mutating func refuse(_ item: Int) { outcomes[item] = trials[item].map { .refused($0.refusal) } }
}
