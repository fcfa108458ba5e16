import CarillonAPI
import Cryptography
import DurableWork
import Foundation
import Logging
import NIOCore
import NIOPosix
import Protobuf
import ProviderSimulator
import Providers
import RPC
import ServiceKit
import Storage
import Synchronization
import TLS
import TestClocks
import TestConditions
import TestFolders

@testable import DispatcherService

/// A dispatcher with its real queue, lanes and pools, the simulator as its providers, and peers that answer as the test says. Time is virtual.
final class DispatcherFixture: Sendable {
    static let topic = "com.example.chat"
    static let fcmProject = "chat-project"

    let folder: TemporaryFolder
    let store: Store
    let clock: VirtualClock
    /// The dispatcher's clock, which the test can set back.
    let wall: SteppedClock
    let activity: ActivityTracker
    let simulator: SimulatedProviders
    let control: SimulatorControl
    /// The audit records, `ACTION SUBJECT` each.
    let audit: AuditLines
    /// What the dispatcher recorded by itself: `ACTION SUBJECT DETAILS` each.
    let records = RecordedLines()
    /// The metrics of the dispatcher.
    let metrics = MetricsRegistry()
    let components: DispatcherComponents
    let quarantine: Quarantine
    let peers: Peers
    /// The log lines of the dispatcher, from `notice` on.
    let logs: LogLines
    let group: MultiThreadedEventLoopGroup
    private let workers: Mutex<Task<Void, Never>?>

    /// Wraps the dispatcher's queue.
    typealias Queue = (SQLitePushQueue) -> any PushQueue
    /// Makes the fleet of a dispatcher with this store, key ring of credentials, clock and logger.
    typealias MakeFleet = (Store, KeyRing, any DomainClock, Logger) async throws -> any Fleet

    static func start(
        settings: [String: PolicyValue] = [:], credentials: Bool = true, folder: TemporaryFolder? = nil, simulator: SimulatedProviders? = nil,
        at start: Instant = TestPushes.start, apnsURL: String? = nil, providers: [any ProviderAdapter.Type] = ProviderList.all,
        outbound: Outbound = Outbound(), sendToPerson: PersonMessageSender.Send? = nil, secrets: ExternalSecrets = ExternalSecrets(),
        makeQueue: Queue = { $0 },
        makeFleet: MakeFleet = { _, _, _, _ in LoneDispatcher() }
    ) async throws -> DispatcherFixture {
        try await DispatcherFixture(
            settings: settings, credentials: credentials, folder: folder, simulator: simulator, start: start, apnsURL: apnsURL, providers: providers,
            outbound: outbound, sendToPerson: sendToPerson, secrets: secrets, makeQueue: makeQueue, makeFleet: makeFleet)
    }

    /// Servers beside the simulator.
    struct Outbound {
        /// `outbound.allowed_hosts`.
        var allowedHosts = "127.0.0.1"
        /// A file with the authority of another server.
        var authority: String?
        /// Of lanes to them.
        var limits = UserNamedHostLimits()
    }

