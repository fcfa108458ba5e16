import CarillonAPI
import Hummingbird
import Logging
import ServiceKit

/// The reference of the HTTP API, as an OpenAPI document and as a page. It is made when it is first asked for, and then stays, because routes do not
/// change while a process runs (docs/decisions/0130-reference-of-the-http-api.md).
actor Reference {
    struct Documents: Sendable {
        /// OpenAPI 3.1, JSON.
        let openAPI: String
        /// HTML.
        let page: String
    }

    /// The path of all routes but one.
    static let base = "/api/v1"

    private let clock: any DomainClock
    private var making: Task<Documents, any Error>?

    init(clock: any DomainClock) { self.clock = clock }

    /// Both forms.
    func documents() async throws -> Documents {
        if let making { return try await making.value }
        let task = Task { [clock] in
            let routes = try await Self.routes(clock: clock)
            return Documents(openAPI: OpenAPIDocument(routes: routes).json.encoded(camelCase: false), page: ReferencePage(routes: routes).html)
        }
        making = task
        do { return try await task.value } catch {
            making = nil
            throw error
        }
    }

    /// Every route below `/api/v1` and `/api`, found by running it before sample peers.
    static func routes(clock: any DomainClock) async throws -> [RouteFacts] {
        let peers = SamplePeers(SampleMessages(descriptorPool))
        let logger = Logger(label: "gateway.reference", factory: { _ in SwiftLogNoOpLogHandler() })
        let collectors = try collected(peers, isTalkative: false, clock)
        let talkative = try collected(peers, isTalkative: true, clock)
        var routes: [RouteFacts] = []
        for (plain, other) in zip(collectors, talkative) {
            for (route, twin) in zip(plain.routes, other.routes) {
                var explorer = RouteExplorer(route, base: plain.base, peers: peers, logger: logger)
                routes.append(await explorer.explore(talkative: twin))
            }
        }
        return routes
    }

    private static func collected(_ peers: SamplePeers, isTalkative: Bool, _ clock: any DomainClock) throws -> [RouteCollector] {
        let (versioned, unversioned) = (RouteCollector(base: base), RouteCollector(base: "/api"))
        let policies = SamplePolicies(peers: peers, isTalkative: isTalkative)
        let limits = try RequestLimits(ServiceConfig(service: "gateway"), clock: clock)
        // Nothing is served by this router.
        let router = Router(context: GatewayContext.self)
        func endpoints(_ collector: RouteCollector) -> Endpoints {
            Endpoints(group: router.group(RouterPath(collector.base)), policies: policies, limits: limits, collector: collector)
        }
        GatewayRoutes(
            peers: GatewayPeers { _ in peers }, publish: { _, _ in try peers.sample() },
            // As while the evaluator is away; nothing is kept, and the sample is not checked.
            pass: { _, _, call in
                if isTalkative { return .spooled }
                return .answered(try await call())
            }, held: HeldStreams(mostOfUser: 0),
            // Each run asks the sample peers anew.
            availability: PushAvailability(dispatcher: .init(peers), metrics: MetricsRegistry(), lifetime: .zero),
            signing: SigningApps(tenants: .init(peers), metrics: MetricsRegistry(), lifetime: .zero), recheck: { _, _ in }, policies: policies,
            clock: clock, texts: TextLanguages(metrics: MetricsRegistry())
        ).add(
            to: endpoints(versioned), open: endpoints(versioned), unversioned: endpoints(unversioned), streams: endpoints(versioned))
        return [versioned, unversioned]
    }
}
