import Providers
import ServiceKit

/// A provider's quota of one lane (DISP-27): never more deliveries in *any* window of time, wherever the provider starts counting, at a steady rate
/// of 99 % of the quota, to which it rises slowly where the provider wants that (``RateRamp``), and in full requests.
///
/// A delivery counts from its claim until a window and half a percent after it left: checks that take long must not make claims of different times
/// leave together, and requests do not all travel equally fast. A token bucket spreads the deliveries over the window.
struct QuotaWindow: Sendable {
    private var quota: SendQuota
    /// The dispatcher's part of the quota, above 0 and at most 1.
    private var share: Double
    private var bucket: TokenBucket
    /// Deliveries that were granted and have not left yet.
    private var claimed = 0
    private var lastClaim: SteadyInstant
    /// Whether the window had no room for a request when it was last asked.
    private var wasFull = false
    /// What left and still counts, oldest first.
    private var departures: [Departures] = []
    /// The sum of ``departures``.
    private var counted = 0
    /// Those of ``counted`` that left before the provider last asked the lane to wait. A ramp does not count them.
    private var countedBeforeWait = 0

    /// Deliveries that left within the same thousandth of the window.
    private struct Departures: Sendable {
        var count: Int
        /// When they do not count any more.
        var end: SteadyInstant
    }

    /// Claimed deliveries that are still there so long after the last claim left in a way that nobody counted: no check takes as long.
    private static let longestPreparation = Duration.seconds(60)

    /// A quota of which nothing is used. With less than the whole share, its bucket begins empty: the others may have spent the burst.
    init(_ quota: SendQuota, share: Double = 1, now: SteadyInstant) {
        (self.quota, self.share, lastClaim) = (quota, share, now)
        let pace = Pace(quota, share)
        bucket = TokenBucket(ratePerSecond: pace.rate(after: 0), burst: pace.burst, isEmpty: share < 1, now: now)
    }

    /// Deliveries a second, when there are always some.
    var ratePerSecond: Double { pace.highestRate }

    /// What follows from a quota and the part of it.
    private struct Pace {
        /// Most deliveries in a window.
        var limit: Int
        /// Deliveries of a full request.
        var request: Int
        /// Deliveries a second, at the end of the ramp.
        var highestRate: Double
        /// 0.3 s of the quota, or two full requests.
        var burst: Double
        var ramp: RateRamp?

        init(_ quota: SendQuota, _ share: Double) {
            let (part, seconds) = (Double(quota.deliveries) * share, quota.window.inSeconds)
            limit = max(1, Int(part + 1e-6))
            request = max(1, min(quota.perRequest, limit))
            highestRate = part / (1.01 * seconds)
            burst = min(max(0.3 * part / seconds, 2 * Double(request)), Double(limit))
            guard let rampUp = quota.rampUp, let ramp = RateRamp(rampUp, to: highestRate, share: share) else { return }
            self.ramp = ramp
            burst = min(burst, ramp.burst)
        }

        /// Deliveries a second, when so many left within the window.
        func rate(after count: Int) -> Double { ramp?.rate(after: count) ?? highestRate }

        /// What is granted at once when there is always more: a full request, or 50 ms of a fast quota.
        func step(at rate: Double) -> Double { min(burst, max(Double(request), rate * 0.05)) }
    }

    private var pace: Pace { Pace(quota, share) }

    /// The rate by what was granted within the window.
    private func rate(_ pace: Pace) -> Double { pace.rate(after: counted + claimed - countedBeforeWait) }

    /// Takes up to `wanted` deliveries and returns how many it got: `wanted`, or as many full requests as there are.
    mutating func take(_ wanted: Int, at now: SteadyInstant) -> Int {
        let (pace, room) = (self.pace, self.room(at: now))
        if pace.ramp != nil { bucket.change(ratePerSecond: rate(pace), burst: pace.burst, at: now) }
        if room < pace.request {
            wasFull = true
        } else if wasFull {
            // A burst is for the time after a calm one. A full window would else be followed by one that begins with a burst, too.
            wasFull = false
            bucket.keep(atMost: pace.step(at: bucket.ratePerSecond), at: now)
        }
        let free = min(room, bucket.available(at: now))
        let granted = bucket.take(free >= wanted ? wanted : free / pace.request * pace.request, at: now)
        guard granted > 0 else { return 0 }
        claimed += granted
        lastClaim = now
        return granted
    }

    /// Gives back deliveries that were taken and do not leave.
    mutating func giveBack(_ count: Int) {
        claimed = max(0, claimed - count)
        bucket.giveBack(count)
    }

    /// Deliveries that were taken leave now.
    mutating func departed(_ count: Int, at now: SteadyInstant) {
        guard count > 0 else { return }
        claimed = max(0, claimed - count)
        counted += count
        let part = max(1, quota.window.wholeMilliseconds / 1_000)
        let end = SteadyInstant(milliseconds: (now.milliseconds / part + 1) * part + span.wholeMilliseconds)
        if departures.last?.end == end {
            departures[departures.count - 1].count += count
        } else {
            departures.append(Departures(count: count, end: end))
        }
    }

    /// Deliveries leave again at once, in the same attempt. The provider counts them, so they are taken even where there is no room.
    mutating func goesAgain(_ count: Int, at now: SteadyInstant) {
        _ = bucket.take(count, at: now)
        claimed += count
        lastClaim = now
    }

    /// When there is a full request, or 50 ms of a fast quota. Where deliveries have to leave first, a window later: their departure wakes the owner.
    mutating func nextGrant(after now: SteadyInstant) -> SteadyInstant {
        let pace = self.pace
        let tokens = bucket.nextGrant(of: pace.step(at: bucket.ratePerSecond), after: now)
        var room = self.room(at: now)
        guard room < pace.request else { return tokens }
        for one in departures {
            room += one.count
            if room >= pace.request { return max(tokens, one.end) }
        }
        return max(tokens, now + span)
    }

    /// The provider asked the lane to wait. Where there is a ramp, the lane begins at its beginning afterwards, without a burst.
    mutating func wasThrottled() {
        guard pace.ramp != nil else { return }
        wasFull = true
        countedBeforeWait = counted
    }

    /// Follows a changed quota or share. What was spent stays spent; of a smaller share, a smaller part of it was: the others count theirs.
    mutating func follow(_ quota: SendQuota, share: Double, at now: SteadyInstant) {
        guard quota != self.quota || share != self.share else { return }
        if share < self.share {
            for index in departures.indices {
                departures[index].count = Int((Double(departures[index].count) * share / self.share).rounded(.up))
            }
            counted = departures.reduce(0) { $0 + $1.count }
            countedBeforeWait = min(counted, Int((Double(countedBeforeWait) * share / self.share).rounded(.up)))
        }
        (self.quota, self.share) = (quota, share)
        bucket.change(ratePerSecond: rate(pace), burst: pace.burst, at: now)
    }

    /// How long a departure counts.
    private var span: Duration { quota.window + max(.milliseconds(1), quota.window / 200) }

    private mutating func room(at now: SteadyInstant) -> Int {
        if claimed > 0, now - lastClaim >= Self.longestPreparation { claimed = 0 }
        let gone = departures.firstIndex { $0.end > now } ?? departures.count
        if gone > 0 {
            let left = departures[..<gone].reduce(0) { $0 + $1.count }
            counted -= left
            // The oldest ones end first.
            countedBeforeWait = max(0, countedBeforeWait - left)
            departures.removeFirst(gone)
        }
        return max(0, pace.limit - counted - claimed)
    }
}
