import ServiceKit

/// The leases of a queue that one process owns. They live in memory: after a restart everything unfinished is ready again.
///
/// A claim goes on behind the last position that it leased, so that it reads no leased delivery again. Where deliveries come back to a place
/// before that position, the route starts over at its first delivery; leased ones are passed over by their row.
struct ClaimLedger: Sendable {
    private struct Lease {
        var route: Int64
        var until: Instant
    }

    /// The deliveries of one route and band, in the order in which they leave.
    private struct Line: Hashable {
        var route: Int64
        var rank: Int64
    }

    private var leases: [Int64: Lease] = [:]
    /// The last position that was leased, by line.
    private var passed: [Line: Int64] = [:]
    /// Leased by the claim that is under way.
    private var latest: [Int64] = []

    /// Leased deliveries.
    var count: Int { leases.count }

    func isLeased(_ row: Int64) -> Bool { leases[row] != nil }

    /// Leased deliveries by row, in no order.
    var rows: some Collection<Int64> { leases.keys }

    /// All deliveries of the line up to this position are leased or finished.
    func passed(route: Int64, rank: Int64) -> Int64 { passed[Line(route: route, rank: rank)] ?? .min }

    mutating func lease(_ row: Int64, route: Int64, until: Instant) {
        leases[row] = Lease(route: route, until: until)
        latest.append(row)
    }

    /// The claim is over; one is made at a time.
    mutating func endClaim() { latest.removeAll(keepingCapacity: true) }

    /// The claim failed: nobody has its deliveries. Every route starts over: with it failed whatever shared its transaction, and what that took out of
    /// a line is in its place again.
    mutating func undoClaim() {
        for row in latest { giveBack(row) }
        passed = [:]
        endClaim()
    }

    /// Everything up to this position was looked at, and what was not leased before is leased now.
    mutating func pass(_ position: Int64, route: Int64, rank: Int64) { passed[Line(route: route, rank: rank)] = position }

    mutating func renew(_ rows: [Int64], until: Instant) {
        for row in rows { leases[row]?.until = until }
    }

    /// The delivery is settled, and not ready.
    mutating func end(_ row: Int64) { leases[row] = nil }

    /// The delivery is ready again at its old place.
    mutating func giveBack(_ row: Int64) {
        if let lease = leases.removeValue(forKey: row) { startOver(lease.route) }
    }

    /// Gives back the leases that have ended, but not those of the `kept` deliveries. Returns the routes of what it gave back.
    mutating func giveBackEnded(by now: Instant, except kept: Set<Int64>) -> Set<Int64> {
        let ended = leases.filter { $0.value.until <= now && !kept.contains($0.key) }
        for row in ended.keys { giveBack(row) }
        return Set(ended.values.map(\.route))
    }

    /// Gives back all leases. Returns how many.
    mutating func giveBackAll() -> Int {
        defer { self = ClaimLedger() }
        return leases.count
    }

    private mutating func startOver(_ route: Int64) {
        for rank in PriorityRank.allCases { passed[Line(route: route, rank: Int64(rank.rawValue))] = nil }
    }
}
