import CarillonAPI
import DurableWork
import Logging
import Protobuf
import ServiceKit

/// Passes the requests of the spool to the evaluator, those of an app in the order in which they were accepted (DR-03). A request leaves the spool
/// when the evaluator has taken it, or refuses it for good. After a crash in between it is passed on again, and the evaluator knows its events.
struct SpoolReplay: BackgroundWorker {
    let name = "spool"

    /// Most requests of a call.
    private static let mostRequests = 500

    let spool: Spool
    let evaluator: EvaluatorV1.Evaluator.Client
    let clock: any DomainClock
    let activity: ActivityTracker
    let logger: Logger

    func run() async throws {
        var waits = ReplayWaits()
        var storeFailures = Backoff()
        while !Task.isCancelled {
            let due = await activity.perform { await replay(&waits, &storeFailures) }
            let timer = due.map { due in
                Task { [signal = spool.signal] in
                    do { try await Task.sleep(until: due, clock: .continuous) } catch { return }
                    signal.signal()
                }
            }
            await spool.signal.wait()
            timer?.cancel()
        }
    }

    /// Passes on all requests that may be passed on now.
    ///
    /// - Returns: when others may be; nil: after a signal alone.
    func replay(_ waits: inout ReplayWaits, _ storeFailures: inout Backoff) async -> ContinuousClock.Instant? {
        // Apps whose requests are passed over, or are not on disk yet.
        var done: Set<CommonV1.Tenant> = []
        while !Task.isCancelled {
            let now = ContinuousClock.now
            if let pause = waits.pause(at: now) { return pause }
            guard let tenant = spool.appsInOrder.first(where: { !done.contains($0) && waits.isDue($0, at: now) }) else {
                return waits.next(after: now)
            }
            do {
                let rows = try await spool.oldest(
                    of: tenant, except: waits.passedOver(at: now), most: waits.isAlone(tenant) ? 1 : Self.mostRequests)
                if rows.isEmpty { done.insert(tenant) } else { try await pass(rows, of: tenant, &waits) }
                storeFailures.reset()
            } catch {
                logger.warning("the spool waits: its store does not answer", metadata: ["error": "\(error)", "retry_in": "\(storeFailures.next)"])
                return ContinuousClock.now + storeFailures.advance()
            }
        }
        return nil
    }

    private enum Outcome: Sendable {
        /// - Parameter places: for each event the position of its request.
        case answered(EvaluatorV1.SubmitEventsResponse, places: [Int])
        case failed(ReplayVerdict)
    }

    /// Passes on some requests of an app in one call.
    ///
    /// - Throws: errors of the store alone.
    private func pass(_ rows: [SpooledRow], of tenant: CommonV1.Tenant, _ waits: inout ReplayWaits) async throws {
        let outcome = await call(rows, of: tenant)
        let now = ContinuousClock.now
        switch outcome {
        case .answered(let answer, let places):
            spool.evaluatorAnswered()
            waits.answered(for: tenant, at: now)
            try await settle(rows, answer, places: places, &waits, at: now)
        // The gateway stops: the next start passes them on.
        case .failed where Task.isCancelled: return
        case .failed(.away(let asked)): waits.evaluatorIsAway(asked: asked, at: now)
        case .failed(.appWaits):
            spool.evaluatorAnswered()
            waits.appWaits(tenant, at: now)
        case .failed where rows.count > 1: waits.sendAlone(rows.count, of: tenant, at: now)
        case .failed(.refused(let error)):
            spool.evaluatorAnswered()
            waits.answered(for: tenant, at: now)
            try await drop(rows, error, &waits)
        case .failed(.unclear(let error)):
            guard let row = rows.first else { return }
            if clock.now - row.request.receivedAt > spool.limits.age {
                try await drop(rows, error, &waits)
            } else {
                waits.failed(row.number, of: tenant, at: now)
            }
        }
    }

    private func call(_ rows: [SpooledRow], of tenant: CommonV1.Tenant) async -> Outcome {
        guard let call = try? ReplayCall(rows) else {
            return .failed(.refused(APIError(.invalidArgument, "the stored request cannot be read")))
        }
        do {
            return .answered(try await evaluator.submitEvents(call.request, options: call.options), places: call.places)
        } catch {
            logger.debug("the evaluator did not take events of the spool", metadata: ["app": "\(tenant.appId)", "error": "\(error)"])
            return .failed(ReplayVerdict(error))
        }
    }

    /// Deletes the requests whose events the evaluator took or refused, and tells of the refused ones.
    private func settle(
        _ rows: [SpooledRow], _ answer: EvaluatorV1.SubmitEventsResponse, places: [Int], _ waits: inout ReplayWaits,
        at now: ContinuousClock.Instant
    ) async throws {
        // Requests with an event that the evaluator takes later come again as a whole: it knows the others.
        let later = Set(answer.rejected.filter(\.saysLater).compactMap { places.indices.contains(Int($0.index)) ? places[Int($0.index)] : nil })
        let settled = rows.indices.filter { !later.contains($0) }.map { rows[$0] }
        try await spool.settle(settled, taken: answer.accepted.count)
        waits.removed(settled.map(\.number))
        for result in answer.rejected where !result.saysLater {
            let index = Int(result.index)
            guard places.indices.contains(index), !later.contains(places[index]) else { continue }
            spool.report(result.error, of: rows[places[index]], eventID: Self.eventID(index, places, rows))
        }
        if let tenant = rows.first?.request.tenant, !later.isEmpty { waits.appWaits(tenant, at: now) }
    }

    /// The host system's id of an event of a call.
    private static func eventID(_ index: Int, _ places: [Int], _ rows: [SpooledRow]) -> String? {
        let first = places.firstIndex(of: places[index]) ?? index
        let events = (try? EvaluatorV1.SubmitEventsRequest(bytes: rows[places[index]].request.request))?.events ?? []
        return events.indices.contains(index - first) ? events[index - first].eventId : nil
    }

    /// Deletes requests that the evaluator refuses as a whole, and tells of them.
    private func drop(_ rows: [SpooledRow], _ error: APIError, _ waits: inout ReplayWaits) async throws {
        try await spool.settle(rows, taken: 0)
        waits.removed(rows.map(\.number))
        for row in rows { spool.report(error, of: row, eventID: nil) }
    }
}
