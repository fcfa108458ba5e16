import CarillonAPI
import RPC
import ServiceKit
import Storage

extension PolicyAdministrationHandlers {
    /// POL-01: moves an app to another profile, or another version of its own. What the app overrides and adds stays.
    func moveProfile(
        _ request: RegistryV1.MoveProfileRequest, context: ServerContext
    ) async throws -> RegistryV1.MoveProfileResponse {
        try context.requireScope(tenant: request.tenant)
        guard request.version >= 0 else { throw APIError(.invalidValue, field: "version", "is a version, or 0 for the newest") }
        let tenant = Tenant(request.tenant)
        let (profiles, nowMs, actor) = (profiles, clock.now.milliseconds, AuditActor(context))
        // For the log alone; the record has it from the transaction.
        let before = try await policies.entry(for: tenant).response
        let (response, isRepeated) = try await store.writeOnce(for: context, clock: clock) { database in
            let basis = try PolicyBasis(of: tenant, database)
            let old = try basis.resolve(profiles)
            let name = request.profile.isEmpty ? basis.app.app.profile : request.profile
            let profile = try profiles.profile(name, version: request.version == 0 ? nil : Int(request.version), field: "profile")
            var moved = basis
            moved.app.app.profile = profile.name
            moved.app.app.profileVersion = Int32(profile.version)
            let new = try moved.resolve(profiles)
            try CatalogueRules.accept(profile.content.overlaid(by: basis.own))
            let response = Self.difference(old, new, app: tenant.app)
            guard !request.dryRun, moved.app.app != basis.app.app else { return response }
            let from = "\(old.response.profile) \(old.response.profileVersion)"
            _ = try AppRow.upsert(moved.app.app, nowMs: nowMs, database)
            try Audit.record(
                .profileMoved, subject: tenant.app, details: "\(from) → \(profile.name) \(profile.version)", by: actor, tenant: tenant,
                atMs: nowMs, in: database)
            return response
        }
        guard !request.dryRun, !isRepeated else { return response }
        policies.changed(organization: tenant.organization, app: tenant.app)
        log("profile moved", tenant, actor, ["from": "\(before.profile) \(before.profileVersion)", "to": "\(response.profile) \(response.version)"])
        return response
    }

    private static func difference(_ old: PolicyEntry, _ new: PolicyEntry, app: String) -> RegistryV1.MoveProfileResponse {
        let (before, after) = (old.catalogue.types.map(\.typeId), new.catalogue.types.map(\.typeId))
        return .init(
            changes: PolicyDifference.changes(from: old, to: new, app: app), profile: new.response.profile,
            version: new.response.profileVersion, removedTypes: before.filter { !after.contains($0) },
            addedTypes: after.filter { !before.contains($0) })
    }
}
