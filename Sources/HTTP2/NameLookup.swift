import NIOCore
import NIOPosix

/// Looks up names of hosts on threads of its own, several at once. NIO looks up one name after the other on each event loop, so a name whose servers
/// do not answer would delay all connections of the loop.
public final class NameLookup: Sendable {
    private let threads: NIOThreadPool

    /// - Parameter concurrency: names at the same time; further ones wait. Its threads live as long as the process.
    public init(concurrency: Int) {
        threads = NIOThreadPool(numberOfThreads: concurrency)
        threads.start()
    }

    /// For one connection.
    func query(on eventLoop: any EventLoop) -> any Resolver & Sendable { Query(eventLoop: eventLoop, threads: threads) }

    private struct Query: Resolver, Sendable {
        let eventLoop: any EventLoop
        let threads: NIOThreadPool

        /// The other query has the address.
        func initiateAQuery(host: String, port: Int) -> EventLoopFuture<[SocketAddress]> { eventLoop.makeSucceededFuture([]) }

        /// The address of either family that the system prefers.
        func initiateAAAAQuery(host: String, port: Int) -> EventLoopFuture<[SocketAddress]> {
            threads.runIfActive(eventLoop: eventLoop) { [try SocketAddress.makeAddressResolvingHost(host, port: port)] }
        }

        /// A look-up cannot be ended. Its result is dropped.
        func cancelQueries() {}
    }
}
