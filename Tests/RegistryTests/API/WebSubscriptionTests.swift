import CarillonAPI
import Cryptography
import Foundation
import GRDB
import RPC
import ServiceKit
import Storage
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("Subscriptions of browsers")
struct WebSubscriptionTests {
    private static let tenant = RegistryFixture.tenant
    /// Points on P-256 as browsers write them.
    private static func key(_ number: UInt8) throws -> String {
        Base64URL.encode(try P256PrivateKey(scalar: Array(repeating: 0, count: 31) + [number]).publicKey.x963)
    }

    private func fixture() async throws -> RegistryFixture {
        let fixture = try await RegistryFixture()
        var app = RegistryFixture.app(overrides: ["enabled_providers": "[apns, fcm, web_push]"])
        app.vapidPublicKey = try Self.key(1)
        app.allowedOrigins = ["https://chat.example.com"]
        _ = try await fixture.tenants.upsertApp(.init(app: app))
        return fixture
    }

    private func subscription(
        _ user: String, device: String = "browser-1", endpoint: String = "https://push.example.net/send/one"
    ) throws -> RegistryV1.RegisterWebSubscriptionRequest {
        .init(
            tenant: Self.tenant, userId: user, deviceId: device, endpoint: endpoint, p256dh: try Self.key(7),
            auth: Base64URL.encode(Array(1...16)), browser: "firefox", browserVersion: "131.0", userAgent: "Mozilla/5.0", locale: "de-DE",
            timezone: "Europe/Berlin")
    }

    @discardableResult
    private func subscribe(
        _ fixture: RegistryFixture, _ user: String, device: String = "browser-1", endpoint: String = "https://push.example.net/send/one",
        _ change: (inout RegistryV1.RegisterWebSubscriptionRequest) throws -> Void = { _ in }
    ) async throws -> RegistryV1.RegisterWebSubscriptionResponse {
        var request = try subscription(user, device: device, endpoint: endpoint)
        try change(&request)
        return try await fixture.addresses.registerWebSubscription(request)
    }

    private func list(_ fixture: RegistryFixture, _ user: String) async throws -> [RegistryV1.WebSubscription] {
        try await fixture.addresses.listWebSubscriptions(.init(tenant: Self.tenant, userId: user)).subscriptions
    }

