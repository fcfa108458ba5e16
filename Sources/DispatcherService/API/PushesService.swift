import CarillonAPI
import DurableWork
import Logging
import Providers
import RPC
import ServiceKit
import Storage

/// `carillon.dispatcher.v1.Dispatcher`.
struct PushesService: RegistrableService {
    let store: Store
    let queue: any PushQueue
    let clock: any DomainClock
    let metrics: DispatcherMetrics
    let policies: any PolicySource
    let engine: DispatchEngine
    /// The dispatchers that share the queue.
    let fleet: any Fleet
    let credentials: CredentialStore
    let credentialChanges: CredentialChanges
    let adapters: Adapters
    let outcomes: Outbox<ReceiptsV1.Outcome>
    let intake: Intake
    let ages: QueueAges
    let apps: any AppSource
    /// Records changes of credentials, requeues and drops, and reads of users' pushes (SEC-10, PRIV-12).
    let audit: any AuditSink
    /// Gets pushes whose devices all wait for a provider that is down, before they are acknowledged.
    let outageReports: OutageReports
    let logger: Logger

    /// As the generated code registers them, but `Enqueue` takes its request with its bytes.
    func registerMethods(with router: inout RPCRouter) {
        router.unary(DispatcherV1.Dispatcher.Method.enqueue) { try await enqueue($0, context: $1) }
        router.unary(DispatcherV1.Dispatcher.Method.cancelQueued) { try await cancelQueued($0, context: $1) }
        router.unary(DispatcherV1.Dispatcher.Method.putCredential) { try await putCredential($0, context: $1) }
        router.unary(DispatcherV1.Dispatcher.Method.listCredentials) { try await listCredentials($0, context: $1) }
        router.unary(DispatcherV1.Dispatcher.Method.removeCredential) { try await removeCredential($0, context: $1) }
        router.unary(DispatcherV1.Dispatcher.Method.queueStatus) { try await queueStatus($0, context: $1) }
        router.unary(DispatcherV1.Dispatcher.Method.listUnsent) { try await listUnsent($0, context: $1) }
        router.unary(DispatcherV1.Dispatcher.Method.deadLetters) { try await deadLetters($0, context: $1) }
        router.unary(DispatcherV1.Dispatcher.Method.requeue) { try await requeue($0, context: $1) }
        router.unary(DispatcherV1.Dispatcher.Method.dropDeadLetters) { try await dropDeadLetters($0, context: $1) }
        router.unary(DispatcherV1.Dispatcher.Method.pauseLanes) { try await pauseLanes($0, context: $1) }
        router.unary(DispatcherV1.Dispatcher.Method.markProvider) { try await markProvider($0, context: $1) }
        router.unary(DispatcherV1.Dispatcher.Method.pushAvailability) { try await pushAvailability($0, context: $1) }
    }

    func enqueue(_ request: ReceivedPushes, context: ServerContext) async throws -> DispatcherV1.EnqueueResponse {
        try await intake.admit()
        // Off the event loop: a batch may be large.
        let accepted = await withTaskExecutorPreference(globalConcurrentExecutor) {
            await EnqueueValidation.accept(request, adapters)
        }
        let response = DispatcherV1.EnqueueResponse(rejected: accepted.rejected, crowded: intake.isCrowded)
        var pushes = accepted.pushes
        guard !pushes.isEmpty else { return response }
        let now = clock.now
        await ages.apply(to: &pushes, now: now)
        let waiting = await limitWait(&pushes, now: now)
        try await intake.take(pushes, now: now)
        try await outageReports.report(waiting, at: now)
        return response
    }

    func cancelQueued(
        _ request: DispatcherV1.CancelQueuedRequest, context: ServerContext
    ) async throws -> DispatcherV1.CancelQueuedResponse {
        let tenant = try Self.tenant(request.tenant)
        try BatchLimit.check(request.notificationIds.count, most: Self.longestList, field: "notification_ids")
        let counts = try await queue.cancel(request.notificationIds, of: tenant, now: clock.now)
        let cancelled = counts.compactMap(\.self).reduce(0, +)
        if cancelled > 0 {
            metrics.finished(.cancelled, count: cancelled)
            await engine.workArrived([], wroteReports: true)
        }
        // Those that were not counted are stopped, too.
        let stopped = zip(request.notificationIds, counts).filter { $1 != 0 }.map(\.0)
        return DispatcherV1.CancelQueuedResponse(cancelled: Int64(cancelled), notificationIds: stopped)
    }

