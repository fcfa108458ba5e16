import CarillonAPI
import Logging
import ServiceKit
import Storage

/// Tells the registry what was counted of devices, some seconds after it was counted (RCPT-08): what comes in that time is one call and one
/// transaction there. One batch at a time, again until it is answered, and in order.
struct DeviceTallyReporter: BackgroundWorker {
    /// Hands a batch over. Throws when the registry did not take it.
    typealias Deliver = @Sendable (RegistryV1.CountDeliveriesRequest) async throws -> RegistryV1.CountDeliveriesResponse

    let name = "device counters"
    /// RCPT-08 asks for 10 s at most.
    static let interval = Duration.seconds(5)

    let store: Store
    /// Given by whoever counts.
    let signal: WorkSignal
    let clock: any DomainClock
    let activity: ActivityTracker
    let logger: Logger
    let deliver: Deliver

    func run() async throws {
        var backoff = Backoff()
        while !Task.isCancelled {
            if let failure = await activity.perform({ await handOver() }) {
                logger.warning(
                    "counters of devices wait: the registry does not take them", metadata: ["error": "\(failure)", "retry_in": "\(backoff.next)"])
                try await backoff.wait()
            } else {
                backoff.reset()
                await signal.wait()
                // What comes meanwhile goes along; a signal that nobody takes would count as work.
                let due = clock.steadyNow + Self.interval
                while clock.steadyNow < due, !Task.isCancelled { await signal.wait(until: nil, orAt: due, on: clock) }
            }
        }
    }

    /// Hands over what was counted until now. Returns what stopped it.
    func handOver() async -> (any Error)? {
        let nowMs = clock.now.milliseconds
        do {
            try await store.write { try DeviceTallyTable.close(nowMs: nowMs, $0) }
            while !Task.isCancelled, let batch = try await store.read({ try DeviceTallyTable.oldest($0) }) {
                // A device that the registry declines stays uncounted: asked again, it would be declined again.
                for result in try await deliver(batch).rejected {
                    logger.warning(
                        "registry declines a device's counters",
                        metadata: ["index": "\(result.index)", "reason": "\(result.reason)", "detail": "\(result.message)"])
                }
                try await store.write { try DeviceTallyTable.delivered(batch.sequence, $0) }
            }
            return nil
        } catch {
            return error
        }
    }
}
