import CarillonAPI
import Providers
import ServiceKit
import Testing

@testable import DispatcherService

@Suite struct JoinedClaimsTests {
    private func claim(_ rows: ClosedRange<Int64>, route: Int64 = 1) -> [ClaimedDelivery] {
        rows.map {
            ClaimedDelivery(
                row: $0, routeRow: route, pushRow: $0, pushDeviceID: "dev_\($0)", attempts: 0, sequence: 0, isCancelled: false,
                queuedUntil: .distantFuture,
                message: nil)
        }
    }

    @Test("DISP-12 small claims are prepared together, in their order, and no more of them than leave in one burst")
    func joined() {
        let most = Int64(DispatchEngine.joinedLimit)
        let joined = DispatchEngine.joined([claim(1...2), claim(3...3), claim(4...most), claim(most + 1...most + 1), claim(most + 2...3 * most)])
        #expect(joined.map(\.count) == [Int(most), 1, Int(2 * most - 1)])
        #expect(joined.flatMap { $0 }.map(\.row) == Array(1...3 * most))
    }

    @Test("DISP-12 a claim has full groups, as many as are prepared together", arguments: [(500, 500), (300, 300), (100, 500), (7, 497), (1, 500)])
    func claimed(_ size: Int, _ most: Int) {
        #expect(DispatchEngine.mostClaimed(inGroupsOf: size) == most)
    }

    @Test("DISP-04 DISP-12 a claim is divided by app, and the deliveries of an app keep their order over its providers")
    func divided() {
        func route(_ app: String, _ provider: ProviderID) -> Route {
            Route(organizationID: "org", appID: app, provider: provider, environment: .production)
        }
        let routes = [1: route("chat", .apns), 2: route("lms", .apns), 3: route("chat", .fcm)] as [Int64: Route]
        let parts = DispatchEngine.divided(claim(1...2, route: 1) + claim(3...4, route: 2) + claim(5...6, route: 3), by: routes)
        #expect(parts.map(\.app.appId) == ["chat", "lms"])
        #expect(parts.map { $0.deliveries.map(\.row) } == [[1, 2, 5, 6], [3, 4]])
        #expect(DispatchEngine.divided(claim(1...2, route: 1) + claim(3...4, route: 3), by: routes).map(\.deliveries.count) == [4])
        #expect(DispatchEngine.divided([], by: routes).isEmpty)
    }
}
