import CarillonAPI

/// Where a delivery stands (``PeerDelivery``): which items have their outcome, and what is held against the others. A value without I/O.
struct DeliveryRounds<Answer: Sendable>: Sendable {
    /// What is held against an item that the peer failed for.
    private struct Trial {
        var refusal: DeliveryRefusal
        var concernsCaller: Bool
    }

    private var outcomes: [DeliveryOutcome<Answer>?]
    private var trials: [Int: Trial] = [:]
    /// Items that failed alone in this round, without a word why.
    private var failedAlone: [Int] = []
    private var hasDelivered = false
    /// Whether an item was delivered, or refused with a reason, in any round.
    private var peerWorks = false
    /// Rounds that ended with failures alone.
    private var unclearRounds = 0
    private var roundsOfNothing = 0

    /// Items of one call. A call that takes too long is made about fewer.
    private(set) var mostTogether: Int
    /// For the log.
    var failures = 0
    var last: (any Error)?

    init(count: Int) {
        outcomes = Array(repeating: nil, count: count)
        mostTogether = max(1, count)
    }

    /// All outcomes, once no item is without.
    var finished: [DeliveryOutcome<Answer>] { outcomes.compactMap { $0 } }

    /// Whether calls are made about parts, to find out what the peer fails for.
    var mayDivide: Bool { unclearRounds >= PeerDelivery.patience }

    /// The peer takes nothing in this round: further calls would tell no more.
    var isHopeless: Bool { !hasDelivered && failedAlone.count >= PeerDelivery.itemsPerRound }

    /// Whether an item has no outcome yet.
    var isWaiting: Bool { outcomes.contains { $0 == nil } }

    /// A round begins.
    ///
    /// - Returns: the items without an outcome, in order.
    mutating func begin() -> [Int] {
        failedAlone = []
        hasDelivered = false
        last = nil
        return outcomes.indices.filter { outcomes[$0] == nil }
    }

    /// The peer answered about some items.
    mutating func take(_ answer: DeliveryAnswer<Answer>, about part: ArraySlice<Int>, at now: Instant) {
        hasDelivered = true
        peerWorks = true
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
            peerWorks = true
            outcomes[item] = .refused(trial.refusal)
        case .unclear(let error, let concernsCaller):
            trial.refusal.error = error
            trial.concernsCaller = concernsCaller
            failedAlone.append(item)
        case .later: break
        }
        trials[item] = trial
    }

    /// The peer was away, or a call took too long.
    mutating func peerWasAway(isTimeout: Bool) {
        if isTimeout { mostTogether = max(1, mostTogether / 2) }
    }

    /// A round ended that the peer was there for: items whose guilt is clear enough get their outcome.
    mutating func end(at now: Instant) {
        guard isWaiting else { return }
        unclearRounds += 1
        if peerWorks {
            let guilty = failedAlone.filter { trials[$0].map { $0.refusal.tries >= PeerDelivery.triesAlone } ?? false }
            for item in guilty.prefix(PeerDelivery.itemsPerRound) { refuse(item) }
            return
        }
        roundsOfNothing += 1
        guard roundsOfNothing >= PeerDelivery.roundsOfNothing, let oldest = failedAlone.first, trials[oldest]?.concernsCaller == false else { return }
        roundsOfNothing = 0
        refuse(oldest)
    }

    private mutating func refuse(_ item: Int) { outcomes[item] = trials[item].map { .refused($0.refusal) } }
}
