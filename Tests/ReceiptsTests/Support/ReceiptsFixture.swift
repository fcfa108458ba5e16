import CarillonAPI
import DurableWork
import Foundation
import Logging
import RPC
import ServiceKit
import Storage
import Synchronization

@testable import ReceiptsService

/// Receipts over a store in a temporary folder, with a clock that the test sets.
final class ReceiptsFixture: Sendable {
    static let start: Int64 = 1_780_000_000_000
    static let tenant = CommonV1.Tenant(organizationId: "org_1", appId: "chat")

    let clock: VirtualClock
    let store: Store
    let policies = FixedPolicies()
    let metrics = MetricsRegistry()
    let audit = AuditLines()
    let registry = CountingRegistry()
    let badgePeers = BadgePeers()
    private let components: ReceiptsComponents
    private let activity = ActivityTracker()

    /// - Parameters:
    ///   - folder: of the store. A second fixture over the same folder is a restarted service.
    ///   - isReporting: whether the test runs ``reporter``. Only then a waiting signal for it counts as work.
    init(folder: URL, isReporting: Bool = false) async throws {
        clock = VirtualClock(start: Instant(milliseconds: Self.start), activity: activity)
        store = try Store(path: folder.appendingPathComponent("receipts.sqlite").path, migrations: ReceiptsMigrations.all)
        let delivery = PeerDelivery(
            to: "registry", backoff: PeerBackoff(), clock: clock, activity: nil,
            pauses: Backoff(first: .milliseconds(1), longest: .milliseconds(1)), logger: Self.silentLogger)
        let peers = ReceiptsPeers(
            registry: InProcessChannel(services: [registry], principal: Principal(service: "receipts")), delivery: delivery,
            personMessages: OutboxPeer(delivery, over: InProcessChannel(services: [])),
            evaluator: InProcessChannel(services: [badgePeers], principal: Principal(service: "receipts")),
            evaluatorDelivery: PeerDelivery(
                to: "evaluator", backoff: PeerBackoff(), clock: clock, activity: nil,
                pauses: Backoff(first: .milliseconds(1), longest: .milliseconds(1)), logger: Self.silentLogger),
            preferences: InProcessChannel(services: [badgePeers], principal: Principal(service: "receipts")))
        components = try ReceiptsComponents(
            store: store, clock: clock, ids: IdentifierSource(clock: clock), activity: activity, metrics: metrics, policies: policies, peers: peers,
            countersChanged: WorkSignal(activity: isReporting ? activity : nil),
            quarantine: try await Quarantine(store: store, clock: clock, metrics: metrics, logger: Self.silentLogger), audit: audit,
            logger: Self.quietLogger)
    }

    /// The maintenance jobs.
    var jobs: JobScheduler { components.jobs }
    /// The writes of reports in calls of their own.
    var joinedReports: JoinedReports { components.ledger.joinedReports }
    /// The streams of open apps.
    var streams: UserStreamHub { components.beats.streams }
    /// Delivers counters of devices to ``registry``.
    var reporter: DeviceCountersReporter { components.reporter }
    /// Hands silent pushes of badges to ``badgePeers``.
    var badgeUpdater: BadgeUpdater { components.badges }
    var quarantine: QuarantineService { components.quarantine }
    /// Whether no worker is busy.
    var isIdle: Bool { activity.snapshot.busy == 0 }

    /// A client of the ledger that calls as a service, or as a user whom the gateway forwards.
    func client(as principal: Principal = Principal(service: "operator")) -> ReceiptsV1.Receipts.Client { .init(channel(as: principal)) }

    func frequency(as principal: Principal = Principal(service: "operator")) -> ReceiptsV1.Frequency.Client { .init(channel(as: principal)) }

    func telemetry(as principal: Principal = Principal(service: "operator")) -> ReceiptsV1.Telemetry.Client { .init(channel(as: principal)) }

    func alerts(as principal: Principal = Principal(service: "operator")) -> ReceiptsV1.Alerts.Client { .init(channel(as: principal)) }

    func reports(as principal: Principal = Principal(service: "operator")) -> ReceiptsV1.Reports.Client { .init(channel(as: principal)) }