    func putCredential(
        _ request: DispatcherV1.PutCredentialRequest, context: ServerContext
    ) async throws -> DispatcherV1.PutCredentialResponse {
        let tenant = try Self.tenant(request.tenant)
        try context.requireScope(tenant: tenant)
        guard !request.provider.isEmpty else {
            throw APIError(.invalidArgument, field: "provider", "required: one of \(adapters.credentialNames.joined(separator: ", "))")
        }
        // The registry refuses a tenant whose app belongs to another organization.
        _ = try await policies.current(for: tenant)
        let named = CredentialDraft(
            provider: ProviderID(rawValue: request.provider), fields: request.fields, secrets: request.secrets.isEmpty ? nil : request.secrets)
        if !request.secrets.isEmpty {
            // They are the installation's, and an app's administrator must not send with those of another app.
            try context.requirePlatform()
            if let twice = request.secrets.keys.filter({ request.fields[$0] != nil }).min() {
                throw APIError(.invalidCredential, field: twice, "is given as a value and as a secret; give one of them")
            }
        }
        let draft = try await adapters.completed(named) { try await apps.app(of: tenant) }
        let stored: StoredCredential
        do {
            stored = try await credentials.put(draft, of: tenant, now: clock.now) { checked in
                if !request.force { try await AddressKeyCheck(apps: apps).require(keysOfAddressesIn: tenant, in: checked.sender) }
                // After the checks and before the change: a refused credential leaves no record, and without a record nothing is changed.
                try await audit.record(.init(.credentialChanged, subject: checked.provider.rawValue, details: checked.id, tenant: tenant), context)
            }
        } catch let error as CredentialError {
            throw APIError(.invalidCredential, field: error.field, "\(error)")
        }
        await credentialChanges.put(stored)
        logger.notice(
            "credential put",
            metadata: [
                "organization": "\(tenant.organizationId)", "app": "\(tenant.appId)", "provider": "\(stored.provider.rawValue)",
                "credential": "\(stored.id)", "fingerprint": "\(stored.fingerprint)",
            ])
        return DispatcherV1.PutCredentialResponse(credentialId: stored.id, fingerprint: stored.fingerprint)
    }

    func listCredentials(
        _ request: DispatcherV1.ListCredentialsRequest, context: ServerContext
    ) async throws -> DispatcherV1.ListCredentialsResponse {
        let tenant = try Self.tenant(request.tenant)
        try context.requireScope(tenant: tenant)
        var listed = try await credentials.list(of: tenant)
        let now = clock.now
        for place in listed.indices where listed[place].replacedAtMs == nil {
            listed[place].rotationDue = now - Instant(milliseconds: listed[place].createdAtMs) >= CredentialTable.rotationAge
        }
        return .init(credentials: listed)
    }

    func queueStatus(
        _ request: DispatcherV1.QueueStatusRequest, context: ServerContext
    ) async throws -> DispatcherV1.QueueStatusResponse {
        try Self.requireScope(request.tenant, context)
        let app = Self.app(request.tenant)
        var response = try await ownStatus(of: app)
        let living = await fleet.living
        guard let own = living.first else { return response }
        let others = await fleet.statuses(of: app)
        for status in others.values { response.add(status) }
        response.dispatchers = living.map {
            .init(name: $0.name, version: $0.version, startedAtMs: $0.started.milliseconds, silent: $0.id != own.id && others[$0.id] == nil)
        }
        return response
    }

    /// What this dispatcher has of the queue, and what waits in the queue as a whole.
    func ownStatus(of app: CommonV1.Tenant?) async throws -> DispatcherV1.QueueStatusResponse {
        let counts = try await queue.counts(of: app)
        let depth = try await outcomes.depth(of: app)
        let totals = metrics.totals(of: app)
        var response = DispatcherV1.QueueStatusResponse()
        response.queued = Int64(counts.queued)
        response.leased = Int64(counts.leased)
        response.waitingRetry = Int64(counts.waiting)
        response.deadLetters = Int64(counts.deadLetters)
        response.oldestQueuedAtMs = counts.oldestQueuedAt?.milliseconds
        response.sentByProvider = totals.sent
        response.attempts = totals.attempts
        response.outcomeOutboxDepth = Int64(depth)
        response.failuresByCode = totals.failures
        let lanes = await engine.laneReports(counts, of: app)
        response.lanes = lanes.map(DispatcherV1.LaneStatus.init)
        let holding = await engine.orders.holding
        response.providers = Self.providers(lanes, called: holding)
        response.pauses = Self.pauses(holding, of: app)
        return response
    }

