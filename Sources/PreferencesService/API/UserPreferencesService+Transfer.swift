import CarillonAPI
import RPC
import ServiceKit
import Storage

extension UserPreferencesService {
    /// Most users of one import.
    static let largestImport = 500

    func exportPreferences(
        _ request: PreferencesV1.ExportPreferencesRequest, response: ResponseWriter<PreferencesV1.ExportPreferencesResponse>,
        context: ServerContext
    ) async throws {
        try context.requireScope(tenant: request.tenant)
        _ = try await policies.current(for: request.tenant ?? .init())
        try await audit.record(.init(.preferencesExported, subject: request.userId, tenant: request.tenant), context)
        let tenant = request.tenant ?? .init()
        var last = ""
        while true {
            let after = last
            let users = try await store.read { try DocumentTable.wholeUsers(after: after, only: request.userId, tenant: tenant, $0) }
            guard let end = users.last else { return }
            try await response.write(.init(users: users))
            last = end.userId
        }
    }

    func importPreferences(
        _ request: PreferencesV1.ImportPreferencesRequest, context: ServerContext
    ) async throws -> PreferencesV1.ImportPreferencesResponse {
        try context.requireScope(tenant: request.tenant)
        try BatchLimit.check(request.users.count, most: Self.largestImport, field: "users")
        let app = try await policies.current(for: request.tenant ?? .init())
        let (tenant, now) = (request.tenant ?? .init(), clock.now)
        let users = try await BatchItems(request.users) { try UserReplacement($0, app: app, at: now) }
        let foreseen = try await store.read { try Self.replace(users, tenant, at: now, dryRun: true, $0) }
        // An import that changes nobody is not audited.
        guard !request.dryRun, foreseen.imported > 0 else { return foreseen }
        let details = "\(foreseen.imported) of \(request.users.count) users"
        try await audit.record(.init(.preferencesImported, subject: "", details: details, tenant: request.tenant), context)
        return try await store.write { try Self.replace(users, tenant, at: now, dryRun: false, $0) }
    }

    /// Replaces users one by one. A refused user does not affect the others.
    ///
    /// - Parameter dryRun: Computes the results without writing them.
    private static func replace(
        _ users: BatchItems<UserReplacement>, _ tenant: CommonV1.Tenant, at now: Instant, dryRun: Bool, _ database: Database
    ) throws -> PreferencesV1.ImportPreferencesResponse {
        var response = PreferencesV1.ImportPreferencesResponse()
        let refused = try users.write { index, user in
            let (isChanged, withdrawn) = try ChoiceRecording.apply(
                user, of: UserKey(user.userId, of: tenant), at: now, dryRun: dryRun, database)
            if isChanged { response.imported += 1 } else { response.unchanged += 1 }
            if let warning = UserReplacement.warning(withdrawn, at: index) { response.warnings.append(warning) }
        }
        response.rejected = refused
        return response
    }
}
