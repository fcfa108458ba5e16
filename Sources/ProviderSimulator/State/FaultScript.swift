import CarillonAPI
import Cryptography
import ServiceKit

/// The scripted faults, in the order in which they were added (SIM-02).
struct FaultScript {
    /// By token, so that faults for thousands of tokens cost a request no more than a look-up. Those for all tokens are under the empty one.
    private var faults: [String: [ScriptedFault]] = [:]
    private(set) var count = 0
    /// Faults since the last removal.
    private var added: UInt64 = 0

    /// Most faults at once, so that a runaway script is noticed.
    static let most = 10_000

    /// Adds faults, whose periods are counted from `now`, and forgets the ones that are over.
    mutating func add(_ new: [SimulatorV1.Fault], at now: Instant) {
        faults = faults.mapValues { $0.filter { !$0.isOver(at: now) } }.filter { !$0.value.isEmpty }
        for fault in new {
            added += 1
            faults[fault.token, default: []].append(ScriptedFault(fault, number: added, at: now))
        }
        count = faults.values.reduce(0) { $0 + $1.count }
    }

    mutating func removeAll() {
        faults.removeAll()
        count = 0
        added = 0
    }

    /// The faults that may still apply, in the order in which they were added.
    func active(at now: Instant) -> [SimulatorV1.ActiveFault] {
        faults.values.joined().filter { !$0.isOver(at: now) }.sorted { $0.number < $1.number }.map(\.view)
    }

    /// The first fault for a request to one of these tokens, counted as used. A fault without a token is for all.
    mutating func take(
        provider: String, among tokens: [String], at now: Instant, where isMeant: (SimulatorV1.Fault) -> Bool = { _ in true }
    ) -> SimulatorV1.Fault? {
        guard count > 0 else { return nil }
        var places: [(token: String, index: Int)] = faults[""] == nil ? [] : [("", 0)]
        for token in tokens.count > 1 ? Array(Set(tokens)) : tokens where !token.isEmpty && faults[token] != nil { places.append((token, 0)) }
        while let place = earliest(places) {
            let (token, index) = places[place]
            guard let candidate = faults[token]?[index] else { return nil }
            if candidate.isOver(at: now) {
                remove(token, index)
            } else if candidate.isFor(provider: provider, at: now), isMeant(candidate.fault), faults[token]?[index].strikes(at: now) == true {
                if faults[token]?[index].isOver(at: now) == true { remove(token, index) }
                return candidate.fault
            } else {
                places[place].index += 1
            }
        }
        return nil
    }

    /// Of places in lists, the one whose fault was added first; nil: all are at the ends of their lists.
    private func earliest(_ places: [(token: String, index: Int)]) -> Int? {
        var found: (place: Int, number: UInt64)?
        for (place, (token, index)) in places.enumerated() {
            guard let list = faults[token], index < list.count else { continue }
            if let found, found.number < list[index].number { continue }
            found = (place, list[index].number)
        }
        return found?.place
    }

    private mutating func remove(_ token: String, _ index: Int) {
        faults[token]?.remove(at: index)
        if faults[token]?.isEmpty == true { faults[token] = nil }
        count -= 1
    }
}

/// One fault with its period, its quota, and the requests that are left to it.
private struct ScriptedFault {
    let fault: SimulatorV1.Fault
    /// The place in the script.
    let number: UInt64
    private var applied: Int64 = 0
    private let begin: Instant
    /// Nil: never.
    private let end: Instant?
    /// The requests of the present interval that it spares; nil: it spares none.
    private var quota: IntervalQuota?
    /// Chooses the requests of its share. The seed, its number, makes a test with the same script repeat the same choices.
    private var random: SplitMix

    init(_ fault: SimulatorV1.Fault, number: UInt64, at now: Instant) {
        self.fault = fault
        self.number = number
        let begin = fault.fromMs > 0 ? Instant(milliseconds: fault.fromMs) : now + .milliseconds(fault.afterMs)
        self.begin = begin
        end = fault.forMs > 0 ? begin + .milliseconds(fault.forMs) : nil
        quota = fault.quotaMs > 0 ? IntervalQuota(Int(fault.quota), per: .milliseconds(fault.quotaMs)) : nil
        random = SplitMix(seed: number)
    }

    var view: SimulatorV1.ActiveFault {
        .init(fault: fault, applied: applied, beginMs: begin.milliseconds, endMs: end?.milliseconds ?? 0)
    }

    /// Whether it never applies again.
    func isOver(at now: Instant) -> Bool { fault.times > 0 && applied >= Int64(fault.times) || end.map { now >= $0 } ?? false }

    /// Whether it is for requests to a provider now.
    func isFor(provider: String, at now: Instant) -> Bool { fault.provider == provider && now >= begin }

    /// Whether it applies to this request, which it is for. Counts the request.
    mutating func strikes(at now: Instant) -> Bool {
        if quota?.take(at: now) == true { return false }
        if fault.share > 0, Double.random(in: 0..<1, using: &random) >= fault.share { return false }
        applied += 1
        return true
    }
}
