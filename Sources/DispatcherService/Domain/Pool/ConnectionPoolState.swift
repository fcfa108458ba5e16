import NIOCore

/// The connections of one lane as a value (DISP-05). It decides which connection takes the next request, when to open another one, and what the
/// loss of one means. Events are method calls, and their results tell the driver what to do. It does no I/O.
///
/// Rules it keeps:
/// - a connection takes as many streams as its peer's SETTINGS allow *now*: APNs starts at 1 and may go back to 1;
/// - among connections with a free stream the one with the fewest bytes in flight is taken;
/// - one connection is opened at a time, and the next one when the previous has answered once or was silent for `warmUpPatience`;
/// - a connection that announced its end takes nothing new, finishes what it has, and is replaced;
/// - a connection is retired long before its stream ids run out;
/// - a connection opened after a failure is on trial: it takes one request until its first answer, so that a provider that drops
///   connections spoils one request for each (DISP-30);
/// - while a request waits or the provider is unreachable, an attempt to connect is under way or has a time (``next(waiting:now:)``).
struct ConnectionPoolState: Sendable {
    typealias ConnectionID = Int

    struct Limits: Sendable, Hashable {
        /// `provider_max_connections`.
        var maximumConnections = 8
        /// When every connection has more bytes in flight than this, another one is opened. About one HTTP/2 connection window, where published APNs
        /// clients stop getting faster.
        var comfortableBytesInFlight = 65_535
        /// Streams after which a connection is replaced; ids end at 2^31 and a client uses every second one.
        var streamsPerConnection = 1 << 29
        /// Surplus connections without work for this long are closed; the last one stays, and HTTP/2 pings it.
        var surplusIdle: TimeAmount = .minutes(5)
        /// How long a connection without a first answer keeps others from being opened. With a longer time one missing answer would stop the lane.
        var warmUpPatience: TimeAmount = .seconds(1)
        /// How long an unused connection may grant no stream while calls wait and no further connection is allowed. Then it is replaced.
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
        /// Since when it has had no open stream and a stream limit of 0.
        var barrenSince: NIODeadline?
        /// Takes one request at a time until its first answer, because the request or attempt before it went unanswered.
        var isOnTrial = false
        /// The provider ended the connection before its first answer. Counted as a failed attempt.
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
    /// There is no connection and none may be tried now, or the last one ended without an answer. The next connection ends this state. The pool
    /// keeps trying by itself, because the lane submits nothing meanwhile.
    private(set) var isUnreachable = false
    /// A request ended without an answer, and no request on any connection was answered since.
    private var lastWentUnanswered = false
    let limits: Limits
    private var nextID = 1

    init(limits: Limits = Limits(), pacing: ReconnectPacing) {
        self.limits = limits
        self.pacing = pacing
    }

    var openStreams: Int { connections.values.reduce(0) { $0 + $1.openStreams } }
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

    /// What the driver has to do after the end of a stream.
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
        /// Call again at this time at the latest.
        case wait(until: NIODeadline)
        /// This connection grants no stream: retire it, and call again.
        case replace(ConnectionID)
    }

    /// Called after every event, and at the time of ``Step/wait(until:)``. Then an attempt to connect is under way or has a time while a request
    /// waits or the provider is unreachable.
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
        // One at a time: the connection that is being made may suffice.
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

    /// No further connection is allowed. Open streams end by an answer or a timeout, which calls the driver. A connection without streams that
    /// grants none would keep its place for ever, so it is replaced.
    private func demandForPlace(now: NIODeadline) -> Step {
        let barren = connections.compactMap { id, connection in connection.isUsable ? connection.barrenSince.map { (id: id, since: $0) } : nil }
        guard let longest = barren.min(by: { ($0.since, $0.id) < ($1.since, $1.id) }) else { return .none }
        let until = longest.since + limits.barrenPatience
        return until > now ? .wait(until: until) : .replace(longest.id)
    }

    /// Opens another connection ahead of need, when no request waits but every connection has too many bytes in flight.
    private mutating func demandForBytes(now: NIODeadline) -> Step {
        let usable = connections.values.filter { $0.phase == .ready }
        guard !usable.isEmpty, usable.allSatisfy({ $0.bytesInFlight > limits.comfortableBytesInFlight }) else { return .none }
        // No request waits, so a time to call again is not needed.
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

    /// The connection is established and its peer's stream limit is known. Returns false when it was retired meanwhile: close it.
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

    /// The peer's SETTINGS changed. The limit may be below the number of open streams, which stay open.
    mutating func streamLimitChanged(_ id: ConnectionID, to limit: Int, now: NIODeadline) {
        connections[id]?.streamLimit = limit
        connections[id]?.noteGrant(now)
    }

    /// The provider sent GOAWAY, or did not answer the trial request: no new streams. A connection that never answered counts as a failed attempt, so
    /// that a broken peer is not tried without pause.
    mutating func failed(_ id: ConnectionID, now: NIODeadline, random: Double) -> OnStreamEnded {
        guard let connection = connections[id], connection.phase == .warmingUp else { return retire(id) }
        let after = retire(id)
        connections[id]?.hasFailed = true
        pacing.failed(now: now, random: random)
        if after == .close { endedUnanswered(connection) }
        return after
    }

    /// Opens no more streams on a connection, because the credential or token was replaced or the connection is not needed. A connection that is
    /// still being made will not be used.
    mutating func retire(_ id: ConnectionID) -> OnStreamEnded {
        guard let connection = connections[id] else { return .none }
        connections[id]?.phase = .retiring
        return connection.openStreams == 0 && connection.phase != .connecting ? .close : .none
    }

    /// The connection has closed. Its streams ended before.
    mutating func closed(_ id: ConnectionID, now: NIODeadline, random: Double) {
        guard let connection = connections.removeValue(forKey: id) else { return }
        // It never answered, which counts as a failed attempt.
        if connection.phase == .warmingUp {
            pacing.failed(now: now, random: random)
            endedUnanswered(connection)
        } else if connection.hasFailed, connection.warmAt == nil {
            endedUnanswered(connection)
        }
    }

    /// The end of an unused connection says nothing about the provider: providers close idle connections.
    private mutating func endedUnanswered(_ connection: Connection) {
        if connection.startedStreams > 0, !canServe, !isConnecting { isUnreachable = true }
    }

    /// Retires and returns the connections that were unused for ``Limits/surplusIdle``. The last usable connection stays. Called every 30 s.
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
