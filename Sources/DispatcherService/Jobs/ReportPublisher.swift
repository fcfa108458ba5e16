import CarillonAPI
import DurableWork
import Logging
import ServiceKit

/// Given when reports were written.
struct ReportSignals: Sendable {
    let outcomes: WorkSignal
    let tokenReports: WorkSignal
}

/// Brings the reports of an outbox to a peer, at least once and in order (ARCH-04, DISP-35). A report leaves the outbox when the peer has taken
/// it, or goes into the quarantine when the peer refuses it for good (``PeerDelivery``).
///
/// Rows are delivered as they are stored. Only where the peer does not take all of their reports are they decoded and delivered one by one.
struct ReportPublisher<Report: OutboxReport>: BackgroundWorker {
    /// Delivers a request that is encoded. Answers the reports that were not taken, by index; throws when the peer took none.
    typealias Deliver = @Sendable (_ request: [UInt8]) async throws -> [CommonV1.ItemResult]

    let name: String
    let outbox: ReportOutbox<Report>
    /// Does not count as working while it waits for the peer.
    let peer: PeerDelivery
    /// Of the outbox's store.
    let quarantine: Quarantine
    /// Given by whoever adds reports.
    let signal: WorkSignal
    let activity: ActivityTracker
    let clock: any DomainClock
    let logger: Logger
    let deliver: Deliver

    /// How long rows stay that the peer has: those of many calls are deleted by one transaction. Real time: it is about the disk.
    private static var deletionDelay: Duration { .milliseconds(100) }

    /// Runs until cancelled.
    func run() async throws {
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await deliverReports() }
            group.addTask { await deleteDelivered() }
        }
    }

    private func deleteDelivered() async {
        var backoff = Backoff()
        while !Task.isCancelled {
            await outbox.waitForDelivered()
            try? await Task.sleep(for: Self.deletionDelay)
            do {
                try await outbox.deleteDelivered()
                backoff.reset()
            } catch {
                logger.warning(
                    "delivered reports cannot be deleted yet",
                    metadata: ["outbox": "\(Report.table)", "error": "\(error)", "retry_in": "\(backoff.next)"])
                outbox.deletionFailed()
                try? await backoff.wait()
            }
        }
    }

    /// Delivers what there is, and what comes. While the peer is away it tries again, ever more slowly.
    private func deliverReports() async {
        var backoff = Backoff()
        while !Task.isCancelled {
            let failure = await activity.perform { await drain() }
            guard let failure else {
                backoff.reset()
                await signal.wait()
                continue
            }
            if Task.isCancelled { return }
            logger.warning(
                "reports wait: the store does not answer",
                metadata: ["outbox": "\(Report.table)", "error": "\(failure)", "retry_in": "\(backoff.next)"])
            do { try await backoff.wait() } catch { return }
        }
    }

    /// Delivers everything there is. Returns what stopped it.
    private func drain() async -> (any Error)? {
        while !Task.isCancelled {
            do {
                let entries = try await outbox.oldest(reports: ReportBatch.most)
                guard let last = entries.last else { return nil }
                try await peer.waitForPeer()
                if await takesAll(entries) {
                    outbox.delivered(upTo: last.row)
                } else {
                    try await deliverOneByOne(entries)
                }
            } catch {
                return error
            }
        }
        return nil
    }

    /// Whether the peer took all reports in one call.
    private func takesAll(_ entries: [ReportOutbox<Report>.Entry]) async -> Bool {
        var request = entries[0].bytes
        for entry in entries.dropFirst() { request += entry.bytes }
        guard let rejected = try? await deliver(request) else { return false }
        return rejected.allSatisfy { $0.reason.isEmpty }
    }

    private func deliverOneByOne(_ entries: [ReportOutbox<Report>.Entry]) async throws {
        var readable: [ReportOutbox<Report>.Entry] = []
        var reports: [Report] = []
        for entry in entries {
            guard let found = try? Report.reports(of: entry.bytes), found.count == entry.count else { break }
            readable.append(entry)
            reports += found
        }
        guard !readable.isEmpty else { return try await setAside(entries[0]) }
        let outcomes = try await peer.deliverInOrder(name, reports) { part in
            DeliveryAnswer([Void](repeating: (), count: part.count), rejected: try await deliver(try Report.request(part)))
        }
        var refused: [Int: DeliveryRefusal] = [:]
        for (place, outcome) in outcomes.enumerated() {
            switch outcome {
            case .delivered: break
            case .gone(let error):
                logger.info(
                    "what a report is about is gone",
                    metadata: ["outbox": "\(Report.table)", "peer": "\(peer.peer)", "detail": "\(error.message)"])
            case .refused(let refusal): refused[place] = refusal
            }
        }
        quarantine.tell(try await outbox.delivered(outcomes.count, of: readable, refused: refused, by: peer.peer))
    }

    private func setAside(_ entry: ReportOutbox<Report>.Entry) async throws {
        let now = clock.now
        let refusal = DeliveryRefusal(error: APIError(.invalidArgument, "the stored reports cannot be read"), tries: 1, first: now, last: now)
        quarantine.tell(try await outbox.setAside(entry, refusal, by: peer.peer))
    }
}
