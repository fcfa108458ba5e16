#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A finished part of a trace, as it is exported.
///
/// Attributes have the names of OpenTelemetry's semantic conventions where these have one, and `carillon.…` otherwise. Values are ids of Carillon's
/// own, words of closed sets, numbers and names of the installation: never ids of users or devices, addresses, tokens or texts (SEC-14, PRIV-09).
public struct TraceSpan: Sendable {
    /// OpenTelemetry's `SpanKind`, by its number.
    public enum Kind: UInt64, Sendable {
        case `internal` = 1
        case server = 2
        case client = 3
        case producer = 4
        case consumer = 5
    }

    /// The value of an attribute.
    public enum Value: Sendable, Hashable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
        case text(String)
        case number(Int64)

        /// A text.
        public init(stringLiteral text: String) { self = .text(text) }
        /// A number.
        public init(integerLiteral number: Int64) { self = .number(number) }
    }

    var name: String
    var kind: Kind
    var context: TraceContext
    /// 0: the trace begins with this span.
    var parentSpanID: UInt64
    /// Nanoseconds since 1970, in real time also where domain time is virtual.
    var began: UInt64
    var ended: UInt64
    var attributes: KeyValuePairs<String, Value>
    /// What went wrong, as a word of a closed set; nil: nothing, or nothing that is this span's fault.
    var error: String?

    /// Nanoseconds since 1970, by the machine's clock.
    static var now: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return UInt64(max(0, time.tv_sec)) * 1_000_000_000 + UInt64(max(0, time.tv_nsec))
    }
}

/// A part of a trace that is not over.
public struct OpenSpan: Sendable {
    /// What goes on with the request. Where the span is not recorded, the caller's context, unchanged.
    public let context: TraceContext
    /// Whether it will be exported.
    public let isRecorded: Bool
    let parentSpanID: UInt64
    let began: UInt64
}
