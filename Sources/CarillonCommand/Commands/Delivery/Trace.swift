import ArgumentParser
import CarillonAPI
import Foundation
import RPC
import ServiceKit
import SystemControl

/// `carillon trace`: the life of one notification (OBS-09).
struct Trace: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "The life of one notification, each stage with its time.")
        .example("carillon trace NOTIFICATION_ID")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "Notification id.") var notification: String

    func run() async throws {
        let clients = try system.clients()
        let owner = try await tenant.resolve(clients)
        let trace = try await NotificationTrace(notification, owner, clients)
        if system.json {
            try printList(trace.steps)
        } else {
            for step in trace.steps { print(step.text) }
        }
        if let error = trace.queueError { throw error }
    }
}

/// The steps of one notification, from evaluator, ledger and dispatcher.
struct NotificationTrace {
    struct Step: Encodable {
        var at, stage, what: String
        var facts: TraceFacts

        private enum CodingKeys: CodingKey { case at, stage, what }

        func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            try values.encode(at, forKey: .at)
            try values.encode(stage, forKey: .stage)
            try values.encode(what, forKey: .what)
            try facts.encode(to: encoder)
        }

        /// The step as people read it. What waits has no time of its own yet: it says since when.
        var text: String {
            let waits = stage == Found.waiting
            let time = waits ? "now".padding(toLength: at.count, withPad: " ", startingAt: 0) : at
            let column = stage.padding(toLength: 22, withPad: " ", startingAt: 0)
            return TerminalText.oneLine("  \(time)  \(column)  \(what)\(waits ? ", since \(at)" : "")")
        }
    }
    let steps: [Step]
    /// Why the dispatcher could not say what waits.
    let queueError: RPCError?

    init(_ id: String, _ tenant: CommonV1.Tenant, _ clients: OperatorClients) async throws {
        let explained = try await clients.evaluator.explain(.init(tenant: tenant, id: id))
        if let refused = Self.refusal(id, explained) { throw refused }
        let view = try await clients.receipts.getNotification(.init(tenant: tenant, notificationId: id)).notification
        var found = [
            Found(atMs: explained.acceptedAtMs, stage: "event accepted", what: Self.words(ofAccepted: explained), facts: TraceFacts(explained))
        ]
        if explained.scheduledForMs > 0 {
            let what =
                explained.scheduledLocal == nil ? "it was scheduled for this time" : "the first clock showed its local time: its users were found"
            found.append(Found(atMs: explained.scheduledForMs, stage: "event due", what: what))
        }
        for decision in explained.decisions where decision.notificationId == id { found += Self.steps(of: decision) }
        for repetition in explained.repetitions { found += Self.steps(of: repetition) }
        let receipts = view?.receipts ?? []
        let hasSeveralPushes = Set(receipts.map(\.pushId)).count > 1
        for receipt in receipts { found += Self.steps(of: receipt, namingPush: hasSeveralPushes) }
        let messages = view?.messageReceipts ?? []
        let address = try await Self.address(of: view?.userId ?? "", for: messages, tenant, clients)
        for receipt in messages { found += Self.steps(ofMessage: receipt, address: address) }
        let (unsent, error) = try await ExitStatus.unlessUnreachable { try await Self.unsent(view, tenant, clients) }
        queueError = error
        for delivery in unsent ?? [] {
            let platform = view?.receipts.first { $0.pushDeviceId == delivery.pushDeviceId }?.platform ?? delivery.provider
            let facts = TraceFacts(
                reason: delivery.state.name, pushDeviceId: delivery.pushDeviceId, platform: platform, provider: delivery.provider)
            found.append(
                Found(
                    atMs: delivery.queuedAtMs, stage: Found.waiting, what: "\(platform) \(delivery.pushDeviceId): \(delivery.words)",
                    facts: facts))
        }
        steps = Self.ordered(found).map {
            Step(at: Instant(milliseconds: $0.atMs).rfc3339, stage: $0.stage, what: $0.what, facts: $0.facts)
        }
    }

    /// The steps of a decision: the start of its deferral, if it was deferred, and the decision.
    ///
    /// - Parameter name: of the repetition that it is about; empty: it is the first decision.
    static func steps(of decision: EvaluatorV1.Decision, named name: String = "") -> [Found] {
        let prefix = name.isEmpty ? "" : "\(name): "
        var found: [Found] = []
        // Of a local time the deferral begins and ends at that time: before it there is no notification.
        if decision.heldSinceMs > 0, decision.heldSinceMs < decision.heldUntilMs {
            let until = Instant(milliseconds: decision.heldUntilMs).rfc3339
            found.append(
                Found(
                    atMs: decision.heldSinceMs, stage: "evaluator held", what: "\(prefix)\(decision.typeId) for \(decision.userId), until \(until)",
                    facts: TraceFacts(decision)))
        }
        // A deferred notification is not decided yet.
        if decision.outcome == .held { return found }
        found.append(
            Found(
                atMs: decision.decidedAtMs, stage: "evaluator decided", what: prefix + words(of: decision), facts: TraceFacts(decision)))
        return found
    }

    /// The steps of a notification that is sent again: by its user's snooze, to further devices, or late.
    static func steps(of repetition: EvaluatorV1.Repetition) -> [Found] {
        let name = repetition.snooze > 0 ? "snooze \(repetition.snooze)" : "sent again"
        let decided = repetition.decision.map { steps(of: $0, named: name) } ?? []
        guard repetition.snooze > 0 else { return decided }
        let time = Instant(milliseconds: repetition.scheduledForMs).rfc3339
        let facts = TraceFacts(carillonEventId: repetition.carillonEventId, snooze: repetition.snooze)
        var found = [Found(atMs: repetition.acceptedAtMs, stage: "snoozed", what: "\(name), until \(time)", facts: facts)]
        if repetition.decision == nil {
            found.append(
                Found(atMs: repetition.acceptedAtMs, stage: Found.waiting, what: "\(name) comes at \(time)", facts: facts))
        }
        return found + decided
    }

    /// An accepted event, with its trace by the name that logs and collectors of traces have.
    static func words(ofAccepted event: EvaluatorV1.ExplainResponse) -> String {
        "\(event.eventType) \(event.eventId)" + (event.traceId.isEmpty ? "" : ", trace \(event.traceId)")
    }

    /// A decision on a notification.
    static func words(of decision: EvaluatorV1.Decision) -> String {
        let about = [decision.typeId, decision.userId.isEmpty ? "" : "for \(decision.userId)"].filter { !$0.isEmpty }.joined(separator: " ")
        let outcome = decision.reason == .unspecified ? Format.counted(decision.deviceCount, "device") : "skipped: \(decision.reason.name)"
        let separator = decision.detail.isEmpty ? "" : decision.reason == .unspecified ? " " : " — "
        let carrier = decision.carriedBy.isEmpty ? "" : ", carried by \(decision.carriedBy)"
        return "\(about.isEmpty ? "" : "\(about), ")\(outcome)\(separator)\(decision.detail)\(carrier)"
    }

    /// The steps of one device: its receipt, and the attempts that the receipt no longer shows.
    ///
    /// - Parameter namesPush: for a notification with several pushes.
    static func steps(of receipt: ReceiptsV1.DeviceReceipt, namingPush namesPush: Bool = false) -> [Found] {
        let named = [receipt.platform, receipt.pushDeviceId].filter { !$0.isEmpty }.joined(separator: " ")
        let device = [named, namesPush ? "push \(receipt.pushId)" : ""].filter { !$0.isEmpty }.joined(separator: ", ")
        /// A report of a client may name no device.
        func words(_ parts: String...) -> String { ([device] + parts).filter { !$0.isEmpty }.joined(separator: ", ") }
        let facts = TraceFacts(
            pushId: receipt.pushId, pushDeviceId: receipt.pushDeviceId, platform: receipt.platform, provider: receipt.provider)
        var found: [Found] = []
        func add(_ at: Int64?, _ stage: String, _ what: String, _ change: (inout TraceFacts) -> Void = { _ in }) {
            guard let at else { return }
            var facts = facts
            change(&facts)
            found.append(Found(atMs: at, stage: stage, what: what, facts: facts))
        }
        for attempt in receipt.attemptLog {
            let code = attempt.providerCode.isEmpty ? attempt.failureReason : attempt.providerCode
            let reason = [attempt.providerStatus, code].filter { !$0.isEmpty }.joined(separator: " ")
            func change(_ facts: inout TraceFacts) {
                (facts.attempt, facts.provider) = (Int64(attempt.number), attempt.provider)
                (facts.reason, facts.code) = (attempt.failureReason, attempt.providerCode)
            }
            switch attempt.status {
            // No attempt was made: an outage was found, or had begun before.
            case .queued where attempt.number == 0: add(attempt.occurredAtMs, "queued", "\(device): \(reason)", change)
            case .queued:
                add(attempt.occurredAtMs, "attempt failed", "\(device): attempt \(attempt.number), \(reason); another one follows", change)
            // The last failure is the receipt's. Earlier ones ended the push until an operator requeued it.
            case .failed where attempt.occurredAtMs != receipt.failedAtMs:
                let what = "\(device): attempt \(attempt.number), \(reason); the push was requeued afterwards"
                add(attempt.occurredAtMs, "attempt failed", what, change)
            default: break
            }
        }
        let sent = receipt.attemptLog.first { $0.status == .sent }?.number ?? receipt.attempts
        add(
            receipt.sentToProviderAtMs, "\(receipt.provider) accepted",
            "\(device), message \(receipt.providerMessageId), attempt \(sent), \(receipt.providerLatencyMs) ms"
                + (receipt.payloadChanges.isEmpty ? "" : "; \(receipt.payloadChanges)")
        ) { ($0.attempt, $0.providerMessageId) = (Int64(sent), receipt.providerMessageId) }
        let ended = [.cancelled, .expired].contains(receipt.status) ? receipt.status.name : "failed"
        let reason = [receipt.failureReason, receipt.providerErrorCode].filter { !$0.isEmpty }.joined(separator: " ")
        add(receipt.failedAtMs, ended, reason.isEmpty ? device : "\(device): \(reason)") {
            ($0.reason, $0.code) = (receipt.failureReason, receipt.providerErrorCode)
        }
        add(receipt.deliveredToDeviceAtMs, "delivered", words("reported by the device"))
        let action = receipt.actionTaken.isEmpty ? "" : "action \(receipt.actionTaken)"
        add(receipt.openedAtMs, "opened", words(action)) { $0.action = receipt.actionTaken }
        add(receipt.dismissedAtMs, "dismissed", device)
        return found
    }

    /// The end of a message to the user, such as a mail in place of the push.
    ///
    /// - Parameter address: the user's mail address now; empty: there is none. The ledger does not keep the one that a mail went to.
    static func steps(ofMessage receipt: ReceiptsV1.DeviceReceipt, address: String = "") -> [Found] {
        var words = [receipt.messageReason, Format.counted(receipt.attempts, "attempt")].filter { !$0.isEmpty }
        if receipt.channel == "email", !address.isEmpty { words.append("the user's address now is \(address)") }
        let facts = TraceFacts(reason: receipt.failureReason, code: receipt.providerErrorCode, attempt: Int64(receipt.attempts))
        if let at = receipt.sentToProviderAtMs {
            return [Found(atMs: at, stage: "\(receipt.channel) sent", what: words.joined(separator: ", "), facts: facts)]
        }
        let failure = [receipt.failureReason, receipt.providerErrorCode, receipt.providerErrorMessage].filter { !$0.isEmpty }
        guard let at = receipt.failedAtMs else { return [] }
        let what = ([failure.joined(separator: " ")] + words).joined(separator: ", ")
        return [Found(atMs: at, stage: "\(receipt.channel) failed", what: what, facts: facts)]
    }

    /// The mail address of a user who got a mail, or was to get one; empty: there is none.
    private static func address(
        of user: String, for messages: [ReceiptsV1.DeviceReceipt], _ tenant: CommonV1.Tenant, _ clients: OperatorClients
    ) async throws -> String {
        guard !user.isEmpty, messages.contains(where: { $0.channel == "email" }) else { return "" }
        do {
            return try await clients.registry.getUser(.init(tenant: tenant, userId: user)).user?.email ?? ""
        } catch is RPCError {
            // The user was erased, or the registry is away: the rest of the trace is there.
            return ""
        }
    }

    /// The error for an event's id: an event is explained, not traced. Nil for any other id.
    static func refusal(_ id: String, _ explained: EvaluatorV1.ExplainResponse) -> RPCError? {
        guard id == explained.eventId || id == explained.carillonEventId else { return nil }
        return RPCError(code: .notFound, message: "\(id) is an event, no notification: see `carillon explain \(id)`")
    }

    /// Steps by time; what waits comes last, because it waits still. Steps of the same millisecond are in the order of a notification's states,
    /// device by device.
    static func ordered(_ found: [Found]) -> [Found] {
        found.enumerated().sorted { first, second in
            let (one, other) = (first.element, second.element)
            if (one.stage == Found.waiting) != (other.stage == Found.waiting) { return other.stage == Found.waiting }
            return (one.atMs, one.rank, first.offset) < (other.atMs, other.rank, second.offset)
        }.map(\.element)
    }

    /// A step before it is sorted.
    struct Found: Equatable {
        var atMs: Int64
        var stage, what: String
        var facts = TraceFacts()

        /// The stage of what has not come yet.
        static let waiting = "waiting"

        /// The place of the stage in the life of a notification.
        fileprivate var rank: Int {
            switch stage {
            case "event accepted", "event due": 0
            case "evaluator held": 1
            case "evaluator decided": 2
            case "queued", Self.waiting: 3
            case "failed": 5
            case "delivered": 6
            case "opened": 7
            case "dismissed": 8
            case "snoozed": 9
            // A provider accepted it.
            default: 4
            }
        }
    }

    /// The notification's deliveries that the dispatcher has not sent. The dispatcher is not asked when every receipt is final.
    private static func unsent(
        _ view: ReceiptsV1.NotificationView?, _ tenant: CommonV1.Tenant, _ clients: OperatorClients
    ) async throws -> [DispatcherV1.UnsentDelivery] {
        guard let view, view.receipts.contains(where: { [.pending, .queued].contains($0.status) }) else { return [] }
        return try await clients.dispatcher.listUnsent(.init(tenant: tenant, notificationId: view.notificationId)).deliveries
    }
}
