import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import Testing

@testable import CarillonCommand

extension Acceptance {
    /// Real chat in, real pushes out, also when a process dies in the middle (design §4, ARCH-04, DR-02).
    @Suite("Replay of a conversation", .serialized)
    struct ReplayOfConversation {
        @Test("A replay is accounted for to the last recipient, and the simulators got every push that the ledger calls sent")
        func addsUp() async throws {
            try await RunningSystem.fresh("replay") { system in
                let report = try await replay(SmallLog.conversations, in: system)
                try check(report)
                #expect(report.duplicatesAtSimulator == 0)
                #expect(report.malformedLines.map(\.file) == ["2005-06-01.north", "2005-06-01.south"])
                #expect(report.delivered == Int(report.pushes))
                // Users open some of them, and the ledger has each report.
                #expect(report.opened > 0 && report.opened < report.delivered)
                let (delivered, opened) = report.files.reduce((0, 0)) { ($0.0 + Int($1.delivered), $0.1 + Int($1.opened)) }
                #expect(delivered == report.delivered && opened == report.opened)
                #expect(report.example?.isEmpty == false && report.exampleUser?.isEmpty == false)
            }
        }

        @Test(
            "A service killed in the middle of a replay and started again: the totals still add up",
            arguments: ["registry", "preferences", "evaluator", "dispatcher", "receipts"])
        func survives(killed name: String) async throws {
            try await RunningSystem.fresh("kill-\(name)") { system in
                let report = try await replay(SmallLog.conversations, in: system) { minute in
                    // Right after events were acknowledged, without waiting for their outcomes.
                    guard minute == 10 || minute == 35 else { return }
                    await system.kill(name)
                    try await system.start(name)
                }
                try check(report)
            }
        }

        private func replay(
            _ conversations: [IRCConversation], in system: CarillonSystem, afterMinute: (@Sendable (Int) async throws -> Void)? = nil
        ) async throws -> ReplayReport {
            let tenant = CommonV1.Tenant(organizationId: "irc", appId: "irc-chat")
            let plan = ReplayPlan(conversations: conversations, tenant: tenant, notBefore: try await system.time.now())
            let workspace = Workspace(organization: "irc", app: "irc-chat", clients: system.clients, runFolder: system.options.runFolder)
            return try await ReplayRun(
                plan: plan, clients: system.clients, time: system.time, workspace: workspace, quiet: true, afterMinute: afterMinute
            ).run()
        }

        private func check(_ report: ReplayReport) throws {
            let expected = SmallLog.expected(SmallLog.conversations)
            #expect(report.discrepancies == [])
            #expect(report.eventsAccepted == SmallLog.conversations.reduce(0) { $0 + $1.messages.count })
            #expect(report.targets == Int64(expected.targets))
            #expect(report.pushes == Int64(expected.pushes))
            #expect(report.skipped == ["deduplicated": Int64(expected.targets - expected.pushes)])
            #expect(report.sentByProvider.values.reduce(0, +) == Int64(expected.pushes))
        }
    }
}
