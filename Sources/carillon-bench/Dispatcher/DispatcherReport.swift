import ArgumentParser
import CarillonAPI
import SystemControl

/// The use of the processes when one more part of the pushes was sent.
struct SentPart {
    var at: ContinuousClock.Instant
    var usage: [String: ProcessUsage]
}

/// What one run of ``DispatcherLoad`` showed.
struct DispatcherReport: Encodable {
    var pushes: Int
    /// Until the last one was durable in the queue.
    var queuedPerSecond: Double
    /// From the first call, or from the end of the pause, until the provider had accepted the last one.
    var sentPerSecond: Double
    /// The body of one request, in bytes.
    var payloadBytes: Int
    /// Of the time in ``sentPerSecond``, by process.
    var cpuMicrosecondsAPush: [String: Double]
    /// Of the dispatcher, with the time in which pushes were queued before they could be sent.
    var dispatcherMicrosecondsAPush: Double
    /// Of each part.
    var partsPerSecond: [Double]
    /// Private memory of the dispatcher when each part was sent.
    var privateBytes: [Int]
    /// From the call that queues a push until the provider's answer; 0 without a ledger.
    var p50Microseconds: Int64
    var p99Microseconds: Int64
    var maxMicroseconds: Int64

    /// Reads what the system says of itself.
    ///
    /// - Parameters:
    ///   - parts: at least one.
    ///   - tenant: whose ledger has the latencies; nil: it has none.
    ///   - refusals: that the run wants, as `provider/code`.
    /// - Throws: `ValidationError` when the provider saw a push twice or a wrong request, or refused one for another reason.
    init(
        pushes: Int, provider: String, queued: Duration, sendingBegan: ContinuousClock.Instant, queuedUsage: [String: ProcessUsage],
        sentUsage: [String: ProcessUsage], parts: [SentPart], system: CarillonSystem, tenant: CommonV1.Tenant?, refusals: Set<String> = []
    ) async throws {
        let seen = try await system.clients.simulator.statistics(.init())
        guard seen.duplicates == 0, seen.violations.isEmpty, Set(seen.refused.keys).isSubset(of: refusals) else {
            throw ValidationError("the provider saw \(seen.duplicates) pushes twice, refused \(seen.refused), and found wrong \(seen.violations)")
        }
        // The silent pushes that validate tokens are smaller.
        let requests = try await system.clients.simulator.listRequests(.init(provider: provider, limit: 100)).requests
        self.pushes = pushes
        queuedPerSecond = Double(pushes) / (queued / .seconds(1))
        let sent: Duration = (parts.last?.at ?? sendingBegan) - sendingBegan
        sentPerSecond = Double(pushes) / (sent / .seconds(1))
        // Parts that end between two looks at the provider have no time of their own.
        partsPerSecond = zip([sendingBegan] + parts.map(\.at), parts).map { before, part in
            Double(pushes) / Double(parts.count) / max((part.at - before) / .seconds(1), 0.01)
        }
        payloadBytes = requests.map(\.body.count).max() ?? 0
        let end = parts.last?.usage ?? [:]
        func microseconds(_ name: String, since before: [String: ProcessUsage]) -> Double {
            ((end[name]?.cpuSeconds ?? 0) - (before[name]?.cpuSeconds ?? 0)) * 1e6 / Double(pushes)
        }
        cpuMicrosecondsAPush = Dictionary(uniqueKeysWithValues: end.keys.map { ($0, microseconds($0, since: sentUsage)) })
        dispatcherMicrosecondsAPush = microseconds("dispatcher", since: queuedUsage)
        privateBytes = parts.map { $0.usage["dispatcher"]?.privateBytes ?? 0 }
        let latency: ReceiptsV1.LatencySummary?
        if let tenant { latency = try await system.clients.receipts.statistics(.init(tenant: tenant)).endToEnd } else { latency = nil }
        (p50Microseconds, p99Microseconds, maxMicroseconds) = (latency?.p50Us ?? 0, latency?.p99Us ?? 0, latency?.maxUs ?? 0)
    }
}
