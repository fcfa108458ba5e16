import ServiceKit
import Testing

@Suite("Rates by key")
struct RateLimiterTests {
    private let start = SteadyInstant(milliseconds: 1_000_000)

    @Test("A key is used a few times at once and then once an interval; the others meanwhile")
    func rate() {
        let limiter = RateLimiter<String>(most: 3, interval: .seconds(10))
        for _ in 0..<3 { #expect(limiter.take("ann", at: start) == nil) }
        #expect(limiter.take("ann", at: start) == .seconds(10))
        #expect(limiter.take("ben", at: start) == nil)
        // A refused use does not count.
        #expect(limiter.take("ann", at: start + .milliseconds(9_900)) == .seconds(1))
        #expect(limiter.take("ann", at: start + .seconds(10)) == nil)
        #expect(limiter.take("ann", at: start + .seconds(10)) == .seconds(10))
        for _ in 0..<3 { #expect(limiter.take("ann", at: start + .seconds(60)) == nil) }
        #expect(limiter.take("ann", at: start + .seconds(60)) != nil)
    }

    @Test("A use that failed can be taken back")
    func giveBack() {
        let limiter = RateLimiter<String>(most: 1, interval: .seconds(10))
        #expect(limiter.take("ann", at: start) == nil)
        limiter.giveBack("ann")
        limiter.giveBack("nobody")
        #expect(limiter.take("ann", at: start) == nil)
        #expect(limiter.take("ann", at: start) != nil)
    }

    @Test("With many keys, those whose uses no longer count are forgotten first")
    func manyKeys() {
        let limiter = RateLimiter<Int>(most: 1, interval: .seconds(10), mostKeys: 2)
        #expect(limiter.take(1, at: start) == nil)
        #expect(limiter.take(2, at: start + .seconds(9)) == nil)
        #expect(limiter.take(3, at: start + .seconds(10)) == nil)
        #expect(limiter.take(2, at: start + .seconds(10)) != nil)
    }
}