    func inbox(as principal: Principal = ReceiptsFixture.user("bob")) -> ReceiptsV1.Inbox.Client { .init(channel(as: principal)) }

    func userStreams(as principal: Principal = ReceiptsFixture.user("bob")) -> ReceiptsV1.UserStreams.Client { .init(channel(as: principal)) }

    func userData(as principal: Principal = Principal(service: "registry")) -> ReceiptsV1.UserData.Client { .init(channel(as: principal)) }

    func channel(as principal: Principal) -> InProcessChannel {
        InProcessChannel(
            services: components.services, interceptors: [IdempotencyInterceptor(store: store, clock: clock)], principal: principal)
    }

    static func user(_ id: String, roles: [String] = ["member"], device: String = "", app: String = "chat") -> Principal {
        Principal(
            service: "gateway", actor: .init(userID: id, organizationID: "org_1", appID: app, roles: roles, deviceID: device))
    }

    private static let silentLogger = Logger(label: "receipts") { _ in SwiftLogNoOpLogHandler() }

    private static let quietLogger: Logger = {
        var logger = Logger(label: "receipts")
        logger.logLevel = .error
        return logger
    }()

    // MARK: Items

    static func record(
        _ id: String, user: String = "bob", counter: String = "mentions", skipped: CommonV1.SkipReason = .unspecified,
        devices: [String] = ["dev_1"], channel: String = "ch_general", event: String = "e1", createdAt: Int64 = start, provider: String = "apns"
    ) -> ReceiptsV1.NotificationRecord {
        .init(
            tenant: tenant, notificationId: id, pushId: skipped == .unspecified ? "psh_" + id : "", eventId: event, userId: user,
            typeId: "mention", categoryId: "mentions", channelId: channel, messageId: "m1", priority: .high, title: "Alice",
            body: "hello", skipReason: skipped,
            devices: devices.map { .init(pushDeviceId: $0, deviceId: "device_" + $0, platform: "ios", provider: provider) },
            createdAtMs: createdAt, expiresAtMs: createdAt + 1_000, badgeCounter: counter)
    }

    static func outcome(
        _ notification: String, _ status: CommonV1.DeliveryStatus, sequence: Int64, attempt: String? = nil, device: String = "dev_1",
        number: Int32 = 1, at instant: Int64 = start + 100, code: String = ""
    ) -> ReceiptsV1.Outcome {
        .init(
            tenant: tenant, attemptId: attempt ?? "att_\(notification)_\(device)_\(sequence)", pushId: "psh_" + notification,
            notificationId: notification, pushDeviceId: device, userId: "bob", status: status, attemptNumber: number,
            provider: "apns", providerCode: code, providerMessageId: status == .sent ? "apns-id" : "", failureReason: code,
            occurredAtMs: instant, providerLatencyMs: 12, sequence: sequence, endToEndUs: status == .sent ? 5_000 : 0)
    }

    static func report(
        _ notification: String, _ kind: ReceiptsV1.ClientEventKind, at instant: Int64 = 0, user: String = "bob", device: String = ""
    ) -> ReceiptsV1.ReportClientEventRequest {
        .init(tenant: tenant, userId: user, notificationId: notification, deviceId: device, kind: kind, occurredAtMs: instant)
    }

    // MARK: Calls

    func badges(_ records: ReceiptsV1.NotificationRecord...) async throws -> [Int32] {
        try await client().recordNotification(.init(notifications: records)).badges
    }

    func outcomes(_ outcomes: ReceiptsV1.Outcome...) async throws {
        _ = try await client().recordOutcome(.init(outcomes: outcomes))
    }

    func view(_ notification: String) async throws -> ReceiptsV1.NotificationView {
        try await client().getNotification(.init(tenant: Self.tenant, notificationId: notification)).notification ?? .init()
    }

    var statistics: ReceiptsV1.LedgerStatisticsResponse {
        get async throws { try await client().statistics(.init(tenant: Self.tenant)) }
    }
}

/// One policy for all apps.
final class FixedPolicies: PolicySource {
    private let settings = Mutex<[String: PolicyValue]>([
        "badge_mode": "counters", "badge_counters": ["dm", "mentions", "threads"], "badge_cap": 99,
    ])

