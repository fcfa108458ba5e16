import ServiceKit

/// Looks at queue and lanes every few seconds: measures them for the metrics, and lets the queue's memory go.
struct QueueObserver: BackgroundWorker {
    let name = "queue observer"
    let queue: any PushQueue
    let engine: DispatchEngine
    let measures: DispatcherMetrics
    let clock: any DomainClock

    /// Real time: metrics are about this process.
    static let interval: Duration = .seconds(5)

    func run() async throws {
        while !Task.isCancelled {
            queue.forgetOldPushes()
            if let counts = try? await queue.counts() {
                measures.observe(counts, lanes: await engine.laneReports(queued: counts.queuedByRoute), now: clock.now)
            }
            do { try await Task.sleep(for: Self.interval) } catch { return }
        }
    }
}
