import Glibc
import HTTP2
import NIOCore
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

    /// All addresses of a name, in the system's order. Blocks, so it runs on a thread of its own pool.
    private static func lookUp(_ name: String, port: Int) throws -> [Target.Address] {
        var hints = addrinfo()
        hints.ai_family = AF_UNSPEC
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var list: UnsafeMutablePointer<addrinfo>?
        let code = getaddrinfo(name, nil, &hints, &list)
        guard code == 0 else {
            throw RPCError(code: .unavailable, message: "the name '\(name)' cannot be resolved: \(String(cString: gai_strerror(code)))")
        }
        defer { freeaddrinfo(list) }
        var addresses: [Target.Address] = []
        for entry in sequence(first: list, next: { $0?.pointee.ai_next }) {
            guard let entry else { break }
            var host = [CChar](repeating: 0, count: Int(NI_MAXHOST))
            let named = getnameinfo(
                entry.pointee.ai_addr, entry.pointee.ai_addrlen, &host, socklen_t(host.count), nil, 0, NI_NUMERICHOST)
            guard named == 0 else { continue }
            let text = host.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
            let address = Target.Address.ip(text, port: port)
            if !addresses.contains(address) { addresses.append(address) }
        }
        return addresses
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
