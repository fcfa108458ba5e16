/// A point in time: milliseconds since 1970-01-01T00:00:00Z, as stores and messages carry it (ARCH-05).
public struct Instant: Sendable, Hashable, Comparable, Codable, CustomStringConvertible {
    /// Milliseconds since 1970 in UTC; leap seconds are not counted.
    public var milliseconds: Int64

    /// The latest instant that callers may name: the end of the year 9999.
    public static let latest = Instant(milliseconds: 253_402_300_799_999)

    /// An instant by its milliseconds since 1970 in UTC.
    public init(milliseconds: Int64) {
        self.milliseconds = milliseconds
    }

    public init(from decoder: any Decoder) throws {
        milliseconds = try decoder.singleValueContainer().decode(Int64.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(milliseconds)
    }

    public static func < (left: Instant, right: Instant) -> Bool { left.milliseconds < right.milliseconds }

    /// Adds a duration, rounded down to whole milliseconds.
    public static func + (instant: Instant, duration: Duration) -> Instant {
        Instant(milliseconds: instant.milliseconds + duration.wholeMilliseconds)
    }

    /// An earlier instant; parts of a millisecond are dropped.
    public static func - (instant: Instant, duration: Duration) -> Instant {
        Instant(milliseconds: instant.milliseconds - duration.wholeMilliseconds)
    }

    /// How much later one instant is than another.
    public static func - (later: Instant, earlier: Instant) -> Duration {
        .milliseconds(later.milliseconds - earlier.milliseconds)
    }

    /// Moves an instant forward.
    public static func += (instant: inout Instant, duration: Duration) { instant = instant + duration }
    /// Moves an instant back.
    public static func -= (instant: inout Instant, duration: Duration) { instant = instant - duration }

    public var description: String { rfc3339 }
}

extension Duration {
    /// Days of 24 hours.
    public static func days(_ days: some BinaryInteger) -> Duration { .seconds(Int64(days) * 86_400) }

    /// Whole milliseconds, rounded towards negative infinity.
    public var wholeMilliseconds: Int64 {
        let (seconds, attoseconds) = components
        let fraction = attoseconds / 1_000_000_000_000_000
        let isShort = attoseconds < 0 && attoseconds % 1_000_000_000_000_000 != 0
        return seconds * 1_000 + fraction - (isShort ? 1 : 0)
    }

    /// Seconds as a floating-point number, for metrics and logs.
    public var inSeconds: Double {
        let (seconds, attoseconds) = components
        return Double(seconds) + Double(attoseconds) * 1e-18
    }
}
