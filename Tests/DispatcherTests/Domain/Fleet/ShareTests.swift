import Providers
import ServiceKit
import Testing

@testable import DispatcherService

@Suite("Shares of quotas and send rates") struct ShareTests {
    private func at(_ milliseconds: Int64) -> SteadyInstant { SteadyInstant(milliseconds: milliseconds) }

    /// The most that the quotas give together in any 60 s of five minutes, when everything is taken at once.
    private func mostInAMinute(_ quotas: [QuotaWindow]) -> Int {
        var (quotas, taken) = (quotas, [Int]())
        for step in 0..<3_000 {
            let now = at(Int64(step) * 100)
            var sum = 0
            for index in quotas.indices {
                let granted = quotas[index].take(1_000_000, at: now)
                quotas[index].departed(granted, at: now)
                sum += granted
            }
            taken.append(sum)
        }
        return (0..<taken.count - 600).map { taken[$0..<$0 + 600].reduce(0, +) }.max() ?? 0
    }

    @Test("DISP-27 the shares of all dispatchers stay within the quota of every minute", arguments: [(600, 1), (600, 2), (601, 3), (10, 4), (8, 4)])
    func withinQuota(_ quota: Int, _ dispatchers: Int) {
        let share = 1 / Double(dispatchers)
        let quotas = (0..<dispatchers).map { _ in QuotaWindow(SendQuota(quota, per: .seconds(60)), share: share, now: at(0)) }
        let most = mostInAMinute(quotas)
        #expect(most <= quota && most >= quota / 2, "\(most)")
    }

    @Test("DISP-27 a dispatcher that joins begins with an empty bucket, and the other one loses the part of its burst")
    func join() {
        var first = TokenBucket.sendRate(perSecond: 100, now: at(0))
        var second = TokenBucket.sendRate(perSecond: 100, share: 0.5, now: at(0))
        first.change(ratePerSecond: 50, burst: 50, at: at(0))
        #expect(first.available(at: at(0)) == 50 && second.available(at: at(0)) == 0)
        #expect(first.take(100, at: at(1_000)) + second.take(100, at: at(1_000)) == 100)
    }

    @Test("DISP-27 a share that rises gives no tokens at once")
    func leave() {
        var bucket = TokenBucket.sendRate(perSecond: 100, share: 0.5, now: at(0))
        #expect(bucket.take(100, at: at(1_000)) == 50)
        bucket.change(ratePerSecond: 100, burst: 100, at: at(1_000))
        #expect(bucket.available(at: at(1_000)) == 0 && bucket.available(at: at(2_000)) == 100)
    }
}
