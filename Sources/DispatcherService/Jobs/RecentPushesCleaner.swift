import ServiceKit

/// Drops cached pushes that were not claimed, every few seconds.
struct RecentPushesCleaner: BackgroundWorker {
    let name = "recent pushes"
    let queue: any PushQueue

    /// Real time, as the lifetime of cached pushes.
    func run() async throws { try await work(every: RecentPushes.lifetime) { queue.forgetOld() } }
}
