import ServiceKit

/// A lane as operators see it, or a credential that is stopped on a lane that others share.
struct LaneReport: Sendable, Hashable {
    enum Condition: Sendable, Hashable {
        case open
        case held(Obstacle, reason: String)
        /// By the date that it is now.
        case throttled(Obstacle, until: Instant, reason: String)

        /// Nil while it is open.
        var obstacle: Obstacle? {
            switch self {
            case .open: nil
            case .held(let obstacle, _), .throttled(let obstacle, _, _): obstacle
            }
        }
    }

    var name: String
    var provider: ProviderKind
    var connections = 0
    var inFlight = 0
    /// Deliveries that are ready and have not left.
    var waiting = 0
    var condition: Condition
}

extension DispatchEngine {
    /// All lanes at work, the credentials that are stopped on shared ones, and the routes that have no credential.
    ///
    /// - Parameter queued: ready deliveries by route.
    func laneReports(queued: [Int64: Int]) async -> [LaneReport] {
        var connections: [LaneKey: ProviderPool.Snapshot] = [:]
        for (key, lane) in lanes { connections[key] = await lane.pool.snapshot() }
        let now = Moment(clock)
        var reports: [String: LaneReport] = [:]
        for (key, lane) in lanes {
            // Where each credential has a lane of its own, what stops it stops the lane.
            let own = credentialStates[key.credential]?.condition(at: now.steady) ?? .open
            reports[key.description] = LaneReport(
                name: key.description, provider: key.provider, connections: connections[key]?.connections ?? 0,
                inFlight: connections[key]?.inFlight ?? 0,
                condition: LaneReport.Condition(stopped(own == .open ? lane.state.condition(at: now.steady) : own), at: now))
        }
        for (row, route) in routes {
            guard var report = laneReport(of: route, row: row, now: now) else { continue }
            report = reports[report.name] ?? report
            report.waiting += queued[row] ?? 0
            reports[report.name] = report
        }
        return reports.values.sorted { $0.name < $1.name }
    }

    /// The lane of a route; the credential alone where that is stopped on a shared lane; nil for a route that nothing is known of yet.
    func laneReport(of route: Route, row: Int64, now: Moment) -> LaneReport? {
        guard let credential = credentials.current(for: route.tenant, provider: route.provider),
            let key = factory.key(for: route, credential: credential)
        else {
            return blocked[row].map {
                LaneReport(name: "\(route.provider.rawValue) \(route.appID)", provider: route.provider, condition: .held(.noCredential, reason: $0))
            }
        }
        if key.credential != credential.id, let own = credentialStates[credential.id]?.condition(at: now.steady), own != .open {
            return LaneReport(name: "\(key) \(route.appID) \(credential.id)", provider: route.provider, condition: LaneReport.Condition(own, at: now))
        }
        guard lanes[key] != nil else { return nil }
        let condition = stopped(condition(of: credential, on: key, at: now.steady))
        return LaneReport(name: key.description, provider: route.provider, condition: LaneReport.Condition(condition, at: now))
    }

    private func stopped(_ condition: LaneState.Condition) -> LaneState.Condition {
        isPaused && condition == .open ? .held(.paused, reason: "paused by an operator") : condition
    }
}

extension LaneReport.Condition {
    init(_ condition: LaneState.Condition, at now: Moment) {
        switch condition {
        case .open: self = .open
        case .held(let obstacle, let reason): self = .held(obstacle, reason: reason)
        case .throttled(let obstacle, let until, let reason):
            self = .throttled(obstacle, until: now.date + (until - now.steady), reason: reason)
        }
    }
}

/// Looks at queue and lanes from time to time, for the metrics.
struct QueueObserver: BackgroundWorker {
    let name = "queue metrics"
    let queue: any PushQueue
    let engine: DispatchEngine
    let measures: DispatcherMeasures
    let clock: any DomainClock

    /// Real time: metrics are about this process.
    static let interval: Duration = .seconds(5)

    func run() async throws {
        while !Task.isCancelled {
            if let counts = try? await queue.counts() {
                measures.observe(counts, lanes: await engine.laneReports(queued: counts.queuedByRoute), now: clock.now)
            }
            do { try await Task.sleep(for: Self.interval) } catch { return }
        }
    }
}
