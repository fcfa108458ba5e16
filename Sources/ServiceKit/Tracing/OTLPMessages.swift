import NIOCore
import Protobuf

/// The request of OTLP's `TraceService/Export`: spans of one process. Written by hand, because the contract has types (`fixed64`) and a recursion
/// that our generator refuses, and only one message of it is sent. Source: opentelemetry-proto 1.x, `trace/v1/trace.proto`, whose field numbers stand
/// here.
struct OTLPExportRequest: Message {
    private var encoded: [UInt8] = []

    init() {}

    init(_ spans: [TraceSpan], resource: KeyValuePairs<String, TraceSpan.Value>) {
        var request = OTLPWriter()
        // ResourceSpans.
        request.message(1) { resourceSpans in
            resourceSpans.message(1) { part in
                for (name, value) in resource { part.attribute(1, name, value) }
            }
            // ScopeSpans.
            resourceSpans.message(2) { scopeSpans in
                scopeSpans.message(1) { scope in
                    scope.text(1, "carillon")
                    scope.text(2, CarillonVersion.current)
                }
                for span in spans { scopeSpans.message(2) { $0.span(span) } }
            }
        }
        encoded = request.bytes
    }

    static var fullName: String { "opentelemetry.proto.collector.trace.v1.ExportTraceServiceRequest" }

    /// It is only sent.
    init(decoding bytes: UnsafeRawBufferPointer) throws { encoded = Array(bytes) }

    /// Its bytes.
    var body: ByteBuffer { ByteBuffer(bytes: encoded) }

    func encode(into buffer: inout ByteBuffer) throws { buffer.writeBytes(encoded) }

    func encodedBytes() throws -> [UInt8] { encoded }

    func encodedSize() -> Int { encoded.count }
}

/// The answer of OTLP's `TraceService/Export`.
struct OTLPExportResponse: Message {
    /// Spans that the collector did not take.
    private(set) var rejectedSpans: Int64 = 0
    /// Why, or a warning of the collector; empty: it has none.
    private(set) var errorMessage = ""
    private var encoded: [UInt8] = []

    init() {}

    static var fullName: String { "opentelemetry.proto.collector.trace.v1.ExportTraceServiceResponse" }

    /// Of a malformed answer nothing counts: the status of the call says that the spans were taken.
    init(decoding bytes: UnsafeRawBufferPointer) throws {
        encoded = Array(bytes)
        var answer = OTLPReader(encoded[...])
        while let field = answer.next() {
            // partial_success, and in it rejected_spans and error_message.
            guard case .bytes(1, let content) = field else { continue }
            var partial = OTLPReader(content)
            while let field = partial.next() {
                switch field {
                case .number(1, let rejected): rejectedSpans = max(0, Int64(truncatingIfNeeded: rejected))
                case .bytes(2, let text): errorMessage = String(decoding: text, as: UTF8.self)
                default: continue
                }
            }
        }
    }

    func encode(into buffer: inout ByteBuffer) throws { buffer.writeBytes(encoded) }

    func encodedBytes() throws -> [UInt8] { encoded }

    func encodedSize() -> Int { encoded.count }
}

/// Writes fields of protocol buffers. Source: the protocol buffers encoding guide.
private struct OTLPWriter {
    private(set) var bytes: [UInt8] = []

    private mutating func varint(_ value: UInt64) {
        var left = value
        while left >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: left) | 0x80)
            left >>= 7
        }
        bytes.append(UInt8(left))
    }

    /// A message, or another field with a length.
    mutating func message(_ number: UInt64, _ write: (inout OTLPWriter) -> Void) {
        var content = OTLPWriter()
        write(&content)
        varint(number << 3 | 2)
        varint(UInt64(content.bytes.count))
        bytes += content.bytes
    }

    mutating func text(_ number: UInt64, _ text: String) {
        varint(number << 3 | 2)
        varint(UInt64(text.utf8.count))
        bytes += text.utf8
    }

    mutating func number(_ number: UInt64, _ value: UInt64) {
        varint(number << 3)
        varint(value)
    }

    mutating func fixed64(_ number: UInt64, _ value: UInt64) {
        varint(number << 3 | 1)
        withUnsafeBytes(of: value.littleEndian) { bytes += $0 }
    }

    /// A field of type `bytes` with ids, in network order.
    mutating func id(_ number: UInt64, _ parts: UInt64...) {
        varint(number << 3 | 2)
        varint(UInt64(parts.count * 8))
        for part in parts { withUnsafeBytes(of: part.bigEndian) { bytes += $0 } }
    }

    /// A `KeyValue` with its `AnyValue`. An empty text stands for no attribute.
    mutating func attribute(_ number: UInt64, _ name: String, _ value: TraceSpan.Value) {
        if value == .text("") { return }
        message(number) { pair in
            pair.text(1, name)
            pair.message(2) { content in
                switch value {
                case .text(let text): content.text(1, text)
                case .number(let value): content.number(3, UInt64(bitPattern: value))
                }
            }
        }
    }

    mutating func span(_ span: TraceSpan) {
        let (high, low) = span.context.traceID
        id(1, high, low)
        id(2, span.context.spanID)
        if span.parentSpanID != 0 { id(4, span.parentSpanID) }
        text(5, span.name)
        number(6, span.kind.rawValue)
        fixed64(7, span.began)
        fixed64(8, span.ended)
        for (name, value) in span.attributes { attribute(9, name, value) }
        if let error = span.error {
            attribute(9, "error.type", .text(error))
            // Status, with STATUS_CODE_ERROR.
            message(15) { $0.number(3, 2) }
        }
        // The W3C flags: sampled, and whether the parent is of another process is not said.
        varint(16 << 3 | 5)
        withUnsafeBytes(of: UInt32(span.context.isSampled ? 1 : 0).littleEndian) { bytes += $0 }
    }
}

/// Reads fields of protocol buffers up to the first one that is malformed.
private struct OTLPReader {
    enum Field {
        case number(UInt64, UInt64)
        case bytes(UInt64, ArraySlice<UInt8>)
        case other
    }

    private var left: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { left = bytes }

    mutating func next() -> Field? {
        guard let tag = varint() else { return nil }
        switch tag & 7 {
        case 0: return varint().map { Field.number(tag >> 3, $0) }
        case 1: return skip(8)
        case 2:
            guard let length = varint().flatMap({ Int(exactly: $0) }), length <= left.count else { return nil }
            defer { left = left.dropFirst(length) }
            return .bytes(tag >> 3, left.prefix(length))
        case 5: return skip(4)
        default: return nil
        }
    }

    private mutating func skip(_ count: Int) -> Field? {
        guard count <= left.count else { return nil }
        left = left.dropFirst(count)
        return .other
    }

    private mutating func varint() -> UInt64? {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while shift < 64, let byte = left.popFirst() {
            value |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return value }
            shift += 7
        }
        return nil
    }
}
