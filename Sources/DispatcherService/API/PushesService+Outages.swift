import CarillonAPI
import Providers
import RPC
import ServiceKit
import Storage

// Outages of providers, and what operators say about providers and lanes (DISP-30, CTL-01).
extension PushesService {
    /// Longest words of an operator in bytes.
    static let longestReason = 200

    func pauseLanes(_ request: DispatcherV1.PauseLanesRequest, context: ServerContext) async throws -> DispatcherV1.PauseLanesResponse {
        try context.requirePlatform()
        var scope = try scope(provider: request.provider, environment: request.environment)
        let app = request.tenant ?? CommonV1.Tenant()
        if !app.appId.isEmpty { (scope.organization, scope.app) = (app.organizationId, app.appId) }
        let action: AuditAction = request.paused ? .lanesPaused : .lanesResumed
        let changed = try await order(.pause, scope, holds: request.paused, reason: request.reason, as: action, context)
        return .init(changed: changed, pauses: Self.pauses(await engine.orders.holding, of: nil))
    }

    func markProvider(_ request: DispatcherV1.MarkProviderRequest, context: ServerContext) async throws -> DispatcherV1.MarkProviderResponse {
        try context.requirePlatform()
        guard !request.provider.isEmpty else { throw APIError(.invalidArgument, field: "provider", "is required") }
        let scope = try scope(provider: request.provider, environment: request.environment)
        try await order(
            .down, scope, holds: request.down, reason: request.reason, as: request.down ? .providerCalledDown : .providerCalledUp, context)
        // "Up" is said of all of the provider: what was said of a part of it ends, too.
        guard !request.down, scope.environment.isEmpty else { return .init() }
        for part in await engine.orders.holding where part.kind == .down && part.scope.provider == scope.provider {
            try await order(.down, part.scope, holds: false, reason: request.reason, as: .providerCalledUp, context)
        }
        return .init()
    }

    func pushAvailability(
        _ request: DispatcherV1.PushAvailabilityRequest, context: ServerContext
    ) async throws -> DispatcherV1.PushAvailabilityResponse {
        // Everybody may ask the gateway, so most calls ask no engine.
        guard engine.outages.isAny else { return .init() }
        // Not those that no app sends with, and none without credentials: its messages wait here, and no provider is down.
        return .init(providersDown: await engine.downProviders.intersection(credentials.providers).map(\.rawValue).sorted())
    }

    private func scope(provider: String, environment: String) throws(APIError) -> LaneOrder.Scope {
        guard provider.isEmpty || adapters[ProviderID(rawValue: provider)] != nil else {
            throw APIError(.invalidValue, field: "provider", "'\(provider)' is none of \(adapters.ids.map(\.rawValue).joined(separator: ", "))")
        }
        guard environment.isEmpty || !provider.isEmpty else { throw APIError(.invalidValue, field: "environment", "needs a provider") }
        guard environment.utf8.count <= 300, !environment.contains("\n") else {
            throw APIError(.invalidValue, field: "environment", "has at most 300 bytes in one line")
        }
        if !environment.isEmpty, let adapter = adapters[ProviderID(rawValue: provider)], !adapter.has(ProviderEnvironment(rawValue: environment)) {
            throw APIError(
                .invalidValue, field: "environment", "'\(environment)' is no environment of \(provider): it has \(adapter.environmentNames)")
        }
        return .init(provider: provider, environment: environment)
    }

    /// Follows what an operator says.
    ///
    /// - Returns: false when the operator said so before, or ended what did not hold.
    @discardableResult
    private func order(
        _ kind: LaneOrder.Kind, _ scope: LaneOrder.Scope, holds: Bool, reason: String, as action: AuditAction, _ context: ServerContext
    ) async throws -> Bool {
        guard reason.utf8.count <= Self.longestReason else {
            throw APIError(.invalidValue, field: "reason", "has at most \(Self.longestReason) bytes")
        }
        // Audited before the change: without a record, nothing is changed (decision 0023). The end of no pause changes nothing.
        let known = await engine.orders.holding.first { $0.kind == kind && $0.scope == scope }
        // Said again without new words: it keeps its date and its reason.
        if holds, let known, reason.isEmpty || reason == known.reason { return false }
        let changes = kind == .down || holds || known != nil
        let tenant = CommonV1.Tenant(organizationId: scope.organization, appId: scope.app)
        if changes { try await audit.record(.init(action, subject: scope.label, details: reason, tenant: tenant), context) }
        let order = await engine.orders.next(kind, scope, holds: holds, reason: reason, now: clock.now)
        // First the others: when they cannot be told, nothing is changed.
        try await fleet.announce(order)
        try await follow(order)
        return changes
    }

