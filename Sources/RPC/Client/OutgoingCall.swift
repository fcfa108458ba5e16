import NIOCore

/// One outgoing call: its options, the credentials, and the values inherited from the surrounding call, merged.
struct OutgoingCall: Sendable {
    let method: MethodDescriptor
    let deadline: NIODeadline?
    let idleTimeout: Duration?
    let metadata: Metadata
    let waitForReady: Bool
    let compression: CallOptions.Compression
    let responseObserver: (@Sendable (ResponseEvent) -> Void)?

    /// - Parameter credentials: The channel's credentials; called once for each call.
    init(_ method: MethodDescriptor, options: CallOptions, credentials: (@Sendable () -> Metadata)?) {
        let surrounding = ServerContext.current
        self.method = method
        self.idleTimeout = method.callType == .unary ? nil : options.idleTimeout
        self.waitForReady = options.waitForReady
        self.compression = options.compression
        self.responseObserver = options.responseObserver

        let own = options.effectiveTimeout(for: method.callType).map { NIODeadline.now() + TimeAmount(clamping: $0) }
        self.deadline = NIODeadline.earlier(own, surrounding?.deadline)

        var metadata = options.metadata
        if metadata[string: "x-request-id"] == nil {
            metadata.addString(surrounding?.requestID ?? RequestSerial.next().requestID, forKey: "x-request-id")
        }
        if let traceparent = surrounding?.traceparent, metadata[string: "traceparent"] == nil {
            metadata.addString(traceparent, forKey: "traceparent")
        }
        if let credentials {
            for entry in credentials().entries where !metadata.contains(entry.key) {
                metadata.appendFromWire(key: entry.key, value: entry.value)
            }
        }
        self.metadata = metadata
    }
}

extension NIODeadline {
    /// The earlier of two optional deadlines.
    static func earlier(_ one: NIODeadline?, _ other: NIODeadline?) -> NIODeadline? {
        guard let one, let other else { return one ?? other }
        return min(one, other)
    }
}

extension TimeAmount {
    /// The longest supported time: some 146 years. It is half of the clock's range, so that adding it to the present time is safe.
    static let longest = TimeAmount.nanoseconds(Int64.max / 2)

    /// A duration, limited to ``longest``.
    init(clamping duration: Duration) {
        let (seconds, attoseconds) = duration.components
        self =
            seconds >= Self.longest.nanoseconds / 1_000_000_000
            ? .longest : .nanoseconds(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
    }
}

extension RPCError {
    /// The client has ended its requests already.
    static func writtenAfterLast(_ method: MethodDescriptor) -> RPCError {
        RPCError(code: .internalError, message: "\(method): a request was written after the last")
    }

    /// The deadline passed on the client's side.
    static func deadlineExceeded(_ method: MethodDescriptor, waitingFor what: String) -> RPCError {
        RPCError(code: .deadlineExceeded, message: "\(method): the deadline passed while waiting for \(what)")
    }
}
