import ServiceKit

/// The deliveries that this process has leased from a shared stream: those that claims may take, those in flight, and those that wait for a short
/// retry. Rows are numbers of this process, and begin at 1.
///
/// All of them need heartbeats, or the stream gives them to another process. Deliveries of a route that nobody claims are parked, so that a closed
/// lane does not fill the window. Until one of the route is claimed again, the window takes only a few of it at a time. Of a slow route it takes
/// what the route needs for ``ClaimPace/span``, so that other processes get their part.
struct StreamWindow: Sendable {
    /// Most deliveries of each kind.
    struct Limits: Sendable, Hashable {
        /// Ready or waiting, of all routes.
        var held = 4_000
        /// Ready or waiting, of one route.
        var ofRoute = 1_000
        /// The least share of a slow route.
        var ofSlowRoute = 64
        /// The same, of a route whose deliveries were not claimed.
        var ofStalledRoute = 8

        /// These limits, reduced to a part of what all dispatchers may have pending in a rank, so that one route leaves room for the others.
        func within(_ pending: Int) -> Limits {
            var limits = self
            limits.held = min(held, max(1, pending / 2))
            limits.ofRoute = min(ofRoute, max(1, pending / 8))
            limits.ofSlowRoute = min(ofSlowRoute, limits.ofRoute)
            limits.ofStalledRoute = min(ofStalledRoute, limits.ofRoute)
            return limits
        }
    }

    /// A delivery's place in its band. A retry is behind everything that was fetched before it.
    struct Position: Sendable, Hashable, Comparable {
        /// The stream's sequence.
        var sequence: Int
        /// Divides deliveries with one sequence, in the order of their additions.
        var turn: Int

        static func < (left: Self, right: Self) -> Bool { (left.sequence, left.turn) < (right.sequence, right.turn) }
    }

    enum State: Sendable, Hashable {
        case ready
        /// Claimed, until the instant at most.
        case leased(until: Instant)
        /// Between two attempts.
        case waiting(until: Instant)
        /// Its result is stored, and the stream may not know that yet.
        case finished
    }

    struct Entry: Sendable {
        let row: Int64
        let band: Band
        /// The message's sequence in the stream.
        let streamSequence: Int
        let content: StreamDelivery
        fileprivate(set) var position: Position
        fileprivate(set) var state: State
        fileprivate(set) var progress: DeliveryProgress
        /// Its notification was cancelled while it was in flight.
        fileprivate(set) var isCancelled = false
    }

    enum Addition: Sendable, Hashable {
        case added(row: Int64)
        /// The stream delivered it again, though this process has it: heartbeats came late.
        case known(row: Int64)
        /// Again, and its result is stored.
        case finished(row: Int64)
        /// The route has as many as it may have.
        case routeFull
        /// The window has as many as it may have.
        case full
    }

    let limits: Limits
    private var entries: [Int64: Entry] = [:]
    private var idleEntries: some Collection<Entry> { idle.lazy.compactMap { entries[$0] } }
    private var rows: [Int: Int64] = [:]
    /// Ready rows in their order.
    private var ready: [Band: [Int64]] = [:]
    /// Ready and waiting rows.
    private var idle: Set<Int64> = []
    private var lastRow: Int64 = 0
    private var lastTurn = 0
    private var highest = 0
    /// Ready and waiting, by route.
    private var held: [Int64: Int] = [:]
    /// When the engine last claimed a delivery of the route, or got the first one to claim.
    private var claimed: [Int64: SteadyInstant] = [:]
    /// Of routes with ready or waiting deliveries. One that runs out of them may have its whole share again.
    private var paces: [Int64: ClaimPace] = [:]
    /// Routes whose deliveries were parked unclaimed, and of which none was claimed since.
    private var stalled: Set<Int64> = []

    init(limits: Limits = Limits()) { self.limits = limits }

    subscript(row: Int64) -> Entry? { entries[row] }

