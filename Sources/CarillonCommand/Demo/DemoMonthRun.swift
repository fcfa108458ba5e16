import CarillonAPI
import ServiceKit
import SystemControl

/// Plays a month in a system on a virtual clock, and counts what was sent.
struct DemoMonthRun {
    let month: DemoMonth
    let system: CarillonSystem
    let quiet: Bool
    private let workspace: Workspace

    init(_ month: DemoMonth, in system: CarillonSystem, quiet: Bool) {
        self.month = month
        self.system = system
        self.quiet = quiet
        workspace = Workspace(
            organization: DemoWorkspace.organization, app: month.app, clients: system.clients, runFolder: system.options.runFolder)
    }

    func run() async throws -> DemoMonthReport {
        try await workspace.create(name: month.name, profile: month.profile, overrides: month.overrides)
        try await workspace.add(month.people)
        try await workspace.relate(month.guardians)
        let progress = Progress("days", total: DemoCalendar.days, quiet: quiet)
        let began = ContinuousClock.now
        for (instant, moment) in month.timeline.inOrder {
            try await advance(to: instant, progress)
            try await tell(moment)
        }
        try await advance(to: DemoCalendar.end, progress)
        progress.finish()
        let elapsed = ContinuousClock.now - began
        let findings = try await DemoFindings.read(system.clients, tenant: workspace.tenant, people: month.people)
        return DemoMonthReport(month, findings, elapsed: elapsed)
    }

    private func advance(to instant: Instant, _ progress: Progress) async throws {
        try await system.time.advance(to: instant) { now in progress.reach(DemoCalendar.daysOver(at: now), note: now.rfc3339) }
    }

    /// Items first: an event may be about one.
    private func tell(_ moment: DemoTimeline.Moment) async throws {
        let clients = system.clients
        if !moment.items.isEmpty {
            try Self.check(try await clients.evaluator.upsertItems(.init(tenant: workspace.tenant, items: moment.items)).rejected, "item")
        }
        if !moment.events.isEmpty {
            let events = moment.events.map { event in
                var event = event
                event.tenant = workspace.tenant
                return event
            }
            try Self.check(try await clients.evaluator.submitEvents(.init(events: events)).rejected, "event")
        }
        for broadcast in moment.broadcasts {
            var broadcast = broadcast
            broadcast.tenant = workspace.tenant
            _ = try await clients.broadcasts.submitBroadcast(broadcast)
        }
    }

    private static func check(_ results: [CommonV1.ItemResult], _ what: String) throws {
        guard let bad = results.first(where: { !$0.reason.isEmpty }) else { return }
        throw WorkspaceError(description: "\(what) \(bad.index) refused: \(bad.reason) \(bad.field): \(bad.message)")
    }
}
