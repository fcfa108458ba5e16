import NIOCore

/// The connections of one lane as a value (DISP-05): which connection takes the next request, when to open another one, what a
/// lost one means. Inputs are method calls, outputs are what the driver has to do; there is no socket in here.
///
/// Rules it keeps:
/// - a connection takes as many streams as its peer's SETTINGS allow *now*: APNs starts at 1 and may go back to 1 (T1, T2);
/// - among connections with a free stream the one with the fewest bytes in flight is taken (T9);
/// - one connection is opened at a time, and the next one only when the previous has answered once (T1, T7, T8);
/// - a connection that announced its end takes nothing new, finishes what it has, and is replaced (T4);
/// - a connection is retired long before its stream ids run out (T11);
/// - a connection opened after a failure is on trial: it takes one request until its first answer, so that a provider that drops
///   connections spoils one request for each (DISP-30);
/// - while something waits, or no connection can be had, the next try is under way or has its time (``next(waiting:now:)``).
struct ConnectionPoolState: Sendable {
    typealias ConnectionID = Int

    struct Limits: Sendable, Hashable {
        /// `provider_max_connections`.
        var maximumConnections = 8
        /// Bytes in flight on every connection above which another connection is opened: about one HTTP/2 connection window,
        /// the amount at which published APNs clients stop getting faster (T9).
        var comfortableBytesInFlight = 65_535
        /// Streams after which a connection is replaced; ids end at 2^31 and a client uses every second one.
        var streamsPerConnection = 1 << 29
        /// Surplus connections without work for this long are closed; the last one stays, and HTTP/2 pings it.
        var surplusIdle: TimeAmount = .minutes(5)
        /// How long a connection that has not answered its first request keeps others from being opened. Longer, and one silent
        /// answer would hold the whole lane.
        var warmUpPatience: TimeAmount = .seconds(1)
        /// How long a connection without streams may grant none while calls wait and there is no place for another connection.
        var barrenPatience: TimeAmount = .seconds(10)
        /// How long after its first answer a connection keeps others from being opened: the SETTINGS with the real stream limit follow it.
        var settleTime: TimeAmount = .milliseconds(20)

        init() {}
    }

    enum Phase: Sendable, Hashable {
        /// TCP, TLS and the first SETTINGS are under way.
        case connecting
        /// Usable, but the peer has not answered a request yet.
        case warmingUp
        case ready
        /// Finishes its streams and takes no new one.
        case retiring
    }

    struct Connection: Sendable, Hashable {
        var phase: Phase
        /// The peer's MAX_CONCURRENT_STREAMS now.
        var streamLimit = 0
        var openStreams = 0
        var bytesInFlight = 0
        var startedStreams = 0
        /// The last request or answer.
        var lastActivity: NIODeadline
        var connectedAt: NIODeadline
        /// When the first answer came.
        var warmAt: NIODeadline?
        /// Since when it has had no stream and granted none.
        var barrenSince: NIODeadline?
        /// Takes one request at a time until its first answer: the provider answered nothing before it was opened.
        var isOnTrial = false
        /// The provider ended its use before the first answer, and that is counted as a failed attempt.
        var hasFailed = false

        var isUsable: Bool { phase == .warmingUp || phase == .ready }
        var freeStreams: Int { isUsable ? max(0, (isOnTrial ? min(streamLimit, 1) : streamLimit) - openStreams) : 0 }

        mutating func noteGrant(_ now: NIODeadline) {
            let isBarren = openStreams == 0 && streamLimit == 0
            barrenSince = isBarren ? barrenSince ?? now : nil
        }
    }

    private(set) var connections: [ConnectionID: Connection] = [:]
    private(set) var pacing: ReconnectPacing
    /// No connection stands and none may be tried now, or the last one ended without answering its requests. Ends with a connection, which
    /// the pool goes on trying for by itself: nobody offers it work meanwhile.
    private(set) var isUnreachable = false
    /// A request ended without an answer, and none was answered since, on whatever connection.
    private var lastWentUnanswered = false
    let limits: Limits
    private var nextID = 1

    init(limits: Limits = Limits(), pacing: ReconnectPacing) {
        self.limits = limits
        self.pacing = pacing
    }

    var openStreams: Int { connections.values.reduce(0) { $0 + $1.openStreams } }
    /// Connections that carry or may carry requests.
    var standing: Int { connections.values.count { $0.phase != .connecting } }
    var isConnecting: Bool { connections.values.contains { $0.phase == .connecting } }
    /// Something can be sent now or as soon as an answer frees a stream.
    var canServe: Bool { connections.values.contains { $0.isUsable } }

