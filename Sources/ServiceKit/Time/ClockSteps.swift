/// Detects that the machine's clock was set back (decision 0035).
///
/// A retry is due some seconds after a failure, but stores hold its date. The owner of such dates checks regularly whether the clock was set back,
/// and moves the dates by as much. Dates that a user or host chose, such as the end of quiet hours or an expiry, stay.
public struct ClockSteps: Sendable {
    private var lastDate: Instant
    private var lastSteady: SteadyInstant

    /// Smallest detected step: time synchronisation makes smaller ones all the time.
    public static let smallest = Duration.seconds(1)

    /// Notices steps from now on.
    public init(_ clock: any DomainClock) {
        lastDate = clock.now
        lastSteady = clock.steadyNow
    }

    /// How far the clock was set back since the last call.
    ///
    /// - Returns: at least ``smallest``, or zero.
    public mutating func setBack(_ clock: any DomainClock) -> Duration {
        let (date, steady) = (clock.now, clock.steadyNow)
        defer { (lastDate, lastSteady) = (date, steady) }
        let back = (steady - lastSteady) - (date - lastDate)
        return back >= Self.smallest ? back : .zero
    }
}
