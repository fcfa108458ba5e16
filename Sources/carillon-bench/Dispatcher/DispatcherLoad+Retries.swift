import ArgumentParser
import CarillonAPI
import SystemControl

// Retries that are due all at once.
extension DispatcherLoad {
    /// The wait that the provider asks for, in seconds: longer than the refusal of all pushes takes.
    private static let wait = 60

    /// Has each push refused once, ends the dispatcher until all waits are over, and starts it again. It finds all retries due.
    ///
    /// The measured time begins before the start of the dispatcher.
    func drainRetries(_ handOver: HandOver, _ system: CarillonSystem, already: Int64) async throws -> DispatcherReport {
        let refusal = SimulatorV1.Fault(
            provider: provider, status: 429, reason: "TooManyRequests", times: Int32(pushes), retryAfterSeconds: Int32(Self.wait))
        _ = try await system.clients.simulator.addFaults(.init(faults: [refusal]))
        let began = ContinuousClock.now
        let queued = try await handOver.enqueue(pushes, on: provider, rate: 0)
        while try await system.clients.dispatcher.queueStatus(.init(tenant: handOver.tenant)).waitingRetry < Int64(pushes) {
            guard ContinuousClock.now - began < .seconds(Self.wait) else {
                throw ValidationError("the provider did not refuse \(pushes) pushes within \(Self.wait) s; take fewer")
            }
            try await Task.sleep(for: .milliseconds(100))
        }
        await system.kill("dispatcher")
        try await Task.sleep(for: .seconds(Self.wait + 1))
        let (sendingBegan, usage) = (ContinuousClock.now, system.usage)
        try await system.start("dispatcher")
        let sent = try await untilSent(system, handOver.tenant, already: already)
        return try await DispatcherReport(
            pushes: pushes, provider: provider, queued: queued - began, sendingBegan: sendingBegan, queuedUsage: usage, sentUsage: usage,
            parts: sent, system: system, tenant: nil, refusals: ["\(provider)/TooManyRequests"])
    }
}
