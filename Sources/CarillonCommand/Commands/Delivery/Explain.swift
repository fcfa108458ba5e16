import ArgumentParser
import CarillonAPI
import RPC
import ServiceKit
import SystemControl

/// `carillon explain`: why a user did or did not get a notification.
struct Explain: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Why a user did or did not get a notification: by event id, Carillon's event id, or notification id.",
        discussion: """
            With --event it says what would happen to an event that is not sent, by the settings, devices and earlier pushes of now: what each stage \
            says about each user, and what devices would show. Nothing is stored or sent.
            """
    )
    .example("carillon explain EVENT_ID --user alice")
    .example("carillon explain --event event.json")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "Event or notification id.") var id: String?
    @Option(help: ArgumentHelp("An event as POST /events takes it, in a file, or - for standard input.", valueName: "file")) var event: String?
    @Option(help: "Only this user.") var user = ""

    func validate() throws {
        if (id == nil) == (event == nil) { throw ValidationError("name an event or notification by its id, or a file with --event") }
    }

    func run() async throws {
        let clients = try system.clients()
        let owner = try await tenant.resolve(clients)
        if let event { return try await DryRunReport.run(file: event, user: user, owner, clients, asJSON: system.json) }
        let id = id ?? ""
        let answer: EvaluatorV1.ExplainResponse
        do {
            answer = try await clients.evaluator.explain(.init(tenant: owner, id: id, userId: user))
        } catch let error as RPCError where error.code == .notFound && id.hasPrefix("psh_") {
            throw RPCError(code: .notFound, message: "\(id) is a push: name its event, or its notification (`carillon trace NOTIFICATION_ID`)")
        }
        let explanation = Explanation(answer)
        if system.json { return try printJSON(explanation) }
        print(explanation.text(of: user))
    }
}

/// The evaluator's account of one event, for people and programs.
struct Explanation: Encodable {
    struct Decision: Encodable {
        var userId, typeId, outcome, reason, detail, notificationId, pushId, carriedBy: String
        /// Nil for a notification that was not deferred.
        var heldUntil: String?
        /// Nil unless the deferral ended before ``heldUntil``.
        var releasedAt: String?
        var devices: Int32

        init(_ decision: EvaluatorV1.Decision) {
            (userId, typeId, outcome) = (decision.userId, decision.typeId, decision.outcome.name)
            (reason, detail) = (decision.reason.name, decision.detail)
            (notificationId, pushId, carriedBy) = (decision.notificationId, decision.pushId, decision.carriedBy)
            heldUntil = decision.heldUntilMs == 0 ? nil : Instant(milliseconds: decision.heldUntilMs).rfc3339
            let isReleased = decision.outcome != .held && decision.heldUntilMs > decision.decidedAtMs
            releasedAt = isReleased ? Instant(milliseconds: decision.decidedAtMs).rfc3339 : nil
            devices = decision.deviceCount
        }

        /// The decision with its reason.
        var text: String {
            switch outcome {
            case "held": detail
            case "skipped": "skipped: \(reason)\(detail.isEmpty ? "" : " — \(detail)")"
            // The evaluator's words name the number of devices. `carillon trace` shows each device.
            default: detail.isEmpty ? "handed over for \(Format.counted(devices, "device"))" : detail
            }
        }
    }
    var eventId, carillonEventId, eventType, state, acceptedAt: String
    /// Nil for an event that was never scheduled.
    var scheduledFor: String?
    /// `2026-12-24 08:00 by each user's clock`; nil: the event has no local time.
    var scheduledLocal: String?
    /// When a scheduled event is decided; nil for others.
    var dueAt: String?
    var decisions: [Decision]
    /// What sent a notification again that was asked for by its id, or will.
    var repetitions: [Repetition]

    /// A notification once more: a snooze, an escalation to further devices, or a silent push that waited.
    struct Repetition: Encodable {
        var carillonEventId, acceptedAt: String
        /// The number of the snooze, from 1; nil: it is none.
        var snooze: Int32?
        /// When a snooze is decided; nil for others.
        var scheduledFor: String?
        /// Nil: it is not decided yet.
        var decision: Decision?

        init(_ repetition: EvaluatorV1.Repetition) {
            carillonEventId = repetition.carillonEventId
            acceptedAt = Instant(milliseconds: repetition.acceptedAtMs).rfc3339
            snooze = repetition.snooze > 0 ? repetition.snooze : nil
            scheduledFor = repetition.scheduledForMs == 0 ? nil : Instant(milliseconds: repetition.scheduledForMs).rfc3339
            decision = repetition.decision.map(Decision.init)
        }

