public import CarillonAPI
import RPC

/// Limits a token's roles to those of the directory (ROLE-04): the narrower of the two counts.
///
/// For a user without an entry in the directory the token's roles count. Tokens of members are not checked: no role is narrower.
public struct DirectoryRoles: Sendable {
    /// The directory's limit for a user.
    public enum Limit: Sendable, Hashable {
        case unlimited
        case atMost(CommonV1.Role)

        /// The token's roles within the limit.
        public func narrowing(_ claimed: [CommonV1.Role]) -> [CommonV1.Role] {
            guard case .atMost(let limit) = self else { return claimed }
            let kept = claimed.filter { $0.strength <= limit.strength }
            return kept.count == claimed.count || kept.contains(limit) ? kept : kept + [limit]
        }
    }

    private let registry: RegistryV1.Registry.Client
    private let cache: TTLCache<Limit>

    /// Asks the registry.
    public init(registry: RegistryV1.Registry.Client, metrics: MetricsRegistry) {
        self.registry = registry
        cache = TTLCache(lifetime: .seconds(5), mostEntries: 10_000, lookups: CacheMetrics("directory_role", metrics: metrics))
    }

    /// The effective roles of a user.
    public func narrowed(_ claimed: [CommonV1.Role], user: String, tenant: CommonV1.Tenant) async throws -> [CommonV1.Role] {
        guard claimed.contains(where: { $0.strength > CommonV1.Role.member.strength }) else { return claimed }
        let key = [tenant.organizationId, tenant.appId, user].joined(separator: "\u{0}")
        let limit = try await cache.value(for: key) {
            do {
                return Self.limit(of: try await registry.getUser(.init(tenant: tenant, userId: user)).user)
            } catch let error as RPCError where error.code == .notFound {
                return .unlimited
            }
        }
        return (limit ?? .unlimited).narrowing(claimed)
    }

    /// What the roles of a user in the directory allow at most; without a user, or without roles: anything.
    public static func limit(of user: RegistryV1.User?) -> Limit {
        guard let user else { return .unlimited }
        // A deactivated user is only a member, even with an older token.
        if user.status == .inactive { return .atMost(.member) }
        return CommonV1.Role.strongest(of: user.roles).map(Limit.atMost) ?? .unlimited
    }
}
