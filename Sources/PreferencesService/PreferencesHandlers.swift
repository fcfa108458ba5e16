import CarillonAPI
import RPC
import ServiceKit
import Storage

/// `carillon.preferences.v1.Preferences`: may we, and when.
struct PreferencesHandlers: PreferencesV1.Preferences.ServiceProtocol {
    let store: Store
    let policies: any PolicySource
    let directory: any UserDirectory
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
        let governing = try await policies.current(for: request.tenant ?? .init())
        let reader = DocumentReader(
            tenant: request.tenant, userId: request.userId, governing: governing,
            user: try await directory.user(request.userId, tenant: request.tenant), now: clock.now)
        return .init(
            document: try await store.read { database in
                try reader.message(DocumentRows.find(database, userId: reader.userId, tenant: Tenant(reader.tenant)), database)
            })
    }

    func updatePreferences(
        _ request: PreferencesV1.UpdatePreferencesRequest, context: ServerContext
    ) async throws -> PreferencesV1.UpdatePreferencesResponse {
        try context.requireScope(tenant: request.tenant, userID: request.userId)
        try Self.checkUser(request.userId)
        let tenant = Tenant(request.tenant)
        let governing = try await policies.current(for: request.tenant ?? .init())
        let update = try DocumentUpdate(request, governing: governing)
        let reader = DocumentReader(
            tenant: request.tenant, userId: request.userId, governing: governing,
            user: try await directory.user(request.userId, tenant: request.tenant), now: clock.now)
        let document = try await store.write { database in
            let before = try DocumentRows.find(database, userId: reader.userId, tenant: tenant)
            let after = try update.applied(to: before, nowMs: reader.now.milliseconds)
            if after != before {
                try UserErasure.refuseErased(reader.userId, tenant: tenant, nowMs: reader.now.milliseconds, database)
                try DocumentRows.write(after, userId: reader.userId, tenant: tenant, database)
            }
            return try reader.message(after, database)
        }
        return .init(document: document)
    }

    /// Makes the answer of one user's document.
    private struct DocumentReader: Sendable {
        let tenant: CommonV1.Tenant?
        let userId: String
        let governing: AppPolicy
        let user: DirectoryUser
        let now: Instant

        func message(_ document: PreferenceDocument, _ database: Database) throws -> PreferencesV1.Document {
            let channels = try ChannelSettingRows.all(database, userId: userId, tenant: Tenant(tenant))
            return EffectivePreferences(document, governing, roles: user.roles).message(
                tenant: tenant, userId: userId,
                channels: channels.map { $0.choice.message(channelId: $0.channelId, atMs: now.milliseconds) }, zones: user.zones, now: now)
        }
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
