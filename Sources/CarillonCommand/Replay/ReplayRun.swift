import CarillonAPI
import Foundation
import ServiceKit
import SystemControl

/// Drives a running test-mode system with the conversations of a plan, and waits until everything is accounted for.
struct ReplayRun {
    let plan: ReplayPlan
    let clients: OperatorClients
    let time: VirtualTime
    let workspace: Workspace
    /// Virtual seconds per real second; nil is as fast as the system accepts.
    var speed: Double?
    var quiet = false
    /// Called after each minute; the kill tests use it.
    var afterMinute: (@Sendable (Int) async throws -> Void)?

    /// Most events of one `SubmitEvents` call.
    private static let batch = 500
    /// Most bytes of text in one call, and so in one event: a message holds 4 MiB.
    private static let batchBytes = 1 << 20

    func run() async throws -> ReplayReport {
        let members = plan.conversations.flatMap { conversation in
            conversation.users.map { nick in
                let id = conversation.userID(of: nick)
                // Half the users have an iPhone, half an Android phone; the id decides, so a replay repeats itself.
                let isIOS = id.utf8.reduce(0) { $0 &+ Int($1) }.isMultiple(of: 2)
                return Workspace.Member(userID: id, displayName: nick, platforms: [isIOS ? "ios" : "android"])
            }
        }
        try await setUp(members)
        let before = try await ReplayTotals(clients, plan.tenant)
        var devices = try await WorkspaceDevices(members, tenant: plan.tenant, clients: clients)
        let started = ContinuousClock.now
        let counts = try await play(&devices)
        let elapsed = ContinuousClock.now - started
        let totals = try await ReplayTotals(clients, plan.tenant).since(before)
        return ReplayReport(plan: plan, totals: totals, counts: counts, reported: devices.reported, elapsed: elapsed)
    }

    struct Counts: Sendable {
        var accepted = 0
        var duplicates = 0
        var rejected: [String] = []
    }

    private func setUp(_ members: [Workspace.Member]) async throws {
        // The totals count the pushes of messages. Silent pushes of badges belong to none.
        try await workspace.create(name: "IRC replay", overrides: ["badge_push_on_change": "false"])
        let progress = Progress("users and devices", total: members.count, quiet: quiet)
        try await workspace.add(members) { progress.advance(by: $0) }
        progress.finish()
        for conversation in plan.conversations {
            try await workspace.addChannel(conversation.name, name: conversation.name, members: conversation.users.map(conversation.userID))
        }
        // The day begins with all users offline and the system idle.
        try await time.advance(to: plan.baseDay)
    }

    private func play(_ devices: inout WorkspaceDevices) async throws -> Counts {
        var counts = Counts()
        let progress = Progress("messages", total: plan.messageCount, quiet: quiet)
        for (index, minute) in plan.minutes().enumerated() {
            let began = ContinuousClock.now
            try await time.advance(to: minute.end)
            for events in Self.batches(of: minute.events, rejected: &counts.rejected) {
                let answer = try await clients.evaluator.submitEvents(.init(events: events))
                counts.accepted += answer.accepted.count { !$0.duplicate }
                counts.duplicates += answer.accepted.count { $0.duplicate }
                counts.rejected += answer.rejected.map { "\(events[Int($0.index)].eventId): \($0.reason) \($0.field): \($0.message)" }
            }
            try await afterMinute?(index)
            progress.advance(by: minute.events.count, note: minute.end.rfc3339)
            if index.isMultiple(of: 15) {
                try await time.settle()
                try await devices.report()
            }
            if let speed { try await pace(began, speed) }
        }
        try await time.settle()
        try await devices.report()
        try await time.settle()
        progress.finish()
        return counts
    }

    /// The events in calls that are small enough. An event that no call holds is rejected here.
    static func batches(of events: [EvaluatorV1.Event], rejected: inout [String]) -> [[EvaluatorV1.Event]] {
        var batches: [[EvaluatorV1.Event]] = []
        var bytes = 0
        for event in events {
            let size = event.data["text"]?.utf8.count ?? 0
            guard size <= batchBytes else {
                rejected.append("\(event.eventId): the line holds \(size) bytes of text; at most \(batchBytes) fit into a call")
                continue
            }
            bytes += size
            if batches.isEmpty || bytes > batchBytes || batches[batches.count - 1].count == batch {
                batches.append([])
                bytes = size
            }
            batches[batches.count - 1].append(event)
        }
        return batches
    }

    /// Waits for the rest of a virtual minute at the chosen speed.
    private func pace(_ began: ContinuousClock.Instant, _ speed: Double) async throws {
        try await Task.sleep(until: began + .seconds(60 / speed), clock: .continuous)
    }
}
