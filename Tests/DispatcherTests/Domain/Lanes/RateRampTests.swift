import Providers
import ServiceKit
import Testing

@testable import DispatcherService

@Suite("Rates that rise slowly") struct RateRampTests {
    private let start = SteadyInstant(milliseconds: 1_000_000)

    /// As FCM's adapter makes it of the usual `fcm_quota_per_minute`.
    private static let quota = SendQuota(600_000, per: .seconds(60), rampUp: SendQuota.RampUp(over: .seconds(60), freeRate: 500, freeBurst: 1_500))
    /// 99 % of the quota, in a second.
    private static let highest = 600_000 / 60.6

    /// Sends from a backlog for some seconds, in claims of at most 500, and returns how many left in each second.
    private func send(_ window: inout QuotaWindow, from begin: SteadyInstant, seconds: Int) -> [Int] {
        var next = begin
        return (0..<seconds).map { second in
            var sum = 0
            for millisecond in 0..<1_000 {
                let now = begin + .milliseconds(second * 1_000 + millisecond)
                while next <= now {
                    let granted = window.take(500, at: now)
                    guard granted > 0 else {
                        next = window.nextGrant(after: now)
                        #expect(next > now, "the dispatcher would ask again and again")
                        break
                    }
                    window.departed(granted, at: now)
                    sum += granted
                }
            }
            return sum
        }
    }

    /// Whether the seconds are on the line from 0 to the highest rate in 60 s, or at the free rate below it.
    private func isRamp(_ seconds: ArraySlice<Int>, burst: Int) -> Bool {
        zip(seconds, 0...).allSatisfy { count, second in
            let most = max(500, Self.highest * Double(second + 1) / 60) + Double(second == 0 ? burst : 0)
            // A bucket may give what it saved within the second before.
            return Double(count) <= most + 100
        }
    }

    @Test("DISP-27 T32 FCM: a lane's rate rises from little to the quota's in a minute, and stays there")
    func rise() {
        var window = QuotaWindow(Self.quota, now: start)
        let sent = send(&window, from: start, seconds: 240)
        #expect(isRamp(sent[..<60], burst: 1_500), "\(sent[..<60])")
        #expect(sent[0] <= 2_100 && sent[1] <= 600, "no burst of the minute's quota")
        #expect((7_200...7_600).contains(sent[44]), "three quarters after 45 s: \(sent[44])")
        #expect((280_000...310_000).contains(sent[..<60].reduce(0, +)))
        #expect(sent[61...].allSatisfy { (9_700...10_100).contains($0) }, "\(sent[61...])")
        let minutes = (0...180).map { sent[$0..<$0 + 60].reduce(0, +) }
        #expect(minutes.allSatisfy { $0 <= 600_000 })
    }

    @Test("DISP-27 After a calm minute the rate rises anew; after a pause of some seconds it goes on", arguments: [5, 62])
    func pause(_ seconds: Int) {
        var window = QuotaWindow(Self.quota, now: start)
        _ = send(&window, from: start, seconds: 120)
        let sent = send(&window, from: start + .seconds(120 + seconds), seconds: 60)
        if seconds == 5 {
            #expect(sent.allSatisfy { $0 >= 9_500 }, "\(sent)")
        } else {
            #expect(isRamp(sent[...], burst: 1_500), "\(sent)")
        }
    }

    @Test("DISP-24 DISP-27 T32 After FCM asked to wait the rate rises anew, without a burst, however short the wait")
    func afterThrottle() {
        var window = QuotaWindow(Self.quota, now: start)
        _ = send(&window, from: start, seconds: 120)
        window.wasThrottled()
        let again = start + .seconds(130)
        #expect(window.take(2_000, at: again) <= 25)
        let sent = send(&window, from: again, seconds: 120)
        #expect(isRamp(sent[..<60], burst: 0), "\(sent)")
        // The first 1,500 leave at the free rate, as if they had been a burst.
        #expect(sent[66...].allSatisfy { (9_700...10_100).contains($0) }, "\(sent[66...])")
    }

    @Test("DISP-27 Little traffic is never slowed down: 1,500 at once after a calm time, and 500 in every second")
    func little() {
        var window = QuotaWindow(Self.quota, now: start)
        #expect(window.take(1_500, at: start) == 1_500)
        window.departed(1_500, at: start)
        for second in 1..<200 {
            let now = start + .seconds(second)
            #expect(window.take(500, at: now) == 500)
            window.departed(500, at: now)
        }
    }

    @Test("DISP-27 A quota below the free rate has no ramp, and keeps the burst of 0.3 s")
    func slow() {
        var window = QuotaWindow(SendQuota(6_000, per: .seconds(60), rampUp: Self.quota.rampUp), now: start)
        #expect(window.take(100, at: start) == 30)
        window.departed(30, at: start)
        #expect(window.take(1_000, at: start + .seconds(1)) == 30, "what the bucket holds")
        window.departed(30, at: start + .seconds(1))
        window.wasThrottled()
        #expect(window.take(1_000, at: start + .seconds(9)) == 30, "a wait changes nothing")
    }

    @Test("DISP-27 Two dispatchers with half of the quota each rise together as one does alone")
    func shares() {
        var windows = [QuotaWindow(Self.quota, share: 0.5, now: start), QuotaWindow(Self.quota, share: 0.5, now: start)]
        let both = windows.indices.map { send(&windows[$0], from: start, seconds: 90) }
        let sent = zip(both[0], both[1]).map { $0 + $1 }
        #expect(isRamp(sent[..<60], burst: 0), "\(sent)")
        #expect(sent[66...].allSatisfy { (9_700...10_100).contains($0) }, "\(sent[66...])")
    }

    @Test("DISP-27 A share that falls in mid-ramp keeps the lane's place on it")
    func smallerShare() {
        var window = QuotaWindow(Self.quota, now: start)
        let alone = send(&window, from: start, seconds: 30)
        window.follow(Self.quota, share: 0.5, at: start + .seconds(30))
        let half = send(&window, from: start + .seconds(30), seconds: 1)
        let expected = Double(alone[29]) / 2
        #expect((expected * 0.95...expected * 1.1).contains(Double(half[0])), "\(alone[29]) and \(half[0])")
    }
}
