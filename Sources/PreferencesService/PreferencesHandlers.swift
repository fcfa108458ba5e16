import CarillonAPI
import RPC
import ServiceKit
import Storage

/// Answers whether a user is a member of a conversation channel.
protocol ChannelMembership: Sendable {
    func isMember(_ userId: String, of channelId: String, tenant: CommonV1.Tenant?) async throws -> Bool
}

/// The registry's answer, asked for each time: a mute is rare, and membership changes.
struct RegistryMembership: ChannelMembership {
    let registry: RegistryV1.Registry.Client

    func isMember(_ userId: String, of channelId: String, tenant: CommonV1.Tenant?) async throws -> Bool {
        try await registry.checkMembership(.init(tenant: tenant, channelId: channelId, userId: userId)).member
    }
}

/// `carillon.preferences.v1.Preferences`: may we, and when.
struct PreferencesHandlers: PreferencesV1.Preferences.ServiceProtocol {
    let store: Store
    let policies: any PolicySource
    let membership: any ChannelMembership
    let clock: any DomainClock

    var nowMs: Int64 { clock.now.milliseconds }

    static func checkUser(_ userId: String) throws(APIError) {
        guard !userId.isEmpty, userId.utf8.count <= 200 else {
            throw APIError(.invalidArgument, field: "user_id", "is required, with at most 200 characters")
        }
    }

    func getPreferences(
        _ request: PreferencesV1.GetPreferencesRequest, context: ServerContext
    ) async throws -> PreferencesV1.GetPreferencesResponse {
        try context.requireScope(tenant: request.tenant, userID: request.userId)
        try Self.checkUser(request.userId)
        let tenant = Tenant(request.tenant)
        let governing = try await policies.current(for: request.tenant ?? .init())
        let nowMs = nowMs
        let document = try await store.read { database in
            let document = try DocumentRows.find(database, userId: request.userId, tenant: tenant)
            return try Self.message(document, request.tenant, request.userId, governing, nowMs: nowMs, database)
        }
        return .init(document: document)
    }

    func updatePreferences(
        _ request: PreferencesV1.UpdatePreferencesRequest, context: ServerContext
    ) async throws -> PreferencesV1.UpdatePreferencesResponse {
        try context.requireScope(tenant: request.tenant, userID: request.userId)
        try Self.checkUser(request.userId)
        let tenant = Tenant(request.tenant)
        let governing = try await policies.current(for: request.tenant ?? .init())
        let update = try DocumentUpdate(request, governing: governing)
        let nowMs = nowMs
        let document = try await store.write { database in
            let before = try DocumentRows.find(database, userId: request.userId, tenant: tenant)
            let after = try update.applied(to: before, nowMs: nowMs)
            if after != before { try DocumentRows.write(after, userId: request.userId, tenant: tenant, database) }
            return try Self.message(after, request.tenant, request.userId, governing, nowMs: nowMs, database)
        }
        return .init(document: document)
    }

    private static func message(
        _ document: PreferenceDocument, _ tenant: CommonV1.Tenant?, _ userId: String, _ governing: AppPolicy, nowMs: Int64,
        _ database: Database
    ) throws -> PreferencesV1.Document {
        let channels = try ChannelSettingRows.all(database, userId: userId, tenant: Tenant(tenant))
        return EffectivePreferences(document, governing).message(
            tenant: tenant, userId: userId, channels: channels.map { $0.choice.message(channelId: $0.channelId, atMs: nowMs) })
    }

    func checkSend(
        _ request: PreferencesV1.CheckSendRequest, context: ServerContext
    ) async throws -> PreferencesV1.CheckSendResponse {
        try context.requireScope(tenant: request.tenant)
        guard request.questions.count <= SendChecks.largestBatch else {
            throw APIError(.invalidArgument, field: "questions", "has at most \(SendChecks.largestBatch) questions")
        }
        guard !request.questions.isEmpty else { return .init() }
        let tenant = Tenant(request.tenant)
        let governing = try await policies.current(for: request.tenant ?? .init())
        let instant = request.atMs == 0 ? clock.now : Instant(milliseconds: request.atMs)
        let stored = try await store.read { try SendChecks.read(request.questions, tenant: tenant, $0) }
        return .init(
            answers: request.questions.map { SendChecks.answer($0, stored: stored, governing: governing, at: instant) })
    }
}
