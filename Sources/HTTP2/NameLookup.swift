import Glibc
import NIOCore
import NIOPosix

/// Looks up names of hosts on threads of its own, several at once. NIO looks up one name after the other on each event loop, so a name whose servers
/// do not answer would delay all connections of the loop.
public final class NameLookup: Sendable {
    /// Addresses of a name that a connection tries, a quarter of a second one after the other. A stranger's name may have any number.
    static let mostAddresses = 4

    private let threads: NIOThreadPool
    private let lookUp: @Sendable (_ name: String) throws -> [String]

    /// - Parameters:
    ///   - concurrency: names at the same time; further ones wait. Its threads live as long as the process.
    ///   - lookUp: the numeric addresses of a name, the preferred first; blocks.
    public init(concurrency: Int, lookUp: @escaping @Sendable (_ name: String) throws -> [String] = { try NameLookup.addresses(of: $0) }) {
        self.lookUp = lookUp
        threads = NIOThreadPool(numberOfThreads: concurrency)
        threads.start()
    }

    /// The name has no address; the cause in words of the system.
    public struct Failure: Error, Sendable, CustomStringConvertible {
        /// The cause, such as `Name or service not known`.
        public let description: String
    }

    /// All numeric addresses of a name or a numeric address, in the system's order. Blocks, so it runs on a thread of a pool.
    ///
    /// - Throws: ``Failure``.
    public static func addresses(of name: String) throws -> [String] {
        var hints = addrinfo()
        hints.ai_family = AF_UNSPEC
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var list: UnsafeMutablePointer<addrinfo>?
        let code = getaddrinfo(name, nil, &hints, &list)
        guard code == 0 else { throw Failure(description: String(cString: gai_strerror(code))) }
        defer { freeaddrinfo(list) }
        var addresses: [String] = []
        for entry in sequence(first: list, next: { $0?.pointee.ai_next }) {
            guard let entry else { break }
            var host = [CChar](repeating: 0, count: Int(NI_MAXHOST))
            let named = getnameinfo(
                entry.pointee.ai_addr, entry.pointee.ai_addrlen, &host, socklen_t(host.count), nil, 0, NI_NUMERICHOST)
            guard named == 0 else { continue }
            let text = host.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
            if !addresses.contains(text) { addresses.append(text) }
        }
        return addresses
    }

    /// For one connection.
    ///
    /// - Parameter used: the addresses of other connections, one for each.
    func query(on eventLoop: any EventLoop, avoiding used: [SocketAddress]) -> any Resolver & Sendable {
        Query(eventLoop: eventLoop, threads: threads, lookUp: lookUp, used: used)
    }

    /// The addresses that a connection tries: those first that the fewest other connections use, else in the system's order.
    static func order(_ addresses: [SocketAddress], avoiding used: [SocketAddress]) -> [SocketAddress] {
        let counted = addresses.enumerated().map { place, address in (uses: used.count(where: { $0 == address }), place: place, address: address) }
        return counted.sorted { ($0.uses, $0.place) < ($1.uses, $1.place) }.prefix(mostAddresses).map { $0.address }
    }

    private struct Query: Resolver, Sendable {
        let eventLoop: any EventLoop
        let threads: NIOThreadPool
        let lookUp: @Sendable (String) throws -> [String]
        let used: [SocketAddress]

        /// The other query has the addresses.
        func initiateAQuery(host: String, port: Int) -> EventLoopFuture<[SocketAddress]> { eventLoop.makeSucceededFuture([]) }

        /// The addresses of both families.
        func initiateAAAAQuery(host: String, port: Int) -> EventLoopFuture<[SocketAddress]> {
            threads.runIfActive(eventLoop: eventLoop) { [lookUp, used] in
                let found = ((try? lookUp(host)) ?? []).compactMap { try? SocketAddress(ipAddress: $0, port: port) }
                return NameLookup.order(found, avoiding: used)
            }
        }

        /// A look-up cannot be ended. Its result is dropped.
        func cancelQueries() {}
    }
}
