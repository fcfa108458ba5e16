import NIOConcurrencyHelpers

/// The certificate and rules of one listener. `reload` reads a renewed certificate for the connections to come.
public final class TLSServerContext: Sendable {
    public let configuration: TLSServerConfiguration
    private let current: NIOLockedValueBox<SSLContext>

    /// Reads the files.
    /// - Throws: `TLSError` `.configuration`, naming the file and what is wrong with it.
    public init(_ configuration: TLSServerConfiguration) throws {
        self.configuration = configuration
        current = NIOLockedValueBox(try SSLContext(configuration))
    }

    /// Reads the files again. Open connections go on as they are; if the new files are not usable, the old ones stay in use and this throws.
    public func reload() throws {
        let renewed = try SSLContext(configuration)
        current.withLockedValue { $0 = renewed }
    }

    func makeSession() -> TLSSession {
        TLSSession(current.withLockedValue { $0 }, .server(clientCAPath: configuration.clientCAPath))
    }
}

/// The trust and certificate of clients. One serves any number of connections.
public final class TLSClientContext: Sendable {
    public let configuration: TLSClientConfiguration
    private let context: SSLContext

    /// Reads the files.
    /// - Throws: `TLSError` `.configuration`, naming the file and what is wrong with it.
    public init(_ configuration: TLSClientConfiguration) throws {
        self.configuration = configuration
        context = try SSLContext(configuration)
    }

    func makeSession(serverName: String?) throws -> TLSSession {
        guard let name = configuration.serverName ?? serverName, !name.isEmpty else {
            throw TLSError(.configuration, "the server's name is not known, so its certificate could not be verified: set the server name")
        }
        return TLSSession(context, .client(serverName: name, trustedCAPath: configuration.trustedCAPath))
    }
}
