import Providers
import ServiceKit

/// The rate of a lane after a calm time, where its provider wants traffic to rise slowly (``SendQuota/RampUp``): a line from 0 to the highest rate,
/// and at least the free rate.
///
/// The rate follows from what left within the quota's window: a lane that was calm for a window begins anew, and one that paused for some seconds
/// does not.
struct RateRamp: Sendable, Hashable {
    /// The highest rate, in deliveries a second.
    let highest: Double
    /// The rate that needs no ramp.
    let free: Double
    /// Deliveries that may leave at once after a calm time.
    let burst: Double
    /// By how much the rate may rise in a second.
    private let slope: Double

    /// Nil where the highest rate needs no ramp.
    ///
    /// - Parameter share: the dispatcher's part of the free rate.
    init?(_ ramp: SendQuota.RampUp, to highest: Double, share: Double) {
        guard Double(ramp.freeRate) * share < highest else { return nil }
        self.highest = highest
        free = Double(ramp.freeRate) * share
        burst = Double(ramp.freeBurst) * share
        slope = highest / max(ramp.duration.inSeconds, 1)
    }

    /// Deliveries a second, when so many left since the calm time.
    ///
    /// A line that rises by `slope` a second has `slope * t² / 2` below it after `t` seconds: the number tells the time. What leaves above the line
    /// does not count: the burst, and the free rate until the line reaches it.
    func rate(after count: Int) -> Double {
        let below = Double(count) - burst - free * free / (2 * slope)
        guard below > 0 else { return free }
        return min(highest, max(free, (2 * slope * below).squareRoot()))
    }
}
