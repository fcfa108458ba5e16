import CarillonAPI
import ServiceKit

/// Takes deliveries from a queue that finds them by itself to the engine.
struct QueueFeeder: BackgroundWorker {
    let name = "queue feeder"
    let queue: any SharedPushQueue
    let engine: DispatchEngine
    let metrics: DispatcherMetrics

    func run() async throws {
        try await queue.feed { arrival in
            if arrival.expired > 0 { metrics.finished(.expired, count: arrival.expired) }
            if arrival.cancelled > 0 { metrics.finished(.cancelled, count: arrival.cancelled) }
            await engine.workArrived(arrival.ready, wroteReports: arrival.wroteReports)
            if let next = arrival.nextDue { await engine.becomesDue(at: next) }
        } opening: {
            await engine.opening(of: $0)
        } joined: {
            try await engine.fleet.joined()
        }
    }
}
