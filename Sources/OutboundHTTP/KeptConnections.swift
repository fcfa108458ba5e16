import CCurl
import Synchronization

/// libcurl's handles between requests, each with the connection of its last one. A handle may move between threads; one transfer has it at a time.
/// So there are no more connections than requests at one time.
final class KeptConnections: Sendable {
    /// A name that leads elsewhere is followed after this time, however busy the connection is.
    static let longestLife = Duration.seconds(600)

    /// A handle that no transfer has. Pointers may not cross threads in Swift, and their bits may.
    private struct Idle {
        var handle: UInt
        /// Of its connection; -1: it has none.
        var socket: curl_socket_t
        var since: ContinuousClock.Instant
    }

    private struct State {
        /// The one that was used last is the last.
        var idle: [Idle] = []
        var isClosed = false
    }

    /// A connection without a request ends after this time.
    let longestIdle: Duration
    private let state = Mutex(State())

    init(longestIdle: Duration) { self.longestIdle = longestIdle }

    /// The handle that was used last, or a new one; nil where libcurl makes none.
    ///
    /// A connection that its server ended is not used: a request over it would be lost. libcurl does not see the end of those that TLS announces.
    func take() -> UnsafeMutableRawPointer? {
        while let idle = state.withLock({ $0.idle.popLast() }) {
            guard CCurl_isQuiet(idle.socket) != 0 else {
                Self.end([idle.handle])
                continue
            }
            return UnsafeMutableRawPointer(bitPattern: idle.handle)
        }
        return curl_easy_init()
    }

    /// Takes a handle back. It forgets the request, and keeps the connection.
    func giveBack(_ handle: UnsafeMutableRawPointer) {
        let socket = CCurl_socket(handle)
        curl_easy_reset(handle)
        let bits = UInt(bitPattern: handle)
        let isKept = state.withLock { state -> Bool in
            guard !state.isClosed else { return false }
            state.idle.append(Idle(handle: bits, socket: socket, since: .now))
            return true
        }
        if !isKept { curl_easy_cleanup(handle) }
    }

    /// Ends the connections that have been idle for too long.
    ///
    /// - Returns: whether others are idle.
    func endIdle() -> Bool {
        let latest = ContinuousClock.now - longestIdle
        let (ended, isLeft) = state.withLock { state -> ([UInt], Bool) in
            let ended = state.idle.filter { $0.since <= latest }.map(\.handle)
            state.idle.removeAll { $0.since <= latest }
            return (ended, !state.idle.isEmpty)
        }
        Self.end(ended)
        return isLeft
    }

    /// Ends all connections. A handle that is given back later ends then.
    func close() {
        let ended = state.withLock { state -> [UInt] in
            state.isClosed = true
            defer { state.idle = [] }
            return state.idle.map(\.handle)
        }
        Self.end(ended)
    }

    private static func end(_ handles: [UInt]) {
        for bits in handles { curl_easy_cleanup(UnsafeMutableRawPointer(bitPattern: bits)) }
    }
}
