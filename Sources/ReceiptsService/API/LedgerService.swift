import CarillonAPI
import RPC
import ServiceKit
import Storage

/// `carillon.receipts.v1.Receipts`: the ledger. This part has the writes of other services.
struct LedgerService: ReceiptsV1.Receipts.ServiceProtocol {
    /// Most items of a request, which is one transaction.
    static let itemsPerRequest = 2_000

    let store: Store
    let clock: any DomainClock
    let metrics: ReceiptsMetrics
    let policies: any PolicySource
    let latencies: LatencyHistograms
    /// Records reports in calls of their own.
    let joinedReports: JoinedReports
    /// Signalled when counters of a device may have changed (``DeviceCountersReporter``).
    let countersChanged: WorkSignal
    /// Told the users whose pushes failed for good.
    let failures: ChangeFeed
    /// Wakes streams of telemetry.
    let feed: TelemetryFeed
    /// Told the users whose counters changed. Those of changed notification centres are told by the store.
    let streams: UserStreamHub
    /// Signalled when a mail in place of a push, or a rule of alerts, falls due earlier than all before.
    let maintenance: WorkSignal
    /// Audits reads of other users' deliveries (SEC-10, PRIV-12).
    let audit: any AuditSink
    var tracer = Tracer.off

    func recordNotification(
        _ request: ReceiptsV1.RecordNotificationRequest, context: ServerContext
    ) async throws -> ReceiptsV1.RecordNotificationResponse {
        try BatchLimit.check(request.notifications.count, most: Self.itemsPerRequest, field: "notifications")
        var rejected: [CommonV1.ItemResult] = []
        let (valid, apps) = try valid(request.notifications, &rejected, context)
        let policies = await policies.policies(for: apps)
        var rules = BatchLookup<CommonV1.Tenant, LedgerRule>()
        var taken: [NotificationRecording.Item] = []
        taken.reserveCapacity(valid.count)
        for index in valid {
            let record = request.notifications[index]
            do {
                let rule = try rules.value(of: record.tenant ?? .init()) { LedgerRule(try policies.policy(of: $0).policy) }
                taken.append(.init(index: index, record: record, rule: rule))
            } catch let error as APIError {
                rejected.append(error.itemResult(index))
            }
        }
        let (records, count, now) = (taken, request.notifications.count, clock.now)
        let result = try await store.write { try NotificationRecording.record(records, of: count, at: now, $0) }
        if result.hasEarlierMail { maintenance.signal() }
        metrics.recorded(records.count)
        metrics.entries(result.entries)
        streams.changed(countersOf: Self.counted(records))
        metrics.purged(result.deleted)
        raised(result.telemetry)
        return .init(
            badges: result.badges, rejected: rejected.sorted { $0.index < $1.index }, groups: result.groups, withdrawn: result.withdrawn)
    }

    /// The users whose named counters the records may change.
    private static func counted(_ records: [NotificationRecording.Item]) -> [UserKey] {
        records.filter { $0.rule.badge.namedCounters != nil }.map { UserKey($0.record.userId, of: $0.record.tenant) }
    }

    /// The indexes of the valid notifications, and their apps, which the caller may access. Adds the others to `rejected`.
    private func valid(
        _ notifications: [ReceiptsV1.NotificationRecord], _ rejected: inout [CommonV1.ItemResult], _ context: ServerContext
    ) throws -> (indexes: [Int], apps: Set<CommonV1.Tenant>) {
        var scope = ScopeCheck(context)
        var indexes: [Int] = []
        indexes.reserveCapacity(notifications.count)
        // Fields are read in place: a copy of a record retains two dozen texts.
        for index in notifications.indices {
            do {
                guard !notifications[index].notificationId.isEmpty, !notifications[index].userId.isEmpty,
                    notifications[index].tenant?.appId.isEmpty == false
                else {
                    throw APIError(.invalidArgument, field: "notifications[\(index)]", "app, notification id and user id are required")
                }
                try scope.require(notifications[index].tenant)
                indexes.append(index)
            } catch let error as APIError {
                rejected.append(error.itemResult(index))
            }
        }
        return (indexes, scope.apps)
    }

