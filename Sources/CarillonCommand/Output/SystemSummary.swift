import CarillonAPI
import RPC
import ServiceKit
import SystemControl

/// Counts of every service for one app, as `carillon stats` and the demo show them.
struct SystemSummary: Encodable {
    struct Latency: Encodable {
        var count: Int64
        /// Nil, and null as JSON, while there are no samples.
        var p50Us, p95Us, p99Us, maxUs: Int64?

        private enum CodingKeys: CodingKey { case count, p50Us, p95Us, p99Us, maxUs }

        func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            try values.encode(count, forKey: .count)
            for (key, value) in [(CodingKeys.p50Us, p50Us), (.p95Us, p95Us), (.p99Us, p99Us), (.maxUs, maxUs)] {
                try values.encode(value, forKey: key)
            }
        }
    }
    /// Pushes that a provider accepted, those that the devices confirmed, and the share; null while it is not known (RCPT-05).
    struct Delivery: Encodable {
        var accepted, confirmed: Int64
        var deliveryRate: Double?

        init(_ provider: ReceiptsV1.ProviderDelivery) {
            (accepted, confirmed) = (provider.accepted, provider.confirmed)
            // Devices that report nothing may have got everything: that is no rate of 0 %.
            deliveryRate = confirmed > 0 ? provider.deliveryRate : nil
        }

        private enum CodingKeys: CodingKey { case accepted, confirmed, deliveryRate }

        func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            try values.encode(accepted, forKey: .accepted)
            try values.encode(confirmed, forKey: .confirmed)
            try values.encode(deliveryRate, forKey: .deliveryRate)
        }
    }

    /// Pushes to devices with an attempt, those that succeeded at the first one, and the share with its goal (RCPT-09); null without data.
    struct FirstAttempts: Encodable {
        var attempted, succeeded: Int64
        var successRate: Double?
        var target: String
        var met: Bool?

        init(_ counts: ReceiptsV1.FirstAttempts) {
            (attempted, succeeded, successRate, target, met) =
                (counts.attempted, counts.succeeded, counts.successRate, counts.target, counts.met)
        }

        private enum CodingKeys: CodingKey { case attempted, succeeded, successRate, target, met }

        func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            try values.encode(attempted, forKey: .attempted)
            try values.encode(succeeded, forKey: .succeeded)
            try values.encode(successRate, forKey: .successRate)
            try values.encode(target, forKey: .target)
            try values.encode(met, forKey: .met)
        }
    }

    /// One of the dispatchers that share the queue.
    struct Dispatcher: Encodable, Hashable {
        var name, version, startedAt: String
        /// It did not answer in time, so the numbers are without its part.
        var silent: Bool
    }

    /// Nil, as the next two, when the evaluator could not say.
    var eventsAccepted, eventsEvaluated, eventsPending, scheduled, targets, held, outboxDepth: Int64?
    var targetsByType: [String: Int64]?
    /// Events that wait in the spools of the gateways of this run folder. Nil: none could say.
    var spooledEvents: Int64?
    /// Events of these spools that the evaluator refused after their 202, by reason. Nil: none could say.
    var spoolRefused: [String: Int64]?
    /// Nil, as everything until `provider`, when receipts could not say.
    var pushes, openDevices: Int64?
    /// `devicesByStatus` has the statuses of receipts, which are finer than those of the delivery log.
    var skipped, sentByProvider, devicesByStatus, clientEvents: [String: Int64]?
    var deliveries: [String: Delivery]?
    /// `first_attempt_success`.
    var firstAttempts: FirstAttempts?
    var endToEnd, provider: Latency?
    /// `inFlight`: pushes that the dispatcher is sending now. Nil, as everything below, when the dispatcher could not say.
    var queued, inFlight, waitingRetry, deadLetters, attempts: Int64?
    var failuresByCode: [String: Int64]?
    /// Nil while nothing is queued.
    var oldestQueuedAt: String?
    var lanes: [LaneView]?
    /// The dispatchers that share the queue, the one that answered first; empty when there is one.
    var dispatchers: [Dispatcher]?
    /// Keys that a service counts from its start; it keeps all others in its store. `attempts` and `failures_by_code` count checks of tokens, too.
    let sinceStart = ["attempts", "end_to_end", "failures_by_code", "provider", "spool_refused"]

    /// Asks the services.
    ///
    /// - Returns: the summary, without the parts of services that cannot be reached; and the error of the first of these.
    /// - Throws: other errors of the services.
    static func read(_ clients: OperatorClients, tenant: CommonV1.Tenant) async throws -> (SystemSummary, away: RPCError?) {
        async let decisions = ExitStatus.unlessUnreachable { try await clients.evaluator.statistics(.init(tenant: tenant)) }
        async let ledger = ExitStatus.unlessUnreachable { try await clients.receipts.statistics(.init(tenant: tenant)) }
        async let queue = ExitStatus.unlessUnreachable { try await clients.dispatcher.queueStatus(.init(tenant: tenant)) }
        async let spool = clients.spool()
        let (evaluator, withoutEvaluator) = try await decisions
        let (receipts, withoutReceipts) = try await ledger
        let (dispatcher, withoutDispatcher) = try await queue
        var summary = self.init(evaluator, receipts, dispatcher)
        let spooled = await spool
        (summary.spooledEvents, summary.spoolRefused) = (spooled?.events, spooled?.refused)
        return (summary, withoutEvaluator ?? withoutReceipts ?? withoutDispatcher)
    }

    /// From the answers of evaluator, receipts and dispatcher; nil for one that could not say.
    init(
        _ evaluator: EvaluatorV1.EvaluatorStatisticsResponse?, _ receipts: ReceiptsV1.LedgerStatisticsResponse?,
        _ dispatcher: DispatcherV1.QueueStatusResponse?
    ) {
        if let evaluator { add(evaluator) }
        if let receipts { add(receipts) }
        if let dispatcher { add(dispatcher) }
    }

    private mutating func add(_ evaluator: EvaluatorV1.EvaluatorStatisticsResponse) {
        eventsAccepted = evaluator.eventsAccepted
        eventsEvaluated = evaluator.eventsEvaluated
        eventsPending = evaluator.eventsPending
        scheduled = evaluator.scheduled
        targets = evaluator.targets
        held = evaluator.held
        targetsByType = evaluator.targetsByType
        outboxDepth = evaluator.outboxDepth
    }

    private mutating func add(_ receipts: ReceiptsV1.LedgerStatisticsResponse) {
        pushes = receipts.pushed
        skipped = receipts.skipped
        sentByProvider = receipts.sentByProvider
        devicesByStatus = receipts.devicesByStatus
        clientEvents = receipts.clientEvents
        openDevices = receipts.openDevices
        deliveries = Dictionary(
            receipts.deliveries.map { ($0.provider, Delivery($0)) }
        ) { $1 }
        firstAttempts = FirstAttempts(receipts.firstAttempts ?? .init())
        endToEnd = Self.latency(receipts.endToEnd)
        provider = Self.latency(receipts.provider)
    }

    private mutating func add(_ dispatcher: DispatcherV1.QueueStatusResponse) {
        queued = dispatcher.queued
        inFlight = dispatcher.leased
        waitingRetry = dispatcher.waitingRetry
        deadLetters = dispatcher.deadLetters
        attempts = dispatcher.attempts
        failuresByCode = dispatcher.failuresByCode
        oldestQueuedAt = dispatcher.oldestQueuedAtMs.map { Instant(milliseconds: $0).rfc3339 }
        lanes = dispatcher.lanes.map(LaneView.init)
        dispatchers = dispatcher.dispatchers.map {
            Dispatcher(name: $0.name, version: $0.version, startedAt: Instant(milliseconds: $0.startedAtMs).rfc3339, silent: $0.silent)
        }
    }

    private static func latency(_ summary: ReceiptsV1.LatencySummary?) -> Latency {
        guard let summary, summary.count > 0 else { return Latency(count: 0) }
        return Latency(count: summary.count, p50Us: summary.p50Us, p95Us: summary.p95Us, p99Us: summary.p99Us, maxUs: summary.maxUs)
    }

    var text: String {
        let stopped = LaneView.stopped(lanes ?? []).map { "stopped     \($0)" }
        return (events + waiting + ledger + queue + shared + stopped).joined(separator: "\n")
    }

    /// The evaluator's part.
    private var events: [String] {
        guard let eventsAccepted, let eventsEvaluated, let eventsPending, let outboxDepth, let targets else {
            return ["events      not known now: the evaluator does not answer"]
        }
        return [
            "events      \(Format.count(eventsAccepted)) accepted, \(Format.count(eventsEvaluated)) evaluated, "
                + "\(Format.count(eventsPending)) pending"
                + (outboxDepth > 0 ? "; \(Format.counted(outboxDepth, "notification")) decided and not handed over yet" : ""),
            "targets     \(Format.count(targets))  \(list(targetsByType ?? [:]))",
        ]
    }

    /// What waits before a push: at the gateway, and at the evaluator.
    private var waiting: [String] {
        var lines: [String] = []
        if let spooledEvents, spooledEvents > 0 {
            lines.append("spool       \(Format.counted(spooledEvents, "event")) accepted by the gateway, until the evaluator takes them")
        }
        if let spoolRefused, !spoolRefused.isEmpty {
            let events = Format.counted(spoolRefused.values.reduce(0, +), "event")
            lines.append(
                "dropped     \(events) of the spool, refused after the 202: \(list(spoolRefused)); the gateway's log has each since its start")
        }
        if let scheduled { lines.append("scheduled   \(Format.counted(scheduled, "event")): due later, or waiting for images") }
        if let held { lines.append("held        \(Format.count(held)) for later: quiet hours, group windows, limits, local times") }
        return lines
    }

    /// The part of receipts.
    private var ledger: [String] {
        guard let pushes, let endToEnd, let provider else { return ["pushes      not known now: receipts does not answer"] }
        let skipped = self.skipped ?? [:]
        return [
            "skipped     \(Format.count(skipped.values.reduce(0, +)))  \(list(skipped))",
            "pushes      \(Format.count(pushes)), sent by provider: \(list(sentByProvider ?? [:]))",
            "deliveries  \(list(deliveriesByLogStatus)): of each push to each device, as `carillon receipts log --status` names them",
            "receipts    \(list(clientEvents ?? [:])); confirmed by devices: \(rates)",
            "first try   \(firstTry)",
            "latency     event accepted → provider accepted: \(latency(endToEnd))",
            "            provider's answer: \(latency(provider))",
            "            since the receipts service started",
        ]
    }

    /// The statuses of deliveries by the words of the delivery log, which has one for all that have not ended and are not sent.
    private var deliveriesByLogStatus: [String: Int64] {
        Dictionary(
            (devicesByStatus ?? [:]).map { status, count -> (String, Int64) in
                let word: String =
                    switch status {
                    case "pending", "scheduled", "held", "queued": "pending"
                    case "delivered", "opened", "dismissed": "delivered"
                    default: status
                    }
                return (word, count)
            }, uniquingKeysWith: +)
    }

    private var queue: [String] {
        guard let queued, let inFlight, let waitingRetry, let deadLetters, let attempts else {
            return ["queue       not known now: the dispatcher does not answer"]
        }
        let failures = failuresByCode ?? [:]
        return [
            "queue       \(Format.count(queued)) queued\(oldestQueuedAt.map { ", the oldest since \($0)" } ?? ""), "
                + "in flight \(Format.count(inFlight)), waiting for a retry \(Format.count(waitingRetry)), dead letters \(Format.count(deadLetters))",
            "attempts    \(Format.count(attempts)), checks of tokens included\(failures.isEmpty ? "" : ", failures \(list(failures))"); "
                + ((dispatchers ?? []).isEmpty ? "since the dispatcher started" : "by the dispatchers that run now, each since its start"),
        ]
    }

    private var shared: [String] {
        guard let dispatchers, !dispatchers.isEmpty else { return [] }
        let silent = dispatchers.filter(\.silent).map(\.name)
        let names = dispatchers.map(\.name).joined(separator: ", ")
        return [
            "dispatchers \(dispatchers.count) \(dispatchers.count == 1 ? "takes from" : "share") the queue in NATS: \(names)"
                + (silent.isEmpty ? "" : "; without answer, so what they have is missing here: \(silent.joined(separator: ", "))")
        ]
    }

    private var firstTry: String {
        guard let firstAttempts, let rate = firstAttempts.successRate else { return "no attempts" }
        return "\(Format.decimal(rate * 100)) % of \(Format.count(firstAttempts.attempted)) succeeded, goal \(firstAttempts.target)"
    }

    private var rates: String {
        guard let deliveries, !deliveries.isEmpty else { return "none" }
        return deliveries.sorted { $0.key < $1.key }.map { provider, delivery in
            "\(provider) \(delivery.deliveryRate.map { Format.decimal($0 * 100) + " %" } ?? "no reports")"
        }.joined(separator: ", ")
    }

    private func latency(_ latency: Latency) -> String {
        func text(_ value: Int64?) -> String { value.map { Format.latency(microseconds: $0) } ?? "-" }
        let samples = latency.count == 0 ? "no samples" : Format.count(latency.count)
        return "p50 \(text(latency.p50Us)), p95 \(text(latency.p95Us)), p99 \(text(latency.p99Us)) (\(samples))"
    }

    private func list(_ counts: [String: Int64]) -> String {
        counts.isEmpty
            ? "none" : counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key) \(Format.count($0.value))" }.joined(separator: ", ")
    }
}
