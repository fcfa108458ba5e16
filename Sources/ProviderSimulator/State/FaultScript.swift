import CarillonAPI
import Cryptography
import ServiceKit

/// The scripted faults, in the order in which they were added (SIM-02).
struct FaultScript {
    private var entries: [ScriptedFault] = []
    /// Faults since the last removal: the seed of the next one's random choice.
    private var added: UInt64 = 0

    /// Most faults at once, so that a runaway script is noticed.
    static let most = 10_000

    var count: Int { entries.count }

    /// Adds faults, whose periods are counted from `now`, and forgets the ones that are over.
    mutating func add(_ faults: [SimulatorV1.Fault], at now: Instant) {
        entries.removeAll { $0.isOver(at: now) }
        for fault in faults {
            added += 1
            entries.append(ScriptedFault(fault, seed: added, at: now))
        }
    }

    mutating func removeAll() {
        entries.removeAll()
        added = 0
    }

    /// The first fault for a request to one of these tokens, counted as used. A fault without a token is for all.
    mutating func take(
        provider: String, among tokens: [String], at now: Instant, where isMeant: (SimulatorV1.Fault) -> Bool = { _ in true }
    ) -> SimulatorV1.Fault? {
        var index = entries.startIndex
        while index < entries.endIndex {
            if entries[index].isOver(at: now) {
                entries.remove(at: index)
            } else if entries[index].isFor(provider: provider, tokens: tokens, at: now), isMeant(entries[index].fault),
                entries[index].strikes(at: now)
            {
                defer { if entries[index].isOver(at: now) { entries.remove(at: index) } }
                return entries[index].fault
            } else {
                index += 1
            }
        }
        return nil
    }
}

/// One fault with its period, its quota, and the requests that are left to it.
private struct ScriptedFault {
    let fault: SimulatorV1.Fault
    /// How often it may still apply; nil: until removed.
    private var remaining: Int?
    private let begin: Instant
    /// Nil: never.
    private let end: Instant?
    /// The requests of the present interval that it spares; nil: it spares none.
    private var quota: IntervalQuota?
    /// Chooses the requests of its share. The seed makes a test with the same script repeat the same choices.
    private var random: SplitMix

    init(_ fault: SimulatorV1.Fault, seed: UInt64, at now: Instant) {
        self.fault = fault
        remaining = fault.times > 0 ? Int(fault.times) : nil
        let begin = fault.fromMs > 0 ? Instant(milliseconds: fault.fromMs) : now + .milliseconds(fault.afterMs)
        self.begin = begin
        end = fault.forMs > 0 ? begin + .milliseconds(fault.forMs) : nil
        quota = fault.quotaMs > 0 ? IntervalQuota(Int(fault.quota), per: .milliseconds(fault.quotaMs)) : nil
        random = SplitMix(seed: seed)
    }

    /// Whether it never applies again.
    func isOver(at now: Instant) -> Bool { remaining == 0 || end.map { now >= $0 } ?? false }

    func isFor(provider: String, tokens: [String], at now: Instant) -> Bool {
        fault.provider == provider && (fault.token.isEmpty || tokens.contains(fault.token)) && now >= begin
    }

    /// Whether it applies to this request, which it is for. Counts the request.
    mutating func strikes(at now: Instant) -> Bool {
        if quota?.take(at: now) == true { return false }
        if fault.share > 0, Double.random(in: 0..<1, using: &random) >= fault.share { return false }
        if let remaining { self.remaining = remaining - 1 }
        return true
    }
}
