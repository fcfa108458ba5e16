import CarillonAPI
import DurableWork
import Foundation
import Logging
import RPC
import ServiceKit
import Storage
import Synchronization
import TestConditions

@testable import EvaluatorService

/// An evaluator over a store in a temporary folder, with peers of the test's own.
final class EvaluatorFixture: Sendable {
    static let start = Instant(milliseconds: 1_780_000_000_000)

    let peers: FakePeers
    let policies: FakePolicies
    let clock: VirtualClock
    let activity = ActivityTracker()
    let settingsChanges: SettingsChanges
    let failedPushes: FailedPushes
    let metrics = MetricsRegistry()
    let store: Store
    let client: EvaluatorV1.Evaluator.Client
    let audit = AuditLines()
    let quarantine: CommonV1.Quarantine.Client
    let acceptance: EventAcceptance
    let broadcasts: EvaluatorV1.Broadcasts.Client
    private let service: any RegistrableService
    private let broadcastsService: any RegistrableService
    private let workers: [any BackgroundWorker]

    /// - Parameters:
    ///   - folder: The store's; a second evaluator over the same one is the first one's next life.
    ///   - wall: The service's clock, where its date is not that of `clock`.
    init(
        folder: URL, peers: FakePeers = .init(), clock: VirtualClock? = nil, wall: (any DomainClock)? = nil, limits: AudienceLimits = .init(),
        pauses: Backoff = .init()
    ) async throws {
        self.peers = peers
        self.clock = clock ?? VirtualClock(start: Self.start)
        let wall = wall ?? self.clock
        policies = FakePolicies([ChatApp.tenant: try ChatApp.app()])
        store = try Store(
            path: folder.appendingPathComponent("evaluator.sqlite").path, migrations: EvaluatorMigrations.all)
        settingsChanges = SettingsChanges(activity: activity)
        failedPushes = FailedPushes(waking: settingsChanges.signal)
        let channel = InProcessChannel(services: [peers], principal: Principal(service: "evaluator"))
        let logger = Logger(label: "evaluator") { _ in SwiftLogNoOpLogHandler() }
        let backoffs = PeerBackoffs()
        let receipts = PeerDelivery(to: "receipts", backoff: backoffs["receipts"], clock: wall, activity: activity, logger: logger)
        let evaluator = try await EvaluatorComponents(
            store: store, clock: wall, ids: IdentifierSource(clock: wall), activity: activity, metrics: metrics, policies: policies,
            peers: EvaluatorPeers(
                registry: channel, preferences: channel, receipts: channel, dispatcher: channel, gateway: channel,
                outcomes: OutboxPeer(receipts, over: channel),
                backoffs: backoffs),
            settingsChanges: settingsChanges, failedPushes: failedPushes, limits: limits, pauses: pauses,
            quarantine: Quarantine(store: store, clock: wall, metrics: metrics, logger: logger), audit: audit, logger: logger)
        workers = evaluator.pipeline
        service = evaluator.events
        broadcastsService = evaluator.broadcasts
        broadcasts = .init(
            InProcessChannel(
                services: [evaluator.broadcasts], interceptors: [IdempotencyInterceptor(store: store, clock: self.clock)],
                principal: Principal(service: "operator")))
        acceptance = evaluator.events.acceptance
        quarantine = .init(InProcessChannel(services: [evaluator.quarantine], principal: Principal(service: "operator")))
        client = .init(
            InProcessChannel(
                services: [evaluator.events], interceptors: [IdempotencyInterceptor(store: store, clock: self.clock)],
                principal: Principal(service: "operator")))
    }

    /// Calls as somebody whom the gateway forwards.
    func client(
        as role: String, user: String = "root", organization: String = ChatApp.tenant.organizationId, app: String = ChatApp.tenant.appId
    ) -> EvaluatorV1.Evaluator.Client {
        let actor = Principal.Actor(userID: user, organizationID: organization, appID: app, roles: [role])
        return .init(
            InProcessChannel(
                services: [service], interceptors: [IdempotencyInterceptor(store: store, clock: clock)],
                principal: Principal(service: "gateway", actor: actor)))
    }

    /// Calls about broadcasts as somebody whom the gateway forwards.
    func broadcasts(
        as role: String, user: String = "root", organization: String = ChatApp.tenant.organizationId, app: String = ChatApp.tenant.appId,
        isPlatform: Bool = false
    ) -> EvaluatorV1.Broadcasts.Client {
        let actor = Principal.Actor(userID: user, organizationID: organization, appID: app, roles: [role], isPlatform: isPlatform)
        return .init(InProcessChannel(services: [broadcastsService], principal: Principal(service: "gateway", actor: actor)))
    }

    /// Runs the body while the workers work.
    func run<T: Sendable>(_ body: () async throws -> T) async throws -> T {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for worker in workers { group.addTask { try await worker.run() } }
            do {
                let result = try await body()
                group.cancelAll()
                try await group.waitForAll()
                return result
            } catch {
                group.cancelAll()
                throw error
            }
        }
    }

    /// Waits until everything accepted is decided and delivered.
    func settled() async throws {
        try await eventually("the evaluator is idle", every: .milliseconds(2)) { activity.snapshot.busy == 0 }
    }

    @discardableResult
    func submit(_ events: EvaluatorV1.Event...) async throws -> EvaluatorV1.SubmitEventsResponse { try await submit(events) }

    @discardableResult
    func submit(_ events: [EvaluatorV1.Event]) async throws -> EvaluatorV1.SubmitEventsResponse {
        try await client.submitEvents(.init(events: events))
    }

    /// Preferences say that these users chose something else; without users they are just there.
    func changed(_ users: String...) {
        let tenant = ChatApp.tenant
        settingsChanges.heard(
            StoreChanges(users.map { ChangedUser(organization: tenant.organizationId, app: tenant.appId, user: $0) }))
    }

    /// user → reason name, or "sent" or "held", for one event.
    func decisions(_ eventID: String) async throws -> [String: String] {
        // As the host system, which is on no record for it.
        let answer = try await client(as: "system", user: "").explain(.init(tenant: ChatApp.tenant, id: eventID))
        return Dictionary(answer.decisions.map { ($0.userId, $0.outcome == .skipped ? $0.reason.name : $0.outcome.name) }) { first, _ in first }
    }

    var statistics: EvaluatorV1.EvaluatorStatisticsResponse {
        get async throws { try await client.statistics(.init(tenant: ChatApp.tenant)) }
    }
}

/// An audit log that is read line by line, or is away.
final class AuditLines: AuditSink {
    private let state = Mutex((lines: [String](), isAway: false))

    var all: [String] { state.withLock { $0.lines } }

    func setAway(_ isAway: Bool) { state.withLock { $0.isAway = isAway } }

    func record(_ event: AuditEvent, _ context: ServerContext) async throws {
        try state.withLock { state in
            guard !state.isAway else { throw APIError(.unavailable, "the audit log is away") }
            state.lines.append("\(event.action) \(event.subject) \(event.details) \(context.callerName)")
        }
    }
}

/// Hands a new folder to the body and removes it afterwards.
func withTemporaryFolder<T>(_ body: (URL) async throws -> T) async throws -> T {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("carillon-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder)
}

/// The usual test: one evaluator, its workers running.
func withEvaluator<T: Sendable>(_ body: (EvaluatorFixture) async throws -> T) async throws -> T {
    try await withTemporaryFolder { folder in
        let evaluator = try await EvaluatorFixture(folder: folder)
        let result = try await evaluator.run { try await body(evaluator) }
        await evaluator.store.close()
        return result
    }
}
