import ArgumentParser
import CarillonAPI
import SystemControl

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
    /// Private memory of the dispatcher when each quarter was sent.
    var privateBytes: [Int]
    /// From the call that queues a push until the provider's answer; 0 without a ledger.
    var p50Microseconds: Int64
    var p99Microseconds: Int64
    var maxMicroseconds: Int64

    /// Reads what the system says of itself.
    ///
    /// - Parameter tenant: whose ledger has the latencies; nil: it has none.
    /// - Throws: `ValidationError` when the provider saw a push twice or a wrong request.
    init(
        pushes: Int, provider: String, queued: Duration, sent: Duration, queuedUsage: [String: ProcessUsage], sentUsage: [String: ProcessUsage],
        quarters: [[String: ProcessUsage]], system: CarillonSystem, tenant: CommonV1.Tenant?
    ) async throws {
        let seen = try await system.clients.simulator.statistics(.init())
        guard seen.duplicates == 0, seen.violations.isEmpty, seen.refused.isEmpty else {
            throw ValidationError("the provider saw \(seen.duplicates) pushes twice, refused \(seen.refused), and found wrong \(seen.violations)")
        }
        // The silent pushes that validate tokens are smaller.
        let requests = try await system.clients.simulator.listRequests(.init(provider: provider, limit: 100)).requests
        self.pushes = pushes
        queuedPerSecond = Double(pushes) / (queued / .seconds(1))
        sentPerSecond = Double(pushes) / (sent / .seconds(1))
        payloadBytes = requests.map(\.body.count).max() ?? 0
        let end = quarters.last ?? [:]
        func microseconds(_ name: String, since before: [String: ProcessUsage]) -> Double {
            ((end[name]?.cpuSeconds ?? 0) - (before[name]?.cpuSeconds ?? 0)) * 1e6 / Double(pushes)
        }
        cpuMicrosecondsAPush = Dictionary(uniqueKeysWithValues: end.keys.map { ($0, microseconds($0, since: sentUsage)) })
        dispatcherMicrosecondsAPush = microseconds("dispatcher", since: queuedUsage)
        privateBytes = quarters.map { $0["dispatcher"]?.privateBytes ?? 0 }
        let latency: ReceiptsV1.LatencySummary?
        if let tenant { latency = try await system.clients.receipts.statistics(.init(tenant: tenant)).endToEnd } else { latency = nil }
        (p50Microseconds, p99Microseconds, maxMicroseconds) = (latency?.p50Us ?? 0, latency?.p99Us ?? 0, latency?.maxUs ?? 0)
    }
}
