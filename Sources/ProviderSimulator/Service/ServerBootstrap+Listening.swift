import HTTP2
import NIOCore
import NIOPosix
import ServiceKit

extension ServerBootstrap {
    /// Begins to listen.
    ///
    /// - Parameter what: what listens, in words, and the setting of its port.
    /// - Returns: the listener, and the address that it got.
    /// - Throws: `ListenFailure` naming the address and the remedy.
    func listen(
        on address: ListenAddress, as what: (words: String, setting: String)
    ) async throws -> (listener: any Channel, localAddress: SocketAddress) {
        do {
            let listener: any Channel
            switch address {
            case .host(let host, let port):
                listener = try await childChannelOption(.tcpOption(.tcp_nodelay), value: 1).bind(host: host, port: port).get()
            case .unix(let path): listener = try await bind(unixDomainSocketPath: path, cleanupExistingSocketFile: true).get()
            }
            guard let localAddress = listener.localAddress else { throw ChannelError.unknownLocalAddress }
            return (listener, localAddress)
        } catch {
            throw ListenFailure.explained(address, what: what.words, flag: what.setting, error)
        }
    }
}