    // MARK: Requests

    /// Reserves a stream for a request of `bytes` on the best connection; nil when all streams are taken.
    mutating func reserve(bytes: Int, now: NIODeadline) -> ConnectionID? {
        var best: ConnectionID?
        var fewest = Int.max
        for (id, connection) in connections where connection.freeStreams > 0 && connection.bytesInFlight < fewest {
            best = id
            fewest = connection.bytesInFlight
        }
        guard let best else { return nil }
        connections[best]?.openStreams += 1
        connections[best]?.bytesInFlight += bytes
        connections[best]?.startedStreams += 1
        connections[best]?.lastActivity = now
        if let started = connections[best]?.startedStreams, started >= limits.streamsPerConnection {
            connections[best]?.phase = .retiring
        }
        return best
    }

    /// What the end of a stream asks of the driver.
    enum OnStreamEnded: Sendable, Hashable {
        case none
        /// The connection was retiring and this was its last stream.
        case close
    }

    /// A request ended. `answered` says that the provider sent a response, whatever its status.
    mutating func streamEnded(on id: ConnectionID, bytes: Int, answered: Bool, now: NIODeadline) -> OnStreamEnded {
        guard var connection = connections[id] else { return .none }
        connection.openStreams -= 1
        connection.bytesInFlight -= bytes
        connection.noteGrant(now)
        if answered {
            connection.lastActivity = now
            lastWentUnanswered = false
            if connection.warmAt == nil {
                connection.warmAt = now
                connection.isOnTrial = false
                if connection.phase == .warmingUp { connection.phase = .ready }
                isUnreachable = false
                pacing.succeeded()
            }
        }
        connections[id] = connection
        return connection.phase == .retiring && connection.openStreams == 0 ? .close : .none
    }

    /// A request left and no answer came: the next connection is on trial, unless something is answered before it stands.
    mutating func wentUnanswered() { lastWentUnanswered = true }

    // MARK: Growth

    /// What the driver has to do next.
    enum Step: Sendable, Hashable {
        case none
        case connect(ConnectionID)
        /// Ask again at this time at the latest.
        case wait(until: NIODeadline)
        /// This connection takes nothing: retire it, and ask again.
        case replace(ConnectionID)
    }

    /// Called after everything that happens, and when the time of ``Step/wait(until:)`` has come. A driver that keeps to that always has a try
    /// under way or a time for the next one while something waits or the provider is unreachable.
    ///
    /// - Parameter waiting: requests without a stream.
    mutating func next(waiting: Int, now: NIODeadline) -> Step {
        guard waiting > 0 || isUnreachable else { return demandForBytes(now: now) }
        let step = demand(waiting: max(waiting, 1), now: now)
        if case .wait = step, !canServe, !isConnecting { isUnreachable = true }
        return step
    }

    /// `waiting` requests have no stream. Decides whether another connection is worth it.
    mutating func demand(waiting: Int, now: NIODeadline) -> Step {
        guard waiting > 0 else { return .none }
        // One at a time: a connection that is being made, or has not answered yet, may be all it takes.
        guard !isConnecting else { return .none }
        let patience = connections.values.compactMap { connection -> NIODeadline? in
            switch connection.phase {
            case .warmingUp: connection.connectedAt + limits.warmUpPatience
            case .ready: connection.warmAt.map { $0 + limits.settleTime }
            case .connecting, .retiring: nil
            }
        }
        if let until = patience.max(), until > now { return .wait(until: until) }
        guard connections.values.count(where: { $0.phase != .retiring }) < limits.maximumConnections else { return demandForPlace(now: now) }
        let at = pacing.nextAttempt(now: now)
        guard at <= now else { return .wait(until: at) }
        return .connect(startConnecting(now))
    }

    /// All places are taken. Streams end by their answer or their time-out and wake the driver; a connection that has none and grants none
    /// would hold its place for ever.
    private func demandForPlace(now: NIODeadline) -> Step {
        let barren = connections.compactMap { id, connection in connection.isUsable ? connection.barrenSince.map { (id: id, since: $0) } : nil }
        guard let longest = barren.min(by: { ($0.since, $0.id) < ($1.since, $1.id) }) else { return .none }
        let until = longest.since + limits.barrenPatience
        return until > now ? .wait(until: until) : .replace(longest.id)
    }

