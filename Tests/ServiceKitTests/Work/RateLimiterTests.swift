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
        #expect(limiter.take("ann", at: start + .milliseconds(9_900)) == .milliseconds(100))
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

    @Test("Asking how long a key has to wait counts nothing")
    func waiting() {
        let limiter = RateLimiter<String>(most: 2, interval: .seconds(10))
        for _ in 0..<5 { #expect(limiter.wait(for: "ann", at: start) == nil) }
        #expect(limiter.take("ann", at: start) == nil)
        #expect(limiter.wait(for: "ann", at: start) == nil)
        #expect(limiter.take("ann", at: start) == nil)
        #expect(limiter.wait(for: "ann", at: start + .seconds(4)) == .seconds(6) && limiter.wait(for: "ben", at: start) == nil)
        #expect(limiter.wait(for: "ann", at: start + .seconds(10)) == nil)
    }

    @Test("A key that is used elsewhere waits here, too, until it is free; its other uses count as before")
    func elsewhere() {
        let limiter = RateLimiter<String>(most: 1, interval: .seconds(10))
        limiter.follow("ann", until: start + .seconds(4), at: start)
        #expect(limiter.take("ann", at: start) == .seconds(4))
        #expect(limiter.take("ben", at: start) == nil)
        // Ben's own use holds him for longer.
        limiter.follow("ben", until: start + .seconds(4), at: start)
        #expect(limiter.take("ben", at: start + .seconds(4)) == .seconds(6))
        limiter.free("ben")
        #expect(limiter.take("ben", at: start + .seconds(4)) == nil)
        #expect(limiter.take("ann", at: start + .seconds(4)) == nil)
        let burst = RateLimiter<String>(most: 3, interval: .seconds(10))
        burst.follow("ann", until: start + .seconds(4), at: start)
        #expect(burst.take("ann", at: start) == .seconds(4))
    }

    @Test("With many keys, those whose uses no longer count are forgotten first")
    func manyKeys() {
        let limiter = RateLimiter<Int>(most: 1, interval: .seconds(10), mostKeys: 2)
        #expect(limiter.take(1, at: start) == nil)
        #expect(limiter.take(2, at: start + .seconds(9)) == nil)
        #expect(limiter.take(3, at: start + .seconds(10)) == nil)
        #expect(limiter.take(2, at: start + .seconds(10)) != nil)
    }

    @Test("GW-05 A burst and then the steady rate; one key's use is not another's")
    func steadyRate() {
        let limiter = RateLimiter<String>(most: 120, interval: .seconds(1) / 60)
        var now = start
        for _ in 0..<120 { #expect(limiter.take("a", at: now) == nil) }
        let wait = limiter.take("a", at: now)
        #expect(wait.map { $0 > .zero && $0 <= .milliseconds(17) } == true)
        #expect(limiter.take("b", at: now) == nil)
        // What is given back may be taken again, and no more than that.
        for _ in 0..<5 { limiter.giveBack("a") }
        #expect((0..<9).count { _ in limiter.take("a", at: now) == nil } == 5)
        for _ in 0..<9 { limiter.giveBack("b") }
        #expect((0..<200).count { _ in limiter.take("b", at: now) == nil } == 120)
        // For ten seconds as fast as it is granted: sixty a second.
        var granted = 0
        for _ in 0..<10_000 {
            now = now + .milliseconds(1)
            if limiter.take("a", at: now) == nil { granted += 1 }
        }
        #expect((598...601).contains(granted))
        now = now + .seconds(60)
        #expect((0..<121).count { _ in limiter.take("a", at: now) == nil } == 120)
    }

    @Test("GW-05 Keys beyond the most that are remembered do not make memory grow, nor refuse anybody")
    func fullTable() {
        let limiter = RateLimiter<Int>(most: 1, interval: .seconds(1), mostKeys: 100)
        #expect((0..<10_000).allSatisfy { limiter.take($0, at: start) == nil })
        #expect(limiter.take(9_999, at: start) == .seconds(1))
    }
}
