import CarillonAPI
import Cryptography
import Providers
import RegistryTenants
import ServiceKit

extension DeviceDraft {
    /// Checks a browser's subscription: the device is the browser, its token the subscription (REG-07, REG-15).
    ///
    /// - Throws: ``APIError`` naming the field; `invalid_subscription` for an invalid endpoint or key.
    init(
        subscribing request: RegistryV1.RegisterWebSubscriptionRequest, policy: Policy, now: Instant, keyRing: KeyRing
    ) throws(APIError) {
        try FieldRules.checkUser(request.userId)
        if !request.origin.isEmpty { try BrowserOrigin.check(request.origin, policy: policy) }
        for (value, field) in [(request.endpoint, "endpoint"), (request.p256dh, "keys.p256dh"), (request.auth, "keys.auth")] where value.isEmpty {
            throw APIError(.invalidArgument, field: field, "is required")
        }
        guard !request.browser.isEmpty else { throw APIError(.invalidArgument, field: "browser", "is required") }
        guard let known = try? DevicePlatform.canonical(request.browser), known.deviceType == .web else {
            throw APIError(.invalidValue, field: "browser", "is one of Chrome, Firefox, Safari, Edge; browsers of their kin name that one")
        }
        let vapidPublicKey = request.vapidPublicKey.isEmpty ? policy.vapidPublicKey : request.vapidPublicKey
        let address = try WebPushAddress(
            endpoint: request.endpoint, p256dh: request.p256dh, auth: request.auth, vapidKeyID: VapidKey.id(of: vapidPublicKey))
        let expires = request.expiresAtMs.map(Instant.init(milliseconds:))
        if let expires, expires <= now || expires > .latest {
            throw APIError(.invalidSubscription, field: "expires_at", "is an instant before the year 10000; when it is past, subscribe anew")
        }
        let version = try FieldRules.text(request.browserVersion, field: "browser_version", limit: 64)
        let userAgent = try FieldRules.text(request.userAgent, field: "user_agent", limit: 512)

        var device = RegistryV1.RegisterDeviceRequest(tenant: request.tenant, userId: request.userId, deviceId: request.deviceId)
        device.deviceType = .web
        device.platform = known.platform
        device.token = address.text
        device.pushTokenType = .init(PushTokenType.ofSubscriptions)
        device.platformVersion = version
        device.deviceName = request.deviceName
        device.locale = request.locale
        device.timezone = request.timezone
        try self.init(device, policy: policy, keyRing: keyRing)
        token = PushToken(address, namesKey: !request.vapidPublicKey.isEmpty, keyRing)
        browser = BrowserDetails(browser: known.platform, version: version, userAgent: userAgent, expiresAt: expires)
    }
}
