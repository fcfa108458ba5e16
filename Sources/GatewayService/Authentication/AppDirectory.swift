import CarillonAPI
import Cryptography
import NIOConcurrencyHelpers
import RPC
import ServiceKit

/// What the gateway knows of apps: whose tokens each accepts. Kept for a few seconds, so that a changed issuer is in force soon.
struct AppDirectory: Sendable {
    struct App: Sendable {
        var tenant: CommonV1.Tenant
        var issuer: String
        var keys: JWKSet?
    }

    private let registry: RegistryV1.Registry.Client
    private let remembered: ShortMemory<App>

    init(registry: RegistryV1.Registry.Client, metrics: MetricsRegistry) {
        self.registry = registry
        remembered = ShortMemory(lifetime: .seconds(5), mostEntries: 10_000, lookups: CacheMetrics("app", metrics: metrics))
    }

    /// The app of that id; nil when there is none.
    func app(_ id: String) async throws -> App? {
        try await remembered.value(for: id) {
            do {
                guard let app = try await registry.getApp(.init(appId: id)).app else { return nil }
                let keys = app.auth.flatMap { $0.jwks.isEmpty ? nil : $0.jwks }
                return App(
                    tenant: .init(organizationId: app.organizationId, appId: app.appId), issuer: app.auth?.issuer ?? "",
                    keys: try keys.map { try JWKSet(json: Array($0.utf8)) })
            } catch let error as RPCError where error.code == .notFound {
                return nil
            }
        }
    }
}

/// Service keys by the hash of their secret.
struct ServiceKeyDirectory: Sendable {
    private let registry: RegistryV1.Registry.Client
    private let remembered: ShortMemory<RegistryV1.ServiceKey>

    init(registry: RegistryV1.Registry.Client, metrics: MetricsRegistry) {
        self.registry = registry
        remembered = ShortMemory(lifetime: .seconds(5), mostEntries: 10_000, lookups: CacheMetrics("service_key", metrics: metrics))
    }

    /// The key; nil when there is none.
    func key(hash: String) async throws -> RegistryV1.ServiceKey? {
        try await remembered.value(for: hash) {
            do {
                return try await registry.verifyServiceKey(.init(secretHash: hash)).key
            } catch let error as RPCError where error.code == .notFound || error.code == .unauthenticated {
                return nil
            }
        }
    }
}

/// Remembers found values for a short real time. What was not found is not remembered, so that it is found once it exists.
final class ShortMemory<Value: Sendable>: Sendable {
    private struct Entry: Sendable {
        var value: Value
        var until: ContinuousClock.Instant
    }

    private let lifetime: Duration
    private let mostEntries: Int
    private let lookups: CacheMetrics
    private let entries = NIOLockedValueBox<[String: Entry]>([:])

    init(lifetime: Duration, mostEntries: Int, lookups: CacheMetrics) {
        self.lifetime = lifetime
        self.lookups = lookups
        self.mostEntries = mostEntries
    }

    func value(for key: String, find: () async throws -> Value?) async throws -> Value? {
        let now = ContinuousClock.now
        if let entry = entries.withLockedValue({ $0[key] }), entry.until > now {
            lookups.hits.increment()
            return entry.value
        }
        lookups.misses.increment()
        guard let found = try await find() else { return nil }
        entries.withLockedValue { entries in
            if entries.count >= mostEntries { entries = entries.filter { $0.value.until > now } }
            if entries.count >= mostEntries { entries.removeAll() }
            entries[key] = Entry(value: found, until: now + lifetime)
        }
        return found
    }
}
