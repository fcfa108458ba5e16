import Foundation

/// An address for a service that another process already listens on.
public struct PortInUse: Sendable, Hashable, CustomStringConvertible {
    /// The service that needs the port.
    public let service: String
    /// The purpose: `gRPC`, `admin`, `HTTP`, …
    public let purpose: String
    /// The IPv4 address.
    public let host: String
    /// The port, 1 to 65535.
    public let port: Int
    /// Name and id of the process that listens there; nil when this user may not see it.
    public let holder: String?

    /// `127.0.0.1:7101 (gRPC of registry): held by registry (pid 4711)`.
    public var description: String {
        let holder = holder.map { "held by \($0)" } ?? "held by a process of another user; `ss -ltnp 'sport = :\(port)'`, as root, names it"
        return "\(host):\(port) (\(purpose) of \(service)): \(holder)"
    }

    /// The addresses that are in use now.
    static func among(_ addresses: [FixedAddress]) -> [PortInUse] {
        let taken = addresses.filter { !$0.isFree }
        guard !taken.isEmpty else { return [] }
        let holders = Listeners.holders(of: Set(taken.map(\.port)))
        return taken.map { PortInUse(service: $0.service, purpose: $0.purpose, host: $0.host, port: $0.port, holder: holders[$0.port]) }
    }
}

/// An address of a system with documented ports.
struct FixedAddress: Sendable, Hashable {
    let service: String
    /// The purpose, in words.
    let purpose: String
    /// The setting for the address.
    let setting: String
    let host = "127.0.0.1"
    let port: Int

    /// The documented addresses of a service (`make run`): the admin port is the service's own plus 100.
    static func addresses(of service: String) -> [FixedAddress] {
        func address(_ purpose: String, _ setting: String, _ port: Int) -> FixedAddress {
            FixedAddress(service: service, purpose: purpose, setting: setting, port: port)
        }
        let ports = [
            "registry": 7101, "preferences": 7102, "evaluator": 7103, "dispatcher": 7104, "receipts": 7105, "gateway": 7106,
            CarillonSystem.simulator: 7300,
        ]
        guard let port = ports[service] else { return [] }
        let own = [address("gRPC", "listen", port), address("admin", "admin_listen", port + 100)]
        if service == "gateway" { return [address("HTTP", "http_listen", 7180)] + own }
        guard service == CarillonSystem.simulator else { return own }
        return own + [
            address("APNs", "apns_port", port + 1), address("FCM", "fcm_port", port + 2), address("Expo", "expo_port", port + 3),
            address("mail", "smtp_port", port + 4),
        ]
    }

    /// Whether a server could listen there now.
    var isFree: Bool {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return true }
        defer { close(descriptor) }
        // Servers set this option, too. With it, lingering connections of an earlier server do not count.
        var yes: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(clamping: port).bigEndian)
        inet_pton(AF_INET, host, &address.sin_addr)
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
        }
        // Two sockets with the option may be bound to one port until one of them listens.
        return result == 0 && listen(descriptor, 1) == 0 || errno != EADDRINUSE
    }
}

/// The processes that listen on TCP ports of this machine, from `/proc`: proc(5).
enum Listeners {
    /// Name and id of the process of each port. Processes of other users are missing unless this user is root.
    static func holders(of ports: Set<Int>) -> [Int: String] {
        var portOfSocket: [String: Int] = [:]
        for table in ["/proc/net/tcp", "/proc/net/tcp6"] {
            for line in text(table).split(separator: "\n").dropFirst() {
                // Fields: number, local address in hexadecimal, remote address, state (0A: listening), …; the tenth is the socket's inode.
                let fields = line.split(separator: " ")
                guard fields.count > 9, fields[3] == "0A", let port = fields[1].split(separator: ":").last.flatMap({ Int($0, radix: 16) }),
                    ports.contains(port)
                else { continue }
                portOfSocket["socket:[\(fields[9])]"] = port
            }
        }
        var holders: [Int: String] = [:]
        for pid in names(in: "/proc").compactMap({ Int32($0) }) where holders.count < ports.count {
            let files = "/proc/\(pid)/fd"
            for file in names(in: files) {
                guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(files)/\(file)"), let port = portOfSocket[target]
                else { continue }
                holders[port] = "\(text("/proc/\(pid)/comm").dropLast()) (pid \(pid))"
            }
        }
        return holders
    }

    private static func names(in folder: String) -> [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] }

    /// The whole text of a file of `/proc`, which has no size.
    private static func text(_ path: String) -> String {
        guard let file = FileHandle(forReadingAtPath: path) else { return "" }
        defer { try? file.close() }
        return String(decoding: (try? file.readToEnd()) ?? Data(), as: UTF8.self)
    }
}
