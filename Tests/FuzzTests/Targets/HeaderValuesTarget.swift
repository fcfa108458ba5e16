import NIOCore

@testable import HTTP2
@testable import RPC

/// The values of header fields that gRPC gives a meaning, and values of our own that must read back to the same.
enum HeaderValuesTarget {
    static func run(_ bytes: [UInt8]) {
        var input = FuzzInput(bytes)
        let choice = input.byte()
        let value = input.remainder()
        let text = String(decoding: value, as: UTF8.self)
        switch choice % 7 {
        case 0: self.timeout(value)
        case 1:
            promise(StatusMessageCoding.decode(StatusMessageCoding.encode(text)) == text, "percent-encoding loses \(text.debugDescription)")
            _ = StatusMessageCoding.decode(text)
        case 2:
            promise(Base64.decode(Base64.encode(value).utf8.map { $0 }) == value, "base64 loses \(value)")
            _ = Base64.decode(value)
        case 3: _ = StatusDetails.decode(value)
        case 4: self.metadata(value)
        case 5:
            if let target = try? Target.parse(text) { promise(!target.name.isEmpty, "a target without a name from \(text.debugDescription)") }
        default: _ = RetryPushback(text)
        }
    }

    private static func timeout(_ value: [UInt8]) {
        guard let time = value.withUnsafeBytes({ GRPCTimeout.decode($0) }) else { return }
        promise(time >= .nanoseconds(0) && time <= .longest, "a timeout of \(time)")
        guard let again = GRPCTimeout.decode(GRPCTimeout.encode(time)) else { fatalError("broken promise: our own timeout cannot be read") }
        promise(again <= max(time, .nanoseconds(1)), "a server believes it has longer than its client: \(time) became \(again)")
    }

    /// Fields of any bytes, as an HTTP/2 library that checks less than nghttp2 would hand them on.
    private static func metadata(_ bytes: [UInt8]) {
        let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return }
        var metadata = Metadata()
        let isValid = Array(parts[0]).withUnsafeBytes { name in
            Array(parts[1]).withUnsafeBytes { value in metadata.addField(name: name, value: value) }
        }
        var headers = HTTP2Headers()
        guard isValid, metadata.write(to: &headers) == nil else { return }
        var again = Metadata()
        headers.forEachField { name, value, _ in
            promise(again.addField(name: name, value: value), "what we write cannot be read")
        }
        promise(again == metadata, "metadata changes on its way: \(metadata) became \(again)")
    }
}
