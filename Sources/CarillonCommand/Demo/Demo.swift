import ArgumentParser
import CarillonAPI
import Foundation
import ServiceKit
import SystemControl

/// `carillon demo`: runs a whole system with a chat, and reports the outcome of every message. With another profile it plays a month.
struct Demo: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Start a system in a fresh folder, push a conversation through it, report, and stop everything.",
        discussion: """
            With --profile school or hr-warehouse it plays a month on a virtual clock in place of a conversation, and compares the pushes of \
            each type with the plan of the month. It ends with 1 where they differ.
            """)

    @Option(help: "What it plays, by the app's profile.") var profile = DemoProfile.chat
    @Option(help: "Messages to send.") var messages = Self.usualMessages
    @Option(help: "Messages per second.") var rate = Self.usualRate
    @OptionGroup var transport: TransportOptions
    @Flag(help: "Print JSON.") var json = false

    /// Events in one `POST /events`.
    private static let batch = 10
    private static let (usualMessages, usualRate) = (3_000, 300)

    func validate() throws {
        if messages < 1 || rate < 1 { throw ValidationError("--messages and --rate must be at least 1") }
        if profile != .chat, messages != Self.usualMessages || rate != Self.usualRate {
            throw ValidationError("--messages and --rate go with the profile chat alone: a month has its own events")
        }
    }

    func run() async throws {
        guard let month = profile.month else { return try await runConversation() }
        try await StandaloneSystem.run(quiet: json, transport: transport.transport, clockStart: DemoCalendar.start) { system in
            let report = try await DemoMonthRun(month, in: system, quiet: json).run()
            try json ? printJSON(report) : print("\n\(report.text)")
            if !report.agrees { throw ExitCode.failure }
        }
    }

    private func runConversation() async throws {
        try await StandaloneSystem.run(quiet: json, transport: transport.transport, testMode: false) { system in
            let demo = DemoWorkspace(system: system)
            // The report counts the pushes of the conversation: a silent push after each read or skipped notification would double them.
            try await demo.create(quiet: json, overrides: ["badge_push_on_change": "false"])
            try await DemoStory.prepare(demo, system.clients)
            var devices = try await WorkspaceDevices(demo.members, tenant: demo.workspace.tenant, clients: system.clients)
            try await converse(system, demo, &devices)
            try await untilQuiet(system, demo, &devices)
            let story = try await DemoStory.steps(system, demo)
            // The story also sends pushes.
            try await untilQuiet(system, demo, &devices)
            try await report(system, demo, devices, story)
        }
    }

    private func converse(_ system: CarillonSystem, _ demo: DemoWorkspace, _ devices: inout WorkspaceDevices) async throws {
        let gateway = try system.clients.gateway()
        let key = try await demo.serviceKey()
        var conversation = DemoConversation(channels: demo.channels, people: demo.members.map(\.userID))
        let progress = Progress("messages", total: messages, quiet: json)
        let began = ContinuousClock.now
        var sent = 0
        while sent < messages {
            let count = min(Self.batch, messages - sent)
            let events = (0..<count).map { _ in conversation.next() }
            let answer = try await gateway.request(
                "POST", "/api/v1/events", headers: [("authorization", "Bearer \(key)")],
                json: ["app_id": DemoWorkspace.app, "events": events] as [String: any Sendable])
            guard answer.status == 202 else {
                throw WorkspaceError(description: "POST /events: \(answer.status) \(String(decoding: answer.body, as: UTF8.self))")
            }
            sent += count
            progress.advance(by: count)
            if sent.isMultiple(of: rate) { try await devices.report() }
            try await Task.sleep(until: began + .seconds(Double(sent) / Double(rate)), clock: .continuous)
        }
        progress.finish()
        await gateway.close()
    }

    /// Waits, at most 20 s, until every event is decided and every push has ended, and the phones have reported.
    private func untilQuiet(_ system: CarillonSystem, _ demo: DemoWorkspace, _ devices: inout WorkspaceDevices) async throws {
        let deadline = ContinuousClock.now + .seconds(20)
        while ContinuousClock.now < deadline {
            let decisions = try await system.clients.evaluator.statistics(.init(tenant: demo.workspace.tenant))
            let ledger = try await system.clients.receipts.statistics(.init(tenant: demo.workspace.tenant))
            if decisions.eventsPending == 0, decisions.outboxDepth == 0, ledger.openDevices == 0 { break }
            try await Task.sleep(for: .milliseconds(50))
        }
        try await devices.report()
    }

    private func report(
        _ system: CarillonSystem, _ demo: DemoWorkspace, _ devices: WorkspaceDevices, _ story: [DemoStory.Step]
    ) async throws {
        let (summary, away) = try await SystemSummary.read(system.clients, tenant: demo.workspace.tenant)
        if let away { throw away }
        let trace = try await Self.trace(devices.reported.example, demo.workspace.tenant, system.clients)
        if json {
            struct Report: Encodable {
                var summary: SystemSummary
                var reported: DeviceReports.Counts
                var processes: [String: ProcessUsage]
                var trace: [NotificationTrace.Step]
                var story: [DemoStory.Step]
            }
            return try printJSON(Report(summary: summary, reported: devices.reported, processes: system.usage, trace: trace, story: story))
        }
        print("\n\(summary.text)\n")
        print(ProcessTable.text(before: [:], after: system.usage))
        print("\none phone from its registration on; newcomer …")
        for step in story { print("  \(step.step.padding(toLength: 22, withPad: " ", startingAt: 0))  \(step.result)") }
        if let example = devices.reported.example {
            print("\none notification, \(example):")
            for step in trace { print("  \(step.at)  \(step.stage.padding(toLength: 18, withPad: " ", startingAt: 0))  \(step.what)") }
        }
    }

    private static func trace(_ id: String?, _ tenant: CommonV1.Tenant, _ clients: OperatorClients) async throws -> [NotificationTrace.Step] {
        guard let id else { return [] }
        return try await NotificationTrace(id, tenant, clients).steps
    }
}
