import HTTP2
import NIOPosix

/// Looks up the addresses of a target. Runs before every connection.
struct AddressResolution: Sendable {
    let target: Target
    /// Whether a name becomes one entry for each of its addresses. Otherwise a connection attempt tries them all (RFC 8305).
    let expandsNames: Bool

    func resolve() async throws -> [Target.Address] {
        switch self.target.kind {
        case .addresses(let addresses): return addresses
        case .resolver(let resolve): return try await resolve()
        case .dns(let name, let port):
            guard self.expandsNames else { return [.ip(name, port: port)] }
            return try await NIOThreadPool.singleton.runIfActive { try Self.lookUp(name, port: port) }
        }
    }

    /// All addresses of a name. Blocks, so it runs on a thread of its own pool.
    private static func lookUp(_ name: String, port: Int) throws -> [Target.Address] {
        do {
            return try NameLookup.addresses(of: name).map { .ip($0, port: port) }
        } catch {
            throw RPCError(code: .unavailable, message: "the name '\(name)' cannot be resolved: \(error)")
        }
    }
}

extension Target {
    /// The addresses of the target now, each address of a name by itself.
    package func lookUp() async throws -> [Address] { try await AddressResolution(target: self, expandsNames: true).resolve() }
}

extension Target.Address {
    var connectAddress: ConnectAddress {
        switch self {
        case .ip(let host, let port): .host(host, port: port)
        case .unix(let path): .unix(path: path)
        }
    }
}