        var text: String {
            let name = snooze.map { "snooze \($0)" } ?? "sent again"
            let time = scheduledFor.map { " until \($0)" } ?? ""
            return "\(name)\(time): \(decision?.text ?? "it waits, and everything is looked at again then")"
        }
    }

    init(_ answer: EvaluatorV1.ExplainResponse) {
        eventId = answer.eventId
        carillonEventId = answer.carillonEventId
        eventType = answer.eventType
        state = answer.state.name
        acceptedAt = Instant(milliseconds: answer.acceptedAtMs).rfc3339
        scheduledFor = answer.scheduledForMs == 0 ? nil : Instant(milliseconds: answer.scheduledForMs).rfc3339
        scheduledLocal = answer.scheduledLocal.map { schedule in
            let clock = schedule.timezoneSource == .organization ? "the organization's clock" : "each user's clock"
            return "\(schedule.localDate) \(schedule.localTime) by \(clock)"
        }
        dueAt = answer.dueAtMs == 0 ? nil : Instant(milliseconds: answer.dueAtMs).rfc3339
        decisions = answer.decisions.map(Decision.init)
        repetitions = answer.repetitions.map(Repetition.init)
    }

    /// The account as people read it.
    ///
    /// - Parameter user: the only user that was asked about; empty for all.
    func text(of user: String = "") -> String {
        // Senders choose the ids: an id with a line break must not begin a line.
        let time = scheduledLocal.map { " for \($0)" } ?? scheduledFor.map { " for \($0)" } ?? ""
        let words = state == "scheduled" ? "scheduled\(time)" : time.isEmpty ? state : "scheduled\(time), \(state)"
        // The event of a direct notification has no id of a host.
        let ids = eventId == carillonEventId ? eventId : "\(eventId) (\(carillonEventId))"
        var lines = [TerminalText.oneLine("\(eventType) \(ids), accepted \(acceptedAt), \(words)")]
        if let note = note(on: user) { lines.append("  \(note)") }
        for decision in decisions {
            // The decision on an event without recipients names no user; nor does that on a cancelled one, which concerns all of its users.
            let nameless = decision.reason == CommonV1.SkipReason.cancelled.name ? "all users" : "nobody"
            let about = [decision.userId.isEmpty ? nameless : decision.userId, decision.typeId, decision.text].filter { !$0.isEmpty }
            lines.append(TerminalText.oneLine("  \(about.joined(separator: "  "))"))
            var ids = [decision.notificationId, decision.pushId]
            if !decision.carriedBy.isEmpty { ids.append("carried by \(decision.carriedBy)") }
            ids.removeAll(where: \.isEmpty)
            if !ids.isEmpty { lines.append("      \(ids.joined(separator: "  "))") }
        }
        lines += repetitions.map { TerminalText.oneLine("  \($0.text)") }
        if decisions.contains(where: { $0.outcome == "sent" }) { lines.append("outcome of a push: carillon trace NOTIFICATION_ID") }
        return lines.joined(separator: "\n")
    }

    /// Why decisions are missing; nil where they are all there.
    private func note(on user: String) -> String? {
        switch state {
        case "pending":
            "not decided yet\(decisions.isEmpty ? "" : " for everybody"): ask again in a moment; `carillon stats` counts the events that are pending"
        case "scheduled" where scheduledLocal != nil:
            "the users are found at \(dueAt ?? ""), when the first clock shows the time; "
                + "until the last one does, `carillon cancel` stops what is left"
        case "scheduled": "everything is decided when it is due, at \(dueAt ?? ""); until then `carillon cancel` stops it"
        case "quarantined": "set aside, and not decided: see `carillon quarantine list --service evaluator`"
        default:
            if !decisions.isEmpty {
                nil
            } else if user.isEmpty {
                "nobody was a target, or the targets were erased since"
            } else {
                TerminalText.oneLine("\(user) was not a target, or was erased since")
            }
        }
    }

    /// Waits until an event was evaluated, at most five seconds.
    static func wait(for id: String, _ tenant: CommonV1.Tenant, _ clients: OperatorClients) async throws -> EvaluatorV1.ExplainResponse {
        let deadline = ContinuousClock.now + .seconds(5)
        var pause = Duration.milliseconds(10)
        while true {
            let answer = try await clients.evaluator.explain(.init(tenant: tenant, id: id))
            if answer.state != .pending || ContinuousClock.now > deadline { return answer }
            try await Task.sleep(for: pause)
            // An event with many targets is decided page by page, and each of these calls is audited.
            pause = min(pause * 2, .seconds(1))
        }
    }
}