    var isEmpty: Bool { entries.isEmpty }
    /// Every row that has not left the window.
    var all: some Collection<Int64> { entries.keys }
    /// Routes with ready deliveries.
    var readyRoutes: Set<Int64> { Set(ready.lazy.filter { !$0.value.isEmpty }.map(\.key.route)) }

    /// The route has no deliveries here.
    mutating func forget(route: Int64) {
        (held[route], claimed[route], paces[route]) = (nil, nil, nil)
        stalled.remove(route)
    }

    func row(ofStreamSequence sequence: Int) -> Int64? { rows[sequence] }

    func entries(where condition: (Entry) -> Bool) -> [Entry] { entries.values.filter(condition) }

    /// How many more deliveries of a rank may be fetched. The others leave room for the ranks before them.
    func room(for rank: PriorityRank) -> Int {
        let share =
            switch rank {
            case .urgent: limits.held
            case .normal: limits.held * 3 / 4
            case .low: limits.held / 2
            case .silent: limits.held / 4
            }
        return max(0, share - idle.count)
    }

    /// The number of deliveries of a route that still fit into its share of the window. Negative when the share became smaller.
    func room(ofRoute route: Int64) -> Int { share(ofRoute: route) - held[route, default: 0] }

    /// Whether deliveries of the route are being claimed, while others of it are here.
    func isServed(route: Int64) -> Bool { paces[route] != nil && !stalled.contains(route) }

    /// How many parked deliveries of a route may come back: none before half of its share is free, so that dispatchers do not park what others bring
    /// back.
    ///
    /// - Parameters:
    ///   - isTrial: true while it is unknown whether the route's lane is open.
    ///   - returning: the deliveries of the route that are on their way back.
    func roomForParked(ofRoute route: Int64, isTrial: Bool, returning: Int) -> Int {
        let (room, share) = (room(ofRoute: route) - returning, share(ofRoute: route))
        guard room * 2 >= share else { return 0 }
        return isTrial ? min(room, limits.ofStalledRoute - held[route, default: 0] - returning) : room
    }

    /// Most ready and waiting deliveries of a route.
    func share(ofRoute route: Int64) -> Int {
        if stalled.contains(route) { return limits.ofStalledRoute }
        guard let claims = paces[route]?.claims else { return limits.ofRoute }
        return min(max(claims, limits.ofSlowRoute), limits.ofRoute)
    }

    // MARK: Additions

    /// Adds a delivery that the stream leased to this process.
    ///
    /// - Parameters:
    ///   - due: when it may leave; nil: now.
    ///   - isEnding: whether it ends at once, and needs no room.
    mutating func add(
        _ content: StreamDelivery, streamSequence: Int, route: Int64, _ progress: DeliveryProgress = DeliveryProgress(), due: Instant? = nil,
        isEnding: Bool = false, at now: SteadyInstant
    ) -> Addition {
        if let row = rows[streamSequence], let entry = entries[row] {
            if case .finished = entry.state { return .finished(row: row) }
            return .known(row: row)
        }
        guard isEnding || room(ofRoute: route) > 0 else { return .routeFull }
        guard isEnding || idle.count < limits.held else { return .full }
        lastRow += 1
        lastTurn += 1
        highest = max(highest, streamSequence)
        if held[route, default: 0] == 0 { claimed[route] = now }
        var entry = Entry(
            row: lastRow, band: Band(route: route, rank: content.rank), streamSequence: streamSequence, content: content,
            position: Position(sequence: progress.isNew ? streamSequence : highest, turn: lastTurn), state: .finished, progress: progress)
        if let due { entry.state = .waiting(until: due) }
        entries[lastRow] = entry
        rows[streamSequence] = lastRow
        if due == nil { makeReady(lastRow) } else { hold(entry) }
        return .added(row: lastRow)
    }

    private mutating func hold(_ entry: Entry) {
        if idle.insert(entry.row).inserted { held[entry.band.route, default: 0] += 1 }
    }

