import CarillonAPI
import Logging
import NIOCore
import OrderedCollections
import Providers
import ServiceKit

/// Claims deliveries that are due, checks them, gives them to their lanes, and stores their results.
///
/// A delivery goes claim → prepare → check → submit → settle (judge, record, perhaps send again), and the files can be read in this order. Three
/// loops share this actor's state and nothing else:
/// - *claim* leases deliveries as lanes have room.
/// - *prepare* checks and composes deliveries and gives them to their lanes. Batches of one app go one after the other, so a user's deliveries keep
///   their order. Apps are prepared concurrently (decision 0064).
/// - *settle* stores all results that came in meanwhile in one transaction.
///
/// The state is consistent at every `await`. The parts of it with rules of their own are values: ``Lane``, ``CredentialStates``, ``AppPace``,
/// ``AppWaits``, ``DeviceThrottles``, ``TokenReporter``.
actor DispatchEngine {
    let queue: any PushQueue
    let clock: any DomainClock
    let ids: IdentifierSource
    let activity: ActivityTracker
    let metrics: DispatcherMetrics
    let policies: any PolicySource
    let checks: DeliveryChecks
    let credentials: CredentialStore
    let addresses: any AddressOpener
    let factory: LaneFactory
    /// Wakes the publishers of the outboxes after reports were written.
    let reportSignals: ReportSignals
    /// The dispatchers that share the queue.
    nonisolated let fleet: any Fleet
    let logger: Logger
    nonisolated let claimSignal: WorkSignal
    /// Results of the pools' event loops for the settle loop: those that arrive during a commit are the next group. Bounded by the number of
    /// deliveries in memory.
    nonisolated let results: Mailbox<ExchangeResult>
    /// Apps with new ``claims`` that no task prepares, for the prepare loop.
    nonisolated let toPrepare: Mailbox<CommonV1.Tenant>
    /// What pools reported about their providers, for the claim loop.
    nonisolated let reachability: Mailbox<ReachabilityChange>
    nonisolated let testWatch: TestWatch
    /// Lanes whose provider counts as down, for callers outside this actor.
    nonisolated let outages = OutageBoard()
    /// Gets pushes that were tried and wait for the end of an outage, as those that come in one.
    let outageReports: OutageReports
    /// Tells receipts of the causes of alerts.
    let alertFeed: AlertFeed
    /// Records the spans of attempts.
    let tracer: Tracer

    /// Most deliveries in memory at once, over all lanes. Bounds memory regardless of policies.
    let inFlightLimit: Int
    /// Limits of lanes to hosts that users name.
    let hostLimits: UserNamedHostLimits
    /// The waits of apps end at multiples of ``AppWaits/grid`` from here.
    let started = ContinuousClock.now

    // MARK: State

    var lanes: [LaneKey: Lane] = [:]
    var credentialStates = CredentialStates()
    var paces: [CommonV1.Tenant: AppPace] = [:]
    /// Apps with work whose policy the registry did not give.
    var policyWaits = AppWaits(longest: .seconds(30))
    /// Apps with work whose first policy is being fetched.
    var policyFetches: Set<CommonV1.Tenant> = []
    /// Apps whose last check failed, because a peer did not answer.
    var checkWaits = AppWaits(longest: .seconds(5))
    /// Apps with ``claims`` whose check has failed since the preparation of these claims began.
    var failedChecks: Set<CommonV1.Tenant> = []
    /// Claimed batches that wait to be prepared, in the order of their claims. An app has an entry until all its claims are prepared.
    var claims: [CommonV1.Tenant: [[ClaimedDelivery]]] = [:]
    /// Routes that may have ready deliveries, by row.
    var ready: OrderedDictionary<Int64, Route> = [:]
    /// All routes, by row.
    var routes: [Int64: Route] = [:]
    /// Lanes whose outage has ended, with the codes of its failures: pushes that wait for a retry after one of them are to leave at once.
    var endedOutages: [LaneKey: Set<String>] = [:]
    /// Why a route has no credential to send with, for operators. By the route's row.
    var blocked: [Int64: String] = [:]
    /// Deliveries on their lanes, by row: submitted and not settled.
    var inFlight: [Int64: InFlightDelivery] = [:]
    /// Deliveries that were claimed and are not submitted to a lane yet: leased, and not in `inFlight`.
    private(set) var claimedNotSent = 0
    /// The same by app.
    private(set) var claimedNotSentOfApp: [CommonV1.Tenant: Int] = [:]
    /// Deliveries that are claimed or in flight, by the route's row.
    var inFlightByRoute: [Int64: Int] = [:]
    var devices = DeviceThrottles()
    /// Pushes for Live Activities that nobody waits for, by address. Of those that come within an interval, the newest replaces the others in the
    /// queue.
    nonisolated let activityPace: SharedPace
    var tokenReporter = TokenReporter()
    /// This dispatcher's part of each quota and send rate, above 0 and at most 1.
    var share = 1.0
    /// Throttles that other dispatchers told, of lanes that were not used here yet.
    var toldThrottles: [LaneKey: (until: Instant, reason: String)] = [:]
    /// What operators said about lanes.
    var orders = LaneOrders()
    var housekeepingDue: Instant
    var clockSteps: ClockSteps
    /// The clock's step back that the due times of retries have not followed yet.
    var setBack = Duration.zero
    var leaseCheckDue: SteadyInstant?
    /// When lanes to hosts that users name are looked at next; nil: there are none.
    var laneCheckDue: SteadyInstant?
    /// Lanes whose credentials no app sends with any more. They end with their last answer.
    var unusedLanes: Set<LaneKey> = []
    /// Credentials that get no more lanes until one ends or the next look at them.
    var fullCredentials: Set<String> = []
    /// The acceptance of the newest message of which a receipt told success, by provider and app.
    var newestDelivered: [String: Instant] = [:]
    /// Credentials that a receipt stopped, with the acceptance of its message, by provider and app.
    var stoppedByReceipt: [String: (credential: String, acceptedAt: Instant)] = [:]
    /// Log lines of alerts by credential, and by push service, app and code: at most one in 15 minutes (OBS-04).
    let alerts = RateLimiter<String>(most: 1, interval: .seconds(900))
    /// Credentials with which providers accepted messages since ``confirmCredentials()``, by route row.
    var acceptedRoutes: [Int64: StoredCredential] = [:]
    /// Credentials whose alert is known to be resolved: a provider accepted a message since they were refused, or since the start.
    var provenCredentials: Set<String> = []
    /// Lanes whose outage is known to be resolved in the same way.
    var provenLanes: Set<LaneKey> = []

    /// Most deliveries of one claim from one route: enough to share a write, and few enough to keep the wait of the next batch short.
    static let claimLimit = 1_000
    /// Most deliveries of one claim where they leave in groups of `size`: full groups, as many as are prepared together. A small group is no claim of
    /// its own, because a claim is a transaction.
    static func mostClaimed(inGroupsOf size: Int) -> Int { max(1, joinedLimit / size) * size }
    /// Small claims are joined into batches of at most this many deliveries.
    static let joinedLimit = 500
    /// Most deliveries of an app that are claimed and wait for their check. An app whose check hangs leaves room for the others.
    static let unpreparedLimit = 2 * joinedLimit
    /// A lease outlasts the longest provider timeout by this much.
    static let leaseMargin: Duration = .seconds(60)
    static let longestProviderTimeout: Duration = .seconds(120)
    /// The wait before preferences are asked again about an app that they do not know.
    static let waitForUnknownApp: Duration = .seconds(30)
    /// Interval of settlements while more answers are expected. A transaction of a few results costs nearly as much as one of hundreds.
    static let settleInterval: Duration = .milliseconds(20)
    /// Time for answers when the service stops; the whole drain has 30 s (ARCH-10).
    static let drainGrace: TimeAmount = .seconds(10)

    init(
        queue: any PushQueue, clock: any DomainClock, ids: IdentifierSource, activity: ActivityTracker, metrics: DispatcherMetrics,
        policies: any PolicySource, checks: DeliveryChecks, credentials: CredentialStore, addresses: any AddressOpener, factory: LaneFactory,
        reportSignals: ReportSignals, testWatch: TestWatch = TestWatch(), inFlightLimit: Int, hostLimits: UserNamedHostLimits = UserNamedHostLimits(),
        fleet: any Fleet = LoneDispatcher(), outageReports: OutageReports, alertFeed: AlertFeed,
        tracer: Tracer = .off, logger: Logger
    ) {
        self.queue = queue
        self.clock = clock
        self.ids = ids
        self.activity = activity
        self.metrics = metrics
        self.policies = policies
        self.checks = checks
        self.credentials = credentials
        self.addresses = addresses
        self.factory = factory
        self.reportSignals = reportSignals
        self.testWatch = testWatch
        self.inFlightLimit = inFlightLimit
        self.hostLimits = hostLimits
        self.fleet = fleet
        activityPace = SharedPace(.activity, every: ActivityPush.interval, mostKeys: 100_000, fleet: fleet, clock: clock)
        self.outageReports = outageReports
        self.alertFeed = alertFeed
        self.tracer = tracer
        self.logger = logger
        self.claimSignal = WorkSignal(activity: activity)
        self.results = Mailbox(activity: activity)
        self.toPrepare = Mailbox(activity: activity)
        self.reachability = Mailbox(waking: claimSignal)
        self.housekeepingDue = clock.now
        self.clockSteps = ClockSteps(clock)
        // Routes of an earlier run may have no deliveries any more.
        laneCheckDue = clock.steadyNow
    }

    /// Runs until cancelled, then gives back the deliveries in memory. Start once.
    func run() async throws {
        let released = try await queue.releaseAllLeases()
        if released > 0 { logger.notice("leases of the previous run released", metadata: ["deliveries": "\(released)"]) }
        add(try await queue.readyRoutes())
        warnOfUnreadableCredentials()
        // Outlives the other loops, so that answers to requests in flight at the stop are stored.
        let settling = Task { await self.settleLoop() }
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await self.claimLoop() }
            group.addTask { await self.prepareLoop() }
            await group.waitForAll()
        }
        await closeLanes(grace: Self.drainGrace)
        settling.cancel()
        await settling.value
        await settleWhatCameIn()
        _ = try await queue.releaseAllLeases()
    }

    // MARK: News from other parts

    /// Deliveries became ready on these routes.
    func workArrived(_ routes: [ReadyRoute], wroteReports: Bool = false) {
        add(routes)
        if wroteReports { reportSignals.outcomes.signal() }
        claimSignal.signal()
    }

    /// A stored delivery becomes due or expires at the instant: moves the next housekeeping forward where needed.
    func becomesDue(at instant: Instant) {
        if instant < housekeepingDue {
            housekeepingDue = instant
            claimSignal.signal()
        }
    }

    /// Counts claimed deliveries of an app; a negative number: they were given to a lane or back to the queue.
    func countClaimed(_ deliveries: Int, of app: CommonV1.Tenant) {
        claimedNotSent += deliveries
        let count = claimedNotSentOfApp[app, default: 0] + deliveries
        claimedNotSentOfApp[app] = count == 0 ? nil : count
    }

    func add(_ more: [ReadyRoute]) {
        for route in more {
            routes[route.row] = route.route
            ready[route.row] = route.route
        }
    }

    // MARK: Shutdown

    /// Lets calls in flight finish and closes the connections.
    func closeLanes(grace: TimeAmount) async {
        await withTaskGroup(of: Void.self) { group in
            for lane in lanes.values { group.addTask { await lane.transport.shutdown(grace: grace) } }
        }
    }
}

extension Instant {
    /// Later than everything that is ever scheduled.
    static let distantFuture = Instant(milliseconds: .max)
}
