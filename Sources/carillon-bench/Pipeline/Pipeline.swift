import ArgumentParser
import CarillonAPI
import Foundation
import RPC
import SystemControl

/// The whole path of direct messages: event, decision, push, provider, ledger; every service a process of its own, durable at each hop.
struct Pipeline: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pipeline",
        abstract: "Pushes direct messages through a system in a fresh folder; prints rates, CPU, latency and memory as JSON.")

    @Option(help: "Direct messages to send, each to one iOS device.") var messages = 100_000
    @Option(help: "People, each with one iPhone; as many as messages without it.")
    var people: Int?
    @Option(help: "Events of one call.") var batch = 200
    @Option(help: "Connections to the evaluator.") var connections = 4
    @Option(help: "Events a second; 0: as fast as they are accepted.") var rate = 0.0
    @Option(help: "Dispatchers; more than one need --nats.") var dispatchers = 1
    @Option(help: "The address of a NATS server with JetStream for the push queue; without it the queue is in the dispatcher's store.")
    var nats: String?
    @Option(help: "Milliseconds that the provider takes for each push.") var providerLatency = 0
    @Option(help: "Most pushes that a dispatcher has at the provider at once; the default without it.") var inFlight: Int?
    @Option(help: "What happens to the first dispatcher when half of the pushes are sent: stop or kill. It is started again at once.")
    var interrupt: Interruption?
    @Flag(help: "Each device confirms its push, and a run ends when the ledger has all confirmations. At most 200,000 people.") var receipts = false
    @Option(name: .customLong("run"), help: "The system's folder, which must be new; it stays. Without it one is made and removed.")
    var runFolder: String?

    func validate() throws {
        if messages < 1 || people.map({ $0 < 2 }) == true || batch < 1 || connections < 1 || rate < 0 {
            throw ValidationError("--messages, --batch and --connections must be at least 1, --people at least 2, --rate not negative")
        }
        if dispatchers < 1 || dispatchers > 1 && nats == nil { throw ValidationError("--dispatchers must be at least 1; more than 1 need --nats") }
        if receipts, peopleCount > 200_000 { throw ValidationError("the simulator has at most 200,000 devices: --people") }
        if providerLatency < 0 || inFlight.map({ $0 < 1 }) == true { throw ValidationError("--in-flight must be at least 1, --provider-latency 0") }
    }

    func run() async throws {
        let folder =
            runFolder.map { URL(filePath: $0) }
            ?? FileManager.default.temporaryDirectory.appending(path: "carillon-pipeline-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        defer { if runFolder == nil { try? FileManager.default.removeItem(at: folder) } }
        var options = CarillonSystem.Options(runFolder: folder)
        options.logLevel = "warning"
        options.dispatchers = dispatchers
        var settings: [String: String] = [:]
        if let nats { settings = ["queue.engine": "jetstream", "queue.nats.servers": nats, "queue.ack_wait_seconds": "2"] }
        settings["queue.in_flight_limit"] = inFlight.map(String.init)
        options.serviceSettings["dispatcher"] = settings
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

    private func measure(_ system: CarillonSystem) async throws -> PipelineReport {
        let workspace = Workspace(organization: "org_bench", app: "bench-chat", clients: system.clients, runFolder: system.options.runFolder)
        // Some hundred people get what thousands would get in the same time.
        try await workspace.create(name: "Pipeline", overrides: ["user_rate_per_minute": "null"])
        let members = (0..<peopleCount).map { Workspace.Member(userID: Self.user($0), displayName: "Person \($0)", platforms: ["ios"]) }
        try await workspace.add(members)
        let devices = receipts ? try await WorkspaceDevices(members, tenant: workspace.tenant, clients: system.clients, openShare: 0) : nil
        if providerLatency > 0 {
            let delay = SimulatorV1.Fault(provider: "apns", action: .delay, times: 0, delayMs: Int64(providerLatency))
            _ = try await system.clients.simulator.addFaults(.init(faults: [delay]))
        }
        let storeBytes = PipelineReport.storeBytes(in: system)
        let before = system.usage
        let began = ContinuousClock.now
        // The error of one ends the other.
        let times = try await withThrowingTaskGroup(of: Times.self) { group in
            group.addTask { Times(accepted: try await send(to: workspace.tenant, system)) }
            group.addTask { try await untilSent(workspace.tenant, system, since: began) }
            if let devices { group.addTask { Times(confirmed: try await untilConfirmed(by: devices, since: began)) } }
            var times = Times()
            for try await part in group {
                times.accepted += part.accepted
                times.sent += part.sent
                times.confirmed += part.confirmed
                times.quarters += part.quarters
            }
            return times
        }
        return try await PipelineReport(
            messages: messages, mayRepeat: interrupt != nil, acceptedSeconds: times.accepted / .seconds(1), sentSeconds: times.sent / .seconds(1),
            confirmedSeconds: receipts ? times.confirmed / .seconds(1) : nil, before: before, quarters: times.quarters,
            storeBytesBefore: storeBytes, system: system, tenant: workspace.tenant)
    }

    /// How long it took until the last message was accepted, until the ledger knew of the last push, and until it knew that the last device had its
    /// push. Zero: measured by another task.
    private struct Times {
        var accepted = Duration.zero
        var sent = Duration.zero
        var confirmed = Duration.zero
        /// The use of the processes when each quarter of the pushes was sent.
        var quarters: [[String: ProcessUsage]] = []
    }

    /// Sends all messages.
    ///
    /// - Returns: how long it took until the last one was accepted.
    private func send(to tenant: CommonV1.Tenant, _ system: CarillonSystem) async throws -> Duration {
        let clients = try (0..<connections).map { _ in try OperatorClients(runFolder: system.options.runFolder) }
        do {
            let elapsed = try await send(to: tenant, over: clients)
            for client in clients { await client.shutdown() }
            return elapsed
        } catch {
            for client in clients { await client.shutdown() }
            throw error
        }
    }

    private func send(to tenant: CommonV1.Tenant, over clients: [OperatorClients]) async throws -> Duration {
        let began = ContinuousClock.now
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (index, client) in clients.enumerated() {
                group.addTask {
                    for first in stride(from: index * batch, to: messages, by: connections * batch) {
                        if rate > 0 { try await Task.sleep(until: began + .seconds(Double(first) / rate), clock: .continuous) }
                        let events = (first..<min(first + batch, messages)).map { event($0, tenant) }
                        let answer = try await client.evaluator.submitEvents(.init(events: events), options: .init(timeout: .seconds(60)))
                        if let refused = answer.rejected.first { throw ValidationError("an event was refused: \(refused.message)") }
                    }
                }
            }
            // The first error ends all.
            for try await _ in group {}
        }
        return ContinuousClock.now - began
    }

    /// Waits until the ledger knows of every push that its provider accepted it.
    private func untilSent(_ tenant: CommonV1.Tenant, _ system: CarillonSystem, since began: ContinuousClock.Instant) async throws -> Times {
        var (sent, lastChange, lastNote, isInterrupted) = (Int64(0), began, began, false)
        var quarters: [[String: ProcessUsage]] = []
        while true {
            let now = ContinuousClock.now
            let ledger = try await system.clients.receipts.statistics(.init(tenant: tenant))
            if ledger.sentByProvider.values.reduce(0, +) != sent {
                sent = ledger.sentByProvider.values.reduce(0, +)
                lastChange = now
            }
            if let interrupt, !isInterrupted, sent * 2 >= Int64(messages) {
                isInterrupted = true
                try await interrupt.carryOut(on: "dispatcher", of: system)
            }
            while Int(sent) * 4 >= messages * (quarters.count + 1), quarters.count < 4 { quarters.append(system.usage) }
            if sent >= Int64(messages) { return Times(sent: now - began, quarters: quarters) }
            if now - lastChange > .seconds(30) { throw ValidationError("\(sent) of \(messages) pushes were sent, then none for 30 s") }
            if now - lastNote > .seconds(5) {
                lastNote = now
                try FileHandle.standardError.write(contentsOf: Data("  \(sent) of \(messages) pushes\n".utf8))
            }
            try await Task.sleep(for: .milliseconds(rate > 0 ? 100 : 50))
        }
    }

    /// Reports what the devices got, until the ledger has the confirmations of all pushes.
    private func untilConfirmed(by members: WorkspaceDevices, since began: ContinuousClock.Instant) async throws -> Duration {
        var devices = members
        var (count, lastChange) = (0, began)
        while count < messages {
            try await devices.report()
            if devices.reported.delivered != count { (count, lastChange) = (devices.reported.delivered, ContinuousClock.now) }
            if ContinuousClock.now - lastChange > .seconds(30) {
                throw ValidationError("\(count) of \(messages) pushes were confirmed, then none for 30 s")
            }
            try await Task.sleep(for: .milliseconds(10))
        }
        return ContinuousClock.now - began
    }

    private var peopleCount: Int { people ?? max(2, messages) }

    private static func user(_ number: Int) -> String { "user-\(number)" }

    private func event(_ number: Int, _ tenant: CommonV1.Tenant) -> EvaluatorV1.Event {
        // 7,919 is prime: every person is a sender, unless `--people` is a multiple of it.
        let (from, to) = (Self.user((number &* 7_919 &+ 1) % peopleCount), Self.user(number % peopleCount))
        let names = from == to ? [Self.user((number + 1) % peopleCount), to] : [from, to]
        return EvaluatorV1.Event(
            tenant: tenant, eventId: "message-\(number)", eventType: "message.sent", actorId: names[0],
            channelId: "dm-\(number)", channelType: .dm, channelMembers: names,
            data: [
                "message_id": "m\(number)", "text": "Message \(number): the build is green again, thanks for looking into it",
                "sender_name": "Person",
            ])
    }
}
