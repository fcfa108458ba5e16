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
        String(unsafeUninitializedCapacity: Self.length) { text in
            Self.write(0, digits: 2, to: text, at: 0)
            Self.write(traceHigh, to: text, at: 3)
            Self.write(traceLow, to: text, at: 19)
            Self.write(spanID, to: text, at: 36)
            Self.write(isSampled ? 1 : 0, digits: 2, to: text, at: 53)
            let dash = UInt8(ascii: "-")
            (text[2], text[35], text[52]) = (dash, dash, dash)
            return Self.length
        }
    }

    /// The trace id as logs have it: 32 lower-case hexadecimal digits.
    public var traceText: String {
        String(unsafeUninitializedCapacity: 32) { text in
            Self.write(traceHigh, to: text, at: 0)
            Self.write(traceLow, to: text, at: 16)
            return 32
        }
    }

    /// The same trace, with a new span.
    public var child: TraceContext { TraceContext(traceHigh, traceLow, spanID: Self.randomID, isSampled: isSampled) }

    /// The trace id of a `traceparent`, for logs and reports; nil where the text is none.
    public static func traceText(of traceparent: String?) -> String? {
        traceparent.flatMap(TraceContext.init(traceparent:))?.traceText
    }

    /// Writes lower-case hexadecimal digits: the last ones of a number.
    private static func write(_ number: UInt64, digits: Int = 16, to text: UnsafeMutableBufferPointer<UInt8>, at start: Int) {
        var left = number
        for place in (start..<start + digits).reversed() {
            let digit = UInt8(truncatingIfNeeded: left) & 15
            text[place] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
            left >>= 4
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
