@testable import HTTP2
@testable import RPC
import NIOCore
import Testing

/// When a call is sent again, as values without a network.
@Suite("When a call is sent again") struct RetryPlanTests {
    static let unavailable = RPCError(code: .unavailable, message: "busy")

    func plan(isIdempotent: Bool = true) -> RetryPlan {
        var settings = ClientSettings.internalPeers
        settings.maxAttempts = 4
        settings.retryDelay = .milliseconds(100)
        return RetryPlan(settings: settings, isIdempotent: isIdempotent)
    }

    let calm = RetryThrottle(most: 10, ratio: 0.1)

    @Test("Waits double, are spread by a fifth, and end with the last attempt")
    func waits() {
        var (low, high) = (self.plan(), self.plan())
        for expected in [80, 160, 320] {
            #expect(low.failed(Self.unavailable, pushback: nil, throttle: self.calm, chance: 0) == .milliseconds(expected))
        }
        #expect(low.failed(Self.unavailable, pushback: nil, throttle: self.calm, chance: 0) == nil)
        #expect(low.failedAttempts == 4)
        let first = high.failed(Self.unavailable, pushback: nil, throttle: self.calm, chance: 1) ?? .zero
        #expect(abs((first - .milliseconds(120)) / .milliseconds(1)) < 0.001)
    }

    @Test("A call that is not idempotent is not tried again, whatever the server says")
    func notIdempotent() {
        var plan = self.plan(isIdempotent: false)
        #expect(plan.failed(Self.unavailable, pushback: .wait(.zero), throttle: self.calm, chance: 0) == nil)
    }

    @Test("The server's word on when to come back wins over our own wait")
    func pushback() {
        var plan = self.plan()
        #expect(plan.failed(Self.unavailable, pushback: .wait(.seconds(7)), throttle: self.calm, chance: 0) == .seconds(7))
        #expect(plan.failed(Self.unavailable, pushback: .never, throttle: self.calm, chance: 0) == nil)
        let patient = RPCError.withReason(code: .unavailable, reason: "x", message: "later", retryAfter: .seconds(3))
        #expect(plan.failed(patient, pushback: nil, throttle: self.calm, chance: 0) == .seconds(3))
    }

    @Test(
        "A pushback is a number of milliseconds; anything else means never",
        arguments: [("0", 0), ("250", 250), ("-1", nil), ("soon", nil), ("", nil)])
    func pushbackText(text: String, milliseconds: Int?) {
        #expect(RetryPushback(text) == milliseconds.map { .wait(.milliseconds($0)) } ?? .never)
    }

    @Test("With half of the tokens gone no call is retried, until successes have refilled them")
    func throttle() {
        var throttle = RetryThrottle(most: 10, ratio: 0.5)
        for _ in 0..<4 { throttle.failed() }
        #expect(throttle.allowsRetry)
        throttle.failed()
        #expect(!throttle.allowsRetry)
        var plan = self.plan()
        #expect(plan.failed(Self.unavailable, pushback: nil, throttle: throttle, chance: 0) == nil)
        throttle.succeeded()
        #expect(throttle.allowsRetry)
        for _ in 0..<100 { throttle.failed() }
        for _ in 0..<10 { throttle.succeeded() }
        #expect(!throttle.allowsRetry)
        throttle.succeeded()
        #expect(throttle.allowsRetry)
    }

    @Test("A peer that refuses is tried nineteen times more")
    func refusals() {
        var plan = self.plan(isIdempotent: false)
        var again = 0
        while plan.refused() { again += 1 }
        #expect(again == 19)
    }
}

@Suite("The pace of keepalive") struct KeepalivePaceTests {
    @Test("A server that finds the PINGs too many gets half of them")
    func strikes() {
        var pace = KeepalivePace(interval: .seconds(60))
        pace.received(HTTP2GoAway(lastStreamID: 0, code: .noError, debugData: ""))
        pace.received(HTTP2GoAway(lastStreamID: 0, code: .enhanceYourCalm, debugData: "rapid reset"))
        #expect(pace.interval == .seconds(60))
        pace.received(HTTP2GoAway(lastStreamID: 0, code: .enhanceYourCalm, debugData: "too_many_pings"))
        pace.received(HTTP2GoAway(lastStreamID: 0, code: .enhanceYourCalm, debugData: "too_many_pings"))
        #expect(pace.interval == .seconds(240))
        var never = KeepalivePace(interval: nil)
        never.received(HTTP2GoAway(lastStreamID: 0, code: .enhanceYourCalm, debugData: "too_many_pings"))
        #expect(never.interval == nil)
    }
}
