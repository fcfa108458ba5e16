import CarillonAPI
import Logging
import ServiceKit
import Storage

/// Lets go what waits for the end of quiet hours (EVAL-22): at its instant, by the service's clock, and at once where the user's quiet hours
/// are over because the user says so.
///
/// A release is one transaction: what was held goes, its decision is written anew, parcels to hand over come. Whatever happens in between,
/// it waits still and comes again.
final class ReleaseWorker: BackgroundWorker {
    let name = "release"

    /// Decided and committed at once.
    static let notificationsPerRound = 1_000
    /// Users who are looked at together after their preferences changed.
    static let usersPerReview = 500

    private let store: Store
    private let clock: any DomainClock
    private let lookup: AudienceLookup
    private let changes: HeldChanges
    private let signals: WorkSignals
    private let backlog: Backlog
    private let activity: ActivityTracker
    private let metrics: EvaluatorMetrics
    private let logger: Logger

    init(
        store: Store, clock: any DomainClock, lookup: AudienceLookup, changes: HeldChanges, signals: WorkSignals, backlog: Backlog,
        activity: ActivityTracker, metrics: EvaluatorMetrics, logger: Logger
    ) {
        self.store = store
        self.clock = clock
        self.lookup = lookup
        self.changes = changes
        self.signals = signals
        self.backlog = backlog
        self.activity = activity
        self.metrics = metrics
        self.logger = logger
    }

    func run() async throws {
        await keepRunning(logger: logger) {
            var decider = ReleaseDecider()
            while true {
                try Task.checkCancellation()
                let next = try await self.activity.perform { try await self.round(&decider) }
                // What waits for a later instant is rest (decision 0003).
                await self.changes.signal.wait(until: next, on: self.clock)
            }
        }
    }

    /// - Returns: when something is to be released next.
    private func round(_ decider: inout ReleaseDecider) async throws -> Instant? {
        let changed = changes.take()
        do {
            try await review(changed)
        } catch {
            changes.giveBack(changed)
            throw error
        }
        while try await releaseDue(&decider) { try Task.checkCancellation() }
        let (count, next) = try await store.read { (try HeldTable.count($0), try HeldTable.nextRelease($0)) }
        metrics.waiting(count)
        return next.map(Instant.init(milliseconds:))
    }

    // MARK: Changed preferences

    private func review(_ changed: StoreChanges) async throws {
        guard changed.everything else { return try await review(Array(changed.users)) }
        var last: ChangedUser?
        while true {
            let after = last
            let users = try await store.read { try HeldTable.users(after: after, limit: Self.usersPerReview, $0) }
            guard let end = users.last else { return }
            try await review(users)
            last = end
        }
    }

    /// Asks for each of these users who has something waiting whether quiet hours still end when they were to end.
    private func review(_ users: [ChangedUser]) async throws {
        for start in stride(from: 0, to: users.count, by: Self.usersPerReview) {
            let part = users[start..<min(users.count, start + Self.usersPerReview)]
            let page = try await store.read { try HeldTable.newest(of: part, $0) }
            for (tenant, held) in Dictionary(grouping: page.held, by: \.tenant) {
                let now = clock.now.milliseconds
                let reviews = try await lookup.prepare(held, events: page.events, tenant: tenant, now: now).flatMap { found in
                    let spread = found.group.app?.policy.holdReleaseSpreadSeconds ?? 0
                    return found.entries.map {
                        ($0.held.owner, HoldReview(of: $0.held, answer: found.answer(to: $0), spreadSeconds: spread))
                    }
                }
                guard reviews.contains(where: { $0.1 != .stays }) else { continue }
                try await store.write { database in
                    for (user, review) in reviews {
                        switch review {
                        case .stays: break
                        case .moves(let hold, let releaseAt): try HeldTable.move(user, to: hold, releaseAt: releaseAt, database)
                        case .ends: try HeldTable.release(user, at: now, database)
                        }
                    }
                }
            }
        }
    }

    // MARK: Release

    /// - Returns: false when nothing is due.
    private func releaseDue(_ decider: inout ReleaseDecider) async throws -> Bool {
        let now = clock.now.milliseconds
        let page = try await store.read { try HeldTable.due(at: now, limit: Self.notificationsPerRound, $0) }
        guard !page.held.isEmpty else { return false }
        for (tenant, held) in Dictionary(grouping: page.held, by: \.tenant) {
            for release in try await lookup.prepare(held, events: page.events, tenant: tenant, now: now) {
                let needed = ReleaseDecider.marksNeeded(release)
                let marks = needed.isEmpty ? [:] : try await store.read { try DedupMarkTable.read(needed, $0) }
                try await commit(try decider.decide(release, marks: marks))
            }
        }
        return true
    }

    private func commit(_ decided: DecidedRelease) async throws {
        do {
            try await store.write { database in
                // Who was erased meanwhile is sent nothing.
                guard try HeldTable.remove(decided.ended, database) == decided.ended.count else { throw HeldMeanwhileGone() }
                try HeldTable.update(decided.heldAgain, database)
                try DecisionTable.update(decided.decisions, database)
                try DecisionTable.insert(decided.carriers, database)
                try DedupMarkTable.write(decided.marks, database)
                try HandOverTable.insert(decided.handOvers, database)
                try decided.counters.apply(database)
            }
        } catch is HeldMeanwhileGone {
            // The next look sees what is left.
            return
        }
        backlog.change(by: decided.handOvers.count)
        if !decided.handOvers.isEmpty { signals.handOvers.signal() }
        metrics.released(decided)
    }

    /// Some of what was decided is not there any more.
    private struct HeldMeanwhileGone: Error {}
}
