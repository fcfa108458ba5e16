/// How far a connection is on its way from the first byte to the last. A value without I/O.
///
/// Two things end a connection gently: our own shutdown and the peer's GOAWAY. A server announces its shutdown in two steps
/// (RFC 9113 §6.8): a GOAWAY with the highest possible id, a PING, and after its answer a GOAWAY with the id it really processed last, so that
/// requests on their way are not lost.
struct ConnectionLifecycle {
    enum Role { case client, server }

    /// How far our own GOAWAY is.
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
        /// Send the GOAWAY that counts.
        case sendGoAway
        /// Already on its way.
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

    /// Whether new streams are out of the question while those open still finish.
    var isDraining: Bool { localShutdown != .none || peerGoAway != nil || streamIDsUsedUp }

    /// Whether this side may open streams.
    var mayOpenStreams: Bool { role == .client && isReady && !isClosed && !isDraining }

    /// Whether the connection has no purpose once its last stream is gone.
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

    /// The PING behind the notice was answered (or is given up).
    mutating func noticeWasSeen() -> OnShutdown {
        guard localShutdown == .noticeSent, !isClosed else { return .none }
        localShutdown = .announced
        return .sendGoAway
    }

    /// A GOAWAY of the caller's own wording was sent.
    mutating func announced() { localShutdown = .announced }

    /// The first call says `true`.
    mutating func close() -> Bool {
        defer { isClosed = true }
        return !isClosed
    }
}
