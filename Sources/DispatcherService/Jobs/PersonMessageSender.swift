import CarillonAPI
import DurableWork
import Logging
import OutboundHTTP
import OutboundMessages
import Providers
import RPC
import ServiceKit
import Storage
import Synchronization

/// Sends messages to people when they are due (DISP-32), and what people did to their host (EVAL-42): the first attempt at once, further ones after
/// the waits of ``RetryWaits``. What fell due while the service was down is due at the start.
struct PersonMessageSender: BackgroundWorker {
    /// Makes one attempt.
    typealias Send = @Sendable (_ message: OutboundMessage, _ channel: MessageChannel, _ now: Instant) async throws -> MessageAttempt

    let name = "messages to people"
    let store: Store
    let credentials: CredentialStore
    let policies: any PolicySource
    /// Knows the addresses of users.
    let registry: RegistryV1.Registry.Client
    let send: Send
    let signal: WorkSignal
    /// Wakes the job that deletes ended messages.
    let maintenance: WorkSignal
    /// Wakes the reports to the ledger.
    let outcomes: WorkSignal
    let clock: any DomainClock
    let activity: ActivityTracker
    let metrics: DispatcherMetrics
    /// Tells operators of hosts that take no webhooks.
    let webhooks: WebhookAlerts
    /// Writes to the audit log what the dispatcher does by itself.
    let record: @Sendable (AuditEvent) async throws -> Void
    let logger: Logger

    /// The wait after the registry did not answer, or while the app's credential cannot be opened. It is no attempt.
    private static let waitForPolicy: Duration = .seconds(30)
    /// How long a message waits for a credential that cannot be opened.
    private static let longestWaitForCredential = Duration.days(1)

    /// Operators know of it from the start, and of the remedy.
    private struct UnreadableAccount: Error, CustomStringConvertible { let description: String }

    func run() async throws {
        await keepRunning(logger: logger) {
            let ends = AttemptEnds()
            try await withThrowingDiscardingTaskGroup { attempts in
                var turns = MessageTurns()
                while true {
                    try Task.checkCancellation()
                    try await signal.round(on: clock, activity) { WorkSignal.Due(date: try await begin(in: &attempts, &turns, ends)) }
                }
            }
        }
    }

    /// Begins the attempts whose turn it is. Each wakes this worker at its end, so that no message waits for the slowest of a round.
    ///
    /// - Returns: when the next attempt falls due.
    private func begin(
        in attempts: inout ThrowingDiscardingTaskGroup<any Error>, _ turns: inout MessageTurns, _ ends: AttemptEnds
    ) async throws -> Instant? {
        // Before the store is read: a message whose attempt ends after it is among those that are read, and must not be taken again.
        for end in ends.take() { turns.end(end.message, serverFailed: end.serverFailed) }
        let now = clock.now
        let (due, next) = try await store.read { database in
            // Those that are being attempted are due, too.
            let due = try PersonMessageTable.due(at: now, ofEach: 2 * MessageTurns.mostOfServer, database)
            return (due, try PersonMessageTable.nextAttempt(after: now, database))
        }
        for message in turns.take(due) {
            // Counted before the task runs.
            activity.begin()
            attempts.addTask {
                defer { activity.end() }
                let serverFailed = try await attempt(message)
                ends.add(message, serverFailed)
                signal.signal()
            }
        }
        return next
    }

    /// Attempts that ended since ``begin(in:_:_:)`` looked.
    private final class AttemptEnds: Sendable {
        private let ended = Mutex<[(message: WaitingMessage, serverFailed: Bool?)]>([])

        func add(_ message: WaitingMessage, _ serverFailed: Bool?) { ended.withLock { $0.append((message, serverFailed)) } }

        func take() -> [(message: WaitingMessage, serverFailed: Bool?)] {
            ended.withLock { ended in
                defer { ended = [] }
                return ended
            }
        }
    }

    /// - Returns: whether the app's server failed; nil: it was not asked.
    private func attempt(_ message: WaitingMessage) async throws -> Bool? {
        do {
            guard let (channel, operators) = try await way(of: message) else {
                try await end(message, .ended(.unconfigured(message.missingWay)))
                return nil
            }
            var outbound = message.outbound
            if message.message.isForOperators {
                outbound.email = operators
            } else if outbound.email.isEmpty, !message.isAction {
                outbound.email = try await address(for: message)
            }
            if case .mail = channel, outbound.email.isEmpty {
                try await end(message, .ended(.unconfigured("no e-mail is known")), over: channel)
                return nil
            }
            let attempt = try await send(outbound, channel, clock.now)
            let serverFailed = if case .retry = attempt { true } else { false }
            let attempts = message.attempts + 1
            tellOperators(of: attempt, attempts: attempts, over: channel, message)
            let step = message.step(after: attempt, attempts: attempts, now: clock.now)
            guard case .again(let dueAt) = step else {
                try await end(message, step, attempts: attempts, over: channel)
                return serverFailed
            }
            metrics.personMessage("retry")
            if case .retry(let code) = attempt {
                let words: Logger.Message =
                    if case .webhook = channel { "a webhook was not taken yet" } else { "a message to a person could not be sent yet" }
                logger.notice(
                    words,
                    metadata: [
                        "app": "\(message.tenant.label)", "message_id": "\(message.message.messageId)", "channel": "\(channel.receiptChannel)",
                        "cause": "\(code)", "attempt": "\(attempts)", "next": "\(dueAt.rfc3339)",
                    ])
            }
            try await store.write { try PersonMessageTable.postpone(message, to: dueAt, $0) }
            return serverFailed
        } catch let error where (error as? any RPCErrorConvertible)?.rpcError.code == .notFound {
            try await end(message, .ended(.unconfigured("the app is unknown")))
        } catch let error where !(error is CancellationError) {
            logger.log(
                level: error is UnreadableAccount ? .debug : .warning, "a message to a person waits",
                metadata: ["message_id": "\(message.message.messageId)", "error": "\(error)"])
            let later = clock.now + Self.waitForPolicy
            try await store.write { try PersonMessageTable.items.postpone([message.row], to: later, $0) }
        }
        return nil
    }

