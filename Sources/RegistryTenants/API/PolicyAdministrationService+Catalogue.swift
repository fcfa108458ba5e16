import CarillonAPI
import Logging
import RPC
import ServiceKit
import Storage

extension PolicyAdministrationService {
    func getOwnCatalogue(
        _ request: RegistryV1.GetOwnCatalogueRequest, context: ServerContext
    ) async throws -> RegistryV1.GetOwnCatalogueResponse {
        try context.requireScope(tenant: request.tenant)
        let tenant = request.tenant ?? .init()
        let version = try await policies.entry(for: tenant).response.version
        return .init(own: try await store.read { try OwnCatalogueTable.find(tenant, $0) }.response(version: version))
    }

    /// Adds, replaces and removes an app's own entries, all or none (POL-05, REG-08…REG-11).
    func putCatalogue(
        _ request: RegistryV1.PutCatalogueRequest, context: ServerContext
    ) async throws -> RegistryV1.PutCatalogueResponse {
        try context.requireScope(tenant: request.tenant)
        // ROLE-01: an organization's administrators may change texts and policy, and nothing else of the catalogue.
        if request.reachesBeyondTexts { try context.require(role: .systemAdmin, for: "catalogue.types") }
        let tenant = request.tenant ?? .init()
        let (profiles, now, actor) = (profiles, clock.now, AuditActor(context))
        let catalogue = try await store.write { database in
            var basis = try PolicyBasis(of: tenant, database)
            let change = try CatalogueChange(request)
            let profile = try profiles.profile(basis.app.app.profile, version: Int(basis.app.app.profileVersion))
            let own = try change.applied(to: basis.own, over: profile.content)
            try CatalogueRules.accept(profile.content.overlaid(by: own))
            basis.own = own
            guard !request.dryRun else { return try CatalogueRules.fitting(try basis.resolve(profiles).catalogue) }
            try OwnCatalogueTable.put(own, of: tenant, now: now, database)
            // The app's revision is also the catalogue's, because watchers fetch both.
            basis.app = try AppTable.upsert(basis.app.app, now: now, database)
            try AuditTable.record(
                .catalogueChanged, subject: tenant.appId, details: change.summary, by: actor, tenant: tenant, at: now, in: database)
            return try CatalogueRules.fitting(try basis.resolve(profiles).catalogue)
        }
        guard !request.dryRun else { return .init(catalogue: catalogue) }
        policies.changed(organization: tenant.organizationId, app: tenant.appId)
        log("catalogue changed", tenant, actor, ["entries": "\(CatalogueChange.count(request))"])
        return .init(catalogue: catalogue)
    }
}
