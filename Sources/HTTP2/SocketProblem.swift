import Glibc
import NIOCore
import NIOPosix

/// The causes of failed connections, in words for operators. NIO's own texts have calls, arguments and type names.
package enum SocketProblem {
    /// The cause, such as `Connection refused` or `the name push.example.com has no address`. Of a name with several addresses, the cause at each.
    /// Errors from elsewhere keep their own description.
    package static func words(of error: any Error) -> String {
        switch error {
        case let error as IOError: text(of: error.errnoCode)
        case let error as SocketAddressError.UnknownHost: "the name \(error.host) has no address"
        case ChannelError.connectTimeout: "no answer in time"
        case ChannelError.eof, ChannelError.ioOnClosedChannel, ChannelError.inputClosed, ChannelError.outputClosed:
            "the other side closed the connection"
        case let several as NIOConnectionError: words(of: several)
        default: "\(error)"
        }
    }

    private static func words(of error: NIOConnectionError) -> String {
        let attempts = error.connectionErrors.map { "\($0.target): \(words(of: $0.error))" }
        guard attempts.isEmpty else { return attempts.joined(separator: "; ") }
        // Both look-ups of a name without an address fail alike.
        var causes: [String] = []
        for cause in [error.dnsAError, error.dnsAAAAError].compactMap({ $0 }).map({ words(of: $0) }) where !causes.contains(cause) {
            causes.append(cause)
        }
        return causes.isEmpty ? "the name \(error.host) has no address" : causes.joined(separator: "; ")
    }

    /// The operating system's text of an error.
    package static func text(of code: Int32) -> String { String(cString: strerror(code)) }
}
