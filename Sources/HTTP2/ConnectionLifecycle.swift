/// The state of a connection from its first byte to its last. A value without I/O.
///
/// Two things end a connection gently: our own shutdown and the peer's GOAWAY. A server shuts down in two steps (RFC 9113 §6.8): a GOAWAY with the
/// highest possible id and a PING; after the PING's answer a GOAWAY with the last processed id. So no request in transit is lost.
struct ConnectionLifecycle {
    enum Role { case client, server }

    /// The state of our own GOAWAY.
    enum LocalShutdown: Equatable {
        case none
        /// Server: notice sent, its PING not yet answered.
        case noticeSent
        /// No stream that begins now will be processed.
        case announced
    }

    enum OnShutdown: Equatable {
        /// Send the notice and a PING.
        case sendNotice
        /// Send the final GOAWAY.
        case sendGoAway
        /// Sent already.
        case none
    }

    let role: Role
    private(set) var localShutdown = LocalShutdown.none
    private(set) var peerGoAway: HTTP2GoAway?
    private(set) var streamIDsUsedUp = false
    /// The peer's first SETTINGS arrived.
    private(set) var isReady = false
    private(set) var isClosed = false

    init(role: Role) { self.role = role }

    /// Whether new streams are refused while open ones finish.
    var isDraining: Bool { localShutdown != .none || peerGoAway != nil || streamIDsUsedUp }

    /// Whether this side may open streams.
    var mayOpenStreams: Bool { role == .client && isReady && !isClosed && !isDraining }

    /// Whether the connection ends with its last stream.
    var endsWithLastStream: Bool {
        localShutdown == .announced || (role == .client && (peerGoAway != nil || streamIDsUsedUp || localShutdown != .none))
    }

    mutating func receivedSettings() -> Bool {
        defer { isReady = true }
        return !isReady
    }

    mutating func receivedGoAway(_ goAway: HTTP2GoAway) { peerGoAway = goAway }

    mutating func usedUpStreamIDs() { streamIDsUsedUp = true }

    mutating func beginShutdown() -> OnShutdown {
        guard localShutdown == .none, !isClosed else { return .none }
        if role == .server {
            localShutdown = .noticeSent
            return .sendNotice
        }
        localShutdown = .announced
        return .sendGoAway
    }

    /// The PING after the notice was answered or has timed out.
    mutating func noticeWasSeen() -> OnShutdown {
        guard localShutdown == .noticeSent, !isClosed else { return .none }
        localShutdown = .announced
        return .sendGoAway
    }

    /// The caller's own GOAWAY was sent.
    mutating func announced() { localShutdown = .announced }

    /// The first call returns `true`.
    mutating func close() -> Bool {
        defer { isClosed = true }
        return !isClosed
    }
}