    func listUnsent(_ request: DispatcherV1.ListUnsentRequest, context: ServerContext) async throws -> DispatcherV1.ListUnsentResponse {
        let tenant = try Self.tenant(request.tenant)
        try context.requireScope(tenant: tenant)
        guard !request.notificationId.isEmpty else { throw APIError(.invalidArgument, field: "notification_id", "required") }
        let entries = try await queue.unsent(ofNotification: request.notificationId, of: tenant)
        // Audited before the answer, because it names a user's push (PRIV-12).
        if context.looksAtAnother(than: "", of: tenant) {
            try await audit.record(.init(.notificationsListed, subject: "", details: "unsent of a notification", tenant: tenant), context)
        }
        let now = Moment(clock)
        var response = DispatcherV1.ListUnsentResponse()
        for entry in entries {
            let lane = await engine.laneReport(of: entry.route.route, row: entry.route.row, now: now)
            response.deliveries.append(
                .init(
                    pushId: entry.pushID, pushDeviceId: entry.pushDeviceID, provider: entry.route.route.provider.rawValue,
                    state: entry.state == .leased ? .inFlight : entry.state == .waiting ? .retry : .queued,
                    attempts: Int32(clamping: entry.attempts), providerCode: entry.providerCode, dueAtMs: entry.dueAt?.milliseconds,
                    queuedAtMs: entry.queuedAt.milliseconds, lane: lane.map(DispatcherV1.LaneStatus.init)))
        }
        return response
    }

    /// Most ids of one call. Keeps the message and the transaction small.
    static let longestList = 1_000

    /// A call that names no app concerns all of them.
    static func requireScope(_ tenant: CommonV1.Tenant?, _ context: ServerContext) throws {
        guard let tenant, !tenant.appId.isEmpty else { return try context.requirePlatform() }
        try context.requireScope(tenant: tenant)
    }

    /// Nil: all apps.
    static func app(_ tenant: CommonV1.Tenant?) -> CommonV1.Tenant? { tenant.flatMap { $0.appId.isEmpty ? nil : $0 } }

    static func tenant(_ tenant: CommonV1.Tenant?) throws(APIError) -> CommonV1.Tenant {
        guard let tenant, !tenant.appId.isEmpty else { throw APIError(.invalidArgument, field: "tenant.app_id", "required") }
        return tenant
    }
}

extension DispatcherV1.LaneStatus {
    fileprivate init(_ report: LaneReport) {
        self.init(
            lane: report.name, connections: Int32(clamping: report.connections), inFlight: Int32(clamping: report.inFlight),
            waiting: Int64(report.waiting), provider: report.provider.rawValue, sentLastMinute: Int64(report.sentLastMinute),
            oldestQueuedAtMs: report.oldest?.milliseconds, nextProbeAtMs: report.nextProbe?.milliseconds,
            downSinceMs: report.downSince?.milliseconds, paused: report.isPaused, waitingRetry: Int64(report.waitingRetry),
            failedLastMinute: Int64(report.failedLastMinute), calledDown: report.isCalledDown)
        reason = report.reason
        (host, credentialId, project, tenant) = (report.host, report.credentialID, report.project, report.tenant)
        environment = report.environments.count == 1 ? report.environments.first ?? "" : ""
        switch report.condition {
        case .open: state = .open
        case .blocked(let waitReason, _):
            state =
                switch waitReason {
                case .providerUnreachable: .unreachable
                case .providerDown: .down
                case .paused: .paused
                default: .blocked
                }
        case .throttled(let waitReason, let until, _):
            state = waitReason == .providerDown ? .down : .throttled
            // The end of an outage is not known; the next probe has a field of its own.
            if waitReason != .providerDown { untilMs = until.milliseconds }
        }
    }
}
