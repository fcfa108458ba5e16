import CarillonAPI
import HTTPTypes
import Hummingbird
import RPC
import ServiceKit
import Synchronization

/// The origins whose pages may call: those in the apps' `allowed_origins` (GW-05, REG-15).
struct OriginDirectory: Sendable {
    private let access: RegistryV1.AppAccess.Client
    private let policies: any PolicySource
    private let cache: TTLCache<Bool>
    /// Origins that no app lists. Clients can name any number of them, so they have a cache of their own.
    private let unlisted: TTLCache<Bool>

    /// The longest origin that an app may list, in bytes.
    private static let longestOrigin = 255

    init(access: RegistryV1.AppAccess.Client, policies: any PolicySource, metrics: MetricsRegistry) {
        self.access = access
        self.policies = policies
        let lookups = CacheMetrics("origin", metrics: metrics)
        cache = TTLCache(lifetime: .seconds(5), mostEntries: 10_000, lookups: lookups)
        // A short lifetime, so that a newly listed origin is found soon.
        unlisted = TTLCache(lifetime: .seconds(1), mostEntries: 10_000, lookups: lookups)
    }

    /// Whether any app lists an origin. False while the registry does not answer.
    ///
    /// An answer that is not cached costs the registry a search of all apps. So only requests that the rate limit has counted
    /// (``AddressLimitMiddleware``) may call it.
    func isKnown(_ origin: String) async -> Bool {
        guard origin.utf8.count <= Self.longestOrigin, unlisted.cached(origin) == nil else { return false }
        let allowed = try? await cache.value(for: origin) {
            if try await access.checkOrigin(.init(origin: origin)).allowed { return true }
            unlisted.insert(true, for: origin)
            return nil
        }
        return (allowed ?? nil) ?? false
    }

    /// Whether the cache says that an app lists the origin. Makes no call.
    func isCached(_ origin: String) -> Bool { cache.cached(origin) ?? false }

    /// Whether the tenant's app lists the origin.
    func isAllowed(_ origin: String, for tenant: CommonV1.Tenant) async -> Bool {
        (try? await policies.current(for: tenant).policy.allowedOrigins.contains(origin)) ?? false
    }
}

/// Adds the headers that let the app's pages read the answer, errors included. For other origins it adds none, so browsers refuse.
struct CrossOriginMiddleware: RouterMiddleware {
    typealias Context = GatewayContext

    let origins: OriginDirectory

    func handle(_ request: Request, context: GatewayContext, next: (Request, GatewayContext) async throws -> Response) async throws -> Response {
        var response = try await next(request, context)
        // Also without an origin: a cache must not give such an answer to a page, nor a page's answer to another origin (Fetch standard).
        response.headers[.vary] = response.headers[.vary].map { "\($0), Origin" } ?? "Origin"
        guard let origin = request.headers[.origin], await isAllowed(origin, context.outcome) else { return response }
        response.headers[.accessControlAllowOrigin] = origin
        response.headers[.accessControlExposeHeaders] = "ETag, Retry-After, X-Request-Id"
        return response
    }

    /// A request that the rate limit did not count or refused uses the cache only.
    private func isAllowed(_ origin: String, _ outcome: RequestOutcome) async -> Bool {
        if let tenant = outcome.tenant { return await origins.isAllowed(origin, for: tenant) }
        return outcome.isAdmitted ? await origins.isKnown(origin) : origins.isCached(origin)
    }
}

/// Answers CORS preflight requests (Fetch standard). They have no credentials, so they are answered for the origins of all apps. The request itself
/// is then checked against its own app.
struct PreflightMiddleware: RouterMiddleware {
    typealias Context = GatewayContext

    let origins: OriginDirectory

    static let methods = "GET, POST, PUT, PATCH, DELETE"
    /// Every field that an endpoint reads and a page must ask for (Fetch standard). `X-User-Id` is for host systems, which are no pages.
    static let fields = "Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, Last-Event-ID, Accept-Language, Traceparent"

    func handle(_ request: Request, context: GatewayContext, next: (Request, GatewayContext) async throws -> Response) async throws -> Response {
        guard request.method == .options, let origin = request.headers[.origin], request.headers[.accessControlRequestMethod] != nil else {
            return try await next(request, context)
        }
        guard await origins.isKnown(origin) else {
            throw APIError(.forbidden, field: "Origin", "no app allows this origin; add it to the app's allowed_origins")
        }
        return Response(
            status: .noContent,
            headers: [.accessControlAllowMethods: Self.methods, .accessControlAllowHeaders: Self.fields, .accessControlMaxAge: "600"])
    }
}

/// Facts about a request that inner middleware finds, for outer middleware that adds headers.
final class RequestOutcome: Sendable {
    private struct State {
        var tenant: CommonV1.Tenant?
        var isAdmitted = false
    }

    private let state = Mutex(State())

    /// The caller's app; nil before the credential was accepted.
    var tenant: CommonV1.Tenant? { state.withLock { $0.tenant } }

    /// Whether the rate limit counted and admitted the request.
    var isAdmitted: Bool { state.withLock { $0.isAdmitted } }

    func identified(_ tenant: CommonV1.Tenant) { state.withLock { $0.tenant = tenant } }

    func admitted() { state.withLock { $0.isAdmitted = true } }
}
