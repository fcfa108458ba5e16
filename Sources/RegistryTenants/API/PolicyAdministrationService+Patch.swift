import CarillonAPI
import Logging
import RPC
import ServiceKit
import Storage

extension PolicyAdministrationService {
    /// Changes the layer of an organization or app, all or nothing, and audits the change (ARCH-08).
    func patchPolicy(
        _ request: RegistryV1.PatchPolicyRequest, context: ServerContext
    ) async throws -> RegistryV1.PatchPolicyResponse {
        let tenant = request.tenant ?? .init()
        if tenant.appId.isEmpty {
            try context.requireScope(organization: tenant.organizationId)
        } else {
            try context.requireScope(tenant: tenant)
        }
        try BatchLimit.check(request.set.count + request.clear.count, most: 1_000, field: "set")
        let (profiles, now, actor) = (profiles, clock.now, AuditActor(context))
        let response = try await store.write { database in
            var change = try LayerChange(of: tenant, profiles: profiles, database)
            try change.patch(set: request.set, clear: request.clear, expectedVersion: request.expectedVersion)
            guard !request.dryRun else { return change.response }
            if change.isChange {
                try change.write(now: now, database)
                try AuditTable.record(
                    .policyChanged, subject: tenant.appId.isEmpty ? tenant.organizationId : tenant.appId,
                    details: change.summary(request.set.keys.map { $0 } + request.clear), by: actor, tenant: tenant, at: now,
                    in: database)
            }
            return change.response
        }
        guard !request.dryRun else { return response }
        policies.changed(organization: tenant.organizationId, app: tenant.appId.isEmpty ? nil : tenant.appId)
        log("policy changed", tenant, actor, ["settings": "\((request.set.keys + request.clear).sorted().joined(separator: ", "))"])
        return response
    }
}
