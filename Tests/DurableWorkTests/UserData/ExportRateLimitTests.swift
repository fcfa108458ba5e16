import CarillonAPI
import DurableWork
import ServiceKit
import TestClocks
import Testing

@Suite("Rate limit of exports")
struct ExportRateLimitTests {
    private let clock = VirtualClock(start: Instant(milliseconds: 1_780_000_000_000))
    private let wall: SteppedClock
    private let pace: ExportRateLimit

    init() {
        wall = SteppedClock(clock)
        pace = ExportRateLimit(clock: wall)
    }

    private struct Trouble: Error {}

    private func refusal(_ id: String = "ann", app: String = "chat", _ export: () throws -> Void = {}) async throws -> APIError? {
        do {
            try await pace.run(for: UserKey(organization: "org", app: app, id: id)) { try export() }
            return nil
        } catch let error as APIError { return error }
    }

    @Test("PRIV-11 a user is disclosed once a minute, three times at once, others meanwhile; who comes too early hears how long to wait")
    func often() async throws {
        for _ in 0..<ExportRateLimit.most { #expect(try await refusal() == nil) }
        #expect(try await refusal("ben") == nil)
        #expect(try await refusal(app: "shop") == nil)
        clock.advance(by: .seconds(20))
        let early = try #require(try await refusal())
        #expect(early.reason == .rateLimited && early.retryAfter == .seconds(40) && early.message.contains("once a minute"))
        // To have asked too early makes nobody wait longer.
        clock.advance(by: .milliseconds(39_500))
        #expect(try await refusal()?.retryAfter == .milliseconds(500))
        clock.advance(by: .milliseconds(500))
        #expect(try await refusal() == nil)
        #expect(try await refusal()?.retryAfter == .seconds(60))
        clock.advance(by: .seconds(600))
        for _ in 0..<ExportRateLimit.most { #expect(try await refusal() == nil) }
        #expect(try await refusal() != nil)
    }

    @Test("DR-07 PRIV-11 a clock that is set makes nobody wait longer, nor less long")
    func clockSet() async throws {
        for _ in 0..<ExportRateLimit.most { #expect(try await refusal() == nil) }
        wall.step(by: .seconds(-3_600))
        #expect(try await refusal()?.retryAfter == .seconds(60))
        wall.step(by: .seconds(7_200))
        #expect(try await refusal()?.retryAfter == .seconds(60))
        clock.advance(by: .seconds(60))
        #expect(try await refusal() == nil)
    }

    @Test("PRIV-11 an export that fails does not count; one whose caller did not wait for it does")
    func failures() async throws {
        for _ in 0..<10 { await #expect(throws: Trouble.self) { _ = try await refusal { throw Trouble() } } }
        for _ in 0..<ExportRateLimit.most {
            await #expect(throws: CancellationError.self) { _ = try await refusal { throw CancellationError() } }
        }
        #expect(try await refusal()?.reason == .rateLimited)
    }
}
