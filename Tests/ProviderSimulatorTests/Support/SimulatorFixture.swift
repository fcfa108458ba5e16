import CarillonAPI
import Cryptography
import Foundation
import HTTP2
import Logging
import NIOCore
import NIOPosix
import ProviderSimulator
import Providers
import RPC
import ServiceKit
import TLS

/// A simulator on free ports with its own authority, credentials and virtual clock, and a sender to drive it.
final class SimulatorFixture: Sendable {
    static let start = Instant(milliseconds: 1_770_000_000_000)
    static let deviceToken = String(repeating: "0a1b2c3d", count: 8)
    static let fcmToken = "cXk1:APA91b" + String(repeating: "Zz_-9", count: 24)

    let clock = VirtualClock(start: SimulatorFixture.start)
    let activity = ActivityTracker()
    let providers: SimulatedProviders
    let control: SimulatorV1.Simulator.Client
    let key: APNsCredential
    let account: FCMServiceAccount
    let minter: APNsTokenMinter
    let tls: TLSClientContext
    private let folder: String
    /// Made once: finding the primes of a key takes 0.3 s.
    private static let rsa = Result { try RSAPrivateKey.generate() }

    init(fcmQuotaPerMinute: Int = 600_000, publicHost: String? = nil) async throws {
        folder = NSTemporaryDirectory() + "carillon-sim-" + Hexadecimal.encode(SecureRandom.bytes(8))
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let authority = try CertificateAuthority.create(commonName: "test authority")
        let leaf = try authority.issue(commonName: "provider-sim", dnsNames: ["localhost"], ipAddresses: ["127.0.0.1"])
        for (name, text) in [("ca.pem", authority.certificatePEM), ("sim.pem", leaf.certificatePEM), ("sim.key", leaf.privateKeyPEM)] {
            try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
        }
        providers = try await SimulatedProviders.start(
            .init(
                publicHost: publicHost,
                certificate: TLSCertificateFiles(certificateChainPath: folder + "/sim.pem", privateKeyPath: folder + "/sim.key"),
                fcmQuotaPerMinute: fcmQuotaPerMinute),
            clock: clock, activity: activity, logger: Logger(label: "test"))
        tls = try TLSClientContext(TLSClientConfiguration(trustedCAPath: folder + "/ca.pem"))
        control = SimulatorV1.Simulator.Client(
            InProcessChannel(services: [SimulatorControl(providers)], principal: Principal(service: "operator")))

        let p256 = try P256PrivateKey.generate()
        key = try APNsCredential(keyID: "KEY0000001", teamID: "TEAM000001", topic: "com.example.chat", privateKeyPEM: p256.pem)
        minter = APNsTokenMinter(key)
        let rsa = try Self.rsa.get()
        let file = [
            "project_id": "demo", "private_key": try rsa.pem, "client_email": "push@demo.example", "token_uri": providers.tokenURL,
        ]
        account = try FCMServiceAccount(json: String(decoding: JSONEncoder().encode(file), as: UTF8.self))
        _ = try await control.trust(
            .init(
                credential: .apns(
                    .init(keyId: key.keyID, teamId: key.teamID, publicKeyPem: try p256.publicKeyPEM, topics: [key.topic]))))
        _ = try await control.trust(
            .init(
                credential: .fcm(
                    .init(clientEmail: account.clientEmail, projectId: account.projectID, publicKeyPem: try rsa.publicKey.pem))))
    }

    func close() async {
        await providers.shutdown()
        try? FileManager.default.removeItem(atPath: folder)
    }

    // MARK: Sending

    /// Trusts the fixture's authority and asks for these protocols.
    func tls(_ protocols: [String]) throws -> TLSClientContext {
        try TLSClientContext(TLSClientConfiguration(trustedCAPath: folder + "/ca.pem", applicationProtocols: protocols))
    }

    func connectAPNs() async throws -> SenderConnection { try await SenderConnection(to: providers.apnsAddress, tls: tls) }
    func connectFCM() async throws -> SenderConnection { try await SenderConnection(to: providers.fcmAddress, tls: tls) }
    func connectExpo() async throws -> SenderConnection { try await SenderConnection(to: providers.expoAddress, tls: tls) }

    /// A mention for one iPhone, as the dispatcher composes it.
    func apnsRequest(notification: String = "notif_1", token: String = SimulatorFixture.deviceToken, providerToken: String? = nil) throws
        -> ProviderRequest
    {
        try APNsRequest.compose(
            message(notification, address: token, deviceType: .ios), authority: providers.apnsAddress, topic: key.topic,
            providerToken: providerToken ?? minter.token(at: clock.now, clock.steadyNow).value, now: clock.now,
            settings: CompositionSettings(Policy(settings: ["apns_expiration_mode": "zero"])))
    }

    func fcmRequest(accessToken: String, notification: String = "notif_1", token: String = SimulatorFixture.fcmToken) throws -> ProviderRequest {
        try FCMRequest.compose(
            message(notification, address: token, deviceType: .android), authority: providers.fcmAddress, projectID: account.projectID,
            accessToken: accessToken, now: clock.now, settings: CompositionSettings(Policy()))
    }

    /// A request with a mention for each of these phones, as the dispatcher composes it.
    func expoRequest(_ tokens: [String], notification: String = "notif_1", accessToken: String = "") throws -> ProviderRequest {
        let settings = CompositionSettings(try Policy())
        let messages = try tokens.map {
            try ExpoRequest.compose(message(notification, address: $0, deviceType: .android), now: clock.now, settings: settings)
        }
        return ExpoRequest.join(messages, authority: providers.expoAddress, accessToken: accessToken)
    }

    func accessToken(_ connection: SenderConnection) async throws -> String {
        let answer = try await connection.send(GoogleTokenExchange.request(for: account, now: clock.now))
        let outcome = GoogleTokenExchange.interpret(
            status: answer.status, headers: answer.headers, body: answer.body, now: clock.now, steadyNow: clock.steadyNow)
        guard case .granted(let token) = outcome else { throw UnexpectedOutcome("\(outcome)") }
        return token.value
    }

    private func message(_ notification: String, address: String, deviceType: CommonV1.DeviceType) -> DeviceMessage {
        let content = DispatcherV1.Content(
            title: "Alice Smith", subtitle: "#general", body: "Hey @bob", sound: "default", androidChannelId: "mentions",
            iosCategory: "MESSAGE", clickAction: "OPEN_CHANNEL", threadId: "ch_general", tag: "ch_general", deepLink: "chat://c",
            data: ["sender_id": "usr_alice"], interruptionLevel: .active, mutableContent: true)
        let push = DispatcherV1.Push(
            pushId: "psh_" + notification, notificationId: notification, typeId: "mention", channelId: "ch_general", priority: .high,
            badge: 5, expiresAtMs: clock.now.milliseconds + 60_000)
        let device = CommonV1.SendableDevice(
            pushDeviceId: "pdev_1", deviceType: deviceType, platform: deviceType.name, badgeEnabled: true, soundEnabled: true, alertsEnabled: true,
            supportsRichContent: true)
        return DeviceMessage(push: push, content: content, device: device, address: address)
    }
}

struct UnexpectedOutcome: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
