public import HTTP2
import NIOCore
#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A service cannot listen on an address.
public struct ListenFailure: Error, CustomStringConvertible {
    public let description: String

    /// Explains a failed bind, with the remedy.
    ///
    /// - Parameters:
    ///   - what: the listener: "the RPC port".
    ///   - flag: the flag for another address: `--listen`.
    public static func explained(_ address: ListenAddress, what: String, flag: String, _ error: any Error) -> ListenFailure {
        let place =
            switch address {
            case .host(let host, let port): "port \(port) of \(host)"
            case .unix(let path): "the socket \(path)"
            }
        let code = (error as? IOError)?.errnoCode ?? (error as? HTTP2Error)?.systemErrorCode
        let reason =
            switch code {
            case EADDRINUSE: "is in use by another process; stop that one, or choose another address with \(flag)"
            case EACCES: "may not be used by this user; choose another address with \(flag)"
            case EADDRNOTAVAIL: "is no address of this machine; choose another one with \(flag)"
            default: "cannot be listened on (\(cause(code, error))); choose another address with \(flag)"
            }
        return ListenFailure(description: "\(what): \(place) \(reason)")
    }

    /// The operating system's description of an error.
    private static func cause(_ code: Int32?, _ error: any Error) -> String { code.map { String(cString: strerror($0)) } ?? "\(error)" }
}
