import NIOPosix
public import ServiceKit

/// Fetches from HTTPS servers that clients and hosts name (SEC-07): names that are allowed, no private address at the moment of the connection, at
/// most three redirects, and limits of time and size. libcurl does the transfers, each on a thread.
public struct OutboundClient: Sendable {
    /// Why a fetch failed.
    public enum Failure: Error, Sendable, Hashable {
        /// The address may not be fetched, and another try would not change that. Words that follow the address: "names …".
        case refused(String)
        /// The body has more bytes than the limit.
        case tooLarge(limit: Int)
        /// The server answered with a status other than 200.
        case status(Int)
        /// The server did not answer, or not in time. Another try may succeed.
        case unreachable(String)
    }

    /// Most redirects that are followed.
    static let mostRedirects = 3

    private let hosts: OutboundHosts
    private let caFile: String?
    private let timeout: Duration
    private let threads: NIOThreadPool

    /// - Parameters:
    ///   - hosts: the hosts that may be named. One on its allow-list may have a private address.
    ///   - caFile: certificates of authorities, PEM; nil: those of the system.
    ///   - timeout: of a fetch with its redirects.
    ///   - concurrency: fetches at the same time; further ones wait.
    public init(hosts: OutboundHosts, caFile: String? = nil, timeout: Duration = .seconds(10), concurrency: Int = 8) {
        self.hosts = hosts
        self.caFile = caFile
        self.timeout = timeout
        threads = NIOThreadPool(numberOfThreads: concurrency)
        threads.start()
    }

    /// Ends its threads, after the fetches in progress.
    public func close() async { try? await threads.shutdownGracefully() }

    /// Fetches a body.
    ///
    /// - Parameters:
    ///   - url: an `https` address.
    ///   - mostBytes: of the body.
    /// - Throws: ``Failure``, or `CancellationError` after ``close()``.
    public func get(_ url: String, mostBytes: Int) async throws -> [UInt8] {
        try await threads.runIfActive { [self] in
            var (url, end) = (url, ContinuousClock.now + timeout)
            for _ in 0...Self.mostRedirects {
                if let refusal = hosts.refusal(of: url) { throw Failure.refused(refusal) }
                let time = end - .now
                guard time > .zero else { throw Failure.unreachable("no answer within \(timeout)") }
                let transfer = Transfer(
                    url, mostBytes: mostBytes, timeout: time, caFile: caFile, mayBePrivate: hosts.isAllowListed(hostOf: url))
                switch try transfer.run() {
                case .body(let bytes): return bytes
                case .redirect(let next): url = next
                }
            }
            throw Failure.refused("redirects more than \(Self.mostRedirects) times")
        }
    }
}
