import CarillonAPI
import Hummingbird
import ServiceKit

/// `/push/web-subscriptions`: the user's Web Push subscriptions (REG-07).
struct WebSubscriptionRoutes {
    let addresses: RegistryV1.Addresses.Client

    func add(to endpoints: Endpoints) {
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
            return .items(subscriptions.map(Self.view))
        }
        endpoints.on(.delete, "/push/web-subscriptions/{subscription_id}") { http in
            let request = RegistryV1.RemoveWebSubscriptionRequest(
                tenant: try http.context.tenant, userId: try http.context.user.id, subscriptionId: try http.parameter("subscription_id"))
            _ = try await addresses.removeWebSubscription(request, options: try http.context.options)
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
        request.expiresAtMs = try expiry(body)
        request.origin = http.origin
        return request
    }

    /// The end of a subscription in milliseconds; nil without one. Pages may send what a browser writes, `expirationTime`: milliseconds since 1970,
    /// or null (W3C Push API, `PushSubscriptionJSON`).
    ///
    /// - Throws: `invalid_argument` for a number that is no instant.
    static func expiry(_ body: JSONObject) throws -> Int64? {
        let named = try body.instant("expires_at")
        guard let time = try body.number("expiration_time") else { return named }
        guard time >= 0, time <= Double(Instant.latest.milliseconds) else {
            throw APIError(.invalidArgument, field: "expiration_time", "expiration_time is in milliseconds since 1970, before the year 10000")
        }
        return named ?? Int64(time)
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
}
