/// A monotonic time: steps of the machine's clock do not change it (DR-07).
///
/// For rates, pauses, timeouts and ages inside a process: a clock that is set back would stop them for the length of the step, one that is set
/// forward would end them at once. It has no date and no meaning outside its process, so it is never stored or sent. Stored and displayed times are
/// ``Instant`` values.
public struct SteadyInstant: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// Milliseconds since a start that differs between processes.
    public var milliseconds: Int64

    /// - Parameter milliseconds: since the process's own start of time.
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
