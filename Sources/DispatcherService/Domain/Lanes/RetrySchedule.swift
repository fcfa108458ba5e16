import ServiceKit

/// When a delivery whose attempt failed is tried again (DISP-23), as a value without a clock.
///
/// After failed attempt `i` (from 1) the delivery waits `delays[i - 1]`; there are at most `maximumAttempts` attempts.
/// A list longer than needed is allowed: `chat` has five waits and five attempts, and its fifth wait only says how long the
/// last delivery may stay unacknowledged.
struct RetrySchedule: Sendable, Hashable {
    /// Waits after the first, second … failed attempt. The last one repeats when there are more attempts than waits.
    var delays: [Duration]
    /// Attempts in total, the first one included; at least 1.
    var maximumAttempts: Int
    /// Share of the wait that is added at random, 0 … 0.5; 0 keeps the profiles' times exact.
    var jitterRatio: Double

    init(delays: [Duration], maximumAttempts: Int, jitterRatio: Double = 0) {
        self.delays = delays
        self.maximumAttempts = max(1, maximumAttempts)
        self.jitterRatio = min(max(jitterRatio, 0), 0.5)
    }

    /// What follows a failed attempt.
    enum AfterFailure: Sendable, Hashable {
        case retry(after: Duration)
        case attemptsUsedUp
    }

    /// - Parameters:
    ///   - attempt: Number of the attempt that failed, from 1.
    ///   - random: A number in 0 ..< 1 that places the wait inside the jitter.
    func afterFailure(ofAttempt attempt: Int, random: Double = 0) -> AfterFailure {
        guard attempt < maximumAttempts else { return .attemptsUsedUp }
        guard !delays.isEmpty else { return .retry(after: .zero) }
        let delay = delays[min(max(attempt, 1), delays.count) - 1]
        return .retry(after: delay + delay * (jitterRatio * random))
    }
}
