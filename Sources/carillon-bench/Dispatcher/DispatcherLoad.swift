import ArgumentParser
import CarillonAPI
import Foundation
import SystemControl

/// The dispatcher alone: pushes as the evaluator hands them over, durable in its queue, and sent to a simulated provider.
struct DispatcherLoad: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dispatcher",
        abstract: "Hands pushes to the dispatcher of a system in a fresh folder; prints rates, CPU, latency and memory as JSON.")

    @Option(help: "Pushes, each to one device.") var pushes = 100_000
    @Option(help: "People with one device each.") var people = 2_000
    @Option(help: "ios: APNs. android: FCM. expo: Expo, as one project.") var platform = "ios"
    @Option(help: "Pushes of one call.") var batch = 500
    @Option(help: "Connections to the dispatcher.") var connections = 2
    @Option(help: "Length of the text, in bytes; 900 make an alert of 1 KB.") var text = 900
    @Option(help: "Pushes a second; 0: as fast as they are queued.") var rate = 0.0
    @Option(help: "Milliseconds that the provider takes for each push.") var providerLatency = 0
    @Option(help: "The app's `max_in_flight`; the profile's without it.") var inFlight: Int?
    @Flag(help: "Sending begins when all pushes are queued.") var backlog = false
    @Flag(help: "Records the pushes in the ledger first, which measures their latency.") var ledger = false
    @Option(help: "Pushes for the other platform, whose provider does not answer, which are queued first.") var stalled = 0
    @Flag(help: "APNs refuses each push once, with a wait; sending begins when a new dispatcher finds them all due.") var retries = false
    @Option(help: "Equal parts of the pushes; rate and memory are noted after each.") var parts = 4

    func validate() throws {
        guard pushes > 0, people > 0, batch > 0, connections > 0, text > 0, rate >= 0, providerLatency >= 0, stalled >= 0 else {
            throw ValidationError("numbers must be at least 1; --rate, --provider-latency and --stalled at least 0")
        }
        guard parts > 0, pushes >= parts else { throw ValidationError("--parts must be at least 1 and at most --pushes") }
        guard let provider = Self.providers[platform] else { throw ValidationError("--platform is ios, android or expo") }
        guard stalled == 0 || provider != "expo" else { throw ValidationError("--stalled is for ios and android") }
        guard !retries || provider == "apns" && !backlog && people >= pushes else {
            throw ValidationError("--retries is for ios without --backlog, with at least as many --people as --pushes: a wait is a device's")
        }
    }

    func run() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "carillon-dispatcher-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(at: folder) }
        var options = CarillonSystem.Options(runFolder: folder)
        options.logLevel = "warning"
        let system = try CarillonSystem(options)
        do {
            try await system.start()
            let report = try await measure(system)
            await system.stop()
            try printJSON(report)
        } catch {
            await system.stop()
            throw error
        }
    }

    private static let providers = ["ios": "apns", "android": "fcm", "expo": "expo"]

    var provider: String { Self.providers[platform] ?? platform }

    private func measure(_ system: CarillonSystem) async throws -> DispatcherReport {
        let workspace = Workspace(organization: "org_bench", app: "bench-chat", clients: system.clients, runFolder: system.options.runFolder)
        var overrides = ["send_rate_per_second": "1000000", "user_rate_per_minute": "null"]
        overrides["max_in_flight"] = inFlight.map(String.init)
        if !ledger { overrides["telemetry_mode"] = "off" }
        // Without a rate the connections are measured, and with one the quota, which the simulator enforces.
        if provider == "fcm" { overrides["fcm_quota_per_minute"] = rate > 0 ? "600000" : "null" }
        if provider == "expo" { overrides["enabled_providers"] = "[expo]" }
        try await workspace.create(name: "Dispatcher", overrides: overrides)
        let names = (0..<people).map { "user-\($0)" }
        let platforms = stalled > 0 ? ["ios", "android"] : [provider == "expo" ? "android" : platform]
        try await workspace.add(names.map { .init(userID: $0, displayName: $0, platforms: platforms) })
        let handOver = try HandOver(workspace.tenant, runFolder: system.options.runFolder, connections: connections, batch: batch, text: text)
        do {
            try await handOver.findDevices(of: names)
            // Expo has no silent pushes that validate tokens.
            try await untilValidated(system, count: provider == "expo" ? 0 : people * platforms.count)
            let before = try await accepted(system, handOver.tenant)
            if stalled > 0 { try await stall(system, handOver) }
            let report = try await send(handOver, system, already: before)
            await handOver.shutDown()
            return report
        } catch {
            await handOver.shutDown()
            throw error
        }
    }

    private func send(_ handOver: HandOver, _ system: CarillonSystem, already: Int64) async throws -> DispatcherReport {
        if providerLatency > 0 {
            let delay = SimulatorV1.Fault(provider: provider, action: .delay, times: 0, delayMs: Int64(providerLatency))
            _ = try await system.clients.simulator.addFaults(.init(faults: [delay]))
        }
        if ledger { try await handOver.record(pushes, on: provider) }
        if retries { return try await drainRetries(handOver, system, already: already) }
        if backlog { _ = try await system.clients.dispatcher.pauseLanes(.init(paused: true)) }
        let (usage, began) = (system.usage, ContinuousClock.now)
        async let queued = handOver.enqueue(pushes, on: provider, rate: rate)
        var (sendingBegan, sendingUsage) = (began, usage)
        if backlog {
            _ = try await queued
            (sendingBegan, sendingUsage) = (.now, system.usage)
            _ = try await system.clients.dispatcher.pauseLanes(.init(paused: false))
        }
        let sent = try await untilSent(system, handOver.tenant, already: already)
        return try await DispatcherReport(
            pushes: pushes, provider: provider, queued: try await queued - began, sendingBegan: sendingBegan, queuedUsage: usage,
            sentUsage: sendingUsage, parts: sent, system: system, tenant: ledger ? handOver.tenant : nil)
    }

    /// Queues pushes for the other provider, which keeps silent.
    private func stall(_ system: CarillonSystem, _ handOver: HandOver) async throws {
        let other = platform == "ios" ? "fcm" : "apns"
        _ = try await system.clients.simulator.addFaults(.init(faults: [.init(provider: other, action: .withhold, times: 0)]))
        _ = try await handOver.enqueue(stalled, on: other, rate: 0, prefix: "stalled")
    }

    /// Pushes that the provider has accepted since its start, with those that validate tokens.
    private func accepted(_ system: CarillonSystem, _ tenant: CommonV1.Tenant) async throws -> Int64 {
        // The simulator counts requests, and one to Expo has many pushes.
        guard provider == "expo" else { return try await system.clients.simulator.statistics(.init()).accepted[provider] ?? 0 }
        return try await system.clients.dispatcher.queueStatus(.init(tenant: tenant)).sentByProvider[provider] ?? 0
    }

    /// Waits until the silent pushes that validate new tokens were sent.
    private func untilValidated(_ system: CarillonSystem, count: Int) async throws {
        guard count > 0 else { return }
        try FileHandle.standardError.write(contentsOf: Data("  new tokens are gathered for a minute, and then validated\n".utf8))
        let seconds = 120 + count / 1_000
        let deadline = ContinuousClock.now + .seconds(seconds)
        while true {
            let seen = try await system.clients.simulator.statistics(.init())
            if seen.probes.values.reduce(0, +) >= Int64(count) { return }
            guard ContinuousClock.now < deadline else {
                throw ValidationError("\(seen.probes) of \(count) tokens were validated within \(seconds) s")
            }
            try await Task.sleep(for: .milliseconds(100))
        }
    }

    /// Waits until the provider has accepted all pushes.
    ///
    /// - Parameter already: pushes that it had accepted before.
    /// - Returns: the use of the processes when each part was sent.
    func untilSent(_ system: CarillonSystem, _ tenant: CommonV1.Tenant, already: Int64) async throws -> [SentPart] {
        var (sent, lastChange, lastNote) = (Int64(0), ContinuousClock.now, ContinuousClock.now)
        var done: [SentPart] = []
        while true {
            let count = try await accepted(system, tenant) - already
            let now = ContinuousClock.now
            if count != sent { (sent, lastChange) = (count, now) }
            while Int(sent) * parts >= pushes * (done.count + 1), done.count < parts { done.append(SentPart(at: now, usage: system.usage)) }
            if sent >= Int64(pushes) { return done }
            guard now - lastChange < .seconds(30) else { throw ValidationError("\(sent) of \(pushes) pushes were sent, then none for 30 s") }
            if now - lastNote > .seconds(5) {
                lastNote = now
                try FileHandle.standardError.write(contentsOf: Data("  \(sent) of \(pushes) pushes\n".utf8))
            }
            // The dispatcher counts its queue for the answer about Expo.
            try await Task.sleep(for: .milliseconds(provider == "expo" ? 100 : 10))
        }
    }
}
