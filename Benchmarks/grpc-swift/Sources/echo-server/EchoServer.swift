import Foundation
import GRPCCore
import GRPCNIOTransportHTTP2Posix
import NIOPosix

/// `carillon.bench.v1.Echo` with grpc-swift-2 and its NIO transport on one event loop: `echo-server [CERTIFICATE KEY]`.
///
/// Messages stay bytes, which spares this peer the decoding and encoding that `carillon-bench rpc-echo` does.
@main
struct EchoServer {
    static func main() async throws {
        let arguments = CommandLine.arguments
        let security: HTTP2ServerTransport.Posix.TransportSecurity =
            arguments.count == 3
            ? .tls(
                certificateChain: [.file(path: arguments[1], format: .pem)], privateKey: .file(path: arguments[2], format: .pem))
            : .plaintext
        let transport = HTTP2ServerTransport.Posix(
            address: .ipv4(host: "127.0.0.1", port: 0), transportSecurity: security,
            eventLoopGroup: MultiThreadedEventLoopGroup(numberOfThreads: 1))
        let server = GRPCServer(transport: transport, services: [Echo()])
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await server.serve() }
            let address = try await transport.listeningAddress
            print("port \(address.ipv4?.port ?? 0)")
            fflush(nil)
            try await group.waitForAll()
        }
    }
}

struct Echo: RegistrableRPCService {
    func registerMethods<Transport: ServerTransport>(with router: inout RPCRouter<Transport>) {
        self.register("Get", .unary, with: &router) { request in
            let message = try await request.first
            return StreamingServerResponse(single: ServerResponse(message: message))
        }
        self.register("List", .serverStreaming, with: &router) { request in
            // How often to answer stands in the message as well, which this peer does not decode.
            let count = request.metadata[stringValues: "x-responses"].first { _ in true }.flatMap { Int($0) } ?? 0
            let message = try await request.first
            return StreamingServerResponse { writer in
                for _ in 0..<count { try await writer.write(message) }
                return [:]
            }
        }
        self.register("Collect", .clientStreaming, with: &router) { request in
            var last: [UInt8] = []
            for try await message in request.messages { last = message }
            return StreamingServerResponse(single: ServerResponse(message: last))
        }
        self.register("Exchange", .bidirectionalStreaming, with: &router) { request in
            StreamingServerResponse { writer in
                for try await message in request.messages { try await writer.write(message) }
                return [:]
            }
        }
    }

    private func register<Transport: ServerTransport>(
        _ name: String, _ type: MethodDescriptor.RPCType, with router: inout RPCRouter<Transport>,
        _ handler: @escaping @Sendable (StreamingServerRequest<[UInt8]>) async throws -> StreamingServerResponse<[UInt8]>
    ) {
        let descriptor = MethodDescriptor(fullyQualifiedService: "carillon.bench.v1.Echo", method: name, type: type)
        router.registerHandler(forMethod: descriptor, deserializer: Raw(), serializer: Raw()) { request, _ in try await handler(request) }
    }
}

extension StreamingServerRequest<[UInt8]> {
    /// The one message of a call that sends one.
    var first: [UInt8] {
        get async throws { try await ServerRequest(stream: self).message }
    }
}

/// Messages as the bytes they are.
struct Raw: MessageSerializer, MessageDeserializer {
    func serialize<Bytes: GRPCContiguousBytes>(_ message: [UInt8]) throws -> Bytes { Bytes(message) }
    func deserialize<Bytes: GRPCContiguousBytes>(_ bytes: Bytes) throws -> [UInt8] { bytes.withUnsafeBytes { Array($0) } }
}
