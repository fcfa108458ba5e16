import ServiceKit

/// The devices of an app that wait to be asked about, by the numbers of their rows: a million take 8 MB.
struct ProbeQueue {
    /// New tokens that are remembered; the next round finds those that are beyond.
    static let mostNew = 100_000

    /// New tokens go first: a round through a large app takes hours at its pace.
    private var new: ArraySlice<Int64> = []
    /// So that one which is found twice waits once.
    private var known: Set<Int64> = []
    private var old: ArraySlice<Int64> = []
    /// When the next batch may go out.
    var notBefore: SteadyInstant

    init(notBefore: SteadyInstant) { self.notBefore = notBefore }

    var isEmpty: Bool { new.isEmpty && old.isEmpty }

    /// No more new ones are taken.
    var isFull: Bool { new.count >= Self.mostNew }

    mutating func add(new ids: [Int64]) {
        for id in ids where !isFull && known.insert(id).inserted { new.append(id) }
    }

    /// - Parameter most: how many may wait together.
    mutating func add(old ids: [Int64], most: Int) { old += ids.prefix(max(0, most - old.count)) }

    /// Drops the devices that the previous round found; this round finds them again if they are due.
    mutating func beginRound() { old = [] }

    /// The next ones.
    mutating func take(_ count: Int) -> [Int64] {
        let first = new.prefix(count)
        new.removeFirst(first.count)
        known.subtract(first)
        let rest = old.prefix(count - first.count)
        old.removeFirst(rest.count)
        return Array(first + rest)
    }

    /// Nobody could be asked about these: they are the next ones again.
    mutating func giveBack(_ ids: [Int64]) {
        new = ids[...] + new
        known.formUnion(ids)
    }
}

/// The work that the validation of tokens has to do, and when.
struct ValidationAgenda {
    var lines: [Tenant: ProbeQueue] = [:]
    /// When the whole table is gone through: at a time of day.
    var nextRound: Instant
    /// When new tokens are looked for; nil while nobody registers.
    var nextLook: SteadyInstant?
    /// Since when they were not.
    var lookedUntil: LookedUntil

    /// The end of a look, by both clocks: registrations have dates, and the machine's clock may be set between two looks.
    struct LookedUntil {
        var date: Instant
        var steady: SteadyInstant

        init(_ clock: any DomainClock) { (date, steady) = (clock.now, clock.steadyNow) }

        /// The earliest date that a registration after it can have.
        func earliestDate(seenFrom now: LookedUntil) -> Instant { min(date, now.date - (now.steady - steady)) }
    }

    /// The next instant of work that is due after a duration, not at a time of day.
    var nextPace: SteadyInstant? {
        lines.values.reduce(into: nextLook) { next, line in
            if !line.isEmpty { next = min(next ?? line.notBefore, line.notBefore) }
        }
    }
}
