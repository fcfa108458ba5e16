/// A moment of steady time: it passes as time does, whatever is done to the machine's clock (DR-07).
///
/// Rates, pauses, time-outs and ages inside one process are measured with it: a clock that is set back would stop them for the length of the
/// step, and one that is set forward would end them at once. It has no meaning outside its process: nothing stores or sends it, and it has
/// no date. What is stored with a time, or shown, has an ``Instant``.
public struct SteadyInstant: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// Milliseconds since a moment that is another one in each process.
    public var milliseconds: Int64

    /// - Parameter milliseconds: since the process's own beginning of time.
    public init(milliseconds: Int64) { self.milliseconds = milliseconds }

    public static func < (left: SteadyInstant, right: SteadyInstant) -> Bool { left.milliseconds < right.milliseconds }

    /// A later moment; parts of a millisecond are dropped.
    public static func + (instant: SteadyInstant, duration: Duration) -> SteadyInstant {
        SteadyInstant(milliseconds: instant.milliseconds + duration.wholeMilliseconds)
    }

    /// An earlier moment; parts of a millisecond are dropped.
    public static func - (instant: SteadyInstant, duration: Duration) -> SteadyInstant {
        SteadyInstant(milliseconds: instant.milliseconds - duration.wholeMilliseconds)
    }

    /// How much later one moment is than another.
    public static func - (later: SteadyInstant, earlier: SteadyInstant) -> Duration {
        .milliseconds(later.milliseconds - earlier.milliseconds)
    }

    public var description: String { "\(milliseconds) ms of steady time" }
}