    private let catalogue = Mutex(RegistryV1.GetCatalogueResponse())

    /// The catalogue of all apps from now on.
    func offer(_ catalogue: RegistryV1.GetCatalogueResponse) { self.catalogue.withLock { $0 = catalogue } }

    private let isSuspended = Mutex(false)

    /// Whether the organization of all apps is suspended from now on.
    func suspend(_ isSuspended: Bool) { self.isSuspended.withLock { $0 = isSuspended } }

    private let failure = Mutex((error: (any Error)?.none, app: String?.none))

    func set(_ name: String, _ value: PolicyValue) { settings.withLock { $0[name] = value } }

    /// The error of questions for a policy from now on; nil: none.
    ///
    /// - Parameter app: the only app with the error; nil: all apps.
    func fail(_ error: (any Error)?, app: String? = nil) { failure.withLock { $0 = (error, app) } }

    func current(for tenant: CommonV1.Tenant) async throws -> AppPolicy {
        let (error, app) = failure.withLock { $0 }
        if let error, app == nil || app == tenant.appId { throw error }
        let owner = PolicyOwner(organizationSuspended: isSuspended.withLock { $0 })
        return AppPolicy(policy: try Policy(settings: settings.withLock { $0 }, of: owner), catalogue: Catalogue(catalogue.withLock { $0 }))
    }
}

/// An audit log with a line for each record; it may be away.
final class AuditLines: AuditSink {
    private let state = Mutex((lines: [String](), isAway: false))

    var all: [String] { state.withLock { $0.lines } }

    func setAway(_ isAway: Bool) { state.withLock { $0.isAway = isAway } }

    func record(_ event: AuditEvent, _ context: ServerContext) async throws {
        try state.withLock { state in
            guard !state.isAway else { throw APIError(.unavailable, "the audit log is away") }
            let app = event.tenant?.appId ?? ""
            state.lines.append([event.action.rawValue, app, event.subject, event.details, context.callerName].joined(separator: "|"))
        }
    }
}

/// A registry that keeps the calls about devices, is away, or takes a call and loses the answer.
final class CountingRegistry: RegistryV1.DeliveryCounters.ServiceProtocol {
    enum Mood { case well, away, losingAnswers, failingAfterwards }
    private let state = Mutex((mood: Mood.well, calls: [RegistryV1.CountDeliveriesRequest](), tries: 0, refused: ""))

    var calls: [RegistryV1.CountDeliveriesRequest] { state.withLock { $0.calls } }
    /// All calls, also those that failed.
    var tries: Int { state.withLock { $0.tries } }

    /// Refuses every call with this device from now on; empty: none.
    func refuse(_ device: String) { state.withLock { $0.refused = device } }

    func set(_ mood: Mood) { state.withLock { $0.mood = mood } }

    func countDeliveries(
        _ request: RegistryV1.CountDeliveriesRequest, context: ServerContext
    ) async throws -> RegistryV1.CountDeliveriesResponse {
        try state.withLock { state in
            state.tries += 1
            if request.devices.contains(where: { $0.pushDeviceId == state.refused }) {
                throw APIError(.invalidValue, field: "devices", "no such device can be")
            }
            if state.mood != .away { state.calls.append(request) }
            if state.mood == .failingAfterwards { throw RPCError(code: .internalError, message: "something broke after the commit") }
            guard state.mood == .well else { throw APIError(.unavailable, "the registry is away") }
            return .init()
        }
    }
}

/// Runs the body with a new store.
func withLedger(isReporting: Bool = false, _ body: (ReceiptsFixture) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("carillon-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let ledger = try await ReceiptsFixture(folder: folder, isReporting: isReporting)
    try await body(ledger)
    await ledger.store.close()
}

/// The reason code and field of the error that a call ends with.
func refusal(_ call: () async throws -> Void) async -> String {
    do {
        try await call()
        return "accepted"
    } catch let error as RPCError {
        return "\(error.reason ?? "\(error.code)") \(error.field ?? "")".trimmingCharacters(in: .whitespaces)
    } catch {
        return "\(error)"
    }
}