    private init(
        settings: [String: PolicyValue], credentials: Bool, folder: TemporaryFolder?, simulator given: SimulatedProviders?, start: Instant,
        apnsURL: String?, providers: [any ProviderAdapter.Type], outbound: Outbound, sendToPerson: PersonMessageSender.Send?,
        secrets: ExternalSecrets, makeQueue: Queue, makeFleet: MakeFleet
    ) async throws {
        let folder = try folder ?? TemporaryFolder()
        let activity = ActivityTracker()
        let clock = VirtualClock(start: start, activity: activity)
        let logs = LogLines()
        self.logs = logs
        let logger = Logger(label: "dispatcher") { _ in logs.handler }
        if !FileManager.default.fileExists(atPath: folder.file("ca.pem")) { try Self.makeKeys(in: folder) }
        if let authority = outbound.authority { try Self.trust(authority, in: folder) }
        let simulator: SimulatedProviders
        if let given {
            simulator = given
        } else {
            simulator = try await SimulatedProviders.start(
                SimulatedProviders.Settings(
                    certificate: TLSCertificateFiles(certificateChainPath: folder.file("sim.pem"), privateKeyPath: folder.file("sim.key"))),
                clock: clock, activity: activity, logger: logger)
        }
        let config = ServiceConfig(
            service: "dispatcher",
            values: [
                "providers.apns.base_url": apnsURL ?? "https://" + simulator.apnsAddress,
                "providers.fcm.base_url": "https://" + simulator.fcmAddress,
                "providers.expo.base_url": "https://" + simulator.expoAddress,
                "providers.oauth.token_url": simulator.tokenURL, "providers.ca_file": folder.file("ca.pem"),
                "outbound.allowed_hosts": outbound.allowedHosts, "outbound.ca_file": folder.file("ca.pem"),
            ])
        var sending = try ProviderSettings(config)
        sending.secrets = secrets
        var policy: [String: PolicyValue] = [
            "retry_delays_seconds": .list([1, 5, 30, 120, 600].map { .int($0) }), "max_attempts": .int(5),
            "send_rate_per_second": .int(100_000),
        ]
        policy.merge(settings) { $1 }
        self.folder = folder
        self.activity = activity
        self.clock = clock
        let wall = SteppedClock(clock)
        self.wall = wall
        self.simulator = simulator
        control = SimulatorControl(simulator)
        peers = try Peers(settings: policy)
        group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        store = try folder.openStore()
        quarantine = try await Quarantine(store: store, clock: wall, metrics: MetricsRegistry(), logger: logger)
        audit = AuditLines()
        let keyRing = try KeyRing(path: folder.file("credentials.json"))
        let fleet = try await makeFleet(store, keyRing, wall, logger)
        components = try await DispatcherComponents(
            store: store, clock: wall, ids: IdentifierSource(clock: wall), activity: activity, metrics: metrics, policies: peers,
            peers: Self.peers(peers, clock: clock, activity: activity), addresses: OpenAddresses(),
            credentialKeyRing: keyRing, settings: sending,
            tls: TLSClientContext(TLSClientConfiguration(trustedCAPath: sending.trustedCAPath)), group: group, providers: providers,
            makeQueue: makeQueue, sendToPerson: sendToPerson,
            recordOwn: { [records] in records.add("\($0.action) \($0.subject) \($0.details)") },
            hostLimits: outbound.limits, fleet: fleet, quarantine: quarantine, audit: audit, logger: logger)
        workers = Mutex(nil)
        if credentials {
            try await putAPNsKey("KEY0000001")
            try await putFCMAccount(key: Self.fcmKey.get())
        }
        run()
    }

    private static func makeKeys(in folder: TemporaryFolder) throws {
        let authority = try CertificateAuthority.create(commonName: "test CA")
        let server = try authority.issue(commonName: "provider-sim", dnsNames: ["localhost"], ipAddresses: ["127.0.0.1"])
        try authority.certificatePEM.write(toFile: folder.file("ca.pem"), atomically: true, encoding: .utf8)
        try server.certificatePEM.write(toFile: folder.file("sim.pem"), atomically: true, encoding: .utf8)
        try server.privateKeyPEM.write(toFile: folder.file("sim.key"), atomically: true, encoding: .utf8)
        try KeyRing.create(at: folder.file("credentials.json"))
    }

    private static func trust(_ authority: String, in folder: TemporaryFolder) throws {
        let both = try String(contentsOfFile: folder.file("ca.pem"), encoding: .utf8) + String(contentsOfFile: authority, encoding: .utf8)
        try both.write(toFile: folder.file("ca.pem"), atomically: true, encoding: .utf8)
    }

