import Testing

@testable import ReceiptsService

@Suite("OBS-03 The rule of a share over minutes")
struct ShareRuleTests {
    /// Judges minutes from 0 on, each given as its accepted and all pushes.
    ///
    /// - Returns: the minutes that fired and resolved.
    private func judged(_ minutes: [(good: Int64, total: Int64)], by rule: ShareRule = .successRate) -> [String] {
        var counts: [Int64: ShareRule.Counts] = [:]
        for (minute, pushes) in minutes.enumerated() where pushes.total > 0 {
            counts[Int64(minute)] = .init(total: pushes.total, good: pushes.good)
        }
        var (since, isFiring, changes) = (Int64?.none, false, [String]())
        for minute in minutes.indices {
            switch rule.judge(Int64(minute), counts, isFiring: isFiring, since: &since) {
            case .steady: continue
            case .fires(let sum):
                isFiring = true
                changes.append("fires \(minute): \(sum.good) of \(sum.total)")
            case .resolves(let sum):
                isFiring = false
                changes.append("resolves \(minute): \(sum.good) of \(sum.total)")
            }
        }
        return changes
    }

    private func repeated(_ minute: (Int64, Int64), _ times: Int) -> [(good: Int64, total: Int64)] {
        [(good: Int64, total: Int64)](repeating: (minute.0, minute.1), count: times)
    }

    @Test("OBS-03 ACC-145 90% for five minutes fires at their end, and five minutes above 95% resolve it")
    func fiveMinutes() {
        #expect(judged(repeated((100, 100), 7) + repeated((90, 100), 4)).isEmpty)
        #expect(judged(repeated((100, 100), 7) + repeated((90, 100), 5)) == ["fires 11: 450 of 500"])
        let both = repeated((90, 100), 8) + repeated((99, 100), 5)
        #expect(judged(both) == ["fires 4: 450 of 500", "resolves 12: 495 of 500"])
        #expect(judged(Array(both.dropLast())) == ["fires 4: 450 of 500"])
    }

    @Test("OBS-03 A single bad minute among good ones fires nothing, and a single good one among bad ones resolves nothing")
    func singleMinutes() {
        #expect(judged(repeated((80, 100), 1) + repeated((100, 100), 10)).isEmpty)
        #expect(judged(repeated((90, 100), 5) + repeated((100, 100), 1) + repeated((90, 100), 10)) == ["fires 4: 450 of 500"])
    }

    @Test("OBS-03 Exactly 95% neither fires nor resolves")
    func bound() {
        #expect(judged(repeated((95, 100), 10)).isEmpty)
        #expect(judged(repeated((90, 100), 5) + repeated((95, 100), 10)) == ["fires 4: 450 of 500"])
    }

    @Test("OBS-03 Fewer than 20 pushes in five minutes fire nothing, however many fail")
    func fewPushes() {
        #expect(judged(repeated((0, 3), 12)).isEmpty)
        #expect(judged(repeated((0, 4), 5)) == ["fires 4: 0 of 20"])
    }

    @Test("OBS-03 Minutes without pushes neither fire nor resolve by themselves: an alert stays until pushes are accepted again")
    func silence() {
        #expect(judged(repeated((0, 20), 1) + repeated((0, 0), 3)).isEmpty)
        #expect(judged(repeated((0, 20), 1) + repeated((0, 0), 4)) == ["fires 4: 0 of 20"])
        #expect(judged(repeated((0, 20), 5) + repeated((0, 0), 60)) == ["fires 4: 0 of 100"])
        let accepted = repeated((0, 20), 5) + repeated((0, 0), 60) + repeated((1, 1), 1) + repeated((0, 0), 4)
        #expect(judged(accepted) == ["fires 4: 0 of 100", "resolves 69: 1 of 1"])
    }

    @Test("OBS-05 More than 5% slow answers for ten minutes fire the alert of latency")
    func latency() {
        #expect(judged(repeated((94, 100), 9), by: .providerLatency).isEmpty)
        #expect(judged(repeated((94, 100), 10), by: .providerLatency) == ["fires 9: 940 of 1000"])
    }
}
