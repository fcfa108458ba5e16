import Foundation
import Testing

/// gRPC's interoperability cases (grpc interop-test-descriptions.md), each in every direction.
enum InteropCases {
    static let all = [
        "empty_unary", "large_unary", "client_compressed_unary", "server_compressed_unary", "client_streaming",
        "client_compressed_streaming", "server_streaming", "server_compressed_streaming", "ping_pong", "empty_stream", "custom_metadata",
        "status_code_and_message", "special_status_message", "unimplemented_method", "unimplemented_service", "cancel_after_begin",
        "cancel_after_first_response", "timeout_on_sleeping_server", "rpc_soak", "channel_soak", "concurrent_large_unary",
    ]

    /// Cases that TLS could change: the handshake, large messages, both kinds of streams, metadata, cancellation.
    static let withTLS = ["empty_unary", "large_unary", "ping_pong", "custom_metadata", "cancel_after_first_response", "channel_soak"]

    /// Nothing is asserted on speed: the soak cases get time enough for a busy machine.
    private static let patience = [
        "--soak_iterations=30", "--soak_per_iteration_max_acceptable_latency_ms=30000", "--soak_overall_timeout_seconds=120",
    ]

    /// Runs one case between two programs.
    static func run(_ testCase: String, client: Implementation, server: Implementation, tls certificates: Certificates? = nil) async throws {
        let serverFlags = certificates?.flags.server ?? []
        let ((status, output), _) = try await server.server.with(serverFlags).serving { port in
            var flags = ["--server_host=localhost", "--server_port=\(port)", "--test_case=\(testCase)"] + patience
            flags += certificates?.flags.client ?? []
            if client == .carillon, !server.seesCompression { flags.append("--probe_compression=false") }
            return try await client.client.with(flags).run()
        }
        #expect(status == 0 && output.contains("ok \(testCase)"), "\(output)")
    }
}

@Suite(
    "gRPC interoperability cases with grpcio", .enabled(if: Implementation.isPythonInstalled, "run scripts/python-env.sh"),
    .timeLimit(.minutes(3)))
struct GrpcioCaseTests {
    @Test("ARCH-02 a grpcio client against our server", arguments: InteropCases.all)
    func ourServer(testCase: String) async throws {
        try await InteropCases.run(testCase, client: .grpcio, server: .carillon)
    }

    @Test("ARCH-02 our client against a grpcio server", arguments: InteropCases.all)
    func ourClient(testCase: String) async throws {
        try await InteropCases.run(testCase, client: .carillon, server: .grpcio)
    }

    @Test("ARCH-02 certificates on both sides, a grpcio client", arguments: InteropCases.withTLS)
    func ourServerWithTLS(testCase: String) async throws {
        try await InteropCases.run(testCase, client: .grpcio, server: .carillon, tls: Certificates())
    }

    @Test("ARCH-02 certificates on both sides, a grpcio server", arguments: InteropCases.withTLS)
    func ourClientWithTLS(testCase: String) async throws {
        try await InteropCases.run(testCase, client: .carillon, server: .grpcio, tls: Certificates())
    }

    @Test("A client without a certificate gets nothing from a server that asks for one")
    func withoutCertificate() async throws {
        let certificates = try Certificates()
        let ((status, output), _) = try await Implementation.carillon.server.with(certificates.flags.server).serving { port in
            try await Implementation.grpcio.client.with(
                [
                    "--server_host=localhost", "--server_port=\(port)", "--test_case=empty_unary", "--use_tls=true",
                    "--ca_file=\(certificates.authorityPath)",
                ]
            ).run()
        }
        #expect(status != 0 && output.contains("UNAVAILABLE"), "\(output)")
    }
}

@Suite(
    "gRPC interoperability cases with gRPC C++", .enabled(if: Implementation.isCppInstalled, "run scripts/setup.sh tests"),
    .timeLimit(.minutes(5)))
struct GrpcCppCaseTests {
    init() async throws {
        let (status, output) = try await Implementation.cppBuild.value
        try #require(status == 0, "\(output)")
    }

    @Test("ARCH-02 a gRPC C++ client against our server", arguments: InteropCases.all)
    func ourServer(testCase: String) async throws {
        try await InteropCases.run(testCase, client: .grpcCpp, server: .carillon)
    }

    @Test("ARCH-02 our client against a gRPC C++ server", arguments: InteropCases.all)
    func ourClient(testCase: String) async throws {
        try await InteropCases.run(testCase, client: .carillon, server: .grpcCpp)
    }

    @Test("ARCH-02 certificates on both sides, a gRPC C++ client", arguments: InteropCases.withTLS)
    func ourServerWithTLS(testCase: String) async throws {
        try await InteropCases.run(testCase, client: .grpcCpp, server: .carillon, tls: Certificates())
    }

    @Test("ARCH-02 certificates on both sides, a gRPC C++ server", arguments: InteropCases.withTLS)
    func ourClientWithTLS(testCase: String) async throws {
        try await InteropCases.run(testCase, client: .carillon, server: .grpcCpp, tls: Certificates())
    }
}

@Suite("gRPC interoperability cases between our own two sides", .timeLimit(.minutes(3)))
struct OwnCaseTests {
    @Test("ARCH-02 our client against our server, compression flags included", arguments: InteropCases.all)
    func ourselves(testCase: String) async throws {
        try await InteropCases.run(testCase, client: .carillon, server: .carillon)
    }
}
