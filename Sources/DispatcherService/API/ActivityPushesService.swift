import CarillonAPI
import DurableWork
import Providers
import RPC
import ServiceKit
import Storage

/// `carillon.dispatcher.v1.ActivityPushes`: pushes to the addresses that devices have beside their tokens (DISP-37).
///
/// An address takes the place of a device in the queue: its id is the device id, for which the registry sealed it, and which the registry knows in
/// checks and reports (docs/decisions/0116-live-activities.md).
struct ActivityPushesService: DispatcherV1.ActivityPushes.ServiceProtocol {
    let store: Store
    let clock: any DomainClock
    let ids: IdentifierSource
    let adapters: Adapters
    let addresses: RegistryV1.Addresses.Client
    let consent: any GuardianConsent
    let intake: Intake
    /// Records what an operator or administrator sends.
    let audit: any AuditSink

    static let mostUsers = 1_000
    /// As long as providers keep a message.
    private static let longestLifetime: Int32 = 2_419_200

    func sendActivity(
        _ request: DispatcherV1.SendActivityRequest, context: ServerContext
    ) async throws -> DispatcherV1.SendActivityResponse {
        try context.requireScope(tenant: request.tenant)
        let tenant = try FieldRules.requireApp(of: request.tenant)
        guard !request.userIds.isEmpty else { throw APIError(.invalidArgument, field: "user_ids", "is required") }
        try BatchLimit.check(request.userIds.count, most: Self.mostUsers, field: "user_ids")
        for (index, user) in request.userIds.enumerated() { try FieldRules.checkUser(user, field: "user_ids[\(index)]") }
        try FieldRules.checkHostID(request.name, field: "name")
        if let seconds = request.ttlSeconds, !(0...Self.longestLifetime).contains(seconds) {
            throw APIError(.invalidValue, field: "ttl_seconds", "is 0 to \(Self.longestLifetime) seconds")
        }
        // A repetition after a crash makes pushes with the same ids, which the queue knows.
        return try await store.answerOnce(for: context, as: context.callerName, clock: clock) {
            try await send(request, to: tenant, context)
        }
    }

    private func send(
        _ request: DispatcherV1.SendActivityRequest, to tenant: CommonV1.Tenant, _ context: ServerContext
    ) async throws -> DispatcherV1.SendActivityResponse {
        let now = clock.now
        let (kind, content) = try ActivityPush.content(of: request, now: now)
        var seen: Set<String> = []
        let users = request.userIds.filter { seen.insert($0).inserted }
        let found = try await addresses.resolveActivityAddresses(
            .init(tenant: tenant, userIds: users, kind: .init(kind), name: request.name)
        ).devices
        guard !found.isEmpty else { return .init() }
        try await intake.admit()
        let children = try await consent.requiring(among: Set(found.map(\.userId)), of: tenant)
        let lifetime = request.ttlSeconds.map { Duration.seconds(Int64($0)) } ?? ActivityPush.lifetime(of: kind)
        // A delivery that expires at once would not be tried.
        let expiresAt = now + max(lifetime, .seconds(30))
        let byUser = Dictionary(grouping: found, by: \.userId)
        let pushes = try users.compactMap { user -> NewPush? in
            guard let devices = byUser[user] else { return nil }
            var push = DispatcherV1.Push(tenant: tenant, pushId: pushID(of: context, user), userId: user, typeId: kind.name, priority: .high)
            // The ledger does not have it.
            push.notificationId = push.pushId
            push.silentPush = true
            push.guardianConsentRequired = children.contains(user)
            push.contents = [.init(activity: content)]
            push.targets = devices.map { .init(device: $0, contentIndex: 0) }
            if ActivityPush.replacesOlder(kind) { push.collapseId = "activity" }
            push.createdAtMs = now.milliseconds
            push.expiresAtMs = expiresAt.milliseconds
            var accepted = try EnqueueValidation.accept(push, index: 0, adapters)
            accepted.knownUntil = max(accepted.knownUntil, now + IdempotencyKey.lifetime)
            return accepted
        }
        // A host sends for its users, as it submits events.
        if context.looksAtAnother(than: "", of: tenant) {
            let details = "\(kind.name) to \(byUser.count) users"
            try await audit.record(.init(.activitySent, subject: request.name, details: details, tenant: tenant), context)
        }
        try await intake.take(pushes, now: now)
        return .init(addresses: Int64(found.count))
    }

    /// The id of a user's push. A call with the same idempotency key makes the same id, which the queue knows.
    private func pushID(of context: ServerContext, _ user: String) -> String {
        guard let key = context.metadata[string: IdempotencyKey.metadataKey] else { return ids.make(prefix: "act_") }
        let caller = context.callerTenant
        return "act_" + DerivedID.uuid(["activity", caller.organizationId, caller.appId, context.callerName, key, user])
    }
}
