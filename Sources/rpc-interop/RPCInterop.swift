import ArgumentParser
import TLS

/// gRPC's interoperability cases over our target RPC: the server of `grpc.testing.TestService`, and a client that runs one case against
/// anybody's server. The flags are those of every other implementation (grpc interop-test-descriptions.md).
@main
struct RPCInterop: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rpc-interop",
        abstract: "Server and client of gRPC's interoperability cases.",
        subcommands: [ServerCommand.self, ClientCommand.self])
}

/// TLS with certificates on both sides, by PEM files.
struct TLSOptions: ParsableArguments {
    @Option(name: .customLong("use_tls"), help: "true: speak TLS, with certificates on both sides.")
    var useTLS = false
    @Option(name: .customLong("ca_file"), help: "The authority of the other side's certificate.")
    var authority: String?
    @Option(name: .customLong("cert_file"), help: "Our certificate chain.")
    var certificate: String?
    @Option(name: .customLong("key_file"), help: "The key of our certificate.")
    var key: String?

    func validate() throws {
        if useTLS, authority == nil || certificate == nil || key == nil {
            throw ValidationError("--use_tls=true needs --ca_file, --cert_file and --key_file")
        }
    }

    private var files: TLSCertificateFiles? {
        guard let certificate, let key else { return nil }
        return TLSCertificateFiles(certificateChainPath: certificate, privateKeyPath: key)
    }

    func serverContext() throws -> TLSServerContext? {
        guard useTLS, let files else { return nil }
        return try TLSServerContext(TLSServerConfiguration(certificate: files, clientCAPath: authority))
    }

    func clientContext() throws -> TLSClientContext? {
        guard useTLS else { return nil }
        return try TLSClientContext(TLSClientConfiguration(trustedCAPath: authority, certificate: files))
    }
}
