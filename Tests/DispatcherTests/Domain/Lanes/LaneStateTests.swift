import CarillonAPI
import Providers
import ServiceKit
import Testing

@testable import DispatcherService

@Suite struct LaneStateTests {
    let now = SteadyInstant(milliseconds: 5_000_000)

    @Test("DISP-09 a refused credential is paused for good, with one alert; one without an access token until it is asked for again")
    func credential() {
        var credential = CredentialState()
        credential.unavailable(until: now + .seconds(5), reason: "timeout")
        credential.unavailable(until: now + .seconds(2), reason: "timeout")
        #expect(credential.condition(at: now) == .throttled(.noAccessToken, until: now + .seconds(5), reason: "timeout"))
        #expect(credential.condition(at: now + .seconds(5)) == .open)
        #expect(credential.refused(reason: "InvalidProviderToken") == .raiseAlert)
        #expect(credential.refused(reason: "InvalidProviderToken") == .alreadyPaused)
        #expect(credential.condition(at: now + .seconds(86_400)) == .blocked(.credentialRefused, reason: "InvalidProviderToken"))
    }

    @Test("DISP-24 a throttled lane opens at its time, and answers of the same burst never shorten the wait")
    func throttle() {
        var lane = LaneState()
        #expect(
            lane.throttle(retryAfter: .seconds(7), curve: ThrottleCurve(first: .seconds(60)), reason: "QUOTA_EXCEEDED", now: now) == now + .seconds(7)
        )
        #expect(
            lane.throttle(retryAfter: .seconds(2), curve: ThrottleCurve(first: .seconds(60)), reason: "QUOTA_EXCEEDED", now: now) == now + .seconds(7)
        )
        let throttled = LaneState.Condition.throttled(.providerThrottled, until: now + .seconds(7), reason: "QUOTA_EXCEEDED")
        #expect(lane.condition(at: now + .milliseconds(6_999)) == throttled)
        #expect(lane.condition(at: now + .seconds(7)) == .open)
    }

    @Test("DISP-24 a burst of refusals is one throttle; the next one waits twice as long; success starts over")
    func doubling() {
        var lane = LaneState()
        for _ in 0..<50 { _ = lane.throttle(retryAfter: nil, curve: ThrottleCurve(), reason: "TooManyProviderTokenUpdates", now: now) }
        #expect(
            lane.condition(at: now) == .throttled(.providerThrottled, until: now + .seconds(1), reason: "TooManyProviderTokenUpdates"))
        let second = now + .seconds(1)
        #expect(lane.throttle(retryAfter: nil, curve: ThrottleCurve(), reason: "…", now: second) == second + .seconds(2))
        lane.accepted()
        let third = now + .seconds(10)
        #expect(lane.throttle(retryAfter: nil, curve: ThrottleCurve(), reason: "…", now: third) == third + .seconds(1))
    }

    @Test("DISP-05 outage and throttle are lifted each by its own event")
    func independence() {
        var lane = LaneState()
        #expect(lane.providerUnreachable(reason: "connection refused", now: now) == true)
        #expect(lane.providerUnreachable(reason: "connection refused", now: now) == false)
        _ = lane.throttle(retryAfter: .seconds(5), curve: ThrottleCurve(), reason: "TooMany…", now: now)
        #expect(lane.condition(at: now) == .blocked(.providerUnreachable, reason: "connection refused"))
        #expect(lane.providerAnswered() == true)
        #expect(lane.condition(at: now) == .throttled(.providerThrottled, until: now + .seconds(5), reason: "TooMany…"))
    }

    @Test("DISP-30 a connection is no sign of health: the lane is on trial until the provider answers, and only the first failure is news")
    func trial() {
        var lane = LaneState()
        #expect(lane.trialReason == nil)
        #expect(lane.providerUnreachable(reason: "dropped", now: now) == true)
        for _ in 0..<3 {
            lane.providerConnected()
            #expect(lane.condition(at: now) == .open && lane.trialReason == "dropped")
            #expect(lane.providerUnreachable(reason: "dropped", now: now) == false)
            #expect(lane.condition(at: now) == .blocked(.providerUnreachable, reason: "dropped") && lane.trialReason == nil)
        }
        lane.providerConnected()
        #expect(lane.providerAnswered() == true)
        #expect(lane.condition(at: now) == .open && lane.trialReason == nil)
        #expect(lane.providerAnswered() == false)
    }

    @Test("DISP-24 T31 a device's 429 delays that device alone, longer each time, until one is taken")
    func deviceThrottle() {
        var devices = DeviceThrottles()
        #expect(devices.throttle("a", retryAfter: nil, curve: ThrottleCurve(), now: now) == now + .seconds(1))
        #expect(devices.until("b", now: now) == nil)
        #expect(devices.until("a", now: now + .milliseconds(999)) == now + .seconds(1))
        #expect(devices.until("a", now: now + .seconds(1)) == nil)
        let later = now + .seconds(1)
        #expect(devices.throttle("a", retryAfter: nil, curve: ThrottleCurve(), now: later) == later + .seconds(2))
        devices.accepted("a")
        #expect(devices.throttle("a", retryAfter: nil, curve: ThrottleCurve(), now: later) == later + .seconds(1))
    }

    @Test("DISP-24 the memory of throttled devices is bounded")
    func bounded() {
        var devices = DeviceThrottles(capacity: 100)
        for index in 0..<1_000 { _ = devices.throttle("d\(index)", retryAfter: .seconds(index + 1), curve: ThrottleCurve(), now: now) }
        #expect(devices.count <= 100)
        #expect(devices.until("d999", now: now) == now + .seconds(1_000))
    }
}
