import CarillonAPI
import Hummingbird
import ServiceKit

/// `/push/web-subscriptions`, `/push/activity-tokens`, `/admin/apps/{id}/vapid-keys`.
struct AddressRoutes {
    let addresses: RegistryV1.Addresses.Client

    func add(to endpoints: Endpoints) {
        addWebSubscriptions(to: endpoints)
        addActivities(to: endpoints)
        let addresses = addresses
        endpoints.on(.get, "/admin/apps/{id}/vapid-keys") { incoming in
            let tenant = CommonV1.Tenant(
                organizationId: try incoming.context.tenant.organizationId, appId: try incoming.parameter("id"))
            let keys = try await addresses.listVapidKeys(.init(tenant: tenant), options: try incoming.context.options).keys
            return .ok([
                "items": .list(
                    keys.map { key in
                        [
                            "key_id": .string(key.keyId), "public_key": .string(key.publicKey), "current": .bool(key.current),
                            "since": Shown.instant(key.sinceMs), "subscriptions": .integer(key.subscriptions),
                        ]
                    }), "next_cursor": nil,
            ])
        }
    }

    private func addWebSubscriptions(to endpoints: Endpoints) {
        let addresses = addresses
        endpoints.registration("/push/web-subscriptions") { incoming in
            let answer = try await addresses.registerWebSubscription(try Self.subscription(incoming), options: try incoming.context.options)
            guard let subscription = answer.subscription, let device = answer.device else {
                throw APIError(.internalError, "the registry answered no subscription")
            }
            return .ok([
                "subscription_id": .string(subscription.subscriptionId), "push_device_id": .string(subscription.pushDeviceId),
                "subscription": Self.shown(subscription), "device": Shown.device(device),
            ])
        }
        endpoints.on(.get, "/push/web-subscriptions") { incoming in
            let request = RegistryV1.ListWebSubscriptionsRequest(tenant: try incoming.context.tenant, userId: try incoming.context.user.id)
            let subscriptions = try await addresses.listWebSubscriptions(request, options: try incoming.context.options).subscriptions
            return .ok(["items": .list(subscriptions.map(Self.shown)), "next_cursor": nil])
        }
        endpoints.on(.delete, "/push/web-subscriptions/{id}") { incoming in
            let request = RegistryV1.RemoveWebSubscriptionRequest(
                tenant: try incoming.context.tenant, userId: try incoming.context.user.id, subscriptionId: try incoming.parameter("id"))
            _ = try await addresses.removeWebSubscription(request, options: try incoming.context.options)
            return .noContent
        }
    }

    private func addActivities(to endpoints: Endpoints) {
        let addresses = addresses
        endpoints.on(.post, "/push/activity-tokens") { incoming in
            let body = incoming.body
            let request = RegistryV1.RegisterActivityAddressRequest(
                tenant: try incoming.context.tenant, userId: try incoming.context.user.id,
                pushDeviceId: try body.requiredString("push_device_id"), kind: try body.requiredChoice("kind"),
                name: try body.requiredString("name"), token: try body.requiredString("token"),
                environment: try DeviceRoutes.environment(body),
                expiresAtMs: try body.instantMilliseconds("expires_at") { Instant(rfc3339: $0)?.milliseconds })
            guard let address = try await addresses.registerActivityAddress(request, options: try incoming.context.options).address else {
                throw APIError(.internalError, "the registry answered no address")
            }
            return .ok(Self.shown(address))
        }
        endpoints.on(.get, "/push/activity-tokens") { incoming in
            let request = RegistryV1.ListActivityAddressesRequest(tenant: try incoming.context.tenant, userId: try incoming.context.user.id)
            let found = try await addresses.listActivityAddresses(request, options: try incoming.context.options).addresses
            return .ok(["items": .list(found.map(Self.shown)), "next_cursor": nil])
        }
        endpoints.on(.delete, "/push/activity-tokens/{id}") { incoming in
            let request = RegistryV1.EndActivityAddressRequest(
                tenant: try incoming.context.tenant, userId: try incoming.context.user.id, addressId: try incoming.parameter("id"))
            _ = try await addresses.endActivityAddress(request, options: try incoming.context.options)
            return .noContent
        }
    }

    /// A page of a browser says where it stands: requests of its scripts carry their origin, and cannot leave it out (REG-15).
    private static func subscription(_ incoming: Incoming) throws -> RegistryV1.RegisterWebSubscriptionRequest {
        let body = incoming.body
        guard !incoming.origin.isEmpty else {
            throw APIError(.forbidden, field: "Origin", "subscriptions come from a page of the app; the request names no origin")
        }
        guard let keys = try body.object("keys") else { throw body.missing("keys") }
        var request = RegistryV1.RegisterWebSubscriptionRequest()
        request.tenant = try incoming.context.tenant
        request.userId = try incoming.context.user.id
        request.deviceId = try body.string("device_id") ?? ""
        request.endpoint = try body.requiredString("endpoint")
        request.p256dh = try keys.requiredString("p256dh")
        request.auth = try keys.requiredString("auth")
        request.browser = try body.requiredString("browser")
        request.browserVersion = try body.string("browser_version") ?? ""
        request.userAgent = try body.string("user_agent") ?? ""
        request.deviceName = try body.string("device_name") ?? ""
        request.locale = try body.string("locale") ?? ""
        request.timezone = try body.string("timezone") ?? ""
        request.vapidPublicKey = try body.string("vapid_public_key") ?? ""
        request.expiresAtMs = try body.instantMilliseconds("expires_at") { Instant(rfc3339: $0)?.milliseconds }
        request.origin = incoming.origin
        return request
    }

    private static func shown(_ subscription: RegistryV1.WebSubscription) -> JSONValue {
        [
            "subscription_id": .string(subscription.subscriptionId), "push_device_id": .string(subscription.pushDeviceId),
            "device_id": .string(subscription.deviceId), "endpoint_hash": .string(subscription.endpointHash),
            "browser": .string(subscription.browser), "browser_version": .text(subscription.browserVersion),
            "user_agent": .text(subscription.userAgent), "is_active": .bool(subscription.isActive),
            "last_tested_at": Shown.instant(subscription.lastTestedAtMs), "subscribed_at": Shown.instant(subscription.subscribedAtMs),
            "unsubscribed_at": Shown.instant(subscription.unsubscribedAtMs), "expires_at": Shown.instant(subscription.expiresAtMs),
            "vapid_key_id": .text(subscription.vapidKeyId), "vapid_public_key": .text(subscription.vapidPublicKey),
        ]
    }

    private static func shown(_ address: RegistryV1.ActivityAddress) -> JSONValue {
        [
            "address_id": .string(address.addressId), "push_device_id": .string(address.pushDeviceId), "kind": .string(address.kind.name),
            "name": .string(address.name), "environment": .string(address.environment == .sandbox ? "sandbox" : "production"),
            "token_hash": .string(address.tokenHash), "registered_at": Shown.instant(address.registeredAtMs),
            "updated_at": Shown.instant(address.updatedAtMs), "expires_at": Shown.instant(address.expiresAtMs),
        ]
    }
}
