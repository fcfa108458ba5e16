import CarillonAPI
import Cryptography
import RPC
import ServiceKit

extension RegistryHandlers {
    func upsertOrganization(
        _ request: RegistryV1.UpsertOrganizationRequest, context: ServerContext
    ) async throws -> RegistryV1.UpsertOrganizationResponse {
        guard var organization = request.organization else {
            throw APIError(.invalidArgument, field: "organization", "is required")
        }
        try context.requireScope(organization: organization.organizationId)
        try Identifiers.checkOrganization(organization.organizationId, field: "organization.organization_id")
        organization.name = try Identifiers.text(organization.name, field: "organization.name", limit: 200)
        guard !organization.name.isEmpty else { throw APIError(.invalidArgument, field: "organization.name", "is required") }
        if organization.timezone.isEmpty { organization.timezone = "UTC" }
        try Identifiers.checkTimezone(organization.timezone, field: "organization.timezone")
        if organization.defaultLocale.isEmpty { organization.defaultLocale = "en" }
        try DeviceDraft.checkLocale(organization.defaultLocale)
        if organization.status.isEmpty { organization.status = "active" }
        guard ["active", "suspended"].contains(organization.status) else {
            throw APIError(.invalidArgument, field: "organization.status", "is active or suspended")
        }
        if !organization.profile.isEmpty {
            _ = try profiles.profile(organization.profile, field: "organization.profile")
        }
        _ = try PolicyBook.overrides(organization.policyOverrides, field: "organization.policy_overrides")
        let (accepted, profiles, nowMs) = (organization, profiles, nowMs)
        let row = try await store.write { database in
            let row = try OrganizationRow.upsert(accepted, nowMs: nowMs, database)
            // The organization's layer must suit the profile of each of its apps as well.
            for app in try AppRow.page(database, organization: accepted.organizationId, after: "", limit: 10_000) {
                _ = try PolicyBook.resolve(app: app, organization: row, profiles: profiles)
            }
            return row
        }
        policies.somethingChanged()
        return .init(organization: row.organization)
    }

    func getOrganization(
        _ request: RegistryV1.GetOrganizationRequest, context: ServerContext
    ) async throws -> RegistryV1.GetOrganizationResponse {
        try context.requireScope(organization: request.organizationId)
        guard let row = try await store.read({ try OrganizationRow.find($0, request.organizationId) }) else {
            throw APIError(.notFound, field: "organization_id", "there is no organization “\(request.organizationId)”")
        }
        return .init(organization: row.organization)
    }

    func listOrganizations(
        _ request: RegistryV1.ListOrganizationsRequest, context: ServerContext
    ) async throws -> RegistryV1.ListOrganizationsResponse {
        try context.requireScope(tenant: nil)
        let page = try Page(size: request.pageSize, token: request.pageToken)
        let rows = try await store.read { try OrganizationRow.page($0, after: page.after, limit: page.size) }
        return .init(
            organizations: rows.map(\.organization), nextPageToken: page.nextToken(rows, id: \.organization.organizationId))
    }

