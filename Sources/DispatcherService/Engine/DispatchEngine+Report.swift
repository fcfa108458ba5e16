import ServiceKit

/// A lane as operators see it.
struct LaneReport: Sendable, Hashable {
    enum Condition: Sendable, Hashable {
        case open
        case held(reason: String)
        /// By the date that it is now.
        case throttled(until: Instant, reason: String)
    }

    var name: String
    var provider: ProviderKind
    var connections: Int
    var inFlight: Int
    var condition: Condition
}

extension DispatchEngine {
    /// All lanes at work, and the routes that have none.
    func laneReports() async -> [LaneReport] {
        var reports: [LaneReport] = []
        for (key, lane) in lanes {
            let snapshot = await lane.pool.snapshot()
            var condition = LaneReport.Condition(lanes[key]?.state ?? LaneState(), at: Moment(clock))
            if isPaused, condition == .open { condition = .held(reason: "paused by an operator") }
            reports.append(
                LaneReport(
                    name: key.description, provider: key.provider, connections: snapshot.connections, inFlight: snapshot.inFlight,
                    condition: condition))
        }
        for (row, reason) in blocked {
            guard let route = routes[row] else { continue }
            reports.append(
                LaneReport(
                    name: "\(route.provider.rawValue) \(route.appID)", provider: route.provider, connections: 0, inFlight: 0,
                    condition: .held(reason: reason)))
        }
        return reports.sorted { $0.name < $1.name }
    }
}

extension LaneReport.Condition {
    init(_ state: LaneState, at now: Moment) {
        switch state.condition(at: now.steady) {
        case .open: self = .open
        case .held(let reason): self = .held(reason: reason)
        case .throttled(let until, let reason): self = .throttled(until: now.date + (until - now.steady), reason: reason)
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
                measures.observe(counts, lanes: await engine.laneReports(), now: clock.now)
            }
            do { try await Task.sleep(for: Self.interval) } catch { return }
        }
    }
}
