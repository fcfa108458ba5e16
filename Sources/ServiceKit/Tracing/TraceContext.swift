/// The place of a request in a trace: trace, span, and whether the trace is recorded. Source: W3C, "Trace Context", §3.2.
public struct TraceContext: Sendable, Hashable {
    /// The 16 bytes of the trace id, of which one is not 0.
    public var traceID: (high: UInt64, low: UInt64) { (traceHigh, traceLow) }
    private let traceHigh: UInt64
    private let traceLow: UInt64
    /// The 8 bytes of the id of the span that is the parent of the next one; never 0.
    public let spanID: UInt64
    /// Whether the spans of the trace are recorded: decided where the trace begins.
    public var isSampled: Bool

    private init(_ traceHigh: UInt64, _ traceLow: UInt64, spanID: UInt64, isSampled: Bool) {
        (self.traceHigh, self.traceLow, self.spanID, self.isSampled) = (traceHigh, traceLow, spanID, isSampled)
    }

    /// A new trace, with random ids.
    public init(isSampled: Bool = false) {
        self.init(Self.randomID, Self.randomID, spanID: Self.randomID, isSampled: isSampled)
    }

    /// The trace of something that has an id already: equal ids give equal traces. The 80 random bits of the id are random ones of the trace id.
    init(of id: ULID, isSampled: Bool) {
        // The time is not 0, and the random part of few ids is.
        self.init(max(id.high, 1), id.low, spanID: max(id.low, 1), isSampled: isSampled)
    }

    private static var randomID: UInt64 { UInt64.random(in: 1...UInt64.max) }

    /// The bytes of the version-0 form, in text: version, trace, span and flags.
    private static let length = 55

    /// Reads a `traceparent`; nil for anything that is none, which is no fault of the request. Of a later version the known part counts.
    public init?(traceparent text: String) {
        let bytes = text.utf8
        // A later version may go on after another dash.
        guard bytes.count >= Self.length, bytes.count <= 512 else { return nil }
        var reader = bytes.makeIterator()
        guard let version = Self.number(2, &reader), version != 0xFF, version != 0 || bytes.count == Self.length, Self.dash(&reader),
            let high = Self.number(16, &reader), let low = Self.number(16, &reader), high | low != 0, Self.dash(&reader),
            let span = Self.number(16, &reader), span != 0, Self.dash(&reader), let flags = Self.number(2, &reader)
        else { return nil }
        if let more = reader.next(), more != UInt8(ascii: "-") { return nil }
        self.init(high, low, spanID: span, isSampled: flags & 1 == 1)
    }

    /// The text form of version 0.
    public var traceparent: String {
        var text = "00-"
        text.reserveCapacity(Self.length)
        text += traceText
        text += "-"
        Self.append(spanID, to: &text)
        text += isSampled ? "-01" : "-00"
        return text
    }

    /// The trace id as logs have it: 32 lower-case hexadecimal digits.
    public var traceText: String {
        var text = ""
        text.reserveCapacity(32)
        Self.append(traceHigh, to: &text)
        Self.append(traceLow, to: &text)
        return text
    }

    /// The same trace, with a new span.
    public var child: TraceContext { TraceContext(traceHigh, traceLow, spanID: Self.randomID, isSampled: isSampled) }

    /// The trace id of a `traceparent`, for logs and reports; nil where the text is none.
    public static func traceText(of traceparent: String?) -> String? {
        traceparent.flatMap(TraceContext.init(traceparent:))?.traceText
    }

    private static func append(_ number: UInt64, to text: inout String) {
        for shift in stride(from: 60, through: 0, by: -4) {
            let digit = UInt8(truncatingIfNeeded: number >> UInt64(shift)) & 15
            text.unicodeScalars.append(Unicode.Scalar(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10))
        }
    }

    /// Lower-case digits alone: others are malformed by the standard.
    private static func number(_ digits: Int, _ reader: inout String.UTF8View.Iterator) -> UInt64? {
        var number: UInt64 = 0
        for _ in 0..<digits {
            guard let byte = reader.next() else { return nil }
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): number = number << 4 | UInt64(byte - UInt8(ascii: "0"))
            case UInt8(ascii: "a")...UInt8(ascii: "f"): number = number << 4 | UInt64(byte - UInt8(ascii: "a") + 10)
            default: return nil
            }
        }
        return number
    }

    private static func dash(_ reader: inout String.UTF8View.Iterator) -> Bool { reader.next() == UInt8(ascii: "-") }
}
