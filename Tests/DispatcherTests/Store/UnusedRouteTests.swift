import CarillonAPI
import ServiceKit
import TestConditions
import Testing

@testable import DispatcherService

@Suite struct UnusedRouteTests {
    private func push(_ id: String, app: String) -> DispatcherV1.Push {
        TestPushes.push(id, devices: ["dev_\(id)"], tenant: CommonV1.Tenant(organizationId: "org", appId: app))
    }

    @Test("DISP-14 a route without deliveries is forgotten, and the next push to it has a route again", arguments: QueueEngine.allCases)
    func anew(_ engine: QueueEngine) async throws {
        let fixture = try await ContractQueue(engine)
        try await fixture.enqueue(push("p1", app: "sent"), push("p2", app: "ready"), push("p3", app: "other"))
        var old: Int64?
        for claimed in try await fixture.claimAll(3) {
            let isReady = claimed.pushDeviceID == "dev_p2"
            if claimed.pushDeviceID == "dev_p1" { old = claimed.routeRow }
            try await fixture.settle(claimed, isReady ? .release : .sent)
        }
        var forgotten: [Int64] = []
        // The stream knows a moment later that a delivery is finished.
        try await eventually("the route is forgotten") {
            forgotten += try await fixture.queue.forgetRoutes { $0.route.appID != "other" }
            return !forgotten.isEmpty
        }
        #expect(forgotten.count == 1 && forgotten.first == old)
        try await fixture.enqueue(push("p4", app: "sent"))
        let claimed = try await fixture.claimAll(2)
        #expect(claimed.map(\.pushDeviceID).sorted() == ["dev_p2", "dev_p4"])
        #expect(!claimed.contains { $0.routeRow == old })
    }

    @Test("DISP-14 routes without unfinished deliveries and dead letters are forgotten, and no later route gets the number of one")
    func forgotten() async throws {
        let fixture = try await QueueFixture()
        let now = TestPushes.start
        var apps: [Int64: String] = [:]
        for app in ["sent", "ready", "waiting", "dead", "kept", "last"] {
            let effect = try await fixture.enqueue(push(app, app: app))
            let route = try #require(effect.ready.first)
            apps[route.row] = app
        }
        for claimed in try await fixture.claim() {
            switch apps[claimed.routeRow] {
            case "ready": try await fixture.settle(claimed, .release)
            case "waiting": try await fixture.settle(claimed, .retry(at: now + .seconds(60), code: ""))
            case "dead": try await fixture.settle(claimed, .failed(reason: "", code: "", deadLetterUntil: now + .seconds(3_600)))
            default: try await fixture.settle(claimed, .sent)
            }
        }
        func forget(_ fixture: QueueFixture) async throws -> [String] {
            try await fixture.queue.forgetRoutes { $0.route.appID != "kept" }.map { apps[$0] ?? "again" }
        }
        #expect(try await forget(fixture) == ["sent"])
        let again = try #require(try await fixture.enqueue(push("again", app: "sent")).ready.first)
        #expect(apps[again.row] == nil)
        #expect(Set(try await fixture.claim().map(\.pushDeviceID)) == ["dev_ready", "dev_again"])
        // The last one is forgotten when there is a later one.
        #expect(try await forget(fixture) == ["last"])
        let restarted = try await fixture.restart()
        #expect(Set(try await restarted.claim().map(\.pushDeviceID)) == ["dev_ready", "dev_again"])
        let due = try await restarted.queue.housekeep(now: now + .seconds(60)).ready
        #expect(due.map(\.route.appID) == ["waiting"])
    }
}
