import CarillonAPI
import ServiceKit
import Storage
import Testing

@testable import ReceiptsService

@Suite("Who of the streams of users is woken")
struct UserStreamHubTests {
    private static func user(_ id: String) -> UserKey { UserKey(id, of: ReceiptsFixture.tenant) }

    @Test("GW-06 Of 10,000 streams a change wakes those of its user; each gets one heartbeat a round")
    func many() async throws {
        let metrics = MetricsRegistry()
        let hub = UserStreamHub(activity: ActivityTracker(), metrics: metrics)
        let places = try (0..<10_000).map { try hub.open(Self.user("u\($0 / 2)")) }
        #expect(metrics.prometheusText().contains("carillon_user_streams 10000"))
        var changes = StoreChanges()
        changes.insert(Self.user("u7"))
        hub.changed(changes)
        for number in [14, 15] { #expect(try await places[number].stream.next() == .news) }
        for _ in 0..<HeartbeatWheel.slots { hub.beat() }
        for place in places { #expect(try await place.stream.next() == .beat) }
        // Too many changed to name them.
        changes.insertEverything()
        hub.changed(changes)
        for place in places { #expect(try await place.stream.next() == .news) }
        for place in places { hub.close(place) }
        #expect(hub.count == 0)
    }

    @Test("GW-06 A user has 50 streams, whatever others have; one more is refused with a time to wait until another ends")
    func most() throws {
        let hub = UserStreamHub(activity: ActivityTracker(), metrics: MetricsRegistry())
        let places = try (0..<UserStreamHub.mostOfUser).map { _ in try hub.open(Self.user("ann")) }
        let refused = #expect(throws: APIError.self) { try hub.open(Self.user("ann")) }
        #expect(refused?.reason == .rateLimited && refused?.retryAfter != nil)
        _ = try hub.open(Self.user("ben"))
        hub.close(places[7])
        _ = try hub.open(Self.user("ann"))
    }

    @Test("GW-06 Without a stream nobody's users are looked through")
    func nobody() throws {
        let hub = UserStreamHub(activity: ActivityTracker(), metrics: MetricsRegistry())
        var isAsked = false
        func users() -> [UserKey] {
            isAsked = true
            return []
        }
        hub.changed(countersOf: users())
        #expect(!isAsked)
        _ = try hub.open(Self.user("ann"))
        hub.changed(countersOf: users())
        #expect(isAsked)
    }
}
