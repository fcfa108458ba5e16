import CarillonAPI
import DurableWork
import Logging
import ServiceKit

/// Passes the requests of the spool to the evaluator, those of an app in the order in which they were accepted (DR-03). A request leaves the spool
/// when the evaluator has taken it, or refuses it for good. After a crash in between it is passed on again, and the evaluator knows its events.
///
/// Apps take turns (``ReplaySchedule``). A turn reads some requests of an app and passes them on, call after call. Settled rows are deleted beside
/// the turns: a store that takes no writes holds up nothing.
struct SpoolReplay: BackgroundWorker {
    let name = "spool"

    /// Most requests of a turn.
    private static let mostRequests = 500

    let spool: Spool
    let evaluator: EvaluatorV1.Evaluator.Client
    let clock: any DomainClock
    let activity: ActivityTracker
    let tracer: Tracer
    let logger: Logger

    /// What the worker waits for.
    private enum Step: Sendable {
        case woken
        case turn(ReplayTurn)
        case deleted(Bool)
    }

    func run() async throws {
        await withTaskGroup(of: Step.self) { group in
            var schedule = ReplaySchedule()
            var hasEnded = false
            listen(&group)
            while !Task.isCancelled {
                // One time for what is due and for the timer: nothing falls due in between.
                let now = ContinuousClock.now
                start(&schedule, &group, at: now)
                // What follows a turn has begun: the process did not look idle in between.
                if hasEnded { activity.end() }
                let timer = schedule.next(after: now).map { due in
                    Task { [signal = spool.signal] in
                        do { try await Task.sleep(until: due, clock: .continuous) } catch { return }
                        signal.signal()
                    }
                }
                defer { timer?.cancel() }
                guard let step = await group.next(), !Task.isCancelled else { break }
                switch step {
                case .woken:
                    schedule.woken()
                    listen(&group)
                    hasEnded = false
                case .turn(let turn):
                    finish(turn, &schedule)
                    hasEnded = true
                case .deleted(let succeeded):
                    schedule.endedDelete(succeeded, at: .now)
                    hasEnded = true
                }
            }
            group.cancelAll()
        }
        // Otherwise the next start passes them on again. This task is cancelled, and the deletion is not.
        let last = Task { [spool] in _ = try? await spool.deleteSettled() }
        await last.value
    }

    private func listen(_ group: inout TaskGroup<Step>) {
        group.addTask {
            await spool.signal.wait()
            return .woken
        }
    }

    /// Starts what may be done now.
    private func start(_ schedule: inout ReplaySchedule, _ group: inout TaskGroup<Step>, at now: ContinuousClock.Instant) {
        while let tenant = schedule.begin(spool.appsInOrder, at: now) {
            let passedOver = schedule.waits.passedOver(of: tenant, at: now)
            let isAlone = schedule.waits.isAlone(tenant)
            // New requests wait for calls that succeed most likely, and not for a request that stays.
            if passedOver.isEmpty, !isAlone, !schedule.waits.isProbing { spool.beginEnd(of: tenant) }
            activity.begin()
            group.addTask { .turn(await turn(of: tenant, except: passedOver, isAlone: isAlone)) }
        }
        guard spool.hasSettled, schedule.beginDelete(at: now) else { return }
        activity.begin()
        group.addTask {
            do {
                try await spool.deleteSettled()
                return .deleted(true)
            } catch {
                logger.warning("requests that left the spool cannot be deleted now", metadata: ["error": "\(error)"])
                return .deleted(false)
            }
        }
    }

    // MARK: A turn

    /// Passes on the oldest requests of an app.
    private func turn(of tenant: CommonV1.Tenant, except passedOver: Set<Int64>, isAlone: Bool) async -> ReplayTurn {
        var turn = ReplayTurn(tenant: tenant, inOrder: passedOver.isEmpty)
        let rows: [SpooledRow]
        do {
            rows = try await spool.oldest(of: tenant, except: passedOver, most: isAlone ? 1 : Self.mostRequests)
        } catch {
            turn.end = .storeFailed("\(error)")
            return turn
        }
        if rows.isEmpty { turn.end = .nothing }
        for call in rows.calls {
            switch await pass(call, of: tenant) {
            case .answered(let answer, let passed):
                spool.evaluatorAnswered()
                let left = settle(call, answer, to: passed, &turn)
                guard left == 0 else {
                    turn.end = .failed(.appWaits, call)
                    return turn
                }
            case .failed(let verdict):
                turn.end = .failed(verdict, call)
                return turn
            }
        }
        return turn
    }

    private enum Outcome: Sendable {
        case answered(EvaluatorV1.SubmitEventsResponse, to: ReplayCall)
        case failed(ReplayVerdict)
    }

