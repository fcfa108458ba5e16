import CarillonAPI
import DurableWork
import Logging
import ServiceKit
import Storage

/// Delivers `DeviceCounters` to the registry (RCPT-08), a few seconds after they changed: the changes of that time are one call and one transaction
/// of the registry. Batches are delivered one at a time and in order, each until it is answered.
///
/// Not an ``DurableWork/Outbox``. An outbox delivers each row as it was written; here all changes of a device in an interval are added up in one
/// row, and the registry recognises a repeated batch by its number, because adding is not idempotent (decision 0033). Retries, refusals and the
/// quarantine are those of every delivery (``DurableWork/PeerDelivery``).
struct DeviceCountersReporter: BackgroundWorker {
    let name = "device counters"
    /// Time between two deliveries. RCPT-08 allows 10 s.
    static let interval = Duration.seconds(5)

    let store: Store
    let clock: any DomainClock
    let activity: ActivityTracker
    let peers: ReceiptsPeers
    /// The quarantine of the store, for refused devices.
    let quarantine: Quarantine
    /// Signalled when counters of a device changed.
    let countersChanged: WorkSignal
    let logger: Logger

    func run() async throws {
        var backoff = Backoff()
        while !Task.isCancelled {
            if let failure = await activity.perform({ await deliverPending() }) {
                try Task.checkCancellation()
                logger.warning(
                    "counters of devices wait: the store does not answer", metadata: ["error": "\(failure)", "retry_in": "\(backoff.next)"])
                try await backoff.wait()
            } else {
                backoff.reset()
                await countersChanged.wait()
                // Changes during the interval are delivered together. Signals are taken meanwhile, because a pending signal counts as activity.
                let due = clock.steadyNow + Self.interval
                while clock.steadyNow < due, !Task.isCancelled { await countersChanged.wait(until: nil, orAt: due, on: clock) }
            }
        }
    }

    /// Delivers all counters up to now.
    ///
    /// - Returns: the error that stopped it, or nil.
    func deliverPending() async -> (any Error)? {
        let now = clock.now
        do {
            try await store.write { try DeviceCountersTable.close(now: now, $0) }
            while !Task.isCancelled, let batch = try await store.read({ try DeviceCountersTable.oldest($0) }) {
                try await deliverBatch(batch)
            }
            return nil
        } catch {
            return error
        }
    }

    /// Delivers a batch in one call. A repeated call sends the same batch; the registry recognises it by its sequence number. When the registry
    /// refuses the whole batch with a reason, it counted nothing, and the batch is divided into smaller ones. When it fails without a reason it may
    /// have counted the batch: the batch keeps its number and content, and waits.
    private func deliverBatch(_ batch: RegistryV1.CountDeliveriesRequest) async throws {
        let outcomes = try await peers.registryDelivery.deliver("count deliveries", [batch]) { batches -> DeliveryAnswer<[CommonV1.ItemResult]> in
            var rejected: [[CommonV1.ItemResult]] = []
            for batch in batches { rejected.append(try await peers.deviceCounters.countDeliveries(batch).rejected) }
            return DeliveryAnswer(rejected, rejected: [])
        }.outcomes()
        let now = clock.now
        var refused: [Int: DeliveryRefusal] = [:]
        switch outcomes.first {
        case .delivered(let rejected):
            for result in rejected where !result.reason.isEmpty {
                if result.saysGone {
                    logger.info("a counted device is gone", metadata: ["peer": "registry", "detail": "\(result.message)"])
                    continue
                }
                refused[Int(result.index)] = DeliveryRefusal(error: result.error, tries: 1, first: clock.now, last: clock.now)
            }
        case .refused(let refusal):
            if case .unclear = DeliveryVerdict(refusal.error) {
                logger.error(
                    "the registry fails for counters of devices and does not say why; they wait",
                    metadata: ["batch": "\(batch.sequence)", "devices": "\(batch.devices.count)", "error": "\(refusal.error)"])
                return
            }
            if batch.devices.count > 1 {
                return try await store.write { try DeviceCountersTable.divide(batch.sequence, devices: batch.devices.count, now: now, $0) }
            }
            refused[0] = refusal
        case .gone, nil: break
        }
        let quarantined = refused
        quarantine.tell(
            try await store.write { try DeviceCountersTable.deleteDelivered(batch, refused: quarantined, into: quarantine, $0) })
    }
}