    /// What the dispatcher calls. Reports are delivered to `peers`.
    private static func peers(_ peers: Peers, clock: VirtualClock, activity: ActivityTracker) -> DispatcherPeers {
        func delivery(to name: String) -> PeerDelivery {
            PeerDelivery(
                to: name, backoff: PeerBackoff(), clock: clock, activity: activity, logger: Logger(label: name) { _ in SwiftLogNoOpLogHandler() })
        }
        return DispatcherPeers(
            registry: AlicesRegistry(), receipts: InProcessChannel(services: []), checks: peers, consent: peers, apps: peers,
            outcomes: OutboxPeer(delivery(to: "receipts")) { request in
                peers.took(try ReceiptsV1.Outcome.items(of: request))
                return []
            },
            tokenReports: OutboxPeer(delivery(to: "registry")) { request in
                peers.took(try RegistryV1.TokenReport.items(of: request))
                return []
            },
            alerts: OutboxPeer(delivery(to: "receipts")) { request in
                peers.took(try ReceiptsV1.AlertReport.items(of: request))
                return []
            })
    }

    private func run() {
        let workers = components.pipeline
        let task = Task {
            await withTaskGroup(of: Void.self) { group in
                for worker in workers { group.addTask { try? await worker.run() } }
                await group.waitForAll()
            }
        }
        self.workers.withLock { $0 = task }
    }

    // MARK: Credentials

    /// - Parameter trusted: whether the simulator knows the key.
    func putAPNsKey(_ keyID: String, trusted: Bool = true) async throws {
        try await put(.apns, apnsKey(keyID, trusted: trusted))
    }

    /// - Parameter trusted: whether the simulator knows the key.
    func apnsKey(_ keyID: String, trusted: Bool = true) async throws -> CredentialFields {
        let key = try P256PrivateKey.generate()
        if trusted {
            try await simulator.trustAPNsKey(keyID: keyID, teamID: "TEAM000001", publicKeyPEM: try key.publicKeyPEM, topics: [Self.topic])
        }
        return ["key_id": keyID, "team_id": "TEAM000001", "private_key_pem": try key.pem, "topic": Self.topic]
    }

    /// The key of every fixture's first account. Made once: finding its primes takes 0.3 s.
    private static let fcmKey = Result { try RSAPrivateKey.generate() }

    /// - Parameters:
    ///   - trusted: whether the simulator knows the account.
    ///   - key: nil for a new one.
    func putFCMAccount(
        of tenant: CommonV1.Tenant = TestPushes.tenant, name: String = "push", trusted: Bool = true, key: RSAPrivateKey? = nil
    ) async throws {
        let key = try key ?? RSAPrivateKey.generate()
        let email = "\(name)@\(Self.fcmProject).iam.gserviceaccount.com"
        if trusted {
            try await simulator.trustFCMAccount(clientEmail: email, projectID: Self.fcmProject, publicKeyPEM: try key.publicKey.pem)
        }
        let file: [String: String] = [
            "type": "service_account", "project_id": Self.fcmProject, "private_key_id": "k1", "private_key": try key.pem,
            "client_email": email, "token_uri": simulator.tokenURL,
        ]
        let json = String(decoding: try JSONEncoder().encode(file), as: UTF8.self)
        try await put(.fcm, ["json": json], of: tenant)
    }

    func put(_ provider: ProviderID, _ fields: CredentialFields, of tenant: CommonV1.Tenant = TestPushes.tenant) async throws {
        _ = try await components.pushes.putCredential(
            .init(tenant: tenant, provider: provider.rawValue, fields: fields), context: Self.context)
    }

    /// The operator's command line.
    static let context = ServerContext(method: DispatcherV1.Dispatcher.Method.enqueue, principal: Principal(service: "operator"))

    // MARK: Acting

    @discardableResult
    func enqueue(_ pushes: [DispatcherV1.Push]) async throws -> DispatcherV1.EnqueueResponse {
        try await components.pushes.enqueue(ReceivedPushes(bytes: DispatcherV1.EnqueueRequest(pushes: pushes).bytes()), context: Self.context)
    }

