import Providers
import ServiceKit
import Testing

@testable import DispatcherService

@Suite struct RetryScheduleTests {
    @Test("DISP-23 chat: waits 1, 5, 30, 120 s, then the fifth delivery was the last")
    func chat() {
        let schedule = RetrySchedule(delays: [1, 5, 30, 120, 600].map { .seconds($0) }, maximumAttempts: 5)
        let waits = (1...5).map { schedule.afterFailure(ofAttempt: $0) }
        #expect(
            waits == [
                .retry(after: .seconds(1)), .retry(after: .seconds(5)), .retry(after: .seconds(30)),
                .retry(after: .seconds(120)), .attemptsUsedUp,
            ])
    }

    @Test("DISP-23 mlc-lms: waits 1, 5, 25 s make four attempts")
    func mlcLms() {
        let schedule = RetrySchedule(delays: [1, 5, 25].map { .seconds($0) }, maximumAttempts: 4)
        #expect(schedule.afterFailure(ofAttempt: 3) == .retry(after: .seconds(25)))
        #expect(schedule.afterFailure(ofAttempt: 4) == .attemptsUsedUp)
    }

    @Test("DISP-23 more attempts than waits: the last wait repeats")
    func shortList() {
        let schedule = RetrySchedule(delays: [.seconds(2)], maximumAttempts: 4)
        #expect(schedule.afterFailure(ofAttempt: 3) == .retry(after: .seconds(2)))
    }

    @Test("DISP-23 jitter 0 keeps the times exact, jitter adds at most its share")
    func jitter() {
        let exact = RetrySchedule(delays: [.seconds(10)], maximumAttempts: 2)
        #expect(exact.afterFailure(ofAttempt: 1, random: 0.99) == .retry(after: .seconds(10)))
        let jittered = RetrySchedule(delays: [.seconds(10)], maximumAttempts: 2, jitterRatio: 0.5)
        #expect(jittered.afterFailure(ofAttempt: 1, random: 0) == .retry(after: .seconds(10)))
        #expect(jittered.afterFailure(ofAttempt: 1, random: 0.5) == .retry(after: .milliseconds(12_500)))
    }

    @Test("DISP-24 ACC-111 without Retry-After the wait doubles up to 600 s, from 1 s, or from 60 s for FCM; Retry-After wins")
    func throttleDelays() throws {
        let adapters = try Adapters.own()
        let ofAPNs = try #require(adapters[.apns]?.throttleCurve)
        let ofFCM = try #require(adapters[.fcm]?.throttleCurve)
        let apns = (1...11).map { ofAPNs.delay(consecutive: $0, retryAfter: nil) }
        #expect(apns == [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 600].map { .seconds($0) })
        let fcm = (1...6).map { ofFCM.delay(consecutive: $0, retryAfter: nil) }
        #expect(fcm == [60, 120, 240, 480, 600, 600].map { .seconds($0) })
        #expect(ofFCM.delay(consecutive: 9, retryAfter: .seconds(7)) == .seconds(7))
        #expect(ofAPNs.delay(consecutive: 9, retryAfter: .seconds(7)) == .seconds(7))
    }
}

@Suite struct TokenBucketTests {
    let start = SteadyInstant(milliseconds: 1_000_000)

    @Test("DISP-27 a rate of 100/s allows a burst of 100, then 100 a second")
    func sendRate() {
        var bucket = TokenBucket.sendRate(perSecond: 100, now: start)
        #expect(bucket.take(1_000, at: start) == 100)
        #expect(bucket.take(1_000, at: start) == 0)
        #expect(bucket.nextGrant(after: start) == start + .milliseconds(50))
        #expect(bucket.take(1_000, at: start + .milliseconds(500)) == 50)
        #expect(bucket.take(1_000, at: start + .seconds(60)) == 100, "what was not used is not saved beyond a second")
    }

    @Test("DISP-27 slow rates wait for whole tokens and lose nothing to rounding")
    func slow() {
        var bucket = TokenBucket(ratePerSecond: 0.5, burst: 1, now: start)
        #expect(bucket.take(1, at: start) == 1)
        #expect(bucket.nextGrant(after: start) == start + .seconds(2))
        for step in 1...1_999 { #expect(bucket.take(1, at: start + .milliseconds(step)) == 0) }
        #expect(bucket.take(1, at: start + .seconds(2)) == 1)
    }

    @Test("ARCH-08 a changed rate takes effect without giving back what was spent")
    func change() {
        var bucket = TokenBucket.sendRate(perSecond: 10, now: start)
        #expect(bucket.take(10, at: start) == 10)
        bucket.change(ratePerSecond: 1_000, burst: 1_000, at: start)
        #expect(bucket.available(at: start) == 0)
        #expect(bucket.available(at: start + .milliseconds(100)) == 100)
    }
}
