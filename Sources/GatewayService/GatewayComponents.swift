import DurableWork
import Hummingbird
import Logging
import ServiceKit

/// The parts of a gateway, and their order: the middleware of all requests, authentication, and the routes.
struct GatewayComponents: Sendable {
    /// The policies of apps. Run it as a worker.
    let policies: PolicyWatcher
    /// The pictures of notifications.
    let media: MediaPublisher
    /// Passes events of the spool to the evaluator. Run it as a worker.
    let replay: SpoolReplay
    /// Removes pictures that have expired. Run it as a worker.
    let jobs: JobScheduler
    /// Ends the streams of agents when the gateway drains. Run it as a worker that stops before the HTTP server.
    let held: HeldStreams
    private let peers: GatewayPeers
    private let limits: RequestLimits
    private let clock: any DomainClock
    private let ids: IdentifierSource
    private let activity: ActivityTracker
    private let metrics: MetricsRegistry
    private let authenticator: Authenticator
    private let tracer: Tracer

    /// - Parameters:
    ///   - platform: The platform's own issuer of tokens; nil where it has none.
    ///   - published: reads the keys that issuers publish; nil: tokens of such issuers are refused.
    ///   - keyAges: how long the registry's answers about service keys count.
    /// - Throws: ``ConfigurationError`` for an unusable folder of pictures.
    init(
        clock: any DomainClock, ids: IdentifierSource, activity: ActivityTracker, metrics: MetricsRegistry, peers: GatewayPeers,
        limits: RequestLimits, platform: PlatformIssuer?, media settings: MediaSettings, spool: Spool,
        published: PublishedKeySets? = nil, keyAges: HostKeyDirectory.Ages = .init(), tracer: Tracer = .off, logger: Logger
    ) throws {
        self.tracer = tracer
        self.peers = peers
        self.limits = limits
        held = HeldStreams(mostOfUser: limits.userStreams)
        self.clock = clock
        self.ids = ids
        self.activity = activity
        self.metrics = metrics
        policies = PolicyWatcher(tenants: peers.tenants, metrics: metrics, logger: logger)
        let media = try MediaPublisher(settings, policies: policies, clock: clock, metrics: metrics, logger: logger)
        self.media = media
        replay = SpoolReplay(spool: spool, evaluator: peers.evaluator, clock: clock, activity: activity, tracer: tracer, logger: logger)
        jobs = JobScheduler(MaintenanceJob.gateway(media), clock: clock, activity: activity, metrics: metrics, logger: logger)
        authenticator = Authenticator(
            apps: TokenIssuers(tenants: peers.tenants, access: peers.appAccess, published: published, metrics: metrics),
            keys: HostKeyDirectory(tenants: peers.tenants, metrics: metrics, ages: keyAges),
            directory: DirectoryRoles(registry: peers.registry, metrics: metrics), platform: platform, clock: clock)
    }

    /// Every path of the gateway.
    func router() -> Router<GatewayContext> {
        let router = Router(context: GatewayContext.self, options: .autoGenerateHeadEndpoints)
        let origins = OriginDirectory(access: peers.appAccess, policies: policies, metrics: metrics)
        router.addCommonMiddleware(origins: origins, ids: ids, requests: RequestMetrics(metrics), limits: limits, tracer: tracer)
        MediaRoutes.add(filesOf: media, to: router)
        router.get("/healthz") { _, _ in Answer.ok().response(camelCase: false) }
        ReferenceRoutes(reference: Reference(clock: clock)).add(to: router)
        func authenticated(_ path: RouterPath, isWork: Bool = true) -> Endpoints {
            let all = router.group(path)
            let counted = isWork ? all.add(middleware: ActivityMiddleware(activity: activity)) : all
            let group = counted.add(middleware: AuthenticationMiddleware(authenticator: authenticator, limits: limits))
                .add(middleware: IdempotencyMiddleware())
            return Endpoints(group: group, policies: policies, limits: limits)
        }
        let open = router.group("/api/v1")
            .add(middleware: ActivityMiddleware(activity: activity))
            .add(middleware: IdempotencyMiddleware())
        GatewayRoutes(
            peers: peers, publish: { [media] in try await media.publish(upload: $0, of: $1) },
            pass: { [spool = replay.spool] tenant, request, call in try await spool.submit(for: tenant, request, call: call) }, held: held,
            availability: PushAvailability(dispatcher: peers.dispatcher, metrics: metrics),
            signing: SigningApps(tenants: peers.tenants, metrics: metrics),
            recheck: { [authenticator] in _ = try await authenticator.authenticate(authorization: $0, actingFor: $1) },
            policies: policies, clock: clock, texts: TextLanguages(metrics: metrics)
        ).add(
            to: authenticated("/api/v1"), open: Endpoints(group: open, policies: policies, limits: limits), unversioned: authenticated("/api"),
            streams: authenticated("/api/v1", isWork: false))
        router.refuseOtherMethods()
        return router
    }
}

extension Router<GatewayContext> {
    /// Adds the middleware of all paths: errors become answers, and the client address is counted before any other work.
    func addCommonMiddleware(
        origins: OriginDirectory, ids: IdentifierSource, requests: RequestMetrics, limits: RequestLimits, tracer: Tracer = .off
    ) {
        add(middleware: CrossOriginMiddleware(origins: origins))
        add(middleware: ErrorMiddleware(ids: ids, requests: requests, tracer: tracer))
        add(middleware: AddressLimitMiddleware(limits: limits))
        add(middleware: TargetMiddleware())
        add(middleware: PreflightMiddleware(origins: origins))
    }
}
