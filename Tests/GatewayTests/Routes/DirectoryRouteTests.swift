import CarillonAPI
import Protobuf
import RPC
import Testing

@testable import GatewayService

@Suite("Routes of the directory")
struct DirectoryRouteTests {
    /// A registry that took a change, and erased the user before the next call.
    private struct ErasingRegistry: RPCChannel {
        let error: APIError

        func unary<Request: Message, Response: Message>(
            _ method: MethodDescriptor, _ request: Request, options: CallOptions
        ) async throws -> Response {
            throw error.rpcError
        }

        func serverStreaming<Request: Message, Response: Message, Result: Sendable>(
            _ method: MethodDescriptor, _ request: Request, options: CallOptions, onResponse: (ResponseStream<Response>) async throws -> Result
        ) async throws -> Result { throw error.rpcError }

        func clientStreaming<Request: Message, Response: Message>(
            _ method: MethodDescriptor, options: CallOptions, requests: @escaping @Sendable (RequestWriter<Request>) async throws -> Void
        ) async throws -> Response { throw error.rpcError }

        func bidirectional<Request: Message, Response: Message, Result: Sendable>(
            _ method: MethodDescriptor, options: CallOptions, requests: @escaping @Sendable (RequestWriter<Request>) async throws -> Void,
            onResponse: (ResponseStream<Response>) async throws -> Result
        ) async throws -> Result { throw error.rpcError }
    }

    @Test("PRIV-09 GW-02 A user who is erased between the change and the answer is a conflict that says so, and no 404; other errors stay")
    func erasedMeanwhile() async throws {
        let user = RegistryV1.User(tenant: .init(organizationId: "org", appId: "app"), userId: "ann")
        let gone = RegistryV1.Registry.Client(ErasingRegistry(error: .init(.notFound, field: "user_id", "there is no user “ann” in this app")))
        let conflict = await #expect(throws: APIError.self) { try await DirectoryUserRoutes.stored(user, gone, options: CallOptions()) }
        #expect(conflict?.reason == .conflict && conflict?.field == "user_id")
        #expect(conflict?.message.contains("erased") == true && conflict?.message.contains("try again later") == true)
        let away = RegistryV1.Registry.Client(ErasingRegistry(error: .init(.unavailable, "the registry is away")))
        let unavailable = await #expect(throws: RPCError.self) { try await DirectoryUserRoutes.stored(user, away, options: CallOptions()) }
        #expect(unavailable?.code == .unavailable)
    }
}
