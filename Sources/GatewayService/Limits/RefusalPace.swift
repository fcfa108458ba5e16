import HTTPTypes
import Hummingbird
import NIOCore
import ServiceKit
import Synchronization

/// Holds answers to refused requests back for a moment, so that clients that ask again at once cost little.
///
/// Held are answers 429 of the gateway's own limits, whose `Retry-After` is at least as long, and answers 401 of an address with many. A held answer
/// occupies its connection, or over HTTP/2 its stream. Requests over a reverse proxy on this machine are not held: they would occupy the connections
/// that it has for all of its clients.
final class RefusalPace: Sendable {
    /// The shortest `Retry-After`.
    static let time = Duration.seconds(1)
    /// Answers held at once; further ones are sent at once. With its connection and its task one takes some ten KiB.
    static let most = 1_000
    /// Most bytes of a held request's body. Larger ones would keep memory for bodies (`limits.held_body_bytes`) from requests that are served.
    static let mostBodyBytes = 64 * 1_024
    /// Answers 401 of an address that are not held: at once, and a second. Honest clients get one when their token has expired, and then show
    /// another: 20 a second are those of 72,000 users behind one address with tokens of an hour.
    static let (unauthenticatedBurst, unauthenticatedPerSecond) = (100, 20)

    private let held = Mutex(0)
    private let unauthenticated = RateLimiter<String>(
        most: RefusalPace.unauthenticatedBurst, interval: .seconds(1) / RefusalPace.unauthenticatedPerSecond, mostKeys: 100_000)
    private let clock: any DomainClock
    private let sleep: @Sendable (Duration) async throws -> Void

    /// - Parameter sleep: waits. In real time, because connections live in it.
    init(clock: any DomainClock, sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }) {
        self.clock = clock
        self.sleep = sleep
    }

    /// Waits before the answer to a request that a limit refused.
    ///
    /// - Parameter peer: the other end of the connection.
    func hold(_ request: Request, from peer: SocketAddress?) async {
        guard ClientAddress.direct(peer) != nil, Self.isSmall(request) else { return }
        let isHeld = held.withLock { held in
            guard held < Self.most else { return false }
            held += 1
            return true
        }
        guard isHeld else { return }
        // It throws when the client has gone.
        try? await sleep(Self.time)
        held.withLock { $0 -= 1 }
    }

    /// Waits before a 401, unless its address has few.
    func holdUnauthenticated(_ request: Request, from peer: SocketAddress?) async {
        guard let address = ClientAddress.direct(peer), unauthenticated.take(address, at: clock.steadyNow) != nil else { return }
        await hold(request, from: peer)
    }

    private static func isSmall(_ request: Request) -> Bool {
        guard request.headers[.transferEncoding] == nil else { return false }
        guard let length = request.headers[.contentLength] else { return true }
        return Int(length).map { $0 <= mostBodyBytes } ?? false
    }
}
