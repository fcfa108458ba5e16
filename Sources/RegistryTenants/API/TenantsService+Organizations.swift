import CarillonAPI
import Logging
import RPC
import ServiceKit
import Storage

extension TenantsService {
    func upsertOrganization(
        _ request: RegistryV1.UpsertOrganizationRequest, context: ServerContext
    ) async throws -> RegistryV1.UpsertOrganizationResponse {
        guard let asked = request.organization else { throw APIError(.invalidArgument, field: "organization", "is required") }
        // An invalid organization id is refused before the caller's scope is checked.
        try FieldRules.checkOrganization(asked.organizationId, field: "organization.organization_id")
        try context.requireScope(organization: asked.organizationId)
        let (profiles, now, actor) = (profiles, now, AuditActor(context))
        let (row, changed) = try await store.write { database in
            let existing = try OrganizationTable.find(asked.organizationId, database)?.organization
            let organization = try OrganizationDraft.checked(asked, over: existing, profiles: profiles)
            let row = try OrganizationTable.upsert(organization, now: now, database)
            // The organization's layer must also be valid with the profile of each of its apps.
            for app in try AppTable.page(organization: organization.organizationId, after: "", limit: 10_000, database) {
                _ = try PolicyBasis(organization: row, app: app, own: CatalogueContent()).resolve(profiles)
            }
            let changed = OrganizationDraft.changedFields(organization, from: existing)
            try AuditTable.record(
                .organizationChanged, subject: organization.organizationId, details: changed, by: actor,
                tenant: CommonV1.Tenant(organizationId: organization.organizationId, appId: ""), at: now, in: database)
            return (row, changed)
        }
        policies.changed(organization: asked.organizationId)
        logger.notice(
            "organization changed", metadata: ["organization": "\(asked.organizationId)", "changed": "\(changed)", "actor": "\(actor.name)"])
        return .init(organization: row.organization)
    }

    func getOrganization(
        _ request: RegistryV1.GetOrganizationRequest, context: ServerContext
    ) async throws -> RegistryV1.GetOrganizationResponse {
        try context.requireScope(organization: request.organizationId)
        guard let row = try await store.read({ try OrganizationTable.find(request.organizationId, $0) }) else {
            throw APIError(.notFound, field: "organization_id", "there is no organization “\(request.organizationId)”")
        }
        return .init(organization: row.organization)
    }

    func listOrganizations(
        _ request: RegistryV1.ListOrganizationsRequest, context: ServerContext
    ) async throws -> RegistryV1.ListOrganizationsResponse {
        let page = try Page(size: request.pageSize, token: request.pageToken)
        guard let scope = try context.searchScope(nil) else {
            let rows = try await store.read { try OrganizationTable.page(after: page.after, limit: page.limit, $0) }
            return Self.list(rows, page)
        }
        // An administrator of an app's issuer has one organization.
        let own = try await store.read { try OrganizationTable.find(scope.organizationId, $0) }
        return Self.list([own].compactMap(\.self).filter { $0.organization.organizationId > page.after }, page)
    }

    private static func list(_ rows: [OrganizationRecord], _ page: Page) -> RegistryV1.ListOrganizationsResponse {
        let part = page.cut(rows, at: \.organization.organizationId)
        return .init(organizations: part.items.map(\.organization), nextPageToken: part.nextToken)
    }

    func upsertApp(
        _ request: RegistryV1.UpsertAppRequest, context: ServerContext
    ) async throws -> RegistryV1.UpsertAppResponse {
        guard var asked = request.app else { throw APIError(.invalidArgument, field: "app", "is required") }
        try FieldRules.checkApp(asked.appId, field: "app.app_id")
        try context.requireScope(tenant: .init(organizationId: asked.organizationId, appId: asked.appId))
        let secret = asked.auth?.sharedSecret ?? ""
        if !secret.isEmpty { try TokenSecretTable.check(secret) }
        // The secret is stored separately, in no row that calls return.
        asked.auth?.sharedSecret = ""
        let (asking, keyRing) = (asked, keyRing)
        let (profiles, now, actor, tenant) = (
            profiles, now, AuditActor(context), CommonV1.Tenant(organizationId: asked.organizationId, appId: asked.appId)
        )
        let (row, changed) = try await store.write { database in
            guard let organization = try OrganizationTable.find(tenant.organizationId, database) else {
                throw APIError(.notFound, field: "app.organization_id", "there is no organization “\(tenant.organizationId)”")
            }
            let existing = try AppTable.find(tenant.appId, database)?.app
            if let existing, existing.organizationId != tenant.organizationId {
                throw APIError(.conflict, field: "app.app_id", "“\(tenant.appId)” belongs to another organization; choose another id")
            }
            let app = try AppDraft.checked(
                asking, clearing: request.clearFields, over: existing, organization: organization.organization, profiles: profiles)
            if request.clearFields.contains("auth") { try TokenSecretTable.remove(of: tenant, database) }
            if !secret.isEmpty { try TokenSecretTable.put(secret, of: tenant, keyRing: keyRing, now: now, database) }
            let row = try AppTable.upsert(app, now: now, database)
            try VapidKeyTable.remember(app, now: now, database)
            let own = try OwnCatalogueTable.find(tenant, database)
            // Throws for invalid overrides, which undoes the write: the old policy stays in force (ARCH-08).
            _ = try PolicyBasis(organization: organization, app: row, own: own).resolve(profiles)
            if !own.isEmpty {
                let profile = try profiles.profile(app.profile, version: Int(app.profileVersion))
                try CatalogueRules.accept(profile.content.overlaid(by: own))
            }
            var changed = AppDraft.changedFields(row.app, from: existing)
            if !secret.isEmpty, existing != nil { changed = changed == "nothing" ? "shared_secret" : "\(changed), shared_secret" }
            try AuditTable.record(.appChanged, subject: tenant.appId, details: changed, by: actor, tenant: tenant, at: now, in: database)
            return (row, changed)
        }
        policies.changed(organization: tenant.organizationId, app: tenant.appId)
        logger.notice("app changed", metadata: ["app": "\(tenant.appId)", "changed": "\(changed)", "actor": "\(actor.name)"])
        return .init(app: row.app)
    }

    func getApp(_ request: RegistryV1.GetAppRequest, context: ServerContext) async throws -> RegistryV1.GetAppResponse {
        .init(app: try await appInScope(request.appId, context).app)
    }

    /// The app, if the caller may access it.
    ///
    /// - Throws: `not_found`, both for an unknown app and for another organization's (ARCH-07).
    func appInScope(_ id: String, _ context: ServerContext) async throws -> AppRecord {
        let absent = APIError(.notFound, field: "app_id", "there is no app “\(id)”")
        guard let row = try await store.read({ try AppTable.find(id, $0) }) else { throw absent }
        do {
            try context.requireScope(tenant: .init(organizationId: row.app.organizationId, appId: row.app.appId))
        } catch let error as APIError where error.reason == .notFound {
            throw absent
        }
        return row
    }

    func listApps(_ request: RegistryV1.ListAppsRequest, context: ServerContext) async throws -> RegistryV1.ListAppsResponse {
        try context.requireScope(organization: request.organizationId)
        let page = try Page(size: request.pageSize, token: request.pageToken)
        let organization = request.organizationId.isEmpty ? nil : request.organizationId
        let rows = try await store.read {
            try AppTable.page(organization: organization, after: page.after, limit: page.limit, $0)
        }
        let part = page.cut(rows, at: \.app.appId)
        return .init(apps: part.items.map(\.app), nextPageToken: part.nextToken)
    }
}
