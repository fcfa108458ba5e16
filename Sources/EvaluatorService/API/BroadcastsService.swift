import CarillonAPI
import DurableWork
import Logging
import RPC
import ServiceKit
import Storage

/// Implements `carillon.evaluator.v1.Broadcasts`.
struct BroadcastsService: EvaluatorV1.Broadcasts.ServiceProtocol {
    let store: Store
    let clock: any DomainClock
    let ids: IdentifierSource
    let policies: any PolicySource
    let peers: EvaluatorPeers
    let signals: WorkSignals
    let outboxRoom: OutboxRoom
    let audit: any AuditSink
    let logger: Logger

    func submitBroadcast(
        _ request: EvaluatorV1.SubmitBroadcastRequest, context: ServerContext
    ) async throws -> EvaluatorV1.SubmitBroadcastResponse {
        try await submit(request, context: context)
    }

    func getBroadcast(_ request: EvaluatorV1.GetBroadcastRequest, context: ServerContext) async throws -> EvaluatorV1.GetBroadcastResponse {
        let broadcast = try await find(request.broadcastId, of: request.tenant, context)
        return .init(broadcast: try await view(of: broadcast))
    }

    func pauseBroadcast(_ request: EvaluatorV1.PauseBroadcastRequest, context: ServerContext) async throws -> EvaluatorV1.PauseBroadcastResponse {
        .init(broadcast: try await change(request.broadcastId, of: request.tenant, .pause, context))
    }

    func resumeBroadcast(_ request: EvaluatorV1.ResumeBroadcastRequest, context: ServerContext) async throws -> EvaluatorV1.ResumeBroadcastResponse {
        .init(broadcast: try await change(request.broadcastId, of: request.tenant, .resume, context))
    }

    func cancelBroadcast(_ request: EvaluatorV1.CancelBroadcastRequest, context: ServerContext) async throws -> EvaluatorV1.CancelBroadcastResponse {
        .init(broadcast: try await change(request.broadcastId, of: request.tenant, .cancel, context))
    }

    // MARK: Changes

    private func change(
        _ id: String, of tenant: CommonV1.Tenant?, _ change: BroadcastState.Change, _ context: ServerContext
    ) async throws -> EvaluatorV1.Broadcast {
        let broadcast = try await find(id, of: tenant, context)
        _ = try Self.changed(try await store.read { try BroadcastRunTable.read(broadcast.id, $0) }, by: change)
        // Before the effect (SEC-10).
        try await audit.record(.init(change.auditAction, subject: broadcast.id, tenant: broadcast.auditTenant), context)
        let now = clock.now
        try await store.write { database in
            for (run, state) in try Self.changed(try BroadcastRunTable.read(broadcast.id, database), by: change) where state != run.state {
                var run = run
                (run.state, run.changedAt) = (state, now)
                try BroadcastRunTable.update(run, database)
                try BroadcastRunTable.setDue(run, at: now, database)
            }
        }
        signals.dueItems.signal()
        return try await view(of: broadcast)
    }

    /// The runs that a change is for, each with its next state.
    ///
    /// - Throws: `conflict` where no state allows the change.
    private static func changed(
        _ runs: [BroadcastRun], by change: BroadcastState.Change
    ) throws(APIError) -> [(run: BroadcastRun, state: BroadcastState)] {
        let changed = runs.compactMap { run in run.state.after(change).map { (run: run, state: $0) } }
        guard !changed.isEmpty else {
            throw APIError(
                .conflict, field: "broadcast_id",
                "the broadcast is \(runs.state.rawValue): it cannot be \(change.participle) any more")
        }
        return changed
    }

    /// The broadcast that a call names.
    ///
    /// - Throws: `not_found`, also for a broadcast whose audience the caller may not have.
    private func find(_ id: String, of tenant: CommonV1.Tenant?, _ context: ServerContext) async throws -> StoredBroadcast {
        guard !id.isEmpty else { throw APIError(.invalidArgument, field: "broadcast_id", "name a broadcast, by Carillon's id or yours") }
        let tenant = tenant ?? .init()
        // Broadcasts to the whole platform are of no app.
        if !tenant.appId.isEmpty { try context.requireScope(tenant: tenant) }
        let found = try await store.read { database -> StoredBroadcast? in
            if !tenant.appId.isEmpty, let broadcast = try BroadcastTable.find(id, of: tenant, database) { return broadcast }
            return try BroadcastTable.find(id, of: .init(), database)
        }
        guard let found, !found.tenant.appId.isEmpty || context.isOfPlatform else {
            throw APIError(.notFound, field: "broadcast_id", "no broadcast \(id) in app \(tenant.appId)")
        }
        return found
    }

