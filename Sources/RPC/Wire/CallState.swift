/// The state of one call, on either side, as a value: which event may come next, and whose fault another one is.
///
/// The two directions are two dimensions. Requests: metadata once, messages, the end. Responses: metadata at most once and first,
/// messages, the status exactly once and last; a status alone is "trailers-only". An abort (RST_STREAM, lost connection, deadline,
/// cancellation) ends both. Source: grpc PROTOCOL-HTTP2.md; cardinality: statuscodes.md.
struct CallState: Sendable, Hashable {
    /// The end of the call that keeps this state.
    enum Role: Sendable, Hashable, CaseIterable {
        case client
        case server
    }

    /// The state of one direction.
    enum Side: Sendable, Hashable, CaseIterable {
        /// Nothing was sent.
        case idle
        /// Metadata was sent.
        case open
        /// The end was sent.
        case ended
    }

    /// An event of one of the two ends.
    enum Event: Sendable, Hashable, CaseIterable {
        case requestHead
        case requestMessage
        case requestEnd
        case responseHead
        case responseMessage
        case statusOK
        case statusError
        /// The call is aborted before its end.
        case abort
    }

    /// What to do with an event.
    enum Verdict: Sendable, Hashable {
        /// Send it, or pass it on.
        case accept
        /// It is allowed, but comes too late to have an effect: ignore it.
        case drop
        /// The other end may not send this: answer with the error and abort.
        case violation(Fault)
        /// This end's own code may not send this.
        case misuse(Fault)
    }

    /// What is wrong with an event.
    enum Fault: Sendable, Hashable {
        /// It is not allowed now.
        case outOfOrder
        /// The call has exactly one message in this direction, and this is none or a second one.
        case cardinality
    }

    let role: Role
    let callType: CallType
    private(set) var request = Side.idle
    private(set) var response = Side.idle
    private(set) var isAborted = false
    private(set) var hasRequestMessage = false
    private(set) var hasResponseMessage = false

    init(role: Role, callType: CallType) {
        self.role = role
        self.callType = callType
    }

    /// Whether the outcome is known: the status was sent, or the call was aborted.
    var isOver: Bool { self.isAborted || self.response == .ended }

    /// Applies an event and returns the verdict on it. A fault changes nothing.
    mutating func apply(_ event: Event) -> Verdict {
        if self.isAborted { return .drop }
        switch event {
        case .abort:
            self.isAborted = true
            return self.response == .ended && self.request == .ended ? .drop : .accept
        case .requestHead: return self.requestHead()
        case .requestMessage: return self.requestMessage()
        case .requestEnd: return self.requestEnd()
        case .responseHead: return self.responseHead()
        case .responseMessage: return self.responseMessage()
        case .statusOK: return self.status(isOK: true)
        case .statusError: return self.status(isOK: false)
        }
    }

    private mutating func requestHead() -> Verdict {
        guard self.request == .idle else { return self.clientFault(.outOfOrder) }
        self.request = .open
        return .accept
    }

    private mutating func requestMessage() -> Verdict {
        guard self.request == .open else { return self.clientFault(.outOfOrder) }
        // The server has answered already, which the client may not know yet.
        if self.response == .ended { return .drop }
        if self.hasRequestMessage, !self.callType.streamsRequests { return self.clientFault(.cardinality) }
        self.hasRequestMessage = true
        return .accept
    }

    private mutating func requestEnd() -> Verdict {
        guard self.request == .open else { return self.clientFault(.outOfOrder) }
        if self.response == .ended {
            self.request = .ended
            return .drop
        }
        if !self.hasRequestMessage, !self.callType.streamsRequests { return self.clientFault(.cardinality) }
        self.request = .ended
        return .accept
    }

    private mutating func responseHead() -> Verdict {
        guard self.request != .idle, self.response == .idle else { return self.serverFault(.outOfOrder) }
        self.response = .open
        return .accept
    }

    private mutating func responseMessage() -> Verdict {
        guard self.response == .open else { return self.serverFault(.outOfOrder) }
        if self.hasResponseMessage, !self.callType.streamsResponses { return self.serverFault(.cardinality) }
        self.hasResponseMessage = true
        return .accept
    }

    private mutating func status(isOK: Bool) -> Verdict {
        guard self.request != .idle, self.response != .ended else { return self.serverFault(.outOfOrder) }
        if isOK, !self.hasResponseMessage, !self.callType.streamsResponses { return self.serverFault(.cardinality) }
        self.response = .ended
        return .accept
    }

    private func clientFault(_ fault: Fault) -> Verdict { self.role == .client ? .misuse(fault) : .violation(fault) }
    private func serverFault(_ fault: Fault) -> Verdict { self.role == .server ? .misuse(fault) : .violation(fault) }
}
