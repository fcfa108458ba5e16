import HTTP2
import NIOCore
import ServiceKit

/// Counts the faults of connections by client address (IPv6: each /64). New connections of an address with too many are not served
/// (``HeldConnection``): closing one costs a fraction of what its bytes would.
///
/// Requests are no faults, however many, nor are refused ones. A fault beyond the limit is not counted: an address is beyond it for one interval
/// after its last counted fault, and no longer.
final class ConnectionFaults: Sendable {
    private let limiter: RateLimiter<String>?

    /// Seconds' worth of faults at once, as when a mobile network loses many bodies.
    private static let burstSeconds = 2
    /// Addresses in memory, as ``RequestLimits`` has.
    private static let mostAddresses = 100_000

    /// - Parameter perSecond: faults of an address a second; nil: no limit.
    init(perSecond: Int?) {
        limiter = perSecond.map {
            RateLimiter(most: ConnectionFaults.burstSeconds * $0, interval: .seconds(1) / $0, mostKeys: ConnectionFaults.mostAddresses)
        }
    }

    /// The address that a connection's faults count for; nil: they do not count.
    func address(of channel: any Channel) -> String? { limiter == nil ? nil : ClientAddress.direct(channel.remoteAddress) }

    /// Counts a fault.
    func count(_ address: String, at now: NIODeadline) { _ = limiter?.take(address, at: Self.instant(now)) }

    /// Whether the next fault of the address would be beyond the limit.
    func isBeyondLimit(_ address: String, at now: NIODeadline) -> Bool { limiter?.wait(for: address, at: Self.instant(now)) != nil }

    /// The time of the event loop, as times of connections are.
    private static func instant(_ now: NIODeadline) -> SteadyInstant { SteadyInstant(milliseconds: Int64(now.uptimeNanoseconds / 1_000_000)) }
}

extension ConnectionCutReason {
    /// Whether only a hostile or broken client causes it. Lost networks, slow readers and full servers are no faults of a client.
    var isFault: Bool {
        switch self {
        case .headerList, .slowHead, .slowRequest, .pipelining, .controlFlood, .resetFlood, .continuationFlood, .protocolViolation: true
        case .connectionLimit, .peerConnectionLimit, .peerFaults, .handshake, .slowReader, .unreadBytes, .unreadFrames, .messageBudget, .silence:
            false
        }
    }
}
