import ServiceKit
import Testing

@testable import DispatcherService

@Suite struct LaneStateTests {
    let now = SteadyInstant(milliseconds: 5_000_000)

    @Test("DISP-09 a refused credential is held for good, with one alert; one without an access token until it is asked for again")
    func credential() {
        var credential = CredentialState()
        credential.unavailable(until: now + .seconds(5), reason: "timeout")
        credential.unavailable(until: now + .seconds(2), reason: "timeout")
        #expect(credential.condition(at: now) == .throttled(.noAccessToken, until: now + .seconds(5), reason: "timeout"))
        #expect(credential.condition(at: now + .seconds(5)) == .open)
        #expect(credential.refused(reason: "InvalidProviderToken") == .raiseAlert)
        #expect(credential.refused(reason: "InvalidProviderToken") == .alreadyHeld)
        #expect(credential.condition(at: now + .seconds(86_400)) == .held(.credentialRefused, reason: "InvalidProviderToken"))
    }

    @Test("DISP-24 a throttled lane opens at its time, and answers of the same burst never shorten the wait")
    func throttle() {
        var lane = LaneState()
        #expect(lane.throttle(retryAfter: .seconds(7), provider: .fcm, reason: "QUOTA_EXCEEDED", now: now) == now + .seconds(7))
        #expect(lane.throttle(retryAfter: .seconds(2), provider: .fcm, reason: "QUOTA_EXCEEDED", now: now) == now + .seconds(7))
        #expect(!lane.isOpen(at: now + .milliseconds(6_999)))
        #expect(lane.opensAt(now) == now + .seconds(7))
        #expect(lane.isOpen(at: now + .seconds(7)))
        #expect(lane.opensAt(now + .seconds(7)) == nil)
    }

    @Test("DISP-24 a burst of refusals is one throttle; the next one waits twice as long; success starts over")
    func doubling() {
        var lane = LaneState()
        for _ in 0..<50 { _ = lane.throttle(retryAfter: nil, provider: .apns, reason: "TooManyProviderTokenUpdates", now: now) }
        #expect(lane.opensAt(now) == now + .seconds(1))
        let second = now + .seconds(1)
        #expect(lane.throttle(retryAfter: nil, provider: .apns, reason: "…", now: second) == second + .seconds(2))
        lane.accepted()
        let third = now + .seconds(10)
        #expect(lane.throttle(retryAfter: nil, provider: .apns, reason: "…", now: third) == third + .seconds(1))
    }

    @Test("DISP-05 outage and throttle are lifted each by its own event")
    func independence() {
        var lane = LaneState()
        #expect(lane.providerUnreachable(reason: "connection refused") == true)
        #expect(lane.providerUnreachable(reason: "connection refused") == false)
        _ = lane.throttle(retryAfter: .seconds(5), provider: .apns, reason: "TooMany…", now: now)
        #expect(lane.condition(at: now) == .held(.providerUnreachable, reason: "connection refused"))
        #expect(lane.providerReachable() == true)
        #expect(lane.condition(at: now) == .throttled(.providerThrottles, until: now + .seconds(5), reason: "TooMany…"))
    }

    @Test("DISP-24 T31 a device's 429 delays that device alone, longer each time, until one is taken")
    func deviceThrottle() {
        var devices = DeviceThrottles()
        #expect(devices.throttle("a", retryAfter: nil, provider: .apns, now: now) == now + .seconds(1))
        #expect(devices.until("b", now: now) == nil)
        #expect(devices.until("a", now: now + .milliseconds(999)) == now + .seconds(1))
        #expect(devices.until("a", now: now + .seconds(1)) == nil)
        let later = now + .seconds(1)
        #expect(devices.throttle("a", retryAfter: nil, provider: .apns, now: later) == later + .seconds(2))
        devices.accepted("a")
        #expect(devices.throttle("a", retryAfter: nil, provider: .apns, now: later) == later + .seconds(1))
    }

    @Test("DISP-24 the memory of throttled devices is bounded")
    func bounded() {
        var devices = DeviceThrottles(capacity: 100)
        for index in 0..<1_000 { _ = devices.throttle("d\(index)", retryAfter: .seconds(index + 1), provider: .apns, now: now) }
        #expect(devices.count <= 100)
        #expect(devices.until("d999", now: now) == now + .seconds(1_000))
    }
}
