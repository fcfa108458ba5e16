import CarillonAPI
import Hummingbird
import ServiceKit

/// `/push/activity-tokens`: addresses of the user's Live Activities.
struct ActivityTokenRoutes {
    let addresses: RegistryV1.Addresses.Client

    func add(to endpoints: Endpoints) {
        let addresses = addresses
        endpoints.on(.post, "/push/activity-tokens") { http in
            let body = http.body
            let request = RegistryV1.RegisterActivityAddressRequest(
                tenant: try http.context.tenant, userId: try http.context.user.id,
                pushDeviceId: try body.requiredString("push_device_id"),
                kind: try .init(clientWord: body.requiredString("kind", among: RegistryV1.ActivityKind.words), field: "kind"),
                name: try body.requiredString("name"), token: try body.requiredString("token"),
                environment: try DeviceRoutes.environment(body),
                expiresAtMs: try body.instant("expires_at"))
            guard let address = try await addresses.registerActivityAddress(request, options: try http.context.options).address else {
                throw APIError(.internalError, "the registry answered no address")
            }
            return .ok(Self.view(address))
        }
        endpoints.on(.get, "/push/activity-tokens") { http in
            let request = RegistryV1.ListActivityAddressesRequest(tenant: try http.context.tenant, userId: try http.context.user.id)
            let found = try await addresses.listActivityAddresses(request, options: try http.context.options).addresses
            return .items(found.map(Self.view))
        }
        endpoints.on(.delete, "/push/activity-tokens/{address_id}") { http in
            let request = RegistryV1.EndActivityAddressRequest(
                tenant: try http.context.tenant, userId: try http.context.user.id, addressId: try http.parameter("address_id"))
            _ = try await addresses.endActivityAddress(request, options: try http.context.options)
            return .noContent
        }
    }

    private static func view(_ address: RegistryV1.ActivityAddress) -> JSONValue {
        [
            "address_id": .string(address.addressId), "push_device_id": .string(address.pushDeviceId), "kind": .string(address.kind.name),
            "name": .string(address.name), "environment": .string(address.environment == .sandbox ? "sandbox" : "production"),
            "token_hash": .string(address.tokenHash), "registered_at": JSONView.instant(address.registeredAtMs),
            "updated_at": JSONView.instant(address.updatedAtMs), "expires_at": JSONView.instant(address.expiresAtMs),
        ]
    }
}