    /// Tells of a host that refuses a webhook or fails again: the first failure may be a short one.
    private func tellOperators(of attempt: MessageAttempt, attempts: Int, over channel: MessageChannel, _ message: WaitingMessage) {
        guard case .webhook(let url, _) = channel else { return }
        switch attempt {
        case .taken: webhooks.taken(message, at: url)
        case .refused(let code): webhooks.failed(message, at: url, code: code)
        case .retry(let code): if attempts > 1 { webhooks.failed(message, at: url, code: code) }
        }
    }

    /// How long the registry may take to answer.
    private static let callTimeout = Duration.seconds(5)

    /// The user's address in the registry; empty: there is none. An address that is stored with a message would be old at a later attempt.
    private func address(for message: WaitingMessage) async throws -> String {
        do {
            let request = RegistryV1.GetUserRequest(tenant: message.tenant, userId: message.message.userId)
            return try await registry.getUser(request, options: .init(timeout: Self.callTimeout)).user?.email ?? ""
        } catch let error where (error as? any RPCErrorConvertible)?.rpcError.code == .notFound {
            return ""
        }
    }

    /// The kind of account that carries a message: the host's webhook for an action, the one that the message names for the app's operators, and that
    /// of the app's policy for others; nil: none.
    private func provider(for message: WaitingMessage) async throws -> ProviderID? {
        if message.isAction { return .webhook }
        if message.message.isForOperators { return message.message.way == .email ? .smtp : .webhook }
        switch try await policies.current(for: message.tenant).policy.fallbackChannel {
        case .none: return nil
        case .smtp: return .smtp
        case .webhook: return .webhook
        }
    }

    /// The way of a message with its secrets, and the address of the app's operators; nil: there is none.
    ///
    /// - Throws: ``UnreadableAccount`` while the credential cannot be opened, at most a day after the message came.
    private func way(of message: WaitingMessage) async throws -> (channel: MessageChannel, operators: String)? {
        let tenant = message.tenant
        guard let provider = try await provider(for: message) else { return nil }
        if let unreadable = credentials.unreadable(of: tenant, provider: provider), clock.now < message.createdAt + Self.longestWaitForCredential {
            throw UnreadableAccount(description: unreadable.reason)
        }
        guard let account = credentials.current(for: tenant, provider: provider)?.sender as? PeopleAccount else { return nil }
        switch account.kind {
        case .smtp(let host, let port, let implicitTLS, let user, let password, let sender, let senderName):
            if message.message.isForOperators, account.alertsTo.isEmpty { return nil }
            let server = MailServer(host: host, port: port, security: implicitTLS ? .tls : .starttls, user: user, password: password)
            return (.mail(server, sender: sender, senderName: senderName), account.alertsTo)
        case .webhook(let url, let secrets):
            if message.message.isForOperators, !account.takesAlerts { return nil }
            return (.webhook(url: message.outbound.action?.url(webhook: url) ?? url, secrets: secrets), "")
        }
    }

    /// Stores the end of a message, and reports it to the ledger where the message is about a notification.
    ///
    /// - Parameters:
    ///   - attempts: those that were made; nil: no further one.
    ///   - channel: nil: the app has none.
    private func end(
        _ message: WaitingMessage, _ step: WaitingMessage.Step, attempts: Int? = nil, over channel: MessageChannel? = nil
    ) async throws {
        if case .ended(let failure) = step {
            let cause = failure.description(of: message)
            // Before the end is stored: a crash in between records it twice, and never not at all.
            if message.message.kind == .purgeNotice {
                try await record(
                    AuditEvent(
                        .purgeNoticeUndeliverable, subject: message.message.subject, details: cause, tenant: message.tenant))
            }
            if failure.isLogged(of: message) {
                let words: Logger.Message =
                    if case .webhook? = channel { "a webhook was not taken" } else { "a message to a person was not sent" }
                logger.notice(
                    words,
                    metadata: [
                        "app": "\(message.tenant.label)", "message_id": "\(message.message.messageId)", "cause": "\(cause)",
                    ])
            }
            if failure.isCounted(of: message) { metrics.personMessage(failure.reason(of: message)) }
        } else {
            metrics.personMessage("sent")
        }
        let now = clock.now
        let outcome = message.outcome(of: step, attempts: attempts ?? message.attempts, channel: channel?.receiptChannel, now: now)
        let report = try outcome.map { try SettlementReports([$0], now: now) }
        try await store.write { database in
            // An outcome would bring an erased user's id back.
            if try PersonMessageTable.end(message, at: now, database) { try report?.insert(database) }
        }
        if report != nil { outcomes.signal() }
        maintenance.signal()
    }
}