    // MARK: Views

    func view(of broadcast: StoredBroadcast) async throws -> EvaluatorV1.Broadcast {
        let runs = try await store.read { try BroadcastRunTable.read(broadcast.id, $0) }
        var view = EvaluatorV1.Broadcast(broadcast, runs)
        view.delivery = await delivery(of: broadcast, runs)
        return view
    }

    /// Outcomes of the pushes.
    ///
    /// - Returns: nil where the ledger does not answer, or keeps no data of one of the apps (PRIV-10).
    private func delivery(of broadcast: StoredBroadcast, _ runs: [BroadcastRun]) async -> EvaluatorV1.BroadcastDelivery? {
        do {
            let prefix = BroadcastID.eventPrefix(broadcast.id)
            let counts = try await runs.filter { $0.pages > 0 }.map(\.tenant).concurrentMap(atOnce: 16) { tenant -> [String: Int64]? in
                guard try await policies.current(for: tenant).policy.storesDeliveryData else { return nil }
                return try await peers.countByStatus(.init(tenant: tenant, eventIdPrefix: prefix)).notifications
            }
            guard !counts.contains(where: { $0 == nil }) else { return nil }
            return EvaluatorV1.BroadcastDelivery(counts.compactMap(\.self))
        } catch {
            logger.warning("the ledger does not count a broadcast", metadata: ["broadcast": "\(broadcast.id)", "error": "\(error)"])
            return nil
        }
    }
}

extension BroadcastState.Change {
    fileprivate var auditAction: AuditAction {
        switch self {
        case .pause: .broadcastPaused
        case .resume: .broadcastResumed
        case .cancel: .broadcastCancelled
        }
    }

    fileprivate var participle: String {
        switch self {
        case .pause: "paused"
        case .resume: "resumed"
        case .cancel: "cancelled"
        }
    }
}

extension StoredBroadcast {
    /// The tenant in the audit log; nil: the caller's.
    var auditTenant: CommonV1.Tenant? { tenant.appId.isEmpty ? nil : tenant }
}

extension ServerContext {
    /// Whether the caller may access all tenants: an administrator of the platform, or a service that calls for itself.
    var isOfPlatform: Bool { (try? requirePlatform()) != nil }
}

extension EvaluatorV1.Broadcast {
    /// - Parameter runs: in all apps.
    init(_ broadcast: StoredBroadcast, _ runs: [BroadcastRun]) {
        self.init(
            broadcastId: broadcast.id, callerId: broadcast.callerID, tenant: broadcast.tenant,
            state: .init(runs.state.contract), typeId: runs.first?.typeID ?? "",
            createdAtMs: broadcast.createdAt.milliseconds, changedAtMs: (runs.map(\.changedAt).max() ?? broadcast.createdAt).milliseconds,
            apps: runs.map { .init(tenant: $0.tenant, state: .init($0.state.contract), taken: $0.taken) })
        for run in runs {
            targeted += run.progress.targeted
            queued += run.progress.queued
            held += run.progress.held
            skipped.merge(run.progress.skipped, uniquingKeysWith: +)
        }
    }
}

extension EvaluatorV1.BroadcastDelivery {
    /// - Parameter counts: of each app, by the name of the status.
    init(_ counts: [[String: Int64]]) {
        self.init()
        for (name, count) in counts.joined() {
            switch CommonV1.DeliveryStatus(name: name)?.known {
            case .sent, .delivered, .opened, .dismissed: sent += count
            case .failed: failed += count
            case .expired: expired += count
            case .cancelled: cancelled += count
            case .skipped: skipped += count
            // On their way.
            case .pending, .scheduled, .held, .queued, nil: break
            }
        }
    }
}
