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
        endpoints.on(.get, "/admin/apps/{id}/vapid-keys") { http in
            let tenant = CommonV1.Tenant(
                organizationId: try http.context.tenant.organizationId, appId: try http.parameter("id"))
            let keys = try await addresses.listVapidKeys(.init(tenant: tenant), options: try http.context.options).keys
            return .ok([
                "items": .list(
                    keys.map { key in
                        [
                            "key_id": .string(key.keyId), "public_key": .string(key.publicKey), "current": .bool(key.current),
                            "since": JSONView.instant(key.sinceMs), "subscriptions": .integer(key.subscriptions),
                        ]
                    }), "next_cursor": nil,
            ])
        }
    }

    private func addWebSubscriptions(to endpoints: Endpoints) {
        let addresses = addresses
        endpoints.registration("/push/web-subscriptions") { http in
            let answer = try await addresses.registerWebSubscription(try Self.subscription(http), options: try http.context.options)
            guard let subscription = answer.subscription, let device = answer.device else {
                throw APIError(.internalError, "the registry answered no subscription")
            }
            return .ok([
                "subscription_id": .string(subscription.subscriptionId), "push_device_id": .string(subscription.pushDeviceId),
                "subscription": Self.view(subscription), "device": JSONView.device(device),
            ])
        }
        endpoints.on(.get, "/push/web-subscriptions") { http in
            let request = RegistryV1.ListWebSubscriptionsRequest(tenant: try http.context.tenant, userId: try http.context.user.id)
            let subscriptions = try await addresses.listWebSubscriptions(request, options: try http.context.options).subscriptions
            return .ok(["items": .list(subscriptions.map(Self.view)), "next_cursor": nil])
        }
        endpoints.on(.delete, "/push/web-subscriptions/{id}") { http in
            let request = RegistryV1.RemoveWebSubscriptionRequest(
                tenant: try http.context.tenant, userId: try http.context.user.id, subscriptionId: try http.parameter("id"))
            _ = try await addresses.removeWebSubscription(request, options: try http.context.options)
            return .noContent
        }
    }

    private func addActivities(to endpoints: Endpoints) {
        let addresses = addresses
        endpoints.on(.post, "/push/activity-tokens") { http in
            let body = http.body
            let request = RegistryV1.RegisterActivityAddressRequest(
                tenant: try http.context.tenant, userId: try http.context.user.id,
                pushDeviceId: try body.requiredString("push_device_id"), kind: try body.requiredChoice("kind"),
                name: try body.requiredString("name"), token: try body.requiredString("token"),
                environment: try DeviceRoutes.environment(body),
                expiresAtMs: try body.instantMilliseconds("expires_at") { Instant(rfc3339: $0)?.milliseconds })
            guard let address = try await addresses.registerActivityAddress(request, options: try http.context.options).address else {
                throw APIError(.internalError, "the registry answered no address")
            }
            return .ok(Self.view(address))
        }
        endpoints.on(.get, "/push/activity-tokens") { http in
            let request = RegistryV1.ListActivityAddressesRequest(tenant: try http.context.tenant, userId: try http.context.user.id)
            let found = try await addresses.listActivityAddresses(request, options: try http.context.options).addresses
            return .ok(["items": .list(found.map(Self.view)), "next_cursor": nil])
        }
        endpoints.on(.delete, "/push/activity-tokens/{id}") { http in
            let request = RegistryV1.EndActivityAddressRequest(
                tenant: try http.context.tenant, userId: try http.context.user.id, addressId: try http.parameter("id"))
            _ = try await addresses.endActivityAddress(request, options: try http.context.options)
            return .noContent
        }
    }

    /// Reads a subscription with its origin. Browsers add the origin to requests of scripts, which cannot remove it (REG-15).
    private static func subscription(_ http: EndpointRequest) throws -> RegistryV1.RegisterWebSubscriptionRequest {
        let body = http.body
        guard !http.origin.isEmpty else {
            throw APIError(.forbidden, field: "Origin", "the request has no origin; only a page of the app can subscribe")
        }
        guard let keys = try body.object("keys") else { throw body.missing("keys") }
        var request = RegistryV1.RegisterWebSubscriptionRequest()
        request.tenant = try http.context.tenant
        request.userId = try http.context.user.id
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
        request.origin = http.origin
        return request
    }

    private static func view(_ subscription: RegistryV1.WebSubscription) -> JSONValue {
        [
            "subscription_id": .string(subscription.subscriptionId), "push_device_id": .string(subscription.pushDeviceId),
            "device_id": .string(subscription.deviceId), "endpoint_hash": .string(subscription.endpointHash),
            "browser": .string(subscription.browser), "browser_version": .text(subscription.browserVersion),
            "user_agent": .text(subscription.userAgent), "is_active": .bool(subscription.isActive),
            "last_tested_at": JSONView.instant(subscription.lastTestedAtMs), "subscribed_at": JSONView.instant(subscription.subscribedAtMs),
            "unsubscribed_at": JSONView.instant(subscription.unsubscribedAtMs), "expires_at": JSONView.instant(subscription.expiresAtMs),
            "vapid_key_id": .text(subscription.vapidKeyId), "vapid_public_key": .text(subscription.vapidPublicKey),
        ]
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
