import Foundation

/// A socket that listens on a port of 127.0.0.1.
struct Listener {
    private let descriptor: Int32
    /// Where it listens; 0 where the port was taken.
    let port: Int

    /// - Parameter port: 0 for a free one.
    init(port: Int = 0) {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(port).bigEndian)
        inet_pton(AF_INET, "127.0.0.1", &address.sin_addr)
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let descriptor = self.descriptor
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, length) == 0 && listen(descriptor, 1) == 0 && getsockname(descriptor, $0, &length) == 0
            }
        }
        self.port = isListening ? Int(UInt16(bigEndian: address.sin_port)) : 0
    }

    func close() { _ = Glibc.close(descriptor) }
}
