import CarillonAPI
import ServiceKit
import Testing

@testable import DispatcherService

@Suite struct UnusedRouteTests {
    private func push(_ id: String, app: String) -> DispatcherV1.Push {
        TestPushes.push(id, devices: ["dev_\(id)"], tenant: CommonV1.Tenant(organizationId: "org", appId: app))
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
