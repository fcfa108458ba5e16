import Providers
import ServiceKit
import Testing

@testable import DispatcherService

@Suite("Quotas of providers") struct QuotaWindowTests {
    private let start = SteadyInstant(milliseconds: 1_000_000)
    private static let expo = SendQuota(600, per: .seconds(1), inRequestsOf: 100)
    private static let fcm = SendQuota(600_000, per: .seconds(60))

    private struct Sent {
        /// When the provider counted them, in milliseconds.
        var at: Int64
        var count: Int
    }

    /// Sends from a backlog, as the dispatcher claims: when the quota says so.
    ///
    /// - Parameters:
    ///   - most: deliveries of a claim.
    ///   - delay: milliseconds from the claim with this number to its departure.
    private func send(
        _ quota: SendQuota, for duration: Duration, most: Int, backlog: Int = .max, delay: (Int) -> Int64 = { _ in 0 }
    ) -> [Sent] {
        var window = QuotaWindow(quota, now: start)
        var (sent, waiting) = ([Sent](), [Sent]())
        var (left, claims) = (backlog, 0)
        var next = start
        for millisecond in 0..<duration.wholeMilliseconds {
            let now = start + .milliseconds(millisecond)
            for one in waiting where one.at == now.milliseconds {
                window.departed(one.count, at: now)
                sent.append(one)
                // A departure wakes the dispatcher.
                next = now
            }
            waiting.removeAll { $0.at <= now.milliseconds }
            while next <= now, left > 0 {
                let granted = window.take(min(most, left), at: now)
                guard granted > 0 else {
                    next = window.nextGrant(after: now)
                    #expect(next > now, "the dispatcher would ask again and again")
                    break
                }
                left -= granted
                let wait = delay(claims)
                claims += 1
                if wait == 0 {
                    window.departed(granted, at: now)
                    sent.append(Sent(at: now.milliseconds, count: granted))
                } else {
                    waiting.append(Sent(at: now.milliseconds + wait, count: granted))
                }
            }
        }
        return sent
    }

    private func total(_ sent: [Sent]) -> Int { sent.reduce(0) { $0 + $1.count } }

    /// The most in any window.
    private func most(_ sent: [Sent], in window: Duration) -> Int {
        let sent = sent.sorted { $0.at < $1.at }
        var (first, sum, most) = (0, 0, 0)
        for one in sent {
            sum += one.count
            while sent[first].at <= one.at - window.wholeMilliseconds {
                sum -= sent[first].count
                first += 1
            }
            most = max(most, sum)
        }
        return most
    }

    @Test("DISP-19 DISP-27 Expo gets 600 messages in no second more, nearly 600 in each, and only full requests")
    func expo() {
        let sent = send(Self.expo, for: .seconds(60), most: 1_000)
        #expect(most(sent, in: .seconds(1)) == 600)
        #expect(sent.allSatisfy { $0.count % 100 == 0 })
        #expect(total(sent) >= 590 * 60)
        let times = sent.map(\.at).drop { $0 < start.milliseconds + 2_000 }
        let gaps = zip(times, times.dropFirst()).map { $1 - $0 }
        #expect(gaps.allSatisfy { (160...180).contains($0) }, "a request every sixth of a second")
    }

    @Test("DISP-27 no second gets more than 600 when the way to the provider takes longer for some requests", arguments: [3, 20, 400, 1_500])
    func delays(_ longest: Int) {
        // Not at random: every seventh request is slow.
        let sent = send(Self.expo, for: .seconds(60), most: 1_000) { $0 % 7 == 0 ? Int64(longest) : 1 }
        #expect(most(sent, in: .seconds(1)) <= 600)
        #expect(total(sent) > 400 * 60)
    }

    @Test("DISP-27 what an app has less of than a full request waits for nobody")
    func smallClaims() {
        var window = QuotaWindow(Self.expo, now: start)
        for step in 0..<100 {
            let now = start + .milliseconds(step * 10)
            #expect(window.take(3, at: now) == 3)
            window.departed(3, at: now)
        }
    }

    @Test("DISP-27 small requests stay within 600 a second, too")
    func unevenRequests() {
        let sent = send(Self.expo, for: .seconds(20), most: 93)
        #expect(most(sent, in: .seconds(1)) <= 600)
        #expect(total(sent) > 540 * 20)
    }

    @Test("DISP-27 the FCM quota holds in every window of 60 s, wherever it starts, at 9,900 a second", arguments: [0, 30])
    func fcm(_ delay: Int) {
        let sent = send(Self.fcm, for: .seconds(180), most: 500) { _ in Int64(delay) }
        #expect(most(sent, in: .seconds(60)) <= 600_000)
        #expect(total(sent) >= 9_900 * 180)
        let second = total(sent.filter { ($0.at - start.milliseconds) / 1_000 == 100 })
        #expect((9_000...10_500).contains(second), "flat: \(second)")
    }

    @Test("DISP-27 what was taken and did not leave costs nothing, and what leaves again at once counts")
    func givenBack() {
        var window = QuotaWindow(Self.expo, now: start)
        for _ in 0..<50 {
            #expect(window.take(200, at: start) == 200)
            window.giveBack(200)
        }
        window.goesAgain(600, at: start)
        window.departed(600, at: start)
        #expect(window.take(1, at: start + .milliseconds(999)) == 0)
        #expect(window.nextGrant(after: start + .milliseconds(999)) == start + .milliseconds(1_006))
        #expect(window.take(1_000, at: start + .milliseconds(1_006)) == 100)
    }

    @Test("DISP-27 claims whose end nobody told do not stop a lane for ever")
    func lostClaims() {
        var window = QuotaWindow(Self.expo, now: start)
        for step in 0..<10 { _ = window.take(200, at: start + .seconds(step)) }
        let last = start + .seconds(9)
        #expect(window.take(200, at: last + .seconds(50)) == 0)
        #expect(window.take(200, at: last + .seconds(60)) == 100)
    }

    @Test("ARCH-08 DISP-27 a smaller quota takes effect at once; a larger one gives nothing back of what was spent")
    func change() {
        var window = QuotaWindow(SendQuota(600, per: .seconds(60)), now: start)
        #expect(window.take(3, at: start) == 3)
        window.departed(3, at: start)
        window.follow(Self.fcm, share: 1, at: start)
        #expect(window.take(1_000, at: start) == 0)
        #expect(window.take(10_000, at: start + .seconds(1)) == 3_000, "the burst of the larger quota")
        window.departed(3_000, at: start + .seconds(1))
        window.follow(SendQuota(600, per: .seconds(60)), share: 1, at: start + .seconds(1))
        #expect(window.take(10, at: start + .seconds(50)) == 0, "3,000 left within this minute")
        #expect(window.take(10, at: start + .seconds(62)) == 1)
    }
}
