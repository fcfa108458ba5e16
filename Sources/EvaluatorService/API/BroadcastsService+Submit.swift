import CarillonAPI
import DurableWork
import RPC
import ServiceKit
import Storage

/// Acceptance of broadcasts (EVAL-16).
extension BroadcastsService {
    /// An app that gets a broadcast, with its type there.
    private struct Destination: Sendable {
        var tenant: CommonV1.Tenant
        var typeID: String
    }

    /// Stores a broadcast. Its run in each app is due at once.
    func submit(
        _ submitted: EvaluatorV1.SubmitBroadcastRequest, context: ServerContext
    ) async throws -> EvaluatorV1.SubmitBroadcastResponse {
        let request = try authorized(try BroadcastDraft.checked(submitted), context)
        let tenant = request.tenant ?? .init()
        let destinations = try await destinations(of: request, tenant)
        if !request.broadcastId.isEmpty, let known = try await store.read({ try BroadcastTable.find(request.broadcastId, of: tenant, $0) }) {
            return .init(broadcast: try await view(of: try Self.repeated(known, by: request)), duplicate: true)
        }
        guard !outboxRoom.isCrowded(at: clock.steadyNow) else {
            throw APIError(
                .unavailable, "too many pushes wait to be sent: no broadcast is taken now, and other notifications are",
                retryAfter: OutboxRoom.crowdedFor)
        }
        let now = clock.now
        let broadcast = StoredBroadcast(
            id: ids.ulid().string(after: BroadcastID.prefix), callerID: request.broadcastId, tenant: tenant, author: context.author(in: tenant),
            createdAt: now, namedUsers: request.namedUsers.count, request: request)
        // Before the effect (SEC-10). A call that fails afterwards leaves a record of what was tried.
        try await record(broadcast, context)
        let stored = try await store.writeOnce(for: context, clock: clock) { database -> StoredBroadcast in
            // Of two equal calls at the same time, the second finds the first one's.
            if !request.broadcastId.isEmpty, let known = try BroadcastTable.find(request.broadcastId, of: tenant, database) {
                return try Self.repeated(known, by: request)
            }
            // Users who were erased not long ago get none (PRIV-09).
            let erased = try ErasedUsers.among(request.namedUsers.map { UserKey($0, of: tenant) }, at: now, database)
            var broadcast = broadcast
            broadcast.request = request.with(users: request.namedUsers.filter { !erased.contains(UserKey($0, of: tenant)) })
            try BroadcastTable.insert(broadcast, database)
            for destination in destinations {
                let run = BroadcastRun(
                    broadcastID: broadcast.id, tenant: destination.tenant, typeID: destination.typeID, state: .pending, changedAt: now)
                try BroadcastRunTable.insert(run, database)
            }
            return broadcast
        } response: { stored in
            let runs = destinations.map {
                BroadcastRun(broadcastID: stored.id, tenant: $0.tenant, typeID: $0.typeID, state: .pending, changedAt: stored.createdAt)
            }
            return EvaluatorV1.SubmitBroadcastResponse(broadcast: .init(stored, runs), duplicate: stored.id != broadcast.id)
        }
        signals.dueItems.signal()
        return stored.response
    }

    /// The known broadcast of a caller's id.
    ///
    /// - Throws: `conflict` where the caller's request describes another broadcast.
    private static func repeated(_ known: StoredBroadcast, by request: EvaluatorV1.SubmitBroadcastRequest) throws(APIError) -> StoredBroadcast {
        guard known.isEmptied || known.request.isSame(as: request, users: known.namedUsers) else {
            throw APIError(.conflict, field: "broadcast_id", "the app has another broadcast “\(request.broadcastId)”: use another id")
        }
        return known
    }

    // MARK: Permission

