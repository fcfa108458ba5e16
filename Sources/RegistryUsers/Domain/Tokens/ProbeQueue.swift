import CarillonAPI
import ServiceKit

/// The devices of an app that wait for a probe, by row number: a million take 8 MB.
struct ProbeQueue {
    /// Most new tokens in the queue. The next round finds the others.
    static let mostNew = 100_000

    /// New tokens come first, because a round through a large app takes hours at its pace.
    private var new: ArraySlice<Int64> = []
    /// Keeps a device from waiting twice.
    private var known: Set<Int64> = []
    private var old: ArraySlice<Int64> = []
    /// The earliest time of the next batch.
    var notBefore: SteadyInstant

    init(notBefore: SteadyInstant) { self.notBefore = notBefore }

    var isEmpty: Bool { new.isEmpty && old.isEmpty }

    /// Whether the queue is full for new tokens.
    var isFull: Bool { new.count >= Self.mostNew }

    mutating func add(new ids: [Int64]) {
        for id in ids where !isFull && known.insert(id).inserted { new.append(id) }
    }

    /// - Parameter most: most devices in the queue.
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

    /// Puts devices back to the front, because no probe could be sent.
    mutating func giveBack(_ ids: [Int64]) {
        new = ids[...] + new
        known.formUnion(ids)
    }
}

/// The work of token validation, and its times.
struct ValidationAgenda {
    var queues: [CommonV1.Tenant: ProbeQueue] = [:]
    /// The next pass through the whole table: at a time of day.
    var nextRound: Instant
    /// The next search for new tokens; nil without new registrations.
    var nextSearch: SteadyInstant?
    /// The end of the last search.
    var searchedUntil: SearchEnd

    /// The end of a search by both clocks, because registrations have dates and the machine's clock may be set between two searches.
    struct SearchEnd {
        var date: Instant
        var steady: SteadyInstant

        init(_ clock: any DomainClock) { (date, steady) = (clock.now, clock.steadyNow) }

        /// The earliest date that a registration after it can have.
        func earliestDate(seenFrom now: SearchEnd) -> Instant { min(date, now.date - (now.steady - steady)) }
    }

    /// The next instant of work that is due after a duration, not at a time of day.
    var nextPace: SteadyInstant? {
        queues.values.reduce(into: nextSearch) { next, queue in
            if !queue.isEmpty { next = min(next ?? queue.notBefore, queue.notBefore) }
        }
    }
}
