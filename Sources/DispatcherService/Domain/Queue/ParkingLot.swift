import ServiceKit

/// What this process knows of parked deliveries: the routes that have some, and when each one must come back whatever its lane does.
struct ParkingLot: Sendable {
    /// Most deliveries whose date is known at a time. Those with later dates are read anew when the known dates have passed.
    static let mostDates = 100_000
    /// Dates are rounded up to this.
    static let step = Duration.seconds(5)

    private let limit: Int
    /// By key of the route: the number of deliveries that were parked since the route was last found empty. It never falls.
    private var routes: [String: Int] = [:]
    /// Sequences in the stream of parked deliveries, by date.
    private var due: [Instant: [Int]] = [:]
    private var count = 0
    /// Deliveries from this date on are not all in ``due``.
    private var horizon: Instant?

    init(limit: Int = ParkingLot.mostDates) { self.limit = limit }

    /// Routes with deliveries that wait for their lanes.
    var waitingRoutes: some Collection<String> { routes.keys }

    func mayHave(route: String) -> Bool { routes[route] != nil }

    // MARK: News

    /// A delivery was parked.
    ///
    /// - Parameters:
    ///   - waitsForLane: false for one that waits for a date alone.
    ///   - date: when it comes back at the latest.
    mutating func parked(_ sequence: Int, route: String, waitsForLane: Bool, until date: Instant) {
        if waitsForLane { routes[route, default: 0] += 1 }
        add(sequence, at: Self.rounded(date))
    }

    /// A delivery comes back at a date.
    mutating func add(_ sequence: Int, at date: Instant) {
        if let horizon, date >= horizon { return }
        due[date, default: []].append(sequence)
        count += 1
        // The latest dates are dropped.
        while count > limit, due.count > 1, let last = due.keys.max() {
            count -= due.removeValue(forKey: last)?.count ?? 0
            horizon = last
        }
    }

    private static func rounded(_ date: Instant) -> Instant {
        let step = step.wholeMilliseconds
        // Also for dates at the end of time.
        guard date.milliseconds < Int64.max - step else { return date }
        return Instant(milliseconds: (date.milliseconds + step - 1) / step * step)
    }

    // MARK: Time

    /// Deliveries whose date has come, the earliest dates first; each is returned once.
    mutating func takeDue(by now: Instant, most: Int = .max) -> [Int] {
        var sequences: [Int] = []
        for date in due.keys.filter({ $0 <= now }).sorted() where sequences.count < most {
            var all = due.removeValue(forKey: date) ?? []
            let left = all.count - min(all.count, most - sequences.count)
            if left > 0 { due[date] = Array(all.suffix(left)) }
            all.removeLast(left)
            sequences += all
        }
        count -= sequences.count
        return sequences
    }

    /// Whether dates that were dropped have come, and all earlier ones were taken: what is parked must be read anew, into an empty lot.
    func mustReadAnew(at now: Instant) -> Bool { due.isEmpty && horizon.map { $0 <= now } ?? false }

    /// The clock was set back by `duration`. A retry keeps its wait, so its date moves back. What comes back too early is parked again.
    mutating func moveBack(by duration: Duration) {
        due = Dictionary(due.map { ($0.key - duration, $0.value) }) { $0 + $1 }
        horizon = horizon.map { $0 - duration }
    }

    // MARK: Routes

    /// A mark for ``forget(route:since:)``.
    func mark(of route: String) -> Int { routes[route] ?? 0 }

    /// Drops a route that was found without parked deliveries, unless one was parked since the mark.
    mutating func forget(route: String, since mark: Int) { if routes[route] == mark { routes[route] = nil } }
}
