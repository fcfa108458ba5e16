import CarillonAPI
import RPC
import ServiceKit
import Storage

extension PreferencesHandlers {
    /// Users of one import.
    static let largestImport = 500

    func exportPreferences(
        _ request: PreferencesV1.ExportPreferencesRequest, response: ResponseWriter<PreferencesV1.ExportPreferencesResponse>,
        context: ServerContext
    ) async throws {
        try context.requireScope(tenant: request.tenant)
        _ = try await policies.current(for: request.tenant ?? .init())
        try await audit.record(.init("preferences.exported", subject: request.userId, tenant: request.tenant), context)
        let tenant = Tenant(request.tenant)
        var last = ""
        while true {
            let after = last
            let users = try await store.read { try StoredUsers.page(after: after, only: request.userId, tenant: tenant, $0) }
            guard let end = users.last else { return }
            try await response.write(.init(users: users))
            last = end.userId
        }
    }

    func importPreferences(
        _ request: PreferencesV1.ImportPreferencesRequest, context: ServerContext
    ) async throws -> PreferencesV1.ImportPreferencesResponse {
        try context.requireScope(tenant: request.tenant)
        guard request.users.count <= Self.largestImport else {
            throw APIError(.payloadTooLarge, field: "users", "has at most \(Self.largestImport) users")
        }
        let governing = try await policies.current(for: request.tenant ?? .init())
        let (tenant, nowMs) = (Tenant(request.tenant), nowMs)
        let foreseen = try await store.read { try Self.replace(request.users, tenant, governing, nowMs: nowMs, dryRun: true, $0) }
        // What changes nobody leaves no record of a change.
        guard !request.dryRun, foreseen.imported > 0 else { return foreseen }
        let details = "\(foreseen.imported) of \(request.users.count) users"
        try await audit.record(.init("preferences.imported", subject: "", details: details, tenant: request.tenant), context)
        return try await store.write { try Self.replace(request.users, tenant, governing, nowMs: nowMs, dryRun: false, $0) }
    }

    /// - Parameter dryRun: answers what would become of each, and writes nothing.
    private static func replace(
        _ users: [PreferencesV1.StoredUser], _ tenant: Tenant, _ governing: AppPolicy, nowMs: Int64, dryRun: Bool, _ database: Database
    ) throws -> PreferencesV1.ImportPreferencesResponse {
        var response = PreferencesV1.ImportPreferencesResponse()
        for (index, user) in users.enumerated() {
            do {
                let (isChanged, gone) = try replace(user, tenant, governing, nowMs: nowMs, dryRun: dryRun, database)
                if isChanged { response.imported += 1 } else { response.unchanged += 1 }
                if let warning = StoredUsers.warning(gone, at: index) { response.warnings.append(warning) }
            } catch let error as APIError {
                response.rejected.append(error.itemResult(index))
            }
        }
        return response
    }

    /// Replaces one user's preferences; everything is checked before anything is written.
    ///
    /// - Returns: whether anything changes, and which choices the app does not offer any more.
    private static func replace(
        _ user: PreferencesV1.StoredUser, _ tenant: Tenant, _ governing: AppPolicy, nowMs: Int64, dryRun: Bool, _ database: Database
    ) throws -> (isChanged: Bool, gone: [APIError]) {
        try checkUser(user.userId)
        try checkInstant(user.optedOutAtMs, field: "opted_out_at_ms")
        try checkInstant(user.updatedAtMs, field: "updated_at_ms")
        for instant in user.choices?.optOutHistoryMs ?? [] { try checkInstant(instant, field: "opt_out_history_ms") }
        guard user.version >= 0 else { throw APIError(.invalidValue, field: "version", "must not be negative") }
        try UserErasure.refuseErased(user.userId, tenant: tenant, nowMs: nowMs, database)
        let before = try DocumentRows.find(database, userId: user.userId, tenant: tenant)
        let channels = try StoredUsers.channels(of: user)
        let channelsBefore = Dictionary(
            try ChannelSettingRows.all(database, userId: user.userId, tenant: tenant).map { ($0.channelId, $0.choice) }
        ) { $1 }
        let (replaced, gone) = try StoredUsers.replaced(before, by: user, governing: governing, nowMs: nowMs)
        var after = replaced
        if after == before, channels != channelsBefore {
            after.version += 1
            after.updatedAtMs = nowMs
        }
        guard after != before else { return (false, gone) }
        guard !dryRun else { return (true, gone) }
        try DocumentRows.write(after, userId: user.userId, tenant: tenant, database)
        try PushSwitchOutbox.note(after, before: before, userId: user.userId, tenant: tenant, database)
        for (channelId, choice) in channels where channelsBefore[channelId] != choice {
            try ChannelSettingRows.write(choice, userId: user.userId, channelId: channelId, tenant: tenant, database)
        }
        for channelId in channelsBefore.keys where channels[channelId] == nil {
            try ChannelSettingRows.write(ChannelChoice(), userId: user.userId, channelId: channelId, tenant: tenant, database)
        }
        return (true, gone)
    }
}
