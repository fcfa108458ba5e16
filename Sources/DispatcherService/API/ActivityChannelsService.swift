import CarillonAPI
import DurableWork
import Providers
import RPC
import ServiceKit
import Storage

/// `carillon.dispatcher.v1.ActivityChannels`: broadcast channels of Live Activities, which the provider keeps.
struct ActivityChannelsService: DispatcherV1.ActivityChannels.ServiceProtocol {
    let store: Store
    let clock: any DomainClock
    let adapters: Adapters
    let credentials: CredentialStore
    let requests: any AuxiliaryRequests
    /// Records channels that are made and deleted, and what an operator or administrator sends.
    let audit: any AuditSink
    /// Of pushes to one channel.
    let pace: SharedPace

    func createActivityChannel(
        _ request: DispatcherV1.CreateActivityChannelRequest, context: ServerContext
    ) async throws -> DispatcherV1.CreateActivityChannelResponse {
        let place = try place(request.tenant, request.environment, context)
        return try await store.answerOnce(for: context, as: context.callerName, clock: clock) {
            // Apple gives the id.
            let made = try await ask(.create(storesLatest: request.storesLatest), place, as: .activityChannelCreated, context)
            return .init(channel: .init(channelId: made.ids.first ?? "", storesLatest: request.storesLatest))
        }
    }

    func getActivityChannel(
        _ request: DispatcherV1.GetActivityChannelRequest, context: ServerContext
    ) async throws -> DispatcherV1.GetActivityChannelResponse {
        let place = try place(request.tenant, request.environment, context)
        try ActivityChannels.check(id: request.channelId)
        let found = try await ask(.read(id: request.channelId), place, context)
        return .init(channel: .init(channelId: request.channelId, storesLatest: found.storesLatest))
    }

    func listActivityChannels(
        _ request: DispatcherV1.ListActivityChannelsRequest, context: ServerContext
    ) async throws -> DispatcherV1.ListActivityChannelsResponse {
        .init(channelIds: try await ask(.list, try place(request.tenant, request.environment, context), context).ids)
    }

    func deleteActivityChannel(
        _ request: DispatcherV1.DeleteActivityChannelRequest, context: ServerContext
    ) async throws -> DispatcherV1.DeleteActivityChannelResponse {
        let place = try place(request.tenant, request.environment, context)
        try ActivityChannels.check(id: request.channelId)
        return try await store.answerOnce(for: context, as: context.callerName, clock: clock) {
            _ = try await ask(.delete(id: request.channelId), place, as: .activityChannelDeleted, of: request.channelId, context)
            return .init()
        }
    }

    func sendActivityBroadcast(
        _ request: DispatcherV1.SendActivityBroadcastRequest, context: ServerContext
    ) async throws -> DispatcherV1.SendActivityBroadcastResponse {
        let place = try place(request.tenant, request.environment, context)
        try ActivityChannels.check(id: request.channelId)
        let longest = ActivityChannels.longestLifetime.wholeMilliseconds / 1_000
        guard (0...longest).contains(Int64(request.ttlSeconds)) else {
            throw APIError(.invalidValue, field: "ttl_seconds", "is 0 to \(longest) seconds")
        }
        let now = clock.now
        let content = try ActivityChannels.content(request.liveActivity, urgent: request.urgent, now: now)
        let expiresAt = request.ttlSeconds > 0 ? now + .seconds(Int64(request.ttlSeconds)) : nil
        // A host sends for its users, as it submits events.
        let action: AuditAction? = context.looksAtAnother(than: "", of: place.tenant) ? .activityChannelSent : nil
        return try await store.answerOnce(for: context, as: context.callerName, clock: clock) {
            _ = try await ask(
                .send(id: request.channelId, content: content, expiresAt: expiresAt), place, as: action, of: request.channelId, context)
            return .init()
        }
    }

    // MARK: Asking

    private struct Place {
        let tenant: CommonV1.Tenant
        let environment: ProviderEnvironment
    }

    private func place(
        _ tenant: CommonV1.Tenant?, _ environment: CommonV1.AddressEnvironment, _ context: ServerContext
    ) throws -> Place {
        try context.requireScope(tenant: tenant)
        let tenant = try FieldRules.requireApp(of: tenant)
        let known = try environment.checked(field: "environment")
        return Place(tenant: tenant, environment: known == .sandbox ? .sandbox : .production)
    }

    /// - Parameter action: Recorded after all checks and before the call (decision 0023); nil: none.
    private func ask(
        _ call: ActivityChannels.Call, _ place: Place, as action: AuditAction? = nil, of channel: String = "", _ context: ServerContext
    ) async throws -> ActivityChannels.Answer {
        guard let (provider, channels) = adapters.activityChannels else { throw APIError(.unimplemented, "no provider has channels") }
        guard let credential = credentials.current(for: place.tenant, provider: provider) else {
            throw APIError(
                .providerNotEnabled, field: "tenant.app_id",
                "the app has no \(provider) credential: put one (`carillon credentials put \(provider)`)")
        }
        let turn: String? = if case .send(let id, _, _) = call { "\(place.tenant.label) \(id)" } else { nil }
        if let turn, let wait = pace.take(turn) {
            throw APIError(.rateLimited, "a channel takes one push a second; send the newest state then", retryAfter: wait)
        }
        let token: ProviderAuthorization
        do { token = try await credential.sender.authorization(at: Moment(clock)) } catch {
            throw APIError(.invalidCredential, "the app's key cannot sign (\(error))")
        }
        guard let request = channels.request(call, in: place.environment, by: credential.sender, authorization: token.value) else {
            throw APIError(.internalError, "the credential is of another provider")
        }
        if let action {
            try await audit.record(
                .init(action, subject: channel, details: place.environment.rawValue, tenant: place.tenant), context)
        }
        // A connection is bound to the first key that it sees.
        let outcome = await requests.exchange(request, at: channels.endpoint(of: call, in: place.environment), apart: credential.id)
        if case .notSent = outcome, let turn { pace.giveBack(turn) }
        return try channels.interpret(outcome, to: call, now: clock.now)
    }
}
