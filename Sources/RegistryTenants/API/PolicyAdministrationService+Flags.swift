import CarillonAPI
import Logging
import RPC
import ServiceKit
import Storage

extension PolicyAdministrationService {
    func putFlags(_ request: RegistryV1.PutFlagsRequest, context: ServerContext) async throws -> RegistryV1.PutFlagsResponse {
        try context.requireScope(tenant: request.tenant)
        let tenant = request.tenant ?? .init()
        _ = try await policies.entry(for: tenant)
        for (index, flag) in request.flags.enumerated() { try FeatureFlags.check(flag, index: index) }
        let (now, actor) = (clock.now, AuditActor(context))
        let flags = try await store.write { [tombstones] database in
            for name in request.remove where try !FeatureFlagTable.remove(name, of: tenant, database) {
                throw APIError(.notFound, field: "remove", "there is no flag “\(name)”")
            }
            for var flag in request.flags {
                // Erased users in a list are skipped (PRIV-09).
                flag.userIds = try tombstones.living(flag.userIds, tenant: tenant, now: now, database)
                try FeatureFlagTable.put(flag, of: tenant, database)
            }
            let flags = try FeatureFlagTable.all(of: tenant, database)
            guard flags.count <= FeatureFlags.mostFlags else {
                throw APIError(.invalidValue, field: "flags", "an app has at most \(FeatureFlags.mostFlags) flags")
            }
            try AuditTable.record(
                .flagsChanged, subject: tenant.appId,
                details: (request.flags.map { "\($0.name) \($0.percent) % and \($0.userIds.count) users" } + request.remove.map { "removed \($0)" })
                    .joined(separator: "; "), by: actor, tenant: tenant, at: now, in: database)
            return flags
        }
        log("flags changed", tenant, actor, ["flags": "\((request.flags.map(\.name) + request.remove).joined(separator: ", "))"])
        return .init(flags: flags)
    }

    func listFlags(_ request: RegistryV1.ListFlagsRequest, context: ServerContext) async throws -> RegistryV1.ListFlagsResponse {
        try context.requireScope(tenant: request.tenant)
        let tenant = request.tenant ?? .init()
        _ = try await policies.entry(for: tenant)
        return .init(flags: try await store.read { try FeatureFlagTable.all(of: tenant, $0) })
    }

    func resolveFlags(
        _ request: RegistryV1.ResolveFlagsRequest, context: ServerContext
    ) async throws -> RegistryV1.ResolveFlagsResponse {
        try context.requireScope(tenant: request.tenant, userID: request.userId)
        try FieldRules.checkUserIfNamed(request.userId)
        let tenant = request.tenant ?? .init()
        let entry = try await policies.entry(for: tenant)
        let flags = try await store.read { try FeatureFlagTable.all(of: tenant, $0) }
        return .init(flags: FeatureFlags.resolved(flags, for: request.userId, tenant: tenant, policy: entry))
    }
}
