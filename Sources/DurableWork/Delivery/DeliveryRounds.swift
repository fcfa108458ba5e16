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

    private enum Answers {
        case none
        /// About all items, in one call, as the peer usually answers. Then nothing is done for each item.
        case whole([Answer])
        /// One for each item: an outcome, or that it comes later. Nil: none yet.
        case each([DeliveryAttempt<Answer>?])
    }

    private var answers = Answers.none
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
    /// Items that the peer answers about later are left at once. Otherwise they are sent again in the next round. See ``DeliveryPolicy/inOrder``.
    private let leavesLater: Bool

    /// - Parameters:
    ///   - leavesUnclear: for ``DeliveryPolicy/leavingUnclear``.
    ///   - leavesLater: for ``DeliveryPolicy/inOrder``.
    init(count: Int, leavesUnclear: Bool = false, leavesLater: Bool = false) {
        self.leavesUnclear = leavesUnclear
        self.leavesLater = leavesLater
        self.count = count
        mostTogether = max(1, count)
    }

    /// The state of each item.
    var attempts: DeliveryAttempts<Answer> {
        switch answers {
        case .whole(let answers): DeliveryAttempts(answers)
        case .none: DeliveryAttempts((0..<count).map { .left(trials[$0]?.refusal) })
        case .each(let attempts): DeliveryAttempts(attempts.enumerated().map { $1 ?? .left(trials[$0]?.refusal) })
        }
    }

    /// Whether failing calls are bisected, to isolate the items that the peer fails for.
    var mayDivide: Bool { unclearRounds >= PeerDelivery.patience }

    /// The peer answered about no item of this round, and several failed: further calls of the round would show nothing new.
    var isHopeless: Bool { !peerWorks && failedAlone.count >= PeerDelivery.itemsPerRound }

    /// The control item: one that the peer answered about before, sent again at the end of a round. If the peer still answers, the failures of the
    /// round count against the items, otherwise against the peer. Nil where no failure is open, or where there is no such item.
    var control: Int? { unproven.isEmpty ? nil : lastAnswered }

    /// Whether an item has no outcome yet, and is not left for later.
    var isWaiting: Bool {
        switch answers {
        case .whole: false
        case .none: count > 0
        case .each(let attempts): attempts.contains(where: isOpen)
        }
    }

    private func isOpen(_ attempt: DeliveryAttempt<Answer>?) -> Bool {
        switch attempt {
        case nil, .left: true
        case .later: !leavesLater
        case .done: false
        }
    }

    /// Begins a round.
    ///
    /// - Returns: the items without an outcome that are not left for later, in order.
    mutating func begin() -> [Int] {
        failedAlone = []
        unproven = []
        peerWorks = false
        last = nil
        switch answers {
        case .whole: return []
        case .none: return Array(0..<count)
        case .each(let attempts): return attempts.indices.filter { isOpen(attempts[$0]) }
        }
    }

    /// Records the peer's answer about some items.
    mutating func take(_ answer: DeliveryAnswer<Answer>, about part: ArraySlice<Int>, at now: Instant) {
        if let item = part.last { answered(item) }
        if part.count == count, answer.rejected.isEmpty {
            answers = .whole(answer.answers)
            return
        }
        var rejected: [Int: CommonV1.ItemResult] = [:]
        for result in answer.rejected where !result.reason.isEmpty { rejected[Int(result.index)] = result }
        for (place, item) in part.enumerated() {
            guard let result = rejected[place] else {
                set(item, .done(.delivered(answer.answers[place])))
                continue
            }
            if result.saysGone {
                set(item, .done(.gone(result.error)))
            } else if result.saysLater {
                set(item, .later(result.error))
                last = result.error
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
            set(item, .done(.refused(trial.refusal)))
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
        set(item, .done(.refused(trial.refusal)))
    }

    private mutating func set(_ item: Int, _ attempt: DeliveryAttempt<Answer>) {
        var attempts: [DeliveryAttempt<Answer>?]
        if case .each(let before) = answers { attempts = before } else { attempts = Array(repeating: nil, count: count) }
        // One owner, so that the array is changed in place.
        answers = .none
        attempts[item] = attempt
        answers = .each(attempts)
    }
}
