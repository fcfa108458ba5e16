import CarillonAPI
import Hummingbird
import RPC
import ServiceKit

/// `/push/test` and `/admin/test` (DISP-34).
struct TestPushRoutes {
    let peers: GatewayPeers

    /// Longer than the dispatcher waits for the outcomes.
    private static let timeout = Duration.seconds(29)

    func add(to endpoints: Endpoints) {
        let peers = peers
        endpoints.on(.post, "/push/test") { http in
            try await Self.test(of: try http.context.user.id, in: try http.context.tenant, http, peers) {
                try await peers.testPushes.testPush($0, options: $1)
            }
        }
        // The services refuse callers who are not system admins.
        endpoints.on(.post, "/admin/test") { http in
            let tenant = try await http.administered(by: peers.tenants)
            return try await Self.test(of: try http.body.requiredString("user_id"), in: tenant, http, peers) {
                try await peers.testPushes.testPushAsAdministrator($0, options: $1)
            }
        }
    }

    private static func test(
        of user: String, in tenant: CommonV1.Tenant, _ http: EndpointRequest, _ peers: GatewayPeers,
        by call: (DispatcherV1.TestPushRequest, CallOptions) async throws -> DispatcherV1.TestPushResponse
    ) async throws -> Answer {
        var request = DispatcherV1.TestPushRequest(tenant: tenant, userId: user)
        if let named = try http.body.strings("device_ids"), !named.isEmpty {
            let devices = try await peers.registry.listDevices(.init(tenant: tenant, userId: user), options: try http.context.options).devices
            // A device is named by its push device id or by the installation's device id.
            request.pushDeviceIds = try named.map { name in
                guard let device = devices.first(where: { $0.pushDeviceId == name || $0.deviceId == name }) else {
                    throw APIError(.notFound, field: "device_ids", "the user has no device “\(name)”")
                }
                return device.pushDeviceId
            }
        }
        var options = try http.context.options
        options.timeout = timeout
        let answer = try await call(request, options)
        return .ok([
            "push_id": .string(answer.pushId),
            "results": .list(
                answer.results.map { result in
                    [
                        "push_device_id": .string(result.pushDeviceId), "platform": .text(result.platform), "status": .string(result.status.name),
                        "reason": .text(result.reason), "wait_reason": .text(result.waitReason.name), "provider_message_id": .text(result.messageId),
                    ]
                }),
        ])
    }
}
