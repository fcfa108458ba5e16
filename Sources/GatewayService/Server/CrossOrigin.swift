import CarillonAPI
import HTTPTypes
import Hummingbird
import NIOConcurrencyHelpers
import RPC
import ServiceKit

/// Which pages of browsers may call: those of the apps' `allowed_origins` (GW-05, REG-15).
struct OriginDirectory: Sendable {
    private let access: RegistryV1.AppAccess.Client
    private let policies: any PolicySource
    private let cache: TTLCache<Bool>
    /// Origins that no app lists. Anybody can name as many as they like, so they have a memory of their own, which takes nothing from the other.
    private let strangers: TTLCache<Bool>

    /// Apps list no longer ones, in bytes.
    private static let longestOrigin = 255

    init(access: RegistryV1.AppAccess.Client, policies: any PolicySource, metrics: MetricsRegistry) {
        self.access = access
        self.policies = policies
        let lookups = CacheMetrics("origin", metrics: metrics)
        cache = TTLCache(lifetime: .seconds(5), mostEntries: 10_000, lookups: lookups)
        // An origin that is listed now is found soon.
        strangers = TTLCache(lifetime: .seconds(1), mostEntries: 10_000, lookups: lookups)
    }

    /// Whether any app lists an origin. While the registry cannot be asked, none does.
    ///
    /// An answer that is not remembered costs the registry a look at all apps: only requests that were counted (``AddressLimitMiddleware``) may
    /// ask for it.
    func isKnown(_ origin: String) async -> Bool {
        guard origin.utf8.count <= Self.longestOrigin, strangers.cached(origin) == nil else { return false }
        let allowed = try? await cache.value(for: origin) {
            if try await access.checkOrigin(.init(origin: origin)).allowed { return true }
            strangers.insert(true, for: origin)
            return nil
        }
        return (allowed ?? nil) ?? false
    }

    /// Whether an app is remembered to list it; nobody is asked.
    func isCached(_ origin: String) -> Bool { cache.cached(origin) ?? false }

    /// Whether an app lists it.
    func isAllowed(_ origin: String, for tenant: CommonV1.Tenant) async -> Bool {
        (try? await policies.current(for: tenant).policy.allowedOrigins.contains(origin)) ?? false
    }
}

/// Tells browsers that the app's pages may read the answer, errors too. For other pages nothing is said, which browsers take for no.
struct CrossOriginMiddleware: RouterMiddleware {
    typealias Context = GatewayContext

    let origins: OriginDirectory

    func handle(_ request: Request, context: GatewayContext, next: (Request, GatewayContext) async throws -> Response) async throws -> Response {
        guard let origin = request.headers[.origin] else { return try await next(request, context) }
        var response = try await next(request, context)
        response.headers[.vary] = "Origin"
        guard await isAllowed(origin, context.outcome) else { return response }
        response.headers[.accessControlAllowOrigin] = origin
        response.headers[.accessControlExposeHeaders] = "ETag, Retry-After, X-Request-Id"
        return response
    }

    /// A request that was refused before it was counted, or because too many were, is worth no look-up.
    private func isAllowed(_ origin: String, _ outcome: RequestOutcome) async -> Bool {
        if let tenant = outcome.tenant { return await origins.isAllowed(origin, for: tenant) }
        return outcome.isAdmitted ? await origins.isKnown(origin) : origins.isCached(origin)
    }
}

/// Answers what a browser asks before a page's request that is more than a form's (Fetch standard, "CORS-preflight request"). It carries no
/// credentials, so it is answered for the pages of all apps; which app a page may speak to is decided with the request itself.
struct PreflightMiddleware: RouterMiddleware {
    typealias Context = GatewayContext

    let origins: OriginDirectory

    static let methods = "GET, POST, PUT, PATCH, DELETE"
    static let fields = "Authorization, Content-Type, Idempotency-Key, If-Match, Accept-Language, Traceparent"

    func handle(_ request: Request, context: GatewayContext, next: (Request, GatewayContext) async throws -> Response) async throws -> Response {
        guard request.method == .options, let origin = request.headers[.origin], request.headers[.accessControlRequestMethod] != nil else {
            return try await next(request, context)
        }
        guard await origins.isKnown(origin) else {
            throw APIError(.forbidden, field: "Origin", "pages of this origin belong to no app; list it in the app's allowed_origins")
        }
        return Response(
            status: .noContent,
            headers: [.accessControlAllowMethods: Self.methods, .accessControlAllowHeaders: Self.fields, .accessControlMaxAge: "600"])
    }
}

/// What became known of a request while it was answered, for what is written around the answer.
final class RequestOutcome: Sendable {
    private struct State {
        var tenant: CommonV1.Tenant?
        var isAdmitted = false
    }

    private let state = NIOLockedValueBox(State())

    /// Whose app it was about; nil before its credential was accepted.
    var tenant: CommonV1.Tenant? { state.withLockedValue { $0.tenant } }

    /// It was counted, and not too many were.
    var isAdmitted: Bool { state.withLockedValue { $0.isAdmitted } }

    func identified(_ tenant: CommonV1.Tenant) { state.withLockedValue { $0.tenant = tenant } }

    func admitted() { state.withLockedValue { $0.isAdmitted = true } }
}
