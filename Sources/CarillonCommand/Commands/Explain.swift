import ArgumentParser
import CarillonAPI
import Foundation
import ServiceKit
import SystemControl

/// `carillon explain`: why did this user (not) get it.
struct Explain: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Why a user did or did not get a notification: by event id, Carillon's event id, or notification id.")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "Event or notification id.") var id: String
    @Option(help: "Only this user.") var user = ""

    func run() async throws {
        let clients = try system.clients()
        let answer = try await clients.evaluator.explain(.init(tenant: tenant.resolve(clients), id: id, userId: user))
        let explanation = Explanation(answer)
        if system.json { return try printJSON(explanation) }
        print(explanation.text)
    }
}

/// The evaluator's account of one event, for people and programs.
struct Explanation: Encodable {
    struct Decision: Encodable {
        var userId, typeId, outcome, reason, detail, notificationId, pushId, carriedBy: String
        /// Nil where it never waited.
        var heldUntil: String?
        var devices: Int32

        /// What became of it.
        var text: String {
            switch outcome {
            case "held": detail
            case "skipped": "skipped: \(reason)\(detail.isEmpty ? "" : " — \(detail)")"
            default: "pushed to \(devices) device\(devices == 1 ? "" : "s")\(detail.isEmpty ? "" : " — \(detail)")"
            }
        }
    }
    var eventId, carillonEventId, eventType, state, acceptedAt: String
    var decisions: [Decision]

    init(_ answer: EvaluatorV1.ExplainResponse) {
        eventId = answer.eventId
        carillonEventId = answer.carillonEventId
        eventType = answer.eventType
        state = answer.state
        acceptedAt = Instant(milliseconds: answer.acceptedAtMs).rfc3339
        decisions = answer.decisions.map { decision in
            Decision(
                userId: decision.userId, typeId: decision.typeId, outcome: decision.outcome,
                reason: decision.reason == .unspecified ? "" : decision.reason.name, detail: decision.detail,
                notificationId: decision.notificationId, pushId: decision.pushId, carriedBy: decision.carriedBy,
                heldUntil: decision.heldUntilMs == 0 ? nil : Instant(milliseconds: decision.heldUntilMs).rfc3339, devices: decision.deviceCount)
        }
    }

    var text: String {
        // Ids are what their senders made of them: none begins a line of its own.
        var lines = [TerminalText.oneLine("\(eventType) \(eventId) (\(carillonEventId)), accepted \(acceptedAt), \(state)")]
        if decisions.isEmpty { lines.append("  nobody was a target") }
        for decision in decisions {
            lines.append(TerminalText.oneLine("  \(decision.userId)  \(decision.typeId)  \(decision.text)"))
            var ids = [decision.notificationId, decision.pushId]
            if !decision.carriedBy.isEmpty { ids.append("carried by \(decision.carriedBy)") }
            lines.append("      \(ids.filter { !$0.isEmpty }.joined(separator: "  "))")
        }
        return lines.joined(separator: "\n")
    }

    /// Waits until an event was evaluated, at most five seconds.
    static func wait(for id: String, _ tenant: CommonV1.Tenant, _ clients: OperatorClients) async throws -> EvaluatorV1.ExplainResponse {
        let deadline = ContinuousClock.now + .seconds(5)
        var pause = Duration.milliseconds(10)
        while true {
            let answer = try await clients.evaluator.explain(.init(tenant: tenant, id: id))
            if answer.state == "evaluated" || ContinuousClock.now > deadline { return answer }
            try await Task.sleep(for: pause)
            // A thousand targets are decided page by page, and each look at some of them is on record.
            pause = min(pause * 2, .seconds(1))
        }
    }
}

/// `carillon trace`: the life of one notification (OBS-09).
struct Trace: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "The life of one notification, each stage with its time.")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "Notification id.") var notification: String

    func run() async throws {
        let clients = try system.clients()
        let owner = try await tenant.resolve(clients)
        let steps = try await NotificationTrace(notification, owner, clients).steps
        if system.json { return try printJSON(steps) }
        for step in steps {
            print(TerminalText.oneLine("  \(step.at)  \(step.stage.padding(toLength: 22, withPad: " ", startingAt: 0))  \(step.what)"))
        }
    }
}

/// One notification followed through evaluator and ledger.
struct NotificationTrace {
    struct Step: Encodable { var at, stage, what: String }
    let steps: [Step]

    init(_ id: String, _ tenant: CommonV1.Tenant, _ clients: OperatorClients) async throws {
        let explained = try await clients.evaluator.explain(.init(tenant: tenant, id: id))
        let view = try await clients.receipts.getNotification(.init(tenant: tenant, notificationId: id)).notification
        var found: [(Int64, String, String)] = [(explained.acceptedAtMs, "event accepted", "\(explained.eventType) \(explained.eventId)")]
        for decision in explained.decisions where decision.notificationId == id {
            if decision.heldSinceMs > 0 {
                let until = Instant(milliseconds: decision.heldUntilMs).rfc3339
                found.append((decision.heldSinceMs, "evaluator held", "\(decision.typeId) for \(decision.userId), until \(until)"))
            }
            // What is held still is not decided.
            if decision.outcome == "held" { continue }
            let outcome =
                decision.reason == .unspecified
                ? "\(decision.typeId) for \(decision.userId), \(decision.deviceCount) device(s)" : "skipped: \(decision.reason.name)"
            let carrier = decision.carriedBy.isEmpty ? "" : ", carried by \(decision.carriedBy)"
            found.append((decision.decidedAtMs, "evaluator decided", "\(outcome) \(decision.detail)\(carrier)"))
        }
        for receipt in view?.receipts ?? [] {
            let device = "\(receipt.platform) \(receipt.pushDeviceId)"
            func add(_ at: Int64?, _ stage: String, _ what: String) {
                if let at { found.append((at, stage, what)) }
            }
            add(
                receipt.sentToProviderAtMs, "\(receipt.provider) accepted",
                "\(device), message \(receipt.providerMessageId), attempt \(receipt.attempts), \(receipt.providerLatencyMs) ms")
            add(receipt.failedAtMs, "failed", "\(device): \(receipt.failureReason) \(receipt.providerErrorCode)")
            add(receipt.deliveredToDeviceAtMs, "delivered", "\(device), reported by the device")
            add(receipt.openedAtMs, "opened", "\(device), action \(receipt.actionTaken)")
            add(receipt.dismissedAtMs, "dismissed", device)
        }
        for delivery in try await Self.unsent(view, tenant, clients) {
            let platform = view?.receipts.first { $0.pushDeviceId == delivery.pushDeviceId }?.platform ?? delivery.provider
            found.append((delivery.queuedAtMs, "waiting", "\(platform) \(delivery.pushDeviceId): \(delivery.words)"))
        }
        let order = found.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element)
        steps = order.map { Step(at: Instant(milliseconds: $0.0).rfc3339, stage: $0.1, what: $0.2) }
    }

    /// What the dispatcher still has of it; not asked where the ledger knows of every device what became of it.
    private static func unsent(
        _ view: ReceiptsV1.NotificationView?, _ tenant: CommonV1.Tenant, _ clients: OperatorClients
    ) async throws -> [DispatcherV1.UnsentDelivery] {
        guard let view, view.receipts.contains(where: { [.pending, .queued].contains($0.status) }) else { return [] }
        return try await clients.dispatcher.listUnsent(.init(tenant: tenant, notificationId: view.notificationId)).deliveries
    }
}
