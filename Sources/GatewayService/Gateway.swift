import CarillonAPI
import Hummingbird
import Logging
public import ServiceKit

/// The HTTP/JSON API of Carillon for phones, browsers and host systems (GW-01…06).
public struct Gateway: Sendable {
    /// Name and ports. The only RPC is the clock of test mode. Requests to an unreachable peer fail after a short wait, so that clients' requests do
    /// not pile up.
    public static let definition = ServiceDefinition(name: "gateway", defaultPort: 7180, peerPatience: .seconds(5), servesRPC: false)

    private let runtime: ServiceRuntime

    /// A gateway in a run folder.
    public init(_ runtime: ServiceRuntime) { self.runtime = runtime }

    /// The gateway's components: the HTTP server and the watch over policies.
    public func parts() async throws -> ServiceComponents {
        let services = Services(
            registry: .init(runtime.channel(to: "registry")), administration: .init(runtime.channel(to: "registry")),
            preferences: .init(runtime.channel(to: "preferences")), evaluator: .init(runtime.channel(to: "evaluator")),
            receipts: .init(runtime.channel(to: "receipts")), permissions: .init(runtime.channel(to: "preferences")),
            devices: .init(runtime.channel(to: "registry")), userData: .init(runtime.channel(to: "registry")),
            auditLog: .init(runtime.channel(to: "registry")),
            preferenceData: .init(runtime.channel(to: "preferences")), evaluatorData: .init(runtime.channel(to: "evaluator")),
            dispatcherData: .init(runtime.channel(to: "dispatcher")), receiptsData: .init(runtime.channel(to: "receipts")),
            addresses: .init(runtime.channel(to: "registry")), access: .init(runtime.channel(to: "registry")),
            testPushes: .init(runtime.channel(to: "dispatcher")),
            relationships: .init(runtime.channel(to: "registry")), groups: .init(runtime.channel(to: "registry")),
            consents: .init(runtime.channel(to: "preferences")), frequency: .init(runtime.channel(to: "receipts")),
            telemetry: .init(runtime.channel(to: "receipts")))
        // Callers cannot be authenticated without the registry.
        runtime.needs("registry")
        let policies = PolicyWatcher(registry: services.registry, metrics: runtime.metrics, logger: runtime.logger)
        let settings = try FrontDoorSettings(runtime.config) { try runtime.tls.server($0, name: "http") }
        if let note = settings.note { runtime.logger.notice("\(note)") }
        let limits = try RequestLimits(runtime.config, clock: runtime.clock)
        let platform = try PlatformIssuer(runtime.config)
        try runtime.refuseUnknownSettings()
        let front = try await FrontDoor(
            settings, router: router(services, policies, limits, platform), group: runtime.group, logger: runtime.logger, onCut: runtime.cuts.count)
        runtime.metrics.gauge("carillon_http_held_bytes", help: "Bytes of bodies and HTTP/2 heads that are not complete, or not answered yet.") {
            [weak front] in
            Double(front?.heldBodyBytes ?? 0)
        }
        // Workers stop in reverse order: the front door first, while its last requests can still use the others.
        return ServiceComponents(workers: [policies, front], extraAddresses: [settings.scheme: front.address])
    }

    private func router(_ services: Services, _ policies: PolicyWatcher, _ limits: RequestLimits, _ platform: PlatformIssuer?) -> Router<
        GatewayContext
    > {
        let router = Router(context: GatewayContext.self, options: .autoGenerateHeadEndpoints)
        let origins = OriginDirectory(access: services.access, policies: policies, metrics: runtime.metrics)
        router.addEntrance(origins: origins, ids: runtime.ids, requests: RequestMetrics(runtime.metrics), limits: limits)
        router.get("/healthz") { _, _ in Answer.ok().response(camelCase: false) }
        let authenticator = Authenticator(
            apps: AppDirectory(registry: services.registry, access: services.access, metrics: runtime.metrics),
            keys: HostKeyDirectory(registry: services.registry, metrics: runtime.metrics),
            directory: DirectoryRoles(registry: services.registry, metrics: runtime.metrics), platform: platform,
            clock: runtime.clock)
        let group = router.group("/api/v1")
            .add(middleware: ActivityMiddleware(activity: runtime.activity))
            .add(middleware: AuthenticationMiddleware(authenticator: authenticator, limits: limits))
            .add(middleware: IdempotencyMiddleware())
        let open = router.group("/api/v1")
            .add(middleware: ActivityMiddleware(activity: runtime.activity))
            .add(middleware: IdempotencyMiddleware())
        GatewayRoutes(
            services: services, policies: policies, clock: runtime.clock, texts: TextLanguages(metrics: runtime.metrics)
        ).add(
            to: Endpoints(group: group, policies: policies, limits: limits), open: Endpoints(group: open, policies: policies, limits: limits))
        router.refuseOtherMethods()
        return router
    }
}

extension Router<GatewayContext> {
    /// Adds the middleware of all paths: errors become answers, and the client address is counted before any other work.
    func addEntrance(origins: OriginDirectory, ids: IdentifierSource, requests: RequestMetrics, limits: RequestLimits) {
        add(middleware: CrossOriginMiddleware(origins: origins))
        add(middleware: ErrorMiddleware(ids: ids, requests: requests))
        add(middleware: AddressLimitMiddleware(limits: limits))
        add(middleware: PreflightMiddleware(origins: origins))
    }
}

/// Counts requests in progress as work, so that virtual time waits for them.
private struct ActivityMiddleware: RouterMiddleware {
    typealias Context = GatewayContext
    let activity: ActivityTracker

    func handle(_ request: Request, context: GatewayContext, next: (Request, GatewayContext) async throws -> Response) async throws -> Response {
        activity.begin()
        defer { activity.end() }
        return try await next(request, context)
    }
}
