import CarillonAPI
import DurableWork
import RPC
import ServiceKit
import Storage
import TestConditions
import Testing

@testable import EvaluatorService

@Suite("A peer that fails for some of what it is asked, and does not say why")
struct FailingPeerTests {
    private static let other = CommonV1.Tenant(organizationId: "org_2", appId: "chat2")

    @Test("ARCH-04 PRIV-10 an event that nothing is decided of does not cost the others of its app their decisions")
    func unkept() throws {
        func group(_ tenant: CommonV1.Tenant, _ app: AppPolicy?) -> PreparedEvents {
            PreparedEvents(tenant: tenant, app: app, items: [], snapshot: AudienceSnapshot(), answers: [])
        }
        func batch(_ groups: PreparedEvents...) -> PreparedBatch {
            PreparedBatch(number: 1, rows: [1, 2], eventCount: 2, groups: groups, now: EvaluatorFixture.start)
        }
        let app = try ChatApp.app()
        #expect(app.policy.storesDeliveryData)
        #expect(batch(group(ChatApp.tenant, app), group(ChatApp.tenant, nil), group(Self.other, nil)).unkept == [Self.other])
        #expect(batch(group(ChatApp.tenant, nil)).unkept == [ChatApp.tenant])
    }

    @Test("EVAL-22 ARCH-04 a due notification stays deferred while a peer fails for it; the others are released")
    func heldUser() async throws {
        try await withSleepers("ann", "bob", "mallory") { evaluator in
            try await evaluator.submit(
                NightShift.mention("e1", of: "ann", priority: .high), NightShift.mention("e2", of: "mallory", priority: .high),
                NightShift.mention("e3", of: "bob", priority: .high))
            try await evaluator.settled()
            evaluator.peers.with {
                $0.beforeEachResolve = { if $0.userIds.contains("mallory") { throw RPCError(code: .internalError, message: "a row is torn") } }
            }
            try await evaluator.wait(until: NightShift.morning)
            #expect(Set(evaluator.peers.pushedUsers) == ["ann", "bob"])
            // However often its turn comes.
            for minutes in 1..<3 {
                try await evaluator.wait(until: NightShift.morning + PreparedReleases.pauseAlone * minutes)
                #expect(try await evaluator.decisions("e2") == ["mallory": "held"])
            }
            evaluator.peers.with { $0.beforeEachResolve = { _ in } }
            try await evaluator.wait(until: NightShift.morning + PreparedReleases.pauseAlone * 3)
            #expect(evaluator.peers.pushedUsers.last == "mallory" && evaluator.peers.pushedUsers.count == 3)
            #expect(try await evaluator.statistics.held == 0)
        }
    }

    @Test(
        "EVAL-22 ARCH-04 the notifications of an app whose policy cannot be read stay deferred; another app's are released",
        arguments: [Status.Code.internalError, .permissionDenied, .deadlineExceeded])
    func heldApp(_ code: Status.Code) async throws {
        try await withSleepers("ann", "bob") { evaluator in
            evaluator.policies.set(try NightShift.app(), for: Self.other)
            var foreign = NightShift.mention("e2", of: "bob", priority: .high)
            foreign.tenant = Self.other
            try await evaluator.submit(NightShift.mention("e1", of: "ann", priority: .high), foreign)
            try await evaluator.settled()
            evaluator.policies.fail(RPCError(code: code, message: "it cannot be read"), for: Self.other)
            try await evaluator.wait(until: NightShift.morning)
            #expect(evaluator.peers.pushedUsers == ["ann"])
            #expect(try await evaluator.store.read { try DeferralTable.count(of: Self.other, $0) } == 1)
            evaluator.policies.fail(nil, for: Self.other)
            try await evaluator.wait(until: NightShift.morning + PreparedReleases.pauseAlone * 2)
            // The worker may have counted as idle before it waited for that instant.
            try await eventually("bob's push") { evaluator.peers.pushedUsers == ["ann", "bob"] }
            try await evaluator.settled()
            #expect(try await evaluator.store.read { try DeferralTable.count($0) } == 0)
        }
    }
}
