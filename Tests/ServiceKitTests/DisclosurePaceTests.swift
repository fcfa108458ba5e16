import CarillonAPI
import ServiceKit
import Testing

@Suite("Pace of disclosures")
struct DisclosurePaceTests {
    private let clock = VirtualClock(start: Instant(milliseconds: 1_780_000_000_000))

    @Test("PRIV-11 a user is disclosed once a minute, others meanwhile; who comes too early hears how long to wait")
    func pace() throws {
        let pace = DisclosurePace(clock: clock)
        func refusal(_ id: String, app: String = "chat") -> APIError? {
            do {
                try pace.take(StoredUser(organization: "org", app: app, id: id))
                return nil
            } catch { return error }
        }
        #expect(refusal("ann") == nil)
        #expect(refusal("ben") == nil && refusal("ann", app: "shop") == nil)
        clock.advance(by: .seconds(20))
        let early = try #require(refusal("ann"))
        #expect(early.reason == .rateLimited && early.retryAfter == .seconds(40) && early.message.contains("once a minute"))
        // To have asked too early makes nobody wait longer.
        clock.advance(by: .milliseconds(39_500))
        #expect(refusal("ann")?.retryAfter == .seconds(1))
        clock.advance(by: .milliseconds(500))
        #expect(refusal("ann") == nil)
        #expect(refusal("ann") != nil)
    }
}
