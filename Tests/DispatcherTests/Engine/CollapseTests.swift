import CarillonAPI
import ServiceKit
import Testing

@testable import DispatcherService

@Suite(.serialized) struct CollapseTests {
    private func push(_ id: String) -> DispatcherV1.Push {
        var push = TestPushes.push(id)
        push.collapseId = "score"
        return push
    }

    @Test("EVAL-55 T44 what waits for a lane is replaced: the provider gets the newest alone, and each push has one final outcome")
    func closedLane() async throws {
        try await withFixture(credentials: false) { fixture in
            for id in ["p1", "p2", "p3"] { try await fixture.enqueue([push(id)]) }
            try await fixture.until("two are replaced") { fixture.peers.outcomes.count == 2 }
            #expect(fixture.peers.outcomes.map(\.pushId) == ["p1", "p2"])
            #expect(fixture.peers.outcomes.allSatisfy { $0.status == .cancelled && $0.failureReason == "replaced_by_collapse_key" })
            #expect(try await fixture.status().queued == 1)
            try await fixture.putAPNsKey("KEY0000001")
            try await fixture.until("p3 is sent") { fixture.peers.outcomes(of: "p3").last?.status == .sent }
            #expect(try await fixture.requests("apns").map { $0.headers["apns-collapse-id"] } == ["score"])
            #expect(fixture.peers.outcomes.count == 3)
        }
    }

    @Test("EVAL-55 a push that waits for the end of quiet hours is replaced, and is not sent when they end")
    func waiting() async throws {
        try await withFixture { fixture in
            fixture.peers.decide("p1", .wait(until: TestPushes.start + .seconds(60)))
            try await fixture.enqueue([push("p1")])
            try await fixture.quiet()
            try await fixture.enqueue([push("p2")])
            try await fixture.until("p2 is sent") { fixture.peers.outcomes(of: "p2").last?.status == .sent }
            fixture.peers.decide("p1", .send)
            try await fixture.advance(by: .seconds(60))
            try await fixture.until("p1 is replaced") { fixture.peers.outcomes(of: "p1").map(\.status) == [.cancelled] }
            #expect(try await fixture.requests("apns").count == 1)
        }
    }
}