    /// Requests found streams but every connection carries more bytes than is comfortable: grow ahead of need.
    private mutating func demandForBytes(now: NIODeadline) -> Step {
        let usable = connections.values.filter { $0.phase == .ready }
        guard !usable.isEmpty, usable.allSatisfy({ $0.bytesInFlight > limits.comfortableBytesInFlight }) else { return .none }
        // Nothing waits, so nothing is to be looked at again.
        guard case .connect(let id) = demand(waiting: 1, now: now) else { return .none }
        return .connect(id)
    }

    private mutating func startConnecting(_ now: NIODeadline) -> ConnectionID {
        let id = nextID
        nextID += 1
        connections[id] = Connection(phase: .connecting, lastActivity: now, connectedAt: now)
        pacing.attemptStarted(now: now)
        return id
    }

    // MARK: Life of a connection

    /// The connection stands and its peer has said how many streams it takes. False: it was retired meanwhile, close it.
    mutating func connected(_ id: ConnectionID, streamLimit: Int, now: NIODeadline) -> Bool {
        guard connections[id]?.phase == .connecting else {
            connections[id] = nil
            return false
        }
        connections[id]?.phase = .warmingUp
        connections[id]?.streamLimit = streamLimit
        connections[id]?.lastActivity = now
        connections[id]?.connectedAt = now
        connections[id]?.isOnTrial = lastWentUnanswered || pacing.consecutiveFailures > 0
        connections[id]?.noteGrant(now)
        isUnreachable = false
        return true
    }

    /// The attempt failed.
    mutating func connectFailed(_ id: ConnectionID, now: NIODeadline, random: Double) {
        connections[id] = nil
        pacing.failed(now: now, random: random)
        if !canServe, !isConnecting { isUnreachable = true }
    }

    /// SETTINGS changed; may be below what is open, which harms nothing already sent.
    mutating func streamLimitChanged(_ id: ConnectionID, to limit: Int, now: NIODeadline) {
        connections[id]?.streamLimit = limit
        connections[id]?.noteGrant(now)
    }

    /// The provider ended the use of a connection by GOAWAY, or left its trial request unanswered: no new streams. Where it never answered, that
    /// is a failed attempt, or a broken peer would be asked without pause.
    mutating func failed(_ id: ConnectionID, now: NIODeadline, random: Double) -> OnStreamEnded {
        guard let connection = connections[id], connection.phase == .warmingUp else { return retire(id) }
        let after = retire(id)
        connections[id]?.hasFailed = true
        pacing.failed(now: now, random: random)
        if after == .close { endedUnanswered(connection) }
        return after
    }

    /// The credential or the token was replaced, or a connection is not wanted any more: no new streams. One that is still being made will
    /// not be used.
    mutating func retire(_ id: ConnectionID) -> OnStreamEnded {
        guard let connection = connections[id] else { return .none }
        connections[id]?.phase = .retiring
        return connection.openStreams == 0 && connection.phase != .connecting ? .close : .none
    }

    /// The connection is gone, its streams have ended before.
    mutating func closed(_ id: ConnectionID, now: NIODeadline, random: Double) {
        guard let connection = connections.removeValue(forKey: id) else { return }
        // It never answered: the same as a failed attempt.
        if connection.phase == .warmingUp {
            pacing.failed(now: now, random: random)
            endedUnanswered(connection)
        } else if connection.hasFailed, connection.warmAt == nil {
            endedUnanswered(connection)
        }
    }

    /// A connection that nobody used says nothing: providers end idle ones.
    private mutating func endedUnanswered(_ connection: Connection) {
        if connection.startedStreams > 0, !canServe, !isConnecting { isUnreachable = true }
    }

    /// Called every few seconds: the connections that nobody has needed for a while. The last one always stays.
    mutating func surplus(now: NIODeadline) -> [ConnectionID] {
        var usable = connections.values.count { $0.phase == .ready || $0.phase == .warmingUp }
        var surplus: [ConnectionID] = []
        for (id, connection) in connections.sorted(by: { $0.value.lastActivity < $1.value.lastActivity }) {
            guard usable > 1 else { break }
            guard connection.phase == .ready, connection.openStreams == 0,
                now - connection.lastActivity >= limits.surplusIdle
            else { continue }
            connections[id]?.phase = .retiring
            surplus.append(id)
            usable -= 1
        }
        return surplus
    }
}
