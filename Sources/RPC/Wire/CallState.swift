/// Where one call stands, on either side of it, as a value: what may be said next, and whose fault it is when something else is.
///
/// The two directions are two dimensions. Requests: metadata once, messages, the end. Responses: metadata at most once and first,
/// messages, the status exactly once and last; a status alone is "trailers-only". An abort (RST_STREAM, lost connection, deadline,
/// cancellation) ends both. Source: grpc PROTOCOL-HTTP2.md; cardinality: statuscodes.md.
struct CallState: Sendable, Hashable {
    /// Which end of the call keeps this state.
    enum Role: Sendable, Hashable, CaseIterable {
        case client
        case server
    }

    /// How far one direction has come.
    enum Side: Sendable, Hashable, CaseIterable {
        /// Nothing was said.
        case idle
        /// Metadata was said.
        case open
        /// Everything was said.
        case ended
    }

    /// Something one of the two ends says.
    enum Event: Sendable, Hashable, CaseIterable {
        case requestHead
        case requestMessage
        case requestEnd
        case responseHead
        case responseMessage
        case statusOK
        case statusError
        /// The call is cut off without being finished.
        case abort
    }

    /// What to do with an event.
    enum Verdict: Sendable, Hashable {
        /// Send it, or hand it on.
        case accept
        /// It comes too late to matter, and rightly so: ignore it.
        case drop
        /// The other end may not say this: answer with the error and abort.
        case violation(Fault)
        /// Our own code may not say this.
        case misuse(Fault)
    }

    /// What is wrong with an event.
    enum Fault: Sendable, Hashable {
        /// It may not come now.
        case outOfOrder
        /// The call takes exactly one message in this direction and this is none, or one more.
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

    /// The outcome is known: the status was said, or the call was cut off.
    var isOver: Bool { self.isAborted || self.response == .ended }

    /// Says whether the event may happen and, when it may, notes that it did. A fault changes nothing.
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
        // The server has answered already; a client need not know that yet.
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
