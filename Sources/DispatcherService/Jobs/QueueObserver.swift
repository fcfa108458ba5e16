import ServiceKit

/// Measures queue and lanes every few seconds for the metrics, and drops old cached pushes of the queue.
struct QueueObserver: BackgroundWorker {
    let name = "queue observer"
    let queue: any PushQueue
    let clock: any DomainClock
    let metrics: DispatcherMetrics
    let engine: DispatchEngine

    /// Real time, because metrics are about this process.
    static let interval: Duration = .seconds(5)

    func run() async throws {
        while !Task.isCancelled {
            queue.forgetOldPushes()
            if let counts = try? await queue.counts() {
                metrics.observe(counts, lanes: await engine.laneReports(queued: counts.queuedByRoute), now: clock.now)
            }
            do { try await Task.sleep(for: Self.interval) } catch { return }
        }
    }
}
