import ServiceKit

/// Parked deliveries that this process brought back into the queue and that nobody has fetched: they take room in the window soon.
///
/// The queue gives the deliveries of a rank in their order. So when this process gets one, it or another process has all earlier ones of the rank.
/// A process that gets none stops counting after ``lifetime``. Real time, as for leases.
struct ReturningDeliveries: Sendable {
    /// How long a delivery counts at most, because another process may get it, and this one none behind it.
    static let lifetime = Duration.seconds(1)

    private struct Returning: Sendable {
        var sequence: Int
        var route: String
        var until: ContinuousClock.Instant
    }

    private var returning: [PriorityRank: [Returning]] = [:]
    /// By key of the route.
    private var ofRoutes: [String: Int] = [:]
    /// By rank: the last sequence that came to this process. The answer to a publish may come later than its message.
    private var fetched: [PriorityRank: Int] = [:]
    /// Of all routes.
    private(set) var count = 0

    func count(ofRoute key: String) -> Int { ofRoutes[key] ?? 0 }

    /// The queue took a parked delivery.
    ///
    /// - Parameters:
    ///   - sequence: that the queue gave it.
    ///   - route: its key.
    mutating func broughtBack(_ sequence: Int, route: String, _ rank: PriorityRank, at now: ContinuousClock.Instant) {
        guard sequence > fetched[rank] ?? 0 else { return }
        returning[rank, default: []].append(Returning(sequence: sequence, route: route, until: now + Self.lifetime))
        ofRoutes[route, default: 0] += 1
        count += 1
    }

    /// This process has fetched deliveries of a rank, the last one with this sequence, and put them where they count.
    mutating func fetched(upTo sequence: Int, _ rank: PriorityRank) {
        fetched[rank] = max(sequence, fetched[rank] ?? 0)
        remove(rank) { $0.sequence <= sequence }
    }

    mutating func forgetOld(now: ContinuousClock.Instant) { for rank in PriorityRank.allCases { remove(rank) { $0.until <= now } } }

    private mutating func remove(_ rank: PriorityRank, where isGone: (Returning) -> Bool) {
        guard let all = returning[rank] else { return }
        let gone = all.filter(isGone)
        guard !gone.isEmpty else { return }
        returning[rank] = all.filter { !isGone($0) }
        count -= gone.count
        for route in gone.map(\.route) {
            let left = count(ofRoute: route) - 1
            ofRoutes[route] = left > 0 ? left : nil
        }
    }
}
