import CarillonAPI
import RPC
import ServiceKit

/// The directory's word on what people may do (ROLE-04): a token's roles count as far as the directory goes along, the narrower wins.
///
/// Where the directory says nothing of somebody, neither of the two is narrower, and the token counts. Members are not asked about: nothing
/// is narrower than they are.
struct DirectoryRoles: Sendable {
    /// What the directory says of one user.
    enum Word: Sendable, Hashable {
        case silent
        case atMost(PlatformRole)

        /// The roles of a token, narrowed.
        func narrowing(_ claimed: [String]) -> [String] {
            guard case .atMost(let limit) = self else { return claimed }
            let kept = claimed.filter { (PlatformRole(rawValue: $0) ?? .member) <= limit }
            return kept.count == claimed.count || kept.contains(limit.rawValue) ? kept : kept + [limit.rawValue]
        }
    }

    private let registry: RegistryV1.Registry.Client
    private let cache: TTLCache<Word>

    init(registry: RegistryV1.Registry.Client, metrics: MetricsRegistry) {
        self.registry = registry
        cache = TTLCache(lifetime: .seconds(5), mostEntries: 10_000, lookups: CacheMetrics("directory_role", metrics: metrics))
    }

    /// The roles that count for a user's request.
    func narrowed(_ claimed: [String], user: String, tenant: CommonV1.Tenant) async throws -> [String] {
        guard claimed.contains(where: { (PlatformRole(rawValue: $0) ?? .member) > .member }) else { return claimed }
        let key = [tenant.organizationId, tenant.appId, user].joined(separator: "\u{0}")
        let word = try await cache.value(for: key) {
            do {
                return Self.word(of: try await registry.getUser(.init(tenant: tenant, userId: user)).user)
            } catch let error as RPCError where error.code == .notFound {
                return .silent
            }
        }
        return (word ?? .silent).narrowing(claimed)
    }

    static func word(of user: RegistryV1.User?) -> Word {
        guard let user else { return .silent }
        // Who was deactivated holds no office any more, whatever an older token says.
        if user.status == .inactive { return .atMost(.member) }
        return PlatformRole.strongest(of: user.roles).map(Word.atMost) ?? .silent
    }
}
