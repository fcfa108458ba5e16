import NIOCore
import NIOEmbedded

/// What is fuzzed: parsers of foreign bytes, each as a function from bytes to nothing that must neither crash, nor leak, nor hang, nor
/// break what it promises.
///
/// `make fuzz` runs them under libFuzzer with the address sanitizer; `FuzzTests` runs the committed corpus through them.
public enum FuzzTarget: String, CaseIterable, Sendable {
    /// Bytes on an HTTP/2 connection, as server and as client.
    case http2Session = "http2-session"
    /// Streams of a gRPC server in any order: heads, pieces of messages, resets, time.
    case grpcCall = "grpc-call"
    /// The messages of a stream that arrives in pieces.
    case messageFrames = "message-frames"
    /// The protobuf decoder, on the request of every call of every service.
    case requests
    /// Timeouts, percent-encoding, base64, metadata, error details, addresses of peers.
    case headerValues = "header-values"
    /// JSON of strangers: tokens, bodies, settings.
    case json
    /// Messages of a host system's stream, which become events.
    case streamMessage = "stream-message"
    /// Image files for notifications.
    case images

    /// Runs one input. Traps when a promise is broken.
    public func run(_ bytes: [UInt8]) {
        switch self {
        case .http2Session: HTTP2SessionTarget.run(bytes)
        case .grpcCall: GRPCCallTarget.run(bytes)
        case .messageFrames: MessageFramesTarget.run(bytes)
        case .requests: RequestsTarget.run(bytes)
        case .headerValues: HeaderValuesTarget.run(bytes)
        case .json: JSONTarget.run(bytes)
        case .streamMessage: StreamMessageTarget.run(bytes)
        case .images: ImagesTarget.run(bytes)
        }
    }
}

/// Reads decisions and pieces off the bytes of an input. Past the end everything is zero or empty.
struct FuzzInput {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) {
        self.rest = bytes[...]
    }

    var isEmpty: Bool { self.rest.isEmpty }

    mutating func byte() -> UInt8 { self.rest.popFirst() ?? 0 }

    /// At most `count` bytes.
    mutating func piece(_ count: Int) -> [UInt8] {
        defer { self.rest = self.rest.dropFirst(count) }
        return Array(self.rest.prefix(count))
    }

    mutating func remainder() -> [UInt8] {
        defer { self.rest = [] }
        return Array(self.rest)
    }
}

/// A promise that inputs try to break. Unlike `assert` it holds in every build.
func promise(_ condition: Bool, _ what: @autoclosure () -> String) {
    if !condition { fatalError("broken promise: \(what())") }
}

extension EmbeddedChannel {
    /// Feeds bytes in, runs all their effects, and drops the output.
    func exchange(_ bytes: ByteBuffer) {
        // A connection that is ended by what it reads says so through its end, not through the channel.
        if bytes.readableBytes > 0 { _ = try? self.writeInbound(bytes) }
        self.embeddedEventLoop.run()
        while let out = try? self.readOutbound(as: ByteBuffer.self), out.readableBytes >= 0 {}
    }
}
