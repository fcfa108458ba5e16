import ServiceKit

/// Measures queue and lanes every few seconds, for the metrics and the watermark of broadcasts.
struct QueueObserver: BackgroundWorker {
    let name = "queue observer"
    let queue: any PushQueue
    let clock: any DomainClock
    let metrics: DispatcherMetrics
    let engine: DispatchEngine
    let intake: IntakeGate

    /// Real time, because metrics are about this process.
    static let interval: Duration = .seconds(5)

    func run() async throws {
        await observe()
        try await work(every: Self.interval) { await observe() }
    }

    private func observe() async {
        guard let counts = try? await queue.counts() else { return }
        intake.note(counts)
        metrics.observe(dispatchers: max(1, await engine.fleet.living.count))
        metrics.observe(counts, lanes: await engine.laneReports(counts), now: clock.now)
    }
}
