import CarillonAPI
import Protobuf
import RPC

/// The message of the echo service, from the system's own contracts.
typealias EchoMessage = RegistryV1.RegisterDeviceRequest

extension EchoMessage {
    /// A registration of about 100 bytes.
    static let small = EchoMessage(
        tenant: CommonV1.Tenant(organizationId: "org_acme", appId: "chat"), userId: "usr_01HZ3K8Q", deviceId: "device_01HZ3K",
        platform: "ios", token: "0f1e2d3c4b5a69788796a5b4c3d2e1f0")

    /// The same with a token so long that the message has about this many bytes encoded. `responses` is how often `List` answers it.
    static func ofSize(_ bytes: Int, responses: Int = 0) throws -> EchoMessage {
        var message = Self.small
        message.maxPayloadSize = responses == 0 ? nil : UInt32(responses)
        let missing = try bytes - message.bytes().count
        if missing > 0 { message.token += String(repeating: "7", count: missing) }
        return message
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
    /// Answers every request.
    static let exchange = MethodDescriptor(service: service, name: "Exchange", callType: .bidirectional)

    func registerMethods(with router: inout RPCRouter) {
        router.unary(Self.get) { (request: EchoMessage, _) in request }
        router.serverStreaming(Self.list) { (request: EchoMessage, response: ResponseWriter<EchoMessage>, _) in
            for _ in 0..<(request.maxPayloadSize ?? 0) { try await response.write(request) }
        }
        router.clientStreaming(Self.collect) { (requests: RequestStream<EchoMessage>, _) in
            var last = EchoMessage()
            for try await request in requests { last = request }
            return last
        }
        router.bidirectional(Self.exchange) { (requests: RequestStream<EchoMessage>, responses: ResponseWriter<EchoMessage>, _) in
            for try await request in requests { try await responses.write(request) }
        }
    }
}