    private mutating func release(_ entry: Entry) {
        guard idle.remove(entry.row) != nil else { return }
        let left = held[entry.band.route, default: 0] - 1
        held[entry.band.route] = left > 0 ? left : nil
        if left <= 0 { paces[entry.band.route] = nil }
    }

    /// Puts a delivery that is neither ready nor waiting to its place.
    private mutating func makeReady(_ row: Int64) {
        guard let entry = entries[row] else { return }
        entries[row]?.state = .ready
        hold(entry)
        let place = place(of: entry)
        ready[entry.band, default: []].insert(row, at: place)
    }

    private func place(of entry: Entry) -> Int {
        guard let line = ready[entry.band], let last = line.last else { return 0 }
        // Most often it is the last one.
        if let other = entries[last], other.position < entry.position { return line.count }
        var (low, high) = (0, line.count)
        while low < high {
            let middle = (low + high) / 2
            if let other = entries[line[middle]], other.position < entry.position { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Takes a ready or waiting delivery out of its line.
    private mutating func takeOut(_ entry: Entry) {
        switch entry.state {
        case .ready:
            ready[entry.band]?.removeAll { $0 == entry.row }
            if ready[entry.band]?.isEmpty == true { ready[entry.band] = nil }
            release(entry)
        case .waiting: release(entry)
        case .leased, .finished: break
        }
    }

    // MARK: Claims

    /// Leases ready deliveries of a route, band by band; those to avoid after all others.
    ///
    /// - Parameter ranks: none of other ranks.
    mutating func claim(
        _ request: ClaimRequest, of ranks: Set<PriorityRank> = Set(PriorityRank.allCases), leaseUntil: Instant, at now: SteadyInstant
    ) -> [Entry] {
        var (chosen, avoided): ([Int64], [Int64]) = ([], [])
        for band in Band.all(ofRoute: request.routeRow) where chosen.count < request.limit && ranks.contains(band.rank) {
            for row in ready[band] ?? [] where chosen.count < request.limit {
                if request.avoiding.contains(row) { avoided.append(row) } else { chosen.append(row) }
            }
        }
        let rows = (chosen + avoided).prefix(max(0, request.limit))
        guard !rows.isEmpty else { return [] }
        claimed[request.routeRow] = now
        paces[request.routeRow, default: ClaimPace(since: now)].claimed(rows.count, at: now)
        stalled.remove(request.routeRow)
        let taken = Set(rows)
        for band in Band.all(ofRoute: request.routeRow) {
            ready[band]?.removeAll { taken.contains($0) }
            if ready[band]?.isEmpty == true { ready[band] = nil }
        }
        for row in rows {
            if let entry = entries[row] { release(entry) }
            entries[row]?.state = .leased(until: leaseUntil)
        }
        return rows.compactMap { entries[$0] }
    }

    mutating func renew(_ rows: [Int64], until: Instant) {
        for row in rows {
            if case .leased? = entries[row]?.state { entries[row]?.state = .leased(until: until) }
        }
    }

    /// Gives back the leases that have expired, except those of the `kept` deliveries. Returns the routes of those deliveries.
    mutating func giveBackEnded(by now: Instant, except kept: Set<Int64>) -> Set<Int64> {
        let ended = entries.values.filter { entry in
            if case .leased(let until) = entry.state { until <= now && !kept.contains(entry.row) } else { false }
        }
        for entry in ended { makeReady(entry.row) }
        return Set(ended.map(\.band.route))
    }

    // MARK: Results

    /// The delivery is ready again at its old place.
    mutating func giveBack(_ row: Int64, attempts: Int, sequence: Int64) {
        guard case .leased? = entries[row]?.state else { return }
        entries[row]?.progress.attempts = attempts
        entries[row]?.progress.sequence = sequence
        makeReady(row)
    }

    /// The delivery waits here for another attempt.
    mutating func wait(_ row: Int64, until due: Instant, _ progress: DeliveryProgress) {
        guard let entry = entries[row] else { return }
        takeOut(entry)
        entries[row]?.progress = progress
        entries[row]?.state = .waiting(until: due)
        hold(entry)
    }

    /// The result of the delivery is stored. It stays known until ``forget(_:)``.
    mutating func finish(_ row: Int64) {
        guard let entry = entries[row] else { return }
        takeOut(entry)
        entries[row]?.state = .finished
    }

    /// The delivery is the stream's again, or nobody's.
    mutating func forget(_ row: Int64) {
        guard let entry = entries[row] else { return }
        takeOut(entry)
        entries[row] = nil
        rows[entry.streamSequence] = nil
    }

    // MARK: Time

    /// Makes deliveries ready whose wait is over, each at the tail of its band. Returns their routes.
    mutating func makeDue(by now: Instant) -> Set<Int64> {
        let due = idleEntries.compactMap { entry -> (Instant, Int64)? in
            if case .waiting(let until) = entry.state, until <= now { (until, entry.row) } else { nil }
        }.sorted { $0 < $1 }
        var routes: Set<Int64> = []
        for (_, row) in due {
            guard let entry = entries[row] else { continue }
            takeOut(entry)
            lastTurn += 1
            entries[row]?.position = Position(sequence: highest, turn: lastTurn)
            makeReady(row)
            routes.insert(entry.band.route)
        }
        return routes
    }

    /// Makes deliveries of these routes ready that wait for a retry after one of these codes, each at its old place. Returns their routes.
    mutating func endRetryWaits(onRoutes routes: Set<Int64>, after codes: Set<String>) -> Set<Int64> {
        let waiting = idleEntries.filter {
            $0.waitsUntil != nil && routes.contains($0.band.route) && codes.contains($0.progress.code)
        }
        for entry in waiting {
            takeOut(entry)
            makeReady(entry.row)
        }
        return Set(waiting.map(\.band.route))
    }

    /// Ready and waiting deliveries past their end.
    func ended(by now: Instant) -> [Entry] { idleEntries.filter { $0.content.queuedUntil <= now } }

    /// When the next delivery becomes due or ends; nil: none does.
    var nextDue: Instant? {
        idleEntries.map { entry in
            if case .waiting(let until) = entry.state { min(until, entry.content.queuedUntil) } else { entry.content.queuedUntil }
        }.min()
    }

    /// The clock was set back by `duration`. The end of quiet hours keeps its time.
    mutating func moveRetriesBack(by duration: Duration) {
        for (row, entry) in entries where entry.progress.code != WaitCode.quietHours {
            if case .waiting(let until) = entry.state { entries[row]?.state = .waiting(until: until - duration) }
        }
    }

    /// Ready deliveries of routes from which nothing was claimed since an instant, in their order. The routes are stalled from now on.
    mutating func stall(unclaimedSince limit: SteadyInstant) -> [Entry] {
        let bands = ready.keys.filter { claimed[$0.route].map { $0 <= limit } ?? true }
        stalled.formUnion(bands.map(\.route))
        return bands.flatMap { ready[$0] ?? [] }.compactMap { entries[$0] }.sorted { $0.position < $1.position }
    }

    // MARK: Counts

    /// Deliveries of a route that are not ready.
    struct Counters: Sendable, Hashable {
        var leased = 0
        var waiting = 0
        var finished = 0
    }

    /// By row of the route.
    func counters() -> [Int64: Counters] {
        entries.values.reduce(into: [:]) { counters, entry in
            switch entry.state {
            case .ready: break
            case .leased: counters[entry.band.route, default: Counters()].leased += 1
            case .waiting: counters[entry.band.route, default: Counters()].waiting += 1
            case .finished: counters[entry.band.route, default: Counters()].finished += 1
            }
        }
    }

    // MARK: Cancellation

    /// Notifications were cancelled: marks their deliveries.
    ///
    /// - Returns: the deliveries as they were.
    mutating func cancel(notifications: Set<String>) -> [Entry] {
        let concerned = entries.values.filter { notifications.contains($0.content.keys.notification) }
        for entry in concerned { entries[entry.row]?.isCancelled = true }
        return concerned
    }
}