    private func pass(_ rows: [SpooledRow], of tenant: CommonV1.Tenant) async -> Outcome {
        guard let call = try? ReplayCall(rows) else {
            return .failed(.refused(APIError(.invalidArgument, "the stored request cannot be read")))
        }
        do {
            return .answered(try await evaluator.submitEvents(call.request, options: call.options), to: call)
        } catch {
            logger.debug("the evaluator did not take events of the spool", metadata: ["app": "\(tenant.appId)", "error": "\(error)"])
            return .failed(ReplayVerdict(error))
        }
    }

    /// Settles the requests whose events the evaluator took or refused, and tells of the refused ones.
    ///
    /// - Returns: requests that the evaluator takes later.
    private func settle(
        _ rows: [SpooledRow], _ answer: EvaluatorV1.SubmitEventsResponse, to call: ReplayCall, _ turn: inout ReplayTurn
    ) -> Int {
        let places = call.places
        // Requests with an event that the evaluator takes later come again as a whole: it knows the others.
        let later = Set(answer.rejected.filter(\.saysLater).compactMap { places.indices.contains(Int($0.index)) ? places[Int($0.index)] : nil })
        let settled = rows.indices.filter { !later.contains($0) }.map { rows[$0] }
        spool.settle(settled, of: turn.tenant, inOrder: turn.inOrder && later.isEmpty, taken: answer.accepted.count)
        trace(settled)
        turn.hasAnswer = true
        turn.settled += settled.map(\.number)
        for result in answer.rejected where !result.saysLater {
            let index = Int(result.index)
            guard places.indices.contains(index), !later.contains(places[index]) else { continue }
            let (row, first) = (rows[places[index]], places.firstIndex(of: places[index]) ?? index)
            // The 202 already reported this refusal.
            guard !row.request.refused.contains(index - first) else { continue }
            spool.report(result.error, of: row, eventID: call.request.events[index].eventId)
        }
        return later.count
    }

    // MARK: After a turn

    private func finish(_ turn: ReplayTurn, _ schedule: inout ReplaySchedule) {
        let (tenant, now) = (turn.tenant, ContinuousClock.now)
        schedule.ended(tenant, foundNothing: turn.end == .nothing)
        if turn.hasAnswer { schedule.waits.answered(for: tenant, at: now) }
        schedule.waits.removed(turn.settled)
        switch turn.end {
        case .done, .nothing: return
        case .storeFailed(let error):
            schedule.waits.storeFailed(for: tenant, at: now)
            logger.warning("the spool waits: its store does not answer", metadata: ["error": "\(error)"])
        case .failed(let verdict, let rows): failed(verdict, rows, turn, &schedule.waits, at: now)
        }
        spool.cancelEnd(of: tenant)
    }

    /// The evaluator did not take the requests of a call.
    private func failed(
        _ verdict: ReplayVerdict, _ rows: [SpooledRow], _ turn: ReplayTurn, _ waits: inout ReplayWaits, at now: ContinuousClock.Instant
    ) {
        let tenant = turn.tenant
        switch verdict {
        case .away(let asked):
            // Calls of several apps end together: they are one failure.
            if waits.pause(at: now) == nil || asked != nil { waits.evaluatorIsAway(asked: asked, at: now) }
        case .appWaits:
            spool.evaluatorAnswered()
            waits.appWaits(tenant, at: now)
        case _ where rows.count > 1: waits.sendAlone(rows.count, of: tenant, at: now)
        case .refused(let error):
            spool.evaluatorAnswered()
            waits.answered(for: tenant, at: now)
            drop(rows, error, turn, &waits)
        case .unclear(let error):
            guard let row = rows.first else { return }
            if clock.now - row.request.receivedAt > spool.limits.age {
                drop(rows, error, turn, &waits)
            } else {
                waits.failed(row.number, of: tenant, at: now)
            }
        }
    }

    /// Drops requests that the evaluator refuses as a whole, and tells of them.
    private func drop(_ rows: [SpooledRow], _ error: APIError, _ turn: ReplayTurn, _ waits: inout ReplayWaits) {
        spool.settle(rows, of: turn.tenant, inOrder: turn.inOrder, taken: 0)
        trace(rows, refusal: error)
        waits.removed(rows.map(\.number))
        for row in rows { spool.report(error, of: row, eventID: nil) }
    }
}

/// What became known in a turn of an app.
struct ReplayTurn: Sendable {
    enum End: Sendable, Equatable {
        case done
        /// There was no request that could be read.
        case nothing
        case storeFailed(String)
        /// The requests of a call stay in the spool.
        case failed(ReplayVerdict, [SpooledRow])
    }

    let tenant: CommonV1.Tenant
    /// No request is passed over.
    let inOrder: Bool
    /// The evaluator answered a call.
    var hasAnswer = false
    /// Rows that left the spool.
    var settled: [Int64] = []
    var end = End.done
}
