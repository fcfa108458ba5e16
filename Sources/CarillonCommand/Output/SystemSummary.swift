import CarillonAPI
import ServiceKit
import SystemControl

/// Counts of every service for one app, as `carillon stats` and the demo show them.
struct SystemSummary: Encodable {
    struct Latency: Encodable { var count, p50Us, p95Us, p99Us, maxUs: Int64 }
    /// Of what a provider accepted: how many devices confirmed it themselves, and the share; null while nothing is known (RCPT-05).
    struct Delivery: Encodable {
        var accepted, confirmed: Int64
        var deliveryRate: Double?
    }

    var eventsAccepted, eventsEvaluated, eventsPending, targets, held, pushes, outboxDepth, openDevices: Int64
    var targetsByType, skipped, sentByProvider, devicesByStatus, clientEvents: [String: Int64]
    var deliveries: [String: Delivery]
    var endToEnd, provider: Latency
    var queued, waitingRetry, deadLetters, attempts: Int64
    var failuresByCode: [String: Int64]
    /// Nil while nothing is queued.
    var oldestQueuedAt: String?
    var lanes: [LaneView]

    init(_ clients: OperatorClients, tenant: CommonV1.Tenant) async throws {
        async let decisions = clients.evaluator.statistics(.init(tenant: tenant))
        async let ledger = clients.receipts.statistics(.init(tenant: tenant))
        async let queue = clients.dispatcher.queueStatus(.init())
        let (evaluator, receipts, dispatcher) = try await (decisions, ledger, queue)
        eventsAccepted = evaluator.eventsAccepted
        eventsEvaluated = evaluator.eventsEvaluated
        eventsPending = evaluator.eventsPending
        targets = evaluator.targets
        held = evaluator.held
        targetsByType = evaluator.targetsByType
        outboxDepth = evaluator.outboxDepth
        pushes = receipts.pushed
        skipped = receipts.skipped
        sentByProvider = receipts.sentByProvider
        devicesByStatus = receipts.devicesByStatus
        clientEvents = receipts.clientEvents
        openDevices = receipts.openDevices
        deliveries = Dictionary(
            receipts.deliveries.map { ($0.provider, Delivery(accepted: $0.accepted, confirmed: $0.confirmed, deliveryRate: $0.deliveryRate)) }
        ) { $1 }
        endToEnd = Self.latency(receipts.endToEnd)
        provider = Self.latency(receipts.provider)
        queued = dispatcher.queued
        waitingRetry = dispatcher.waitingRetry
        deadLetters = dispatcher.deadLetters
        attempts = dispatcher.attempts
        failuresByCode = dispatcher.failuresByCode
        oldestQueuedAt = dispatcher.oldestQueuedAtMs.map { Instant(milliseconds: $0).rfc3339 }
        lanes = dispatcher.lanes.map(LaneView.init)
    }

    private static func latency(_ summary: ReceiptsV1.LatencySummary?) -> Latency {
        Latency(
            count: summary?.count ?? 0, p50Us: summary?.p50Us ?? 0, p95Us: summary?.p95Us ?? 0, p99Us: summary?.p99Us ?? 0, maxUs: summary?.maxUs ?? 0
        )
    }

    var text: String {
        let lines = [
            "events      \(Format.count(eventsAccepted)) accepted, \(Format.count(eventsEvaluated)) evaluated, \(eventsPending) pending",
            "targets     \(Format.count(targets))  \(list(targetsByType))",
            "skipped     \(Format.count(skipped.values.reduce(0, +)))  \(list(skipped))",
            "held        \(Format.count(held)) until quiet hours end",
            "pushes      \(Format.count(pushes)), sent by provider: \(list(sentByProvider))",
            "devices     \(list(devicesByStatus))",
            "receipts    \(list(clientEvents)); confirmed by devices: \(rates)",
            "attempts    \(Format.count(attempts)), queued \(Format.count(queued))\(oldestQueuedAt.map { " since \($0)" } ?? ""), waiting for a retry \(waitingRetry), dead letters \(deadLetters)\(failuresByCode.isEmpty ? "" : ", failures \(list(failuresByCode))")",
            "latency     event accepted → provider accepted: \(latency(endToEnd))",
            "            provider's answer: \(latency(provider))",
        ]
        return (lines + LaneView.stopped(lanes).map { "stopped     \($0)" }).joined(separator: "\n")
    }

    private var rates: String {
        guard !deliveries.isEmpty else { return "none" }
        return deliveries.sorted { $0.key < $1.key }.map { provider, delivery in
            "\(provider) \(delivery.deliveryRate.map { Format.decimal($0 * 100) + " %" } ?? "unknown")"
        }.joined(separator: ", ")
    }

    private func latency(_ latency: Latency) -> String {
        "p50 \(Format.latency(microseconds: latency.p50Us)), p95 \(Format.latency(microseconds: latency.p95Us)), p99 \(Format.latency(microseconds: latency.p99Us)) (\(Format.count(latency.count)))"
    }

    private func list(_ counts: [String: Int64]) -> String {
        counts.isEmpty
            ? "none" : counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key) \(Format.count($0.value))" }.joined(separator: ", ")
    }
}
