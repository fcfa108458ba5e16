import CarillonAPI
import DurableWork
import Logging
import RPC
import ServiceKit
import Storage

extension PolicyAdministrationService {
    /// Moves an app to another profile, or to another version of its profile (POL-01). The app's own settings and entries stay.
    func moveProfile(
        _ request: RegistryV1.MoveProfileRequest, context: ServerContext
    ) async throws -> RegistryV1.MoveProfileResponse {
        try context.requireScope(tenant: request.tenant)
        guard request.version >= 0 else { throw APIError(.invalidValue, field: "version", "is a version, or 0 for the newest") }
        let tenant = request.tenant ?? .init()
        let (profiles, now, actor) = (profiles, clock.now, AuditActor(context))
        let (response, move) = try await store.writeOnce(for: context, clock: clock) { database in
            let basis = try PolicyBasis(of: tenant, database)
            let old = try basis.resolve(profiles)
            let name = request.profile.isEmpty ? basis.app.app.profile : request.profile
            let profile = try profiles.profile(name, version: request.version == 0 ? nil : Int(request.version), field: "profile")
            var moved = basis
            moved.app.app.profile = profile.name
            moved.app.app.profileVersion = Int32(profile.version)
            let new = try moved.resolve(profiles)
            try CatalogueRules.accept(profile.content.overlaid(by: basis.own))
            let from = "\(old.response.profile) \(old.response.profileVersion)"
            let move = (response: Self.difference(old, new, app: tenant.appId), from: from)
            guard !request.dryRun, moved.app.app != basis.app.app else { return move }
            _ = try AppTable.upsert(moved.app.app, now: now, database)
            try AuditTable.record(
                .profileMoved, subject: tenant.appId, details: "\(from) → \(profile.name) \(profile.version)", by: actor, tenant: tenant,
                at: now, in: database)
            return move
        } response: {
            $0.response
        }
        guard !request.dryRun, let move else { return response }
        policies.changed(organization: tenant.organizationId, app: tenant.appId)
        log("profile moved", tenant, actor, ["from": "\(move.from)", "to": "\(response.profile) \(response.version)"])
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
