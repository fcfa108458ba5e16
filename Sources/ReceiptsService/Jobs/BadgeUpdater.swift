import CarillonAPI
import DurableWork
import Logging
import RPC
import ServiceKit
import Storage

/// Sends silent pushes that update badges: after a change, and once a day (RCPT-17, RCPT-18, decision 0137).
///
/// It sends the evaluator user ids without the badge: the ledger answers the badge when the push is recorded, so a push that waited shows the newest
/// one. What is due stays in the store until the evaluator has it.
struct BadgeUpdater: BackgroundWorker {
    let name = "badge updates"

    /// Users of one call. The evaluator and preferences take 1,000.
    static let batch = 500
    /// Between rounds with few users: a round costs calls and commits.
    static let distance = Duration.milliseconds(200)
    /// How long after a failure of a peer an update is tried again.
    static let retry = Duration.seconds(30)
    /// How long an update of a suspended organization waits.
    static let suspension = Duration.seconds(3_600)
    /// Rounds of a call before the update waits.
    private static let rounds = 2
    private static let timeout = Duration.seconds(5)

    let store: Store
    let clock: any DomainClock
    let activity: ActivityTracker
    let policies: any PolicySource
    let peers: ReceiptsPeers
    let metrics: ReceiptsMetrics
    /// Told of corrected counters.
    let streams: UserStreamHub
    /// Signalled when something is due.
    let signal: WorkSignal
    let logger: Logger

    func run() async throws {
        let observer = BadgeUpdateTable.items.wake(signal, in: store)
        defer { withExtendedLifetime(observer) {} }
        await keepRunning(logger: logger) {
            var pace = BatchPace(distance: Self.distance, clock: clock)
            while true {
                try Task.checkCancellation()
                try await signal.round(on: clock, activity) {
                    try await pace.wait()
                    let done = try await round()
                    if done.users > 0 { pace.took(done.users, of: Self.batch) }
                    return WorkSignal.Due(date: done.next)
                }
            }
        }
    }

    /// Hands over what is due. What falls due meanwhile is for the next round, unless a batch was full.
    ///
    /// - Returns: the number of updates that were due, and when the next one is; nil: none waits.
    /// - Throws: errors of the store, and `CancellationError`.
    func round() async throws -> (users: Int, next: Instant?) {
        var users = 0
        var isFull = true
        while isFull {
            isFull = false
            // One batch of each: a kind with many due items delays no other.
            for kind in BadgeUpdateTable.Kind.allCases {
                try Task.checkCancellation()
                let count = try await settleDue(kind)
                users += count
                if count == Self.batch { isFull = true }
            }
        }
        return (users, try await store.read { try BadgeUpdateTable.items.nextDue($0) })
    }

    /// - Returns: the number of updates that were due.
    private func settleDue(_ kind: BadgeUpdateTable.Kind) async throws -> Int {
        let now = clock.now
        let due = try await store.read { try BadgeUpdateTable.due(kind, at: now, limit: Self.batch, $0) }
        guard !due.isEmpty else { return 0 }
        let byApp = Dictionary(grouping: due, by: \.user.tenant)
        let answers = await policies.policies(for: Set(byApp.keys))
        for (tenant, updates) in byApp {
            do {
                let policy = try answers.policy(of: tenant).policy
                // The evaluator takes nothing of a suspended organization, which may be active again.
                guard !policy.organizationSuspended else {
                    try await postpone(updates, to: now + Self.suspension)
                    continue
                }
                guard let rule = BadgeUpdateRule(policy) else {
                    try await stopChanges(of: tenant, daily: false)
                    try await remove(updates)
                    continue
                }
                switch kind {
                case .change: try await pushChanges(updates, of: tenant, rule, LedgerRule(policy), at: now)
                case .plan: try await plan(updates, of: tenant, rule, at: now)
                case .sync: try await sync(updates, of: tenant, rule, BadgeRule(policy), at: now)
                }
            } catch let error as APIError {
                // The app is gone, or its policy cannot be read now.
                if error.reason == .notFound { try await remove(updates) } else { try await postpone(updates, to: now + Self.retry) }
            }
        }
        return due.count
    }

    // MARK: Changes

    private func pushChanges(
        _ updates: [BadgeUpdateTable.Update], of tenant: CommonV1.Tenant, _ rule: BadgeUpdateRule, _ ledger: LedgerRule, at now: Instant
    ) async throws {
        guard rule.pushesChanges else {
            try await stopChanges(of: tenant, daily: true)
            return try await remove(updates)
        }
        let wanted = try await store.write { database in
            try updates.filter { update in
                guard let state = try ShownBadgeTable.state(of: update.user, ledger.badge, database),
                    try state.shown != state.badge
                        || (ledger.withdrawsFromDevices && WithdrawnNotifications.has(update.user, since: state.pushedAt, database))
                else {
                    // The devices show it: the badge changed back, or a visible push had it. And they have nothing to close.
                    try BadgeUpdateTable.settle(update, database)
                    return false
                }
                let next = state.next(after: rule.interval)
                guard next > now else { return true }
                try BadgeUpdateTable.items.postpone([update.row], to: next, database)
                return false
            }
        }
        let pushed = try await push(wanted, of: tenant)
        try await store.write { database in
            for update in pushed { try BadgeUpdateTable.pushed(update, interval: rule.interval, at: now, database) }
        }
    }

