import NIOConcurrencyHelpers
import NIOCore

/// A context from files that can be read again while it is in use: a renewed certificate, another authority.
public protocol ReloadableTLSContext: AnyObject, Sendable {
    /// The files it consists of.
    var files: [String] { get }
    /// The end of the own certificate, in seconds since 1970; `nil` without one.
    var certificateExpiresAt: Int64? { get }
    /// Reads the files again, for future handshakes. Open connections do not change. If the new files are unusable, the old contents stay in use and
    /// this throws `TLSError` `.configuration`.
    func reload() throws
}

/// The certificate and rules of one listener.
public final class TLSServerContext: ReloadableTLSContext {
    /// Gets each failure in TLS, with the peer's address where the system knows it. Called on the connection's loop.
    public typealias FailureReport = @Sendable (TLSError, SocketAddress?) -> Void

    public let configuration: TLSServerConfiguration
    let onFailure: FailureReport?
    private let current: NIOLockedValueBox<SSLContext>

    /// Reads the files.
    /// - Throws: `TLSError` `.configuration`, naming the file and what is wrong with it.
    public init(_ configuration: TLSServerConfiguration, onFailure: FailureReport? = nil) throws {
        self.configuration = configuration
        self.onFailure = onFailure
        current = NIOLockedValueBox(try SSLContext(configuration))
    }

    /// See `ReloadableTLSContext`.
    public var files: [String] { configuration.certificate.paths + [configuration.clientCAPath].compactMap { $0 } }
    /// See `ReloadableTLSContext`.
    public var certificateExpiresAt: Int64? { current.withLockedValue { $0.certificateExpiresAt } }

    /// See `ReloadableTLSContext`.
    public func reload() throws {
        let renewed = try SSLContext(configuration)
        current.withLockedValue { $0 = renewed }
    }

    func makeSession() -> TLSSession {
        TLSSession(current.withLockedValue { $0 }, .server(clientCAPath: configuration.clientCAPath))
    }
}

/// The trust and certificate of clients, for any number of connections.
public final class TLSClientContext: ReloadableTLSContext {
    public let configuration: TLSClientConfiguration
    private let current: NIOLockedValueBox<SSLContext>

    /// Reads the files.
    /// - Throws: `TLSError` `.configuration`, naming the file and what is wrong with it.
    public init(_ configuration: TLSClientConfiguration) throws {
        self.configuration = configuration
        current = NIOLockedValueBox(try SSLContext(configuration))
    }

    private init(sharing other: TLSClientContext, serverName: String) {
        var configuration = other.configuration
        configuration.serverName = serverName
        self.configuration = configuration
        current = other.current
    }

    /// A context with the same trust and certificate, for a server with this name. A reload of one context also reloads the other.
    public func expecting(_ serverName: String) -> TLSClientContext { TLSClientContext(sharing: self, serverName: serverName) }

    /// See `ReloadableTLSContext`.
    public var files: [String] { (configuration.certificate?.paths ?? []) + [configuration.trustedCAPath].compactMap { $0 } }
    /// See `ReloadableTLSContext`.
    public var certificateExpiresAt: Int64? { current.withLockedValue { $0.certificateExpiresAt } }

    /// See `ReloadableTLSContext`.
    public func reload() throws {
        let renewed = try SSLContext(configuration)
        current.withLockedValue { $0 = renewed }
    }

    func makeSession(serverName: String?) throws -> TLSSession {
        guard let name = configuration.serverName ?? serverName, !name.isEmpty else {
            throw TLSError(.configuration, "the server's name is not known, so its certificate could not be verified: set the server name")
        }
        return TLSSession(current.withLockedValue { $0 }, .client(serverName: name, trustedCAPath: configuration.trustedCAPath))
    }
}
