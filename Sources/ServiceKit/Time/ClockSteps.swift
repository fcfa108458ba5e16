/// Notices that the machine's clock was set (decision 0035).
///
/// A retry comes so many seconds after its failure, but the store keeps the date at which that is. Whoever stores such dates asks at
/// each look whether the clock was set back since the last one, and moves the dates of these waits by as much. What is due at a date of the
/// user's or host's own (the end of quiet hours, an expiry) stays.
public struct ClockSteps: Sendable {
    private var lastDate: Instant
    private var lastSteady: SteadyInstant

    /// Corrections of less than this go unnoticed: time synchronisation makes them all the time.
    public static let smallest = Duration.seconds(1)

    /// Notices steps from now on.
    public init(_ clock: any DomainClock) {
        lastDate = clock.now
        lastSteady = clock.steadyNow
    }

    /// By how much the clock was set back since the last look; zero where it was not.
    ///
    /// - Returns: at least ``smallest``, or zero.
    public mutating func setBack(_ clock: any DomainClock) -> Duration {
        let (date, steady) = (clock.now, clock.steadyNow)
        defer { (lastDate, lastSteady) = (date, steady) }
        let back = (steady - lastSteady) - (date - lastDate)
        return back >= Self.smallest ? back : .zero
    }
}