    /// Hands updates of one app to the evaluator. What it does not take now waits.
    ///
    /// - Returns: the updates that the evaluator has. They are to be settled.
    private func push(_ updates: [BadgeUpdateTable.Update], of tenant: CommonV1.Tenant) async throws -> [BadgeUpdateTable.Update] {
        guard !updates.isEmpty else { return [] }
        let attempts = try await peers.evaluatorDelivery.deliver(
            "push badges", updates.map(\.user.id), .rounds(Self.rounds)
        ) { users -> DeliveryAnswer<Bool> in
            _ = try await peers.evaluator.submitSilent(
                .init(tenant: tenant, userIds: users, syncType: BadgePush.syncType), options: .init(timeout: Self.timeout))
            return DeliveryAnswer(users.map { _ in true }, rejected: [])
        }
        var (pushed, refused, waiting): ([BadgeUpdateTable.Update], [BadgeUpdateTable.Update], [BadgeUpdateTable.Update]) = ([], [], [])
        for (update, attempt) in zip(updates, attempts) {
            switch attempt {
            case .done(.delivered): pushed.append(update)
            case .done(.gone): refused.append(update)
            case .done(.refused(let refusal)):
                logger.error("the evaluator refuses the push of a badge", metadata: ["app": "\(tenant.appId)", "error": "\(refusal.error)"])
                refused.append(update)
            case .left, .later: waiting.append(update)
            }
        }
        try await postpone(waiting, to: clock.now + Self.retry)
        try await remove(refused)
        metrics.badgeUpdates(pushed.count)
        return pushed
    }

    // MARK: Daily pushes

    /// Finds the time of the next daily push of users of one app. One whose quiet hours are not known yet waits.
    private func plan(_ updates: [BadgeUpdateTable.Update], of tenant: CommonV1.Tenant, _ rule: BadgeUpdateRule, at now: Instant) async throws {
        guard let time = rule.syncTime else { return try await remove(updates) }
        var hours: [String: PreferencesV1.UserQuietHours] = [:]
        do {
            let request = PreferencesV1.ListQuietHoursRequest(tenant: tenant, userIds: updates.map(\.user.id))
            for user in try await peers.preferences.listQuietHours(request, options: .init(timeout: Self.timeout)).users { hours[user.userId] = user }
        } catch {
            try Task.checkCancellation()
            logger.debug("the times of daily badges are not known yet", metadata: ["app": "\(tenant.appId)", "error": "\(error)"])
            // Preferences do not know the app.
            if (error as? any RPCErrorConvertible)?.rpcError.code == .notFound { return try await remove(updates) }
        }
        var (planned, waiting): ([(update: BadgeUpdateTable.Update, next: Instant)], [BadgeUpdateTable.Update]) = ([], [])
        for update in updates {
            if let own = hours[update.user.id] { planned.append((update, time.next(after: now, own))) } else { waiting.append(update) }
        }
        let known = planned
        try await store.write { database in
            for (update, next) in known { try BadgeUpdateTable.plan(update, at: next, database) }
        }
        try await postpone(waiting, to: now + Self.retry)
    }

    private func sync(
        _ updates: [BadgeUpdateTable.Update], of tenant: CommonV1.Tenant, _ rule: BadgeUpdateRule, _ badges: BadgeRule, at now: Instant
    ) async throws {
        guard rule.syncTime != nil else { return try await remove(updates) }
        let found = try await store.write { database in
            try updates.map { try BadgeUpdateTable.recompute($0.user, badges, database) }
        }
        let corrected = zip(updates, found).filter { $0.1?.isCorrected == true }.map { $0.0.user }
        // Open apps show the counter.
        streams.changed(countersOf: corrected)
        var (wanted, idle, drifted): ([BadgeUpdateTable.Update], [BadgeUpdateTable.Update], Set<Int64>) = ([], [], [])
        for (update, recomputed) in zip(updates, found) {
            guard let recomputed, !recomputed.isNothing else {
                idle.append(update)
                continue
            }
            wanted.append(update)
            if recomputed.isDrift { drifted.insert(update.row) }
        }
        // Users without unread notifications begin again with the next one.
        try await remove(idle)
        let (pushed, wrong) = (try await push(wanted, of: tenant), drifted)
        let changes = try await store.write { database in
            var changes = MetricChanges()
            let number = try TenantTable.findOrInsert(tenant, database)
            for update in pushed {
                try BadgeUpdateTable.synced(update, at: now, database)
                changes.synced(hasDrift: wrong.contains(update.row), of: tenant, tenant: number)
            }
            try MetricCountTable.add(changes, at: now, database)
            return changes
        }
        metrics.measured(changes)
    }

    // MARK: Items

    private func stopChanges(of tenant: CommonV1.Tenant, daily: Bool) async throws {
        try await store.write { try ShownBadgeTable.stopChanges(of: tenant, daily: daily, $0) }
    }

    /// Removes items, but for those that changed since they were read.
    private func remove(_ updates: [BadgeUpdateTable.Update]) async throws {
        guard !updates.isEmpty else { return }
        try await store.write { database in
            for update in updates { try BadgeUpdateTable.settle(update, database) }
        }
    }

    private func postpone(_ updates: [BadgeUpdateTable.Update], to instant: Instant) async throws {
        guard !updates.isEmpty else { return }
        let rows = updates.map(\.row)
        try await store.write { try BadgeUpdateTable.items.postpone(rows, to: instant, $0) }
    }
}
