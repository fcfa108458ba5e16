import CarillonAPI
import ServiceKit

/// Which app's requests leave the spool next, and when settled rows are deleted. A value without I/O.
///
/// Apps take turns: the one whose last turn is longest ago comes first, so that a long backlog of one app holds up no other. Several turns run at the
/// same time, of different apps. While the evaluator is away one turn at a time finds out whether it is back.
struct ReplaySchedule: Sendable {
    /// Most turns at the same time.
    static let mostTurns = 8

    var waits = ReplayWaits()
    private var running: Set<CommonV1.Tenant> = []
    /// Apps without a request that can be read now: all are passed over, or not on disk yet. Until the next signal.
    private var idle: Set<CommonV1.Tenant> = []
    /// Apps with a signal during their turn: they may have requests that the turn did not see.
    private var signalled: Set<CommonV1.Tenant> = []
    /// The number of each app's last turn.
    private var lastTurns: [CommonV1.Tenant: Int] = [:]
    private var turns = 0
    private var isDeleting = false
    private var deletes = Backoff()
    private var deleteAt: ContinuousClock.Instant?

    /// Begins the turn of an app.
    ///
    /// - Parameter apps: with requests in the spool, the one that waits longest first.
    /// - Returns: nil: no app has a turn now.
    mutating func begin(_ apps: [CommonV1.Tenant], at now: ContinuousClock.Instant) -> CommonV1.Tenant? {
        guard running.count < (waits.isProbing ? 1 : Self.mostTurns), waits.pause(at: now) == nil else { return nil }
        let due = apps.filter { !running.contains($0) && !idle.contains($0) && waits.isDue($0, at: now) }
        // The first one of those that had no turn yet.
        guard let tenant = due.min(by: { lastTurns[$0, default: 0] < lastTurns[$1, default: 0] }) else { return nil }
        if lastTurns.count > 2 * apps.count + 64 {
            let present = Set(apps)
            lastTurns = lastTurns.filter { present.contains($0.key) }
        }
        turns += 1
        lastTurns[tenant] = turns
        running.insert(tenant)
        return tenant
    }

    /// The turn of an app ended.
    ///
    /// - Parameter foundNothing: it had no request that could be read.
    mutating func ended(_ tenant: CommonV1.Tenant, foundNothing: Bool) {
        running.remove(tenant)
        if signalled.remove(tenant) == nil, foundNothing { idle.insert(tenant) }
    }

    /// There may be new requests, or a wait is over.
    mutating func woken() {
        idle.removeAll()
        signalled.formUnion(running)
    }

    /// Begins to delete settled rows.
    ///
    /// - Returns: whether they are deleted now.
    mutating func beginDelete(at now: ContinuousClock.Instant) -> Bool {
        guard !isDeleting, deleteAt.map({ $0 <= now }) ?? true else { return false }
        isDeleting = true
        return true
    }

    /// A deletion ended. One that failed is tried again later, and holds up no requests.
    mutating func endedDelete(_ succeeded: Bool, at now: ContinuousClock.Instant) {
        isDeleting = false
        if succeeded { deletes.reset() }
        deleteAt = succeeded ? nil : now + deletes.advance()
    }

    /// When something may happen without a signal; nil: never.
    func next(after now: ContinuousClock.Instant) -> ContinuousClock.Instant? {
        [waits.next(after: now), deleteAt.flatMap { $0 > now ? $0 : nil }].compactMap(\.self).min()
    }
}