    /// Stores an order, which this dispatcher or another one got, and follows it.
    func follow(_ order: LaneOrder) async throws {
        guard await engine.orders.isNews(order) else { return }
        try await store.write { try LaneOrderTable.save(order, $0) }
        await engine.follow(order)
    }

    // MARK: Pushes that come in an outage

    /// Limits the wait of pushes that come in an outage to `outage_queue_max_seconds` of their app.
    ///
    /// - Returns: the pushes that no provider takes now.
    func limitWait(_ pushes: inout [NewPush], now: Instant) async -> [DispatcherV1.Push] {
        guard engine.outages.isAny else { return [] }
        let down = await engine.downRoutes(among: Set(pushes.flatMap(\.routes).compactMap(\.self)))
        guard !down.isEmpty else { return [] }
        func waits(_ push: NewPush) -> Bool { push.routes.contains { route in route.map { down.contains($0) } == true } }
        let answers = await policies.policies(for: Set(pushes.filter(waits).map(\.tenant)))
        var waiting: [DispatcherV1.Push] = []
        for index in pushes.indices where waits(pushes[index]) {
            let push = pushes[index]
            if let policy = try? answers.policy(of: push.tenant).policy {
                pushes[index].queuedUntil = min(push.queuedUntil, now + .seconds(policy.outageQueueMaxSeconds))
            }
            let routes = push.routes.compactMap(\.self)
            if routes.allSatisfy({ down.contains($0) }) { waiting.append(push.push.message) }
        }
        return waiting
    }

    // MARK: Status

    /// The pauses among orders that hold.
    ///
    /// - Parameter app: only those that concern the app; nil: all.
    static func pauses(_ holding: [LaneOrder], of app: CommonV1.Tenant?) -> [DispatcherV1.LanePause] {
        holding.filter { $0.kind == .pause }.compactMap { order in
            let scope = order.scope
            let tenant = scope.app.isEmpty ? nil : CommonV1.Tenant(organizationId: scope.organization, appId: scope.app)
            if let app, let tenant, tenant != app { return nil }
            return DispatcherV1.LanePause(
                provider: scope.provider, environment: scope.environment, tenant: tenant, sinceMs: order.at.milliseconds, reason: order.reason)
        }
    }

    /// Adds up lanes by provider.
    ///
    /// - Parameter called: the orders that hold.
    static func providers(_ lanes: [LaneReport], called orders: [LaneOrder]) -> [DispatcherV1.ProviderStatus] {
        var known: [String: DispatcherV1.ProviderStatus] = [:]
        for lane in lanes {
            var status = known[lane.provider.rawValue] ?? .init(provider: lane.provider.rawValue)
            status.lanes += 1
            status.waiting += Int64(lane.waiting + lane.waitingRetry)
            let isFailing = lane.failing != nil || lane.condition.waitReason == .providerDown
            if isFailing, status.reason.isEmpty { status.reason = lane.reason }
            if lane.condition.waitReason == .providerDown {
                status.down = true
                status.lanesDown += 1
                status.downSinceMs = [status.downSinceMs, lane.downSince?.milliseconds].compactMap(\.self).min()
            }
            known[status.provider] = status
        }
        for order in orders where order.kind == .down {
            var status = known[order.scope.provider] ?? .init(provider: order.scope.provider)
            let words = [order.scope.environment, order.reason].filter { !$0.isEmpty }.joined(separator: ": ")
            (status.down, status.calledDown, status.reason) = (true, true, words)
            status.downSinceMs = min(status.downSinceMs ?? order.at.milliseconds, order.at.milliseconds)
            known[status.provider] = status
        }
        return known.values.sorted { $0.provider < $1.provider }
    }
}
