import ServiceKit
import Storage
import Synchronization

/// What the queue knows of the ends of deliveries beside its index of ends.
///
/// Most deliveries are sent long before they end, so a new delivery is not in the index (`listed` = 0) and costs nothing there. When the first of
/// them may end, those that are still ready are listed. Deliveries that wait for another attempt are always listed.
struct EndListing: Sendable {
    /// A route and a band.
    struct Band: Hashable {
        var route: Int64
        var rank: Int64
    }

    /// The earliest end of the deliveries that are not listed; nil when all are. After a start, any delivery may be unlisted.
    var first: Instant? = Instant(milliseconds: .min)
    /// Up to this position, all ready deliveries of the band are listed.
    var upTo: [Band: Int64] = [:]

    /// New deliveries end at the instant or later.
    mutating func added(endingAt end: Instant) { first = min(first ?? end, end) }
}

extension SQLitePushQueue {
    private static let list = "UPDATE deliveries SET listed = 1 WHERE delivery_row = ?"

    /// Lists ready deliveries when one that is not listed may have ended. At most ``stepLimit`` of them.
    ///
    /// - Returns: false when there are more.
    func listEnds(by now: Instant, in database: Database) throws -> Bool {
        guard let first = ends.withLock({ $0.first }), first <= now else { return true }
        let routes = try Int64.fetchAll(database.cachedStatement(sql: "SELECT route_row FROM routes"))
        var left = Self.stepLimit
        for route in routes {
            for rank in PriorityRank.allCases where left > 0 {
                let band = EndListing.Band(route: route, rank: Int64(rank.rawValue))
                let start = ends.withLock { $0.upTo[band] ?? .min }
                var rows: [Int64] = []
                var last = start
                try database.readDirectly(Self.readyDeliveries) {
                    $0.add(band.route)
                    $0.add(band.rank)
                    $0.add(start)
                    $0.add(Int64(left))
                } _: { row in
                    rows.append(row.number(0))
                    last = row.number(1)
                }
                for row in rows { try database.runDirectly(Self.list) { $0.add(row) } }
                left -= rows.count
                if last > start { ends.withLock { $0.upTo[band] = last } }
            }
        }
        guard left > 0 else { return false }
        ends.withLock { $0.first = nil }
        return true
    }

    /// The transaction failed: any delivery may be unlisted.
    func listingFailed() { ends.withLock { $0 = EndListing() } }
}
