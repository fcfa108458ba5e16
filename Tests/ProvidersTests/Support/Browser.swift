import CarillonAPI
import Cryptography
import JSON
import NIOCore
import ServiceKit

@testable import Providers

/// A browser with a subscription, and the app's VAPID key that it was made with. It decrypts by RFC 8291 with code of its own.
struct Browser {
    let key: P256PrivateKey
    let secret: [UInt8]
    let vapid: P256PrivateKey

    init() throws {
        key = try .generate()
        secret = SecureRandom.bytes(16)
        vapid = try .generate()
    }

    var vapidPublicKey: String { Base64URL.encode(vapid.publicKey.x963) }

    func address(_ endpoint: String = "https://push.example.com/wpush/v2/abc?x=1") throws -> String {
        try WebPushAddress(
            endpoint: endpoint, p256dh: Base64URL.encode(key.publicKey.x963), auth: Base64URL.encode(secret),
            vapidKeyID: VapidKey.id(of: vapidPublicKey)
        ).text
    }

    /// The text of a push.
    func open(_ body: [UInt8]) throws -> [UInt8] {
        guard body.count > 86, Array(body[16..<21]) == [0, 0, 16, 0, 65] else { throw UnexpectedBody() }
        let sender = Array(body[21..<86])
        let material = try HKDF.sha256(
            inputKeyMaterial: key.sharedSecret(with: P256PublicKey(x963: sender)), salt: secret,
            info: Array("WebPush: info".utf8) + [0] + key.publicKey.x963 + sender, length: 32)
        func derived(_ name: String, _ length: Int) throws -> [UInt8] {
            try HKDF.sha256(
                inputKeyMaterial: material, salt: Array(body[..<16]), info: Array("Content-Encoding: \(name)".utf8) + [0], length: length)
        }
        let text = try AESGCM.open(key: derived("aes128gcm", 16), nonce: derived("nonce", 12), sealed: Array(body[86...]))
        guard text.last == 2 else { throw UnexpectedBody() }
        return Array(text.dropLast())
    }

    /// The members of a push.
    func members(_ request: ProviderRequest) throws -> [String: JSONElement] {
        try JSONElement(parsing: open(Array(request.body.readableBytesView))).members ?? [:]
    }

    func sender(_ subject: String = "mailto:push@example.com") throws -> WebPushSender {
        WebPushSender(try VapidCredential(privateKeysPEM: vapid.pem, subject: subject, publicKey: vapidPublicKey))
    }

    /// Composes a message as the dispatcher does.
    func compose(
        _ message: DeviceMessage, settings: [String: PolicyValue] = [:], sizeLimit: Int? = nil, authority: String = "push.example.com",
        now: Instant = Samples.now
    ) throws -> ProviderRequest {
        var settings = try Samples.settings(settings)
        settings.payloadLimit = WebPushEncryption.longestText
        return try sender().compose(
            message, settings: settings, sizeLimit: sizeLimit, in: SendContext(authorization: "", authority: authority, now: now))
    }

    struct UnexpectedBody: Error {}
}

extension Samples {
    /// The mention of seed 001 for a browser.
    static func webMention(_ address: String) -> DeviceMessage {
        var message = mention()
        message.device.deviceType = .web
        message.device.platform = "Firefox"
        message.address = address
        return message
    }
}
