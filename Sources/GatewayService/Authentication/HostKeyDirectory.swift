import CarillonAPI
import RPC
import ServiceKit

/// The keys of host systems (`sk_…`) by the hash of their secret.
struct HostKeyDirectory: Sendable {
    private let tenants: RegistryV1.Tenants.Client
    private let cache: TTLCache<RegistryV1.ServiceKey>

    init(tenants: RegistryV1.Tenants.Client, metrics: MetricsRegistry) {
        self.tenants = tenants
        cache = TTLCache(lifetime: .seconds(5), mostEntries: 10_000, lookups: CacheMetrics("service_key", metrics: metrics))
    }

    /// The key, or nil.
    func key(hash: String) async throws -> RegistryV1.ServiceKey? {
        try await cache.value(for: hash) {
            do {
                return try await tenants.verifyServiceKey(.init(secretHash: hash)).key
            } catch let error as RPCError where error.code == .notFound || error.code == .unauthenticated {
                return nil
            }
        }
    }
}