    /// The request with its tenant, where the caller may have the audience (ROLE-01).
    private func authorized(
        _ checked: EvaluatorV1.SubmitBroadcastRequest, _ context: ServerContext
    ) throws -> EvaluatorV1.SubmitBroadcastRequest {
        var request = checked
        if case .wholePlatform = request.audience?.audience {
            try context.refuseHosts("platform-wide broadcast")
            try context.requirePlatform()
            request.tenant = .init()
        } else {
            let tenant = try FieldRules.requireApp(of: request.tenant)
            try context.requireScope(tenant: tenant)
            switch request.audience?.audience {
            case .wholeOrganization:
                // Their keys are for one app.
                try context.refuseHosts("organization broadcast")
                guard !tenant.organizationId.isEmpty else {
                    throw APIError(.invalidArgument, field: "audience.whole_organization", "personal accounts have no organization")
                }
            // Administrators of an organization may not send to users of their choice.
            case .users where context.isHost == false: try context.require(role: .systemAdmin, for: "manual single send")
            default: break
            }
        }
        guard !request.overrideReason.isEmpty else { return request }
        try context.refuseHosts("override of preferences")
        try context.require(role: .systemAdmin, for: "override of preferences")
        request.overrideReason = try EventAcceptance.reason(request.overrideReason)
        return request
    }

    private func record(_ broadcast: StoredBroadcast, _ context: ServerContext) async throws {
        let tenant = broadcast.auditTenant
        let type = broadcast.request.typeId
        let words = [type, broadcast.request.audienceWords].filter { !$0.isEmpty }.joined(separator: " to ")
        try await audit.record(.init(.broadcastSubmitted, subject: broadcast.id, details: words, tenant: tenant), context)
        guard !broadcast.request.overrideReason.isEmpty else { return }
        try await audit.record(
            .init(.preferencesOverridden, subject: broadcast.id, details: "\(type): \(broadcast.request.overrideReason)", tenant: tenant), context)
    }

    // MARK: Apps

    /// The apps of a broadcast. Of several apps, those get it whose catalogue has the type.
    ///
    /// - Throws: ``APIError`` where no app can get it: the reason of the first one.
    private func destinations(of request: EvaluatorV1.SubmitBroadcastRequest, _ tenant: CommonV1.Tenant) async throws -> [Destination] {
        let apps: Set<CommonV1.Tenant>
        switch request.audience?.audience {
        case .wholePlatform: apps = try await self.apps(of: "")
        case .wholeOrganization: apps = try await self.apps(of: tenant.organizationId)
        default:
            let app = try await policies.app(of: tenant)
            return [Destination(tenant: tenant, typeID: try BroadcastDraft.type(of: request, in: app, tenant))]
        }
        let answers = await policies.policies(for: apps)
        var destinations: [Destination] = []
        var refusal: APIError?
        for app in apps.sorted(by: { ($0.organizationId, $0.appId) < ($1.organizationId, $1.appId) }) {
            // An app whose policy cannot be read now would be left out silently.
            let policy = try answers.policy(of: app)
            do {
                destinations.append(.init(tenant: app, typeID: try BroadcastDraft.type(of: request, in: policy, app)))
            } catch {
                refusal = refusal ?? error
            }
        }
        if destinations.isEmpty { throw refusal ?? APIError(.notFound, field: "audience", "there are no apps") }
        return destinations
    }

    /// The apps of an organization; of all organizations where the id is empty.
    private func apps(of organization: String) async throws -> Set<CommonV1.Tenant> {
        var apps: Set<CommonV1.Tenant> = []
        var request = RegistryV1.ListAppsRequest(organizationId: organization, pageSize: 1_000)
        repeat {
            let page = try await peers.tenants.listApps(request, options: .init(timeout: .seconds(5)))
            apps.formUnion(page.apps.map { .init(organizationId: $0.organizationId, appId: $0.appId) })
            request.pageToken = page.nextPageToken
        } while !request.pageToken.isEmpty
        return apps
    }
}

extension ServerContext {
    /// Whether a host system calls, for itself or through the gateway; nil: a service such as the command line.
    fileprivate var isHost: Bool? { principal?.actor.map { $0.has(.system) } ?? (principal?.service == "host" ? true : nil) }

    /// Refuses host systems.
    ///
    /// - Parameter permission: the name of the permission that administrators alone have (ROLE-01).
    fileprivate func refuseHosts(_ permission: String) throws(APIError) {
        guard isHost == true else { return }
        note(refusal: permission)
        throw APIError(.forbidden, "\(permission): needs the role of an administrator")
    }

    /// The caller's name with a broadcast. Users of another app are not named: an erasure of that app would not find them here.
    fileprivate func author(in tenant: CommonV1.Tenant) -> String {
        guard let actor = principal?.actor, !actor.userID.isEmpty, !actor.isPlatform, callerTenant != tenant else { return callerName }
        return "user"
    }
}