    /// What the dispatcher would open for a device.
    private func opened(_ fixture: RegistryFixture, _ user: String) async throws -> [String] {
        try await fixture.sendable(user).map { device in
            let bytes = try fixture.keyRing.open(device.address?.envelope ?? [], associatedData: Array(device.pushDeviceId.utf8))
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    @Test("REG-07 REG-15 a subscription has a device and a row; endpoint and keys are sealed for that device")
    func subscribes() async throws {
        let fixture = try await fixture()
        let answer = try await subscribe(fixture, "ann")
        #expect(answer.created)
        let device = try #require(answer.device)
        #expect(device.deviceType == .web && device.platform == "Firefox" && device.pushTokenType == .webPush)
        let subscription = try #require(answer.subscription)
        #expect(subscription.subscriptionId.hasPrefix("sub_") && subscription.pushDeviceId == device.pushDeviceId)
        #expect(subscription.isActive && subscription.browserVersion == "131.0" && subscription.userAgent == "Mozilla/5.0")
        #expect(subscription.endpointHash == device.tokenHash)
        #expect(subscription.vapidPublicKey == (try Self.key(1)))
        let sealed = try #require(try await opened(fixture, "ann").first)
        let key = try Self.key(7)
        #expect(sealed.contains(#""endpoint":"https://push.example.net/send/one""#) && sealed.contains(key))
        #expect(sealed.contains(#""vapid_key_id":"\#(subscription.vapidKeyId)""#))
        let stored = try fixture.storedBytes()
        for secret in ["push.example.net/send/one", try Self.key(7), Base64URL.encode(Array(1...16))] {
            #expect(stored.range(of: Data(secret.utf8)) == nil)
        }
        // Again, with padding as some libraries write it: the same.
        let again = try await subscribe(fixture, "ann") { $0.auth += "==" }
        #expect(!again.created && again.subscription?.subscriptionId == subscription.subscriptionId)
        #expect(again.device?.addressVersion == device.addressVersion)
    }

    @Test(
        "SEC-07 REG-07 a subscription to an IP address or to this machine is refused on every way, and the error does not repeat it",
        arguments: ["https://127.0.0.1/x", "https://2130706433/x", "https://[::ffff:10.0.0.7]/x", "https://localhost/x"])
    func leadsInside(endpoint: String) async throws {
        let fixture = try await fixture()
        func error(_ body: () async throws -> Void) async -> RPCError? {
            do { try await body() } catch { return error as? RPCError }
            return nil
        }
        let subscribed = await error { try await subscribe(fixture, "ann", endpoint: endpoint) }
        #expect(subscribed?.reason == "invalid_subscription")
        let token = #"{"endpoint":"\#(endpoint)","keys":{"p256dh":"\#(try Self.key(7))","auth":"\#(Base64URL.encode(Array(1...16)))"}}"#
        let request = RegistryV1.RegisterDeviceRequest(
            tenant: Self.tenant, userId: "ann", deviceId: "browser-2", deviceType: .web, platform: "Firefox", token: token)
        let registered = await error { _ = try await fixture.registry.registerDevice(request) }
        #expect(registered?.reason == "invalid_token_format")
        let device = try #require(try await subscribe(fixture, "ann").device)
        let rotation = RegistryV1.RotateTokenRequest(tenant: Self.tenant, userId: "ann", pushDeviceId: device.pushDeviceId, token: token)
        let rotated = await error { _ = try await fixture.registry.rotateToken(rotation) }
        #expect(rotated?.reason == "invalid_token_format")
        for refusal in [subscribed, registered, rotated] { #expect(refusal?.message.contains("/x") == false) }
        #expect(try await fixture.registry.listDevices(.init(tenant: Self.tenant, userId: "ann")).devices.count == 1)
    }

    @Test(
        "REG-07 a bad endpoint or key is 422 invalid_subscription with its field, and nothing is stored",
        arguments: [
            ("endpoint", "http://push.example.net/send/one"), ("endpoint", "https://"), ("endpoint", "https:///send"),
            ("endpoint", "https://user:pass@push.example.net/"), ("endpoint", "https://push.example.net/a b"),
            ("endpoint", "https://push.example.net/#part"), ("endpoint", "https://push.example.net/ü"),
            ("endpoint", "https://push.example.net/" + String(repeating: "x", count: 2_048)), ("keys.p256dh", "AAAA"), ("keys.p256dh", "off"),
            ("keys.p256dh", "not base64!"), ("keys.auth", "AAAA"), ("keys.auth", "AAAAAAAAAAAAAAAAAAAAAAAA"), ("keys.auth", "%%"),
        ])
    func refused(field: String, value: String) async throws {
        let fixture = try await fixture()
        do {
            try await subscribe(fixture, "ann") { request in
                switch field {
                case "endpoint": request.endpoint = value
                case "keys.auth": request.auth = value
                // 65 bytes that begin as a point does, and are not on the curve.
                case _ where value == "off": request.p256dh = Base64URL.encode([4] + Array(repeating: 1, count: 64))
                default: request.p256dh = value
                }
            }
            Issue.record("\(field) \(value) was taken")
        } catch let error as RPCError {
            #expect(error.reason == "invalid_subscription" && error.field == field)
            #expect(!error.message.contains(value))
        }
        #expect(try await list(fixture, "ann") == [])
        #expect(try await fixture.registry.listDevices(.init(tenant: Self.tenant, userId: "ann")).devices == [])
    }

    @Test("REG-15 pages of other origins and unknown browsers are refused")
    func origins() async throws {
        let fixture = try await fixture()
        #expect(await reason { try await subscribe(fixture, "ann") { $0.origin = "https://evil.example" } } == "forbidden")
        #expect(await reason { try await subscribe(fixture, "ann") { $0.origin = "https://chat.example.com" } } == nil)
        #expect(await reason { try await subscribe(fixture, "ann") { $0.browser = "ios" } } == "invalid_value")
        #expect(await reason { try await subscribe(fixture, "ann") { $0.browser = "" } } == "invalid_argument")
        #expect(await reason { try await subscribe(fixture, "ann") { $0.userAgent = String(repeating: "m", count: 513) } } == "invalid_value")
    }

    @Test("REG-15 REG-18 a browser that registers as a device or renews its subscription needs an origin of the app, too")
    func originsOfRegistrations() async throws {
        let fixture = try await fixture()
        let anns = fixture.client(actingAs: "ann")
        func token(_ name: String) throws -> String {
            #"{"endpoint":"https://push.example.net/\#(name)","keys":{"p256dh":"\#(try Self.key(7))","auth":"\#(Base64URL.encode(Array(1...16)))"}}"#
        }
        var request = RegistryV1.RegisterDeviceRequest(
            tenant: Self.tenant, userId: "ann", deviceId: "browser-1", platform: "Chrome", token: try token("one"))
        // A browser that Firebase reaches is a browser.
        let types = ["", "web_push", "fcm"]
        for type in types {
            request.pushTokenType = .word(type)
            request.token = type == "fcm" ? "registration-token-of-a-browser" : try token("one")
            for origin in ["", "https://evil.example", "http://chat.example.com"] {
                request.origin = origin
                let refused = request
                #expect(await reason { _ = try await anns.registerDevice(refused) } == "forbidden", "\(type) \(origin)")
            }
        }
        #expect(try await fixture.registry.listDevices(.init(tenant: Self.tenant, userId: "ann")).devices.isEmpty)
        (request.pushTokenType, request.token, request.origin) = (.webPush, try token("one"), "https://chat.example.com")
        let device = try #require(try await anns.registerDevice(request).device)
        var rotation = RegistryV1.RotateTokenRequest(
            tenant: Self.tenant, userId: "ann", pushDeviceId: device.pushDeviceId, token: try token("two"))
        for (origin, refusal) in [("", "forbidden"), ("https://evil.example", "forbidden"), ("https://chat.example.com", nil)] as [(String, String?)]
        {
            rotation.origin = origin
            let asked = rotation
            #expect(await reason { _ = try await anns.rotateToken(asked) } == refusal, "\(origin)")
        }
        // A service speaks for no page, and a phone stands on none.
        request.origin = ""
        _ = try await fixture.registry.registerDevice(request)
        #expect(await reason { _ = try await anns.registerDevice(RegistryFixture.iPhone("ann", device: "phone", token: 1)) } == nil)
    }

    @Test("REG-40 REG-12 a subscription that is registered as a token may have an end")
    func expiryOfTokens() async throws {
        let fixture = try await fixture()
        let ends = fixture.clock.now.milliseconds + 3_600_000
        var request = RegistryV1.RegisterDeviceRequest(
            tenant: Self.tenant, userId: "ann", deviceId: "browser-1", platform: "Chrome",
            token:
                #"{"endpoint":"https://push.example.net/one","keys":{"p256dh":"\#(try Self.key(7))","auth":"\#(Base64URL.encode(Array(1...16)))"}}"#)
        request.pushTokenType = .webPush
        request.expiresAtMs = ends
        #expect(try await fixture.registry.registerDevice(request).device?.expiresAtMs == ends)
        #expect(try await list(fixture, "ann").map(\.expiresAtMs) == [ends])
        fixture.clock.advance(by: .seconds(3_600))
        #expect(try await fixture.sendable("ann").isEmpty)
        try await fixture.runMaintenance()
        #expect(try await fixture.registry.listDevices(.init(tenant: Self.tenant, userId: "ann")).devices.map(\.status) == [.expired])
    }

    @Test("REG-14 REG-07 a browser without permission has no subscription")
    func permissionWithdrawn() async throws {
        let fixture = try await fixture()
        let device = try #require(try await subscribe(fixture, "ann").device)
        _ = try await fixture.registry.updateDevice(
            .init(tenant: Self.tenant, userId: "ann", pushDeviceId: device.pushDeviceId, permissionStatus: .denied))
        #expect(try await list(fixture, "ann").map(\.isActive) == [false])
        #expect(try await list(fixture, "ann").allSatisfy { $0.unsubscribedAtMs != nil })
    }

    @Test(
        "REG-37 a VAPID key without reachable devices counts no subscriptions",
        arguments: ["expire", "invalidate", "delete", "taken over", "revoked", "denied", "logged out"])
    func keysInUse(how: String) async throws {
        let fixture = try await fixture()
        func counted() async throws -> [Int64] {
            try await fixture.addresses.listVapidKeys(.init(tenant: Self.tenant)).keys.map(\.subscriptions)
        }
        let device = try #require(try await subscribe(fixture, "ann").device)
        #expect(try await counted() == [1])
        // Switched off it can be switched on again.
        for status in ["inactive", "active"] {
            _ = try await fixture.registry.updateDevice(
                .init(tenant: Self.tenant, userId: "ann", pushDeviceId: device.pushDeviceId, status: .word(status)))
            #expect(try await counted() == [1])
        }
        switch how {
        case "taken over":
            try await subscribe(fixture, "ben", device: "browser-2")
            #expect(try await counted() == [1], "one endpoint, one subscription")
            return
        case "revoked": _ = try await fixture.devices.revokeToken(.init(pushDeviceId: device.pushDeviceId))
        case "denied":
            _ = try await fixture.registry.updateDevice(
                .init(tenant: Self.tenant, userId: "ann", pushDeviceId: device.pushDeviceId, permissionStatus: .denied))
        case "logged out":
            _ = try await fixture.registry.removeDevice(.init(tenant: Self.tenant, userId: "ann", pushDeviceId: device.pushDeviceId))
        default:
            _ = try await fixture.tenants.upsertApp(
                .init(app: .init(appId: "acme-chat", organizationId: "org_acme", policyOverrides: ["invalid_token_action": how])))
            try await fixture.report([device], "dead")
        }
        #expect(try await counted() == [0])
    }

    @Test("REG-37 after a rotation of the VAPID key, subscriptions keep their key until they renew; new ones take the new key")
    func vapidRotation() async throws {
        let fixture = try await fixture()
        let first = try await subscribe(fixture, "ann")
        _ = try await fixture.tenants.upsertApp(
            .init(app: .init(appId: "acme-chat", organizationId: "org_acme", vapidPublicKey: try Self.key(2))))
        #expect(try await fixture.tenants.getPolicy(.init(tenant: Self.tenant)).vapidPublicKey == (try Self.key(2)))
        // The app starts again: the subscription is as it was, by either way.
        #expect(try await subscribe(fixture, "ann").subscription?.vapidKeyId == first.subscription?.vapidKeyId)
        let token = try #require(try await opened(fixture, "ann").first)
        var plain = RegistryV1.RegisterDeviceRequest(tenant: Self.tenant, userId: "ann", deviceId: "browser-1", platform: "firefox", token: token)
        plain.pushTokenType = .webPush
        _ = try await fixture.registry.registerDevice(plain)
        #expect(try await list(fixture, "ann").map(\.vapidPublicKey) == [try Self.key(1)])
        #expect(try await opened(fixture, "ann") == [token])
        // Another browser may still have subscribed with the old one; with a key that was never the app's nobody can.
        let late = try await subscribe(fixture, "ben", endpoint: "https://push.example.net/ben") { $0.vapidPublicKey = try Self.key(1) }
        #expect(late.subscription?.vapidPublicKey == (try Self.key(1)))
        #expect(await reason { try await subscribe(fixture, "cat") { $0.vapidPublicKey = try Self.key(3) } } == "invalid_subscription")
        // Renewed.
        let renewed = try await subscribe(fixture, "ann", endpoint: "https://push.example.net/renewed")
        #expect(renewed.subscription?.vapidPublicKey == (try Self.key(2)))
        #expect(renewed.subscription?.subscriptionId != first.subscription?.subscriptionId)
        let keys = try await fixture.addresses.listVapidKeys(.init(tenant: Self.tenant)).keys
        #expect(keys.map(\.current) == [true, false] && keys.map(\.subscriptions) == [1, 1])
    }

    @Test("REG-22 an endpoint has one owner: a new subscription ends the earlier user's")
    func oneOwner() async throws {
        let fixture = try await fixture()
        try await subscribe(fixture, "ann")
        let bens = try await subscribe(fixture, "ben", device: "browser-2")
        #expect(try await fixture.sendable("ann").isEmpty)
        #expect(try await list(fixture, "ann").map(\.isActive) == [false])
        #expect(try await list(fixture, "ann").allSatisfy { $0.unsubscribedAtMs != nil })
        #expect(try await list(fixture, "ben").map(\.subscriptionId) == [bens.subscription?.subscriptionId])
        #expect(try await fixture.sendable("ben").count == 1)
    }

    @Test("REG-07 SEC-08 users unsubscribe only their own subscription, once; the device can subscribe again")
    func unsubscribes() async throws {
        let fixture = try await fixture()
        let id = try #require(try await subscribe(fixture, "ann").subscription?.subscriptionId)
        func remove(_ user: String) async -> String? {
            await reason { _ = try await fixture.addresses.removeWebSubscription(.init(tenant: Self.tenant, userId: user, subscriptionId: id)) }
        }
        #expect(await remove("ben") == "not_found")
        #expect(await remove("ann") == nil)
        #expect(await remove("ann") == "not_found")
        #expect(try await fixture.sendable("ann").isEmpty)
        #expect(try await list(fixture, "ann").map(\.isActive) == [false])
        let again = try await subscribe(fixture, "ann")
        #expect(again.device?.status == .active && again.subscription?.isActive == true)
        _ = try await fixture.registry.removeDevice(
            .init(tenant: Self.tenant, userId: "ann", pushDeviceId: again.device?.pushDeviceId ?? ""))
        #expect(try await fixture.count("web_subscriptions") == 0)
    }

    @Test("REG-40 an ended subscription makes its device expired without a probe")
    func expires() async throws {
        let fixture = try await fixture()
        let now = fixture.clock.now.milliseconds
        #expect(await reason { try await subscribe(fixture, "ann") { $0.expiresAtMs = now } } == "invalid_subscription")
        try await subscribe(fixture, "ann") { $0.expiresAtMs = now + 3_600_000 }
        try await fixture.runMaintenance()
        #expect(try await fixture.sendable("ann").count == 1)
        fixture.clock.advance(by: .seconds(3_600))
        #expect(try await fixture.sendable("ann").isEmpty)
        try await fixture.runMaintenance()
        #expect(try await list(fixture, "ann").map(\.unsubscribedAtMs) == [fixture.clock.now.milliseconds])
        #expect(try await fixture.registry.listDevices(.init(tenant: Self.tenant, userId: "ann")).devices.map(\.status) == [.expired])
        // It is one of the week's expired tokens (REG-33).
        #expect(try await fixture.devices.deviceStats(.init(tenant: Self.tenant)).apps.first?.tokensExpiredThisWeek == 1)
        #expect(try await subscribe(fixture, "ann", endpoint: "https://push.example.net/anew").device?.status == .active)
    }

    @Test("REG-20 doubtful answers of one push service hold up its own verdicts alone; a pause and a decision for all browsers cover each service")
    func doubtfulService() async throws {
        let fixture = try await fixture()
        func device(_ user: String) async throws -> RegistryV1.Device {
            try #require(try await subscribe(fixture, user, endpoint: "https://push.example.net/\(user)").device)
        }
        func report(_ device: RegistryV1.Device, of service: String, answers: (all: UInt32, dead: UInt32)) async throws {
            try await fixture.report([device], "dead", answers: answers, provider: "web_push", pushService: service)
        }
        func states() async throws -> [String] {
            try await fixture.verdicts.listTokenVerdicts(.init(tenant: Self.tenant)).states.map { "\($0.provider) \($0.mode.name) \($0.pending)" }
        }
        let (ann, ben, cleo) = (try await device("ann"), try await device("ben"), try await device("cleo"))
        try await report(ann, of: "bad.example", answers: (40, 40))
        try await report(ben, of: "good.example", answers: (40, 1))
        #expect(try await fixture.sendable("ann").count == 1, "it waits for an operator")
        #expect(try await fixture.sendable("ben").isEmpty, "the other service is believed")
        #expect(try await states() == ["web_push:bad.example paused 1", "web_push:good.example guarded 0"])

        _ = try await fixture.verdicts.pauseInvalidation(.init(tenant: Self.tenant, provider: "web_push", reason: "a new key"))
        try await report(cleo, of: "good.example", answers: (40, 1))
        #expect(try await fixture.sendable("cleo").count == 1)
        let applied = try await fixture.verdicts.resumeInvalidation(.init(tenant: Self.tenant, provider: "web_push", apply: true))
        #expect(applied.devices == 2)
        #expect(try await fixture.sendable("ann", "cleo").isEmpty)
        #expect(try await states() == ["web_push:bad.example guarded 0", "web_push:good.example guarded 0"])
        let undone = try await fixture.verdicts.undoInvalidations(
            .init(tenant: Self.tenant, provider: "web_push:good.example", sinceMs: fixture.clock.now.milliseconds - 60_000))
        #expect(undone.restored == 2)
        #expect(try await fixture.sendable("ben", "cleo").count == 2)
        #expect(try await fixture.sendable("ann").isEmpty)
        let wrong = await reason {
            _ = try await fixture.verdicts.pauseInvalidation(.init(tenant: Self.tenant, provider: "apns:bad.example", reason: "r"))
        }
        #expect(wrong == "invalid_value")
    }

    @Test("REG-20 REG-07 a subscription is kept as long as its device can be restored after a verdict")
    func verdicts() async throws {
        let fixture = try await fixture()
        _ = try await fixture.tenants.upsertApp(
            .init(app: .init(appId: "acme-chat", organizationId: "org_acme", policyOverrides: ["invalid_token_action": "delete"])))
        let device = try #require(try await subscribe(fixture, "ann").device)
        let since = fixture.clock.now.milliseconds
        try await fixture.report([device], "dead")
        #expect(try await fixture.sendable("ann").isEmpty)
        #expect(try await fixture.count("web_subscriptions") == 1)
        let undone = try await fixture.verdicts.undoInvalidations(.init(tenant: Self.tenant, provider: "apns", sinceMs: since))
        #expect(undone.restored == 1)
        #expect(try await list(fixture, "ann").map(\.isActive) == [true])
        try await fixture.report([try #require(try await fixture.device(device.pushDeviceId, of: "ann"))], "dead")
        fixture.days(8)
        try await fixture.runMaintenance()
        #expect(try await fixture.count("web_subscriptions") == 0)
    }
}

extension RegistryFixture {
    func count(_ table: String) async throws -> Int {
        try await store.read { try $0.firstRow("SELECT count(*) FROM \(table)", []) { $0[0] as Int } ?? 0 }
    }
}
