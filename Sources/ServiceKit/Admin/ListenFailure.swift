public import HTTP2
import NIOCore
#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// An address could not be listened on.
public struct ListenFailure: Error, CustomStringConvertible {
    public let description: String

    /// Turns a failed bind into words that help.
    ///
    /// - Parameters:
    ///   - what: what was to listen there: "the RPC port".
    ///   - flag: how another address is chosen: `--listen`.
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

    /// The words of the operating system, where it said no.
    private static func cause(_ code: Int32?, _ error: any Error) -> String { code.map { String(cString: strerror($0)) } ?? "\(error)" }
}