    func fault(
        _ provider: String, status: Int32 = 0, reason: String = "", action: SimulatorV1.FaultAction = .answer, times: Int32 = 1, token: String = "",
        retryAfter: Int32 = 0, deadSince: Int64 = 0
    ) async throws {
        let fault = SimulatorV1.Fault(
            provider: provider, token: token, status: status, reason: reason, action: action, times: times, retryAfterSeconds: retryAfter,
            deadSinceMs: deadSince)
        _ = try await control.addFaults(SimulatorV1.AddFaultsRequest(faults: [fault]), context: Self.context)
    }

    func clearFaults() async throws {
        _ = try await control.addFaults(SimulatorV1.AddFaultsRequest(replace: true), context: Self.context)
    }

    func requests(_ provider: String) async throws -> [SimulatorV1.RecordedRequest] {
        try await control.listRequests(SimulatorV1.ListRequestsRequest(provider: provider, limit: 5_000), context: Self.context).requests
    }

    func statistics() async throws -> SimulatorV1.SimulatorStatisticsResponse {
        try await control.statistics(SimulatorV1.SimulatorStatisticsRequest(), context: Self.context)
    }

    /// - Parameter tenant: nil: of all apps.
    func status(of tenant: CommonV1.Tenant? = nil) async throws -> DispatcherV1.QueueStatusResponse {
        try await components.pushes.queueStatus(DispatcherV1.QueueStatusRequest(tenant: tenant), context: Self.context)
    }

    /// Waits until the condition holds; the clock stands still meanwhile.
    func until(_ what: String, _ condition: () async throws -> Bool) async throws {
        do { try await eventually(what, every: .milliseconds(2), condition) } catch is NeverHappened {
            throw FixtureTimeout(what: what, status: try await status(), outcomes: peers.outcomes)
        }
    }

    /// Moves the clock in steps to each due time.
    func advance(by duration: Duration) async throws {
        let target = clock.now + duration
        while clock.now < target {
            try await quiet()
            clock.set(min(target, clock.nextDue ?? target))
        }
        try await quiet()
    }

    /// Waits until no work is going on: the counter is the same twice.
    func quiet() async throws {
        var last: ActivityTracker.Snapshot?
        try await until("quiet") {
            let now = activity.snapshot
            defer { last = now }
            // A request counts until it is answered, unless the simulator withholds the answer.
            return now.busy == 0 && now.awaitingProvider <= now.withheld && last == now
        }
    }

    /// Stops the dispatcher as a drain does. The simulator and the folder stay for another dispatcher.
    func stop() async {
        let task = workers.withLock { $0 }
        task?.cancel()
        await task?.value
        await components.shutdown()
        await store.close()
        try? await group.shutdownGracefully()
    }

    func stopAll() async {
        await stop()
        await simulator.shutdown()
    }
}

struct FixtureTimeout: Error, CustomStringConvertible {
    var what: String
    var status: DispatcherV1.QueueStatusResponse
    var outcomes: [ReceiptsV1.Outcome]
    var description: String {
        "waited in vain for: \(what)\n\(status)\nlast outcomes: \(outcomes.suffix(5).map { "\($0.pushId) \($0.status.name) \($0.providerCode)" })"
    }
}

/// Runs a body with a dispatcher and stops it in any case.
func withFixture(
    settings: [String: PolicyValue] = [:], credentials: Bool = true, apnsURL: String? = nil,
    providers: [any ProviderAdapter.Type] = ProviderList.all, outbound: DispatcherFixture.Outbound = .init(),
    makeQueue: DispatcherFixture.Queue = { $0 }, _ body: (DispatcherFixture) async throws -> Void
) async throws {
    let fixture = try await DispatcherFixture.start(
        settings: settings, credentials: credentials, apnsURL: apnsURL, providers: providers, outbound: outbound, makeQueue: makeQueue)
    do {
        try await body(fixture)
    } catch {
        await fixture.stopAll()
        throw error
    }
    await fixture.stopAll()
}
