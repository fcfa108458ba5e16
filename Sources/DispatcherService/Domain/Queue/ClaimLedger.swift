import ServiceKit

/// The leases of a queue that one process owns. They live in memory: after a restart everything unfinished is ready again.
///
/// A claim starts after the last position that an earlier claim looked at, so that it does not read leased deliveries again. When a delivery is ready
/// again at its old position, the next claim of the route starts at the first delivery and skips leased ones by their row.
struct ClaimLedger: Sendable {
    private struct Lease {
        var route: Int64
        var until: Instant
    }

    private var leases: [Int64: Lease] = [:]
    /// The last position that a claim looked at, by band.
    private var passed: [Band: Int64] = [:]
    /// Rows that the present claim has leased.
    private var latest: [Int64] = []

    /// Leased deliveries.
    var count: Int { leases.count }

    func isLeased(_ row: Int64) -> Bool { leases[row] != nil }

    /// Leased deliveries by row, in no order.
    var rows: some Collection<Int64> { leases.keys }

    /// Up to this position, all deliveries of the band are leased, waiting or finished.
    func passed(in band: Band) -> Int64 { passed[band] ?? .min }

    mutating func lease(_ row: Int64, route: Int64, until: Instant) {
        leases[row] = Lease(route: route, until: until)
        latest.append(row)
    }

    /// The claim has succeeded. There is one claim at a time.
    mutating func endClaim() { latest.removeAll(keepingCapacity: true) }

    /// The claim failed: gives back its leases. Every route starts over, because the other writes of the transaction failed too, and deliveries that
    /// they had moved are in their old places.
    mutating func undoClaim() {
        for row in latest { giveBack(row) }
        passed = [:]
        endClaim()
    }

    /// A claim has leased everything up to this position.
    mutating func pass(_ position: Int64, in band: Band) { passed[band] = position }

    mutating func renew(_ rows: [Int64], until: Instant) {
        for row in rows { leases[row]?.until = until }
    }

    /// The delivery was settled and is not ready.
    mutating func end(_ row: Int64) { leases[row] = nil }

    /// The delivery is ready again at its old place.
    mutating func giveBack(_ row: Int64) {
        if let lease = leases.removeValue(forKey: row) { startOver(lease.route) }
    }

    /// Gives back the leases that have expired, except those of the `kept` deliveries. Returns the routes of those deliveries.
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

    /// The route has no deliveries, and never will.
    mutating func forget(route: Int64) { startOver(route) }

    /// The next claim of the route looks at all its deliveries: some are ready again at their old places.
    mutating func startOver(_ route: Int64) {
        for band in Band.all(ofRoute: route) { passed[band] = nil }
    }
}