    func recordOutcome(
        _ request: ReceiptsV1.RecordOutcomeRequest, context: ServerContext
    ) async throws -> ReceiptsV1.RecordOutcomeResponse {
        try BatchLimit.check(request.outcomes.count, most: Self.itemsPerRequest, field: "outcomes")
        let began = ContinuousClock.now
        var places: [Int] = []
        places.reserveCapacity(request.outcomes.count)
        var rejected: [CommonV1.ItemResult] = []
        var scope = ScopeCheck(context)
        let given = request.outcomes
        // As in `valid`, fields are read in place.
        for index in given.indices {
            do {
                try scope.require(given[index].tenant)
                let isOfDevice = given[index].channel.isEmpty
                guard !given[index].notificationId.isEmpty, given[index].pushDeviceId.isEmpty != isOfDevice, given[index].status.known != nil else {
                    throw APIError(
                        .invalidArgument, field: "outcomes[\(index)]", "notification id, push device id or channel, and status are required")
                }
                places.append(index)
            } catch let error as APIError {
                rejected.append(error.itemResult(index))
            }
        }
        let (outcomes, now) = (rejected.isEmpty ? given : places.map { given[$0] }, clock.now)
        let rules = OutcomeRecording.Rules(await policies.policies(for: scope.apps).known)
        let result = try await store.write { try OutcomeRecording.record(outcomes, rules, at: now, $0) }
        recorded(result, of: outcomes)
        if tracer.isOn { trace(outcomes, at: result.recorded, took: ContinuousClock.now - began) }
        let policies = await policies.policies(for: Set((result.unknown + result.unknownPushes).map { outcomes[$0].tenant ?? .init() }))
        for (missing, field) in [(result.unknown, "notification_id"), (result.unknownPushes, "push_id")] {
            for index in missing {
                guard let error = Self.refusal(ofUnknown: field, outcomes[index], place: places[index], policies) else { continue }
                rejected.append(error.itemResult(places[index]))
            }
        }
        return .init(rejected: rejected)
    }

    /// Counts outcomes that are in the store now, and wakes those who wait for what they changed.
    func recorded(_ result: OutcomeRecording.Result, of outcomes: [ReceiptsV1.Outcome]) {
        raised(result.telemetry)
        metrics.purged(result.deleted)
        tell(failuresAmong: outcomes, at: result.recorded)
        if result.changedCounters { countersChanged.signal() }
        if result.startsSeries { maintenance.signal() }
        if result.deletedTexts { store.emptyLogSoon() }
        latencies.record(of: outcomes, at: result.recorded)
        metrics.measured(result.metrics)
        metrics.outcomes(outcomes, at: result.recorded)
    }

    /// Counts events that the ledger raised, and wakes their readers.
    func raised(_ taken: TakenTelemetry) {
        metrics.raised(taken)
        feed.stored(taken.stored)
    }

    /// - Parameter indexes: of the outcomes that were recorded now.
    private func tell(failuresAmong outcomes: [ReceiptsV1.Outcome], at indexes: [Int]) {
        var changes = StoreChanges()
        for index in indexes where outcomes[index].status == .failed && !outcomes[index].userId.isEmpty {
            changes.insert(UserKey(outcomes[index].userId, of: outcomes[index].tenant))
        }
        if !changes.isEmpty { failures.tell(changes) }
    }

    /// The refusal of an outcome whose notification or push the ledger does not have: the ledger refused its record, which is in the evaluator's
    /// quarantine. The dispatcher keeps the outcome and can deliver it after the notification; without it the devices would stay pending. Nil for an
    /// app without a ledger.
    ///
    /// While the app's policy cannot be read, the outcome is neither refused nor dropped: the dispatcher sends it again.
    ///
    /// - Parameter field: `notification_id`, or `push_id` for a push that the notification does not have.
    private static func refusal(
        ofUnknown field: String, _ outcome: ReceiptsV1.Outcome, place: Int, _ policies: PolicyAnswers
    ) -> APIError? {
        do {
            guard LedgerRule(try policies.policy(of: outcome.tenant ?? .init()).policy).isKept else { return nil }
        } catch {
            return error
        }
        let missing = field == "push_id" ? "push \(outcome.pushId) of notification" : "notification"
        return APIError(
            .conflict, field: "outcomes[\(place)].\(field)",
            "\(missing) \(outcome.notificationId) is not recorded; see the evaluator's quarantine")
    }
}

/// Checks that the caller may access the apps of a batch, each once while successive items have the same one.
private struct ScopeCheck {
    private let context: ServerContext
    private var last: CommonV1.Tenant?
    /// The apps that the caller may access.
    private(set) var apps: Set<CommonV1.Tenant> = []

    init(_ context: ServerContext) { self.context = context }

    /// - Throws: `not_found` for an app that the caller may not access.
    mutating func require(_ tenant: CommonV1.Tenant?) throws {
        guard tenant == nil || tenant != last else { return }
        try context.requireScope(tenant: tenant)
        last = tenant
        apps.insert(tenant ?? .init())
    }
}
