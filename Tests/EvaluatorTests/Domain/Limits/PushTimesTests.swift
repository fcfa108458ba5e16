import Cryptography
import ServiceKit
import Testing

@testable import EvaluatorService

@Suite("Pushes of a user in a minute")
struct PushTimesTests {
    private func at(_ milliseconds: Int64) -> Instant { Instant(milliseconds: 1_780_000_000_000 + milliseconds) }

    /// The places of pushes that are decided at some milliseconds.
    private func places(_ decided: [Int64], limit: Int, _ times: PushTimes = PushTimes()) -> [Int64] {
        var times = times
        return decided.compactMap { now in
            times.takePlace(at: at(now), limit: limit, before: Instant(milliseconds: .max)).map { ($0 - at(0)).wholeMilliseconds }
        }
    }

    @Test("EVAL-31 The first pushes go at once, and each further one a minute after the one that is a rate before it")
    func burst() {
        #expect(places(Array(repeating: 0, count: 8), limit: 3) == [0, 0, 0, 60_000, 60_000, 60_000, 120_000, 120_000])
        #expect(places([0, 20_000, 40_000, 50_000, 50_000, 59_999, 60_000], limit: 3) == [0, 20_000, 40_000, 60_000, 80_000, 100_000, 120_000])
        #expect(places([0, 59_999, 60_000, 119_999], limit: 1) == [0, 60_000, 120_000, 180_000])
    }

    @Test("EVAL-31 No minute has more pushes than the rate, however they come", arguments: 0..<20)
    func anyMinute(seed: UInt64) {
        var generator = SplitMix(seed: seed)
        let limit = Int.random(in: 1...8, using: &generator)
        var (now, decided): (Int64, [Int64]) = (0, [])
        for _ in 0..<400 {
            now += Bool.random(using: &generator) ? 0 : Int64.random(in: 0...20_000, using: &generator)
            decided.append(now)
        }
        let places = places(decided, limit: limit)
        #expect(zip(places, decided).allSatisfy { $0 >= $1 } && places == places.sorted())
        for index in places.indices.dropFirst(limit) { #expect(places[index] - places[index - limit] >= 60_000) }
        // Nobody waits for longer than needed: a push that waits is a minute after another one, or in the order of those that wait.
        for index in places.indices where places[index] > decided[index] {
            #expect(index >= limit && places[index] == max(places[index - limit] + 60_000, places[index - 1]))
        }
    }

    @Test("EVAL-31 A decision that is a moment late does not wait where the user has few pushes")
    func late() {
        #expect(places([200, 0, 100], limit: 3) == [200, 0, 100])
    }

    @Test("EVAL-31 A push that would not live until its place takes none, and one that lives longer gets it")
    func life() {
        var times = PushTimes()
        let decided: [(now: Int64, end: Int64)] = [(0, 60), (0, 60), (0, 60), (0, 61), (0, 61), (70, 90), (121, 122)]
        let places: [Int64?] = decided.map { now, end in
            times.takePlace(at: at(now * 1_000), limit: 1, before: at(end * 1_000)).map { ($0 - at(0)).components.seconds }
        }
        #expect(places == [0, nil, nil, 60, nil, nil, 121])
    }

    @Test("EVAL-31 A push that is sent whatever the rate is counts, also among places ahead")
    func counted() {
        var times = PushTimes()
        times.add(at(90_000))
        times.add(at(30_000))
        #expect(places([40_000], limit: 2, times) == [90_000])
        #expect(places([100_000], limit: 2, times) == [100_000])
        #expect(!times.areOver(at: at(149_999)) && times.areOver(at: at(150_000)) && PushTimes().areOver(at: at(0)))
    }
}
