import ArgumentParser
import CarillonAPI
import Cryptography
import Foundation
import NIOCore
import Providers
import ServiceKit
import SystemControl

/// Web Push requests on one thread, each encrypted with a new key for its browser, as the dispatcher composes them.
struct WebPushLoad: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "encrypt",
        abstract: "Composes and encrypts messages for browsers on one thread, without sending them; prints rate and CPU as JSON.")

    @Option(help: "Messages that are measured, after a tenth of them.") var messages = 100_000
    @Option(help: "Browsers, each with a key of its own.") var browsers = 1_000
    @Option(help: "Length of the text, in bytes.") var text = 200

    /// The push service of all browsers. Nothing is sent to it.
    private static let service = "push.example.com"

    func validate() throws {
        guard messages > 9, browsers > 0, text > 0 else { throw ValidationError("--messages must be at least 10, other numbers at least 1") }
    }

    func run() async throws {
        let clock = SystemClock()
        let adapter = try AdaptersAlone.adapter(named: "web_push", clock: clock)
        let sender = try adapter.sender(
            for: ["private_key_pem": P256PrivateKey.generate().pem, "subject": "mailto:push@example.com"], isNew: true)
        let policy = try Policy()
        let settings = CompositionSettings(policy, payloadLimit: type(of: adapter).payloadLimit(by: policy))
        let context = SendContext(
            authorization: try await sender.authorization(at: Moment(clock)).value, authority: Self.service, now: clock.now)
        let pushes = try (0..<browsers).map { try Self.push($0, text: text, now: clock.now.milliseconds) }

        var payloadBytes = 0
        func compose(_ numbers: Range<Int>) throws {
            for number in numbers {
                var push = pushes[number % pushes.count]
                (push.push.pushId, push.push.notificationId) = ("psh_\(number)", "ntf_\(number)")
                payloadBytes = try sender.compose(push, settings: settings, sizeLimit: nil, in: context).body.readableBytes
            }
        }
        try compose(0..<messages / 10)
        guard let before = ProcessUsage(pid: getpid()) else { throw ValidationError("/proc does not say what this process uses") }
        let began = ContinuousClock.now
        try compose(0..<messages)
        let elapsed = ContinuousClock.now - began
        guard let after = ProcessUsage(pid: getpid()) else { throw ValidationError("/proc does not say what this process uses") }
        try printJSON(
            WebPushReport(
                messages: messages, payloadBytes: payloadBytes, perSecond: Double(messages) / (elapsed / .seconds(1)),
                cpuMicroseconds: (after.cpuSeconds - before.cpuSeconds) * 1e6 / Double(messages)))
    }

    /// A message to the browser with this number, whose key is new.
    private static func push(_ number: Int, text: Int, now: Int64) throws -> DeviceMessage {
        let address = try WebPushAddress(
            endpoint: "https://\(service)/wpush/v2/\(number)", p256dh: Base64URL.encode(P256PrivateKey.generate().publicKey.x963),
            auth: Base64URL.encode(SecureRandom.bytes(16)))
        let device = CommonV1.SendableDevice(
            pushDeviceId: "pdev_\(number)", userId: "user-\(number)", deviceType: .web, platform: "web", soundEnabled: true, alertsEnabled: true)
        return AdaptersAlone.message(to: device, address: address.text, text: text, now: now)
    }
}

/// What one run of ``WebPushLoad`` showed.
private struct WebPushReport: Encodable {
    var messages: Int
    /// The encrypted body of one request.
    var payloadBytes: Int
    /// In real time, on one thread.
    var perSecond: Double
    /// Of the whole process, for each message.
    var cpuMicroseconds: Double
}
