import ArgumentParser
import CarillonAPI
import Foundation
import HTTP2
import NIOPosix
import Protobuf
import RPC

/// The RPC room alone: decodes each request, hands it to an asynchronous handler, encodes what it returns.
/// `scripts/bench.sh rpc` measures it against `nghttpd` and gRPC C++.
struct RPCEcho: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rpc-echo",
        abstract: "Serves a unary echo over gRPC on one event loop; prints its port and runs until interrupted.")

    @Option(help: "The TCP port on 127.0.0.1; 0 takes a free one.")
    var port = 0
    @Option(help: "Write the framed request that h2load should post to this file.")
    var requestFile: String?

    func run() async throws {
        if let requestFile { try Data(Self.framedRequest()).write(to: URL(fileURLWithPath: requestFile)) }
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let server = RPCServer(services: [EchoService()])
        let addresses = try await server.listen(on: [.host("127.0.0.1", port: port)], group: group)
        print("port \(addresses[0].port ?? 0)")
        fflush(nil)
        // Until the process is interrupted.
        while !Task.isCancelled { try await Task.sleep(for: .seconds(3600)) }
    }

    /// A registration of about 100 bytes.
    static let request = RegistryV1.RegisterDeviceRequest(
        tenant: CommonV1.Tenant(organizationId: "org_acme", appId: "chat"), userId: "usr_01HZ3K8Q", deviceId: "device_01HZ3K",
        platform: "ios", token: "0f1e2d3c4b5a69788796a5b4c3d2e1f0")

    static func framedRequest() throws -> [UInt8] {
        let message = try request.bytes()
        return [0] + withUnsafeBytes(of: UInt32(message.count).bigEndian) { Array($0) } + message
    }
}

/// `carillon.bench.v1.Echo`: methods that are in no contract, on a message that is.
struct EchoService: RegistrableService {
    private static let service = ServiceDescriptor(fullName: "carillon.bench.v1.Echo")
    /// Answers its request.
    static let get = MethodDescriptor(service: service, name: "Get", callType: .unary, isIdempotent: true)
    /// Answers its request `max_payload_size` times.
    static let list = MethodDescriptor(service: service, name: "List", callType: .serverStreaming)
    /// Answers its last request.
    static let collect = MethodDescriptor(service: service, name: "Collect", callType: .clientStreaming)

    func registerMethods(with router: inout RPCRouter) {
        router.unary(Self.get) { (request: RegistryV1.RegisterDeviceRequest, _) in request }
        router.serverStreaming(Self.list) {
            (request: RegistryV1.RegisterDeviceRequest, response: ResponseWriter<RegistryV1.RegisterDeviceRequest>, _) in
            for _ in 0..<(request.maxPayloadSize ?? 0) { try await response.write(request) }
        }
        router.clientStreaming(Self.collect) { (requests: RequestStream<RegistryV1.RegisterDeviceRequest>, _) in
            var last = RegistryV1.RegisterDeviceRequest()
            for try await request in requests { last = request }
            return last
        }
    }
}
