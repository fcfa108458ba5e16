import CarillonAPI
import Cryptography
import SystemControl

extension Scenario {
    /// Gives the app a new VAPID key: browsers subscribe with it from now on, and the dispatcher gets its private half.
    ///
    /// - Parameter earlier: keys that the dispatcher keeps for the subscriptions that were made with them.
    func newVapidKey(beside earlier: [P256PrivateKey] = []) async throws -> P256PrivateKey {
        let key = try P256PrivateKey.generate()
        var app = RegistryV1.App(appId: tenant.appId, organizationId: tenant.organizationId)
        app.vapidPublicKey = Base64URL.encode(key.publicKey.x963)
        _ = try await clients.tenants.upsertApp(.init(app: app))
        let pem = try ([key] + earlier).map { try $0.pem }.joined(separator: "\n")
        let fields = ["private_key_pem": pem, "subject": "mailto:push@example.com"]
        _ = try await clients.dispatcher.putCredential(.init(tenant: tenant, provider: "web_push", fields: fields))
        return key
    }

    /// A simulated browser of a user, subscribed with the app's current VAPID key.
    ///
    /// - Returns: the subscription's name in recorded requests and faults.
    func subscribeBrowser(of user: String, key: P256PrivateKey, device: String) async throws -> String {
        let browser = try await clients.simulator.subscribe(.init(vapidPublicKey: Base64URL.encode(key.publicKey.x963)))
        _ = try await clients.addresses.registerWebSubscription(
            .init(
                tenant: tenant, userId: user, deviceId: device, endpoint: browser.endpoint, p256dh: browser.p256dh, auth: browser.auth,
                browser: "Firefox", locale: "en-US", timezone: "UTC"))
        return browser.token
    }
}