    func upsertApp(
        _ request: RegistryV1.UpsertAppRequest, context: ServerContext
    ) async throws -> RegistryV1.UpsertAppResponse {
        guard var app = request.app else { throw APIError(.invalidArgument, field: "app", "is required") }
        try context.requireScope(tenant: .init(organizationId: app.organizationId, appId: app.appId))
        try Identifiers.checkApp(app.appId, field: "app.app_id")
        app.name = try Identifiers.text(app.name.isEmpty ? app.appId : app.name, field: "app.name", limit: 200)
        app.apnsTopic = try Identifiers.text(app.apnsTopic, field: "app.apns_topic", limit: 255)
        app.fcmProjectId = try Identifiers.text(app.fcmProjectId, field: "app.fcm_project_id", limit: 128)
        if app.apnsEnvironment.isEmpty { app.apnsEnvironment = "production" }
        guard ["production", "sandbox"].contains(app.apnsEnvironment) else {
            throw APIError(.invalidArgument, field: "app.apns_environment", "is production or sandbox")
        }
        app.deepLinkScheme = try Identifiers.text(app.deepLinkScheme, field: "app.deep_link_scheme", limit: 64)
        app.defaultAndroidChannelId = try Identifiers.text(
            app.defaultAndroidChannelId, field: "app.default_android_channel_id", limit: 100)
        if let issuer = app.auth { try Self.check(issuer) }
        let (asked, profiles, nowMs) = (app, profiles, nowMs)
        let row = try await store.write { database in
            var app = asked
            guard let organization = try OrganizationRow.find(database, app.organizationId) else {
                throw APIError(.notFound, field: "app.organization_id", "there is no organization “\(app.organizationId)”")
            }
            let existing = try AppRow.find(database, app.appId)?.app
            if let existing, existing.organizationId != app.organizationId {
                throw APIError(.conflict, field: "app.app_id", "“\(app.appId)” belongs to another organization; choose another id")
            }
            // The app keeps the profile and the version it stands on until it is told otherwise (POL-01).
            if app.profile.isEmpty { app.profile = existing?.profile ?? organization.organization.profile }
            if app.profileVersion == 0 {
                let kept = existing.flatMap { $0.profile == app.profile ? $0.profileVersion : nil }
                app.profileVersion = try kept ?? Int32(profiles.profile(app.profile).version)
            }
            let row = try AppRow.upsert(app, nowMs: nowMs, database)
            // Throws, and so undoes the write, when the overrides do not hold: the old policy stays in force (ARCH-08).
            _ = try PolicyBook.resolve(app: row, organization: organization, profiles: profiles)
            return row
        }
        policies.somethingChanged()
        logger.notice(
            "policy changed",
            metadata: [
                "app": "\(row.app.appId)", "service": "\(context.principal?.service ?? "-")",
                "actor": "\(context.principal?.actor?.userID ?? "-")",
            ])
        return .init(app: row.app)
    }

    /// Refuses keys that no user token could be verified with, before the gateway has to.
    private static func check(_ issuer: RegistryV1.TokenIssuer) throws(APIError) {
        guard issuer.issuer.count <= 500, issuer.jwks.utf8.count <= 65_536 else {
            throw APIError(.invalidArgument, field: "app.auth", "the issuer has at most 500 characters, the key set at most 64 KiB")
        }
        guard !issuer.jwks.isEmpty else { return }
        do { _ = try JWKSet(json: Array(issuer.jwks.utf8)) } catch {
            throw APIError(.invalidArgument, field: "app.auth.jwks", "\(error)")
        }
    }

    func getApp(_ request: RegistryV1.GetAppRequest, context: ServerContext) async throws -> RegistryV1.GetAppResponse {
        guard let row = try await store.read({ try AppRow.find($0, request.appId) }) else {
            throw APIError(.notFound, field: "app_id", "there is no app “\(request.appId)”")
        }
        try context.requireScope(tenant: .init(organizationId: row.app.organizationId, appId: row.app.appId))
        return .init(app: row.app)
    }

    func listApps(_ request: RegistryV1.ListAppsRequest, context: ServerContext) async throws -> RegistryV1.ListAppsResponse {
        try context.requireScope(organization: request.organizationId)
        let page = try Page(size: request.pageSize, token: request.pageToken)
        let organization = request.organizationId.isEmpty ? nil : request.organizationId
        let rows = try await store.read {
            try AppRow.page($0, organization: organization, after: page.after, limit: page.size)
        }
        return .init(apps: rows.map(\.app), nextPageToken: page.nextToken(rows, id: \.app.appId))
    }
}

extension ServerContext {
    /// As `requireScope(tenant:userID:)`, for what belongs to an organization and to none of its apps.
    fileprivate func requireScope(organization: String) throws {
        try requireScope(tenant: .init(organizationId: organization, appId: principal?.actor?.appID ?? ""))
    }
}
