import CarillonAPI
import Hummingbird
import ServiceKit

/// `/admin/apps/{app_id}/vapid-keys`: the public keys of an app's Web Push, of now and before.
struct AdminVapidKeyRoute {
    let tenants: RegistryV1.Tenants.Client
    let addresses: RegistryV1.Addresses.Client

    func add(to endpoints: Endpoints) {
        let (tenants, addresses) = (tenants, addresses)
        endpoints.on(.get, "/admin/apps/{app_id}/vapid-keys") { http in
            let tenant = try await http.administered(by: tenants)
            let keys = try await addresses.listVapidKeys(.init(tenant: tenant), options: try http.context.options).keys
            return .items(
                keys.map { key in
                    [
                        "key_id": .string(key.keyId), "public_key": .string(key.publicKey), "current": .bool(key.current),
                        "since": JSONView.instant(key.sinceMs), "subscriptions": .integer(key.subscriptions),
                    ]
                })
        }
    }
}
