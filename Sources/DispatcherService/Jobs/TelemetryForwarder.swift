import CarillonAPI
import Logging
import OutboundMessages
import Providers
import RPC
import ServiceKit
import Synchronization

/// Posts the telemetry of apps to the webhooks that want it (RCPT-23), in the order in which it was stored. Receipts keeps the events, and the
/// position that each host has: a POST that fails is repeated until the host takes it, or the app's retention deletes the events.
struct TelemetryForwarder: BackgroundWorker {
    /// Apps whose events are posted at the same time.
    static let mostAtOnce = 4
    /// POSTs of one app in a round: one with a large backlog must not keep others waiting.
    private static let mostPosts = 50
    /// How often it looks for new events, in real time.
    private static let interval = Duration.seconds(2)

    /// A webhook that wants telemetry.
    struct Account: Sendable {
        var tenant: CommonV1.Tenant
        var channel: MessageChannel
    }

    let name = "telemetry for webhooks"
    /// The webhooks that want telemetry now.
    let accounts: @Sendable () -> [Account]
    let receipts: ReceiptsV1.Telemetry.Client
    let send: PersonMessageSender.Send
    /// The name of this process: of several dispatchers one posts the events of an app.
    let claimant: String
    let clock: any DomainClock
    let activity: ActivityTracker
    let metrics: DispatcherMetrics
    let logger: Logger
    /// Waits after failures.
    var pauses = Backoff(first: .seconds(2), longest: .seconds(600))
    private let progress = Progress()

    init(
        accounts: @escaping @Sendable () -> [Account], receipts: ReceiptsV1.Telemetry.Client, send: @escaping PersonMessageSender.Send,
        claimant: String, clock: any DomainClock, activity: ActivityTracker, metrics: DispatcherMetrics, logger: Logger
    ) {
        self.accounts = accounts
        self.receipts = receipts
        self.send = send
        self.claimant = claimant
        self.clock = clock
        self.activity = activity
        self.metrics = metrics
        self.logger = logger
    }

    /// How far each app is.
    private final class Progress: Sendable {
        struct App: Sendable {
            /// What the host has and receipts was not told; empty: nothing.
            var delivered = ""
            var pauses: Backoff
            var waitsUntil: ContinuousClock.Instant?
        }

        private let apps = Mutex<[CommonV1.Tenant: App]>([:])

        /// The apps of these that may be asked now. The others are forgotten.
        func ready(_ accounts: [Account], pauses: Backoff) -> [Account] {
            apps.withLock { apps in
                let wanted = Set(accounts.map(\.tenant))
                apps = apps.filter { wanted.contains($0.key) }
                let now = ContinuousClock.now
                return accounts.filter { account in
                    let app = apps[account.tenant] ?? App(pauses: pauses)
                    apps[account.tenant] = app
                    return app.waitsUntil.map { $0 <= now } ?? true
                }
            }
        }

        /// Apps whose last attempt failed.
        var failing: Int { apps.withLock { apps in apps.values.count { $0.waitsUntil != nil } } }

        func delivered(_ tenant: CommonV1.Tenant) -> String { apps.withLock { $0[tenant]?.delivered ?? "" } }

        func succeeded(_ tenant: CommonV1.Tenant, delivered: String) {
            apps.withLock { apps in
                apps[tenant]?.delivered = delivered
                apps[tenant]?.pauses.reset()
                apps[tenant]?.waitsUntil = nil
            }
        }

        func failed(_ tenant: CommonV1.Tenant) {
            apps.withLock { apps in
                guard let pause = apps[tenant]?.pauses.advance() else { return }
                apps[tenant]?.waitsUntil = ContinuousClock.now + pause
            }
        }
    }

    func run() async throws {
        try await work(every: Self.interval) { await forward() }
    }

    /// Posts what waits.
    func forward() async {
        let ready = progress.ready(accounts(), pauses: pauses)
        defer { metrics.telemetryWebhooks(failing: progress.failing) }
        guard !ready.isEmpty else { return }
        await withTaskGroup(of: Void.self) { group in
            var rest = ready[...]
            for account in rest.prefix(Self.mostAtOnce) { group.addTask { await forward(account) } }
            rest = rest.dropFirst(Self.mostAtOnce)
            while await group.next() != nil {
                if let account = rest.popFirst() { group.addTask { await forward(account) } }
            }
        }
    }

    private func forward(_ account: Account) async {
        let tenant = account.tenant
        do {
            for _ in 0..<Self.mostPosts {
                let isDone = try await activity.perform { try await post(account) }
                if isDone { return }
            }
        } catch {
            if Task.isCancelled { return }
            progress.failed(tenant)
            logger.notice(
                "telemetry could not be posted to a webhook yet",
                metadata: ["organization": "\(tenant.organizationId)", "app": "\(tenant.appId)", "cause": "\(error)"])
        }
    }

    /// A webhook that did not take a POST.
    private struct NotTaken: Error, CustomStringConvertible { let description: String }

    /// Posts the next events of an app.
    ///
    /// - Returns: whether there is none.
    private func post(_ account: Account) async throws -> Bool {
        let tenant = account.tenant
        let taken = try await receipts.takeTelemetry(.init(tenant: tenant, claimant: claimant, delivered: progress.delivered(tenant)))
        guard !taken.events.isEmpty else {
            progress.succeeded(tenant, delivered: "")
            return true
        }
        let message = OutboundMessage(telemetry: OutboundTelemetry(taken, of: tenant), createdAt: clock.now)
        switch try await send(message, account.channel, clock.now) {
        case .taken:
            metrics.personMessage("sent")
            progress.succeeded(tenant, delivered: taken.cursor)
            return false
        // Unlike a message, the events are needed whatever the host answers: somebody may repair it.
        case .retry(let code), .refused(let code):
            metrics.personMessage("retry")
            throw NotTaken(description: code)
        }
    }
}

extension OutboundTelemetry {
    fileprivate init(_ taken: ReceiptsV1.TakeTelemetryResponse, of tenant: CommonV1.Tenant) {
        let events = taken.events.map { streamed in
            let event = streamed.event ?? .init()
            return Event(
                id: event.eventId, type: event.eventType, userID: event.userId, occurredAt: Instant(milliseconds: event.occurredAtMs),
                notificationType: streamed.notificationType, provider: streamed.provider, properties: event.properties)
        }
        self.init(appID: tenant.appId, after: taken.after, cursor: taken.cursor, events: events)
    }
}

extension TelemetryForwarder.Account {
    /// Nil for a credential that is no webhook, or wants no telemetry.
    init?(_ credential: StoredCredential) {
        guard let account = credential.sender as? PeopleAccount, account.takesTelemetry, case .webhook(let url, let secrets) = account.kind else {
            return nil
        }
        self.init(tenant: credential.tenant, channel: .webhook(url: url, secrets: secrets))
    }
}
