import ArgumentParser
import CarillonAPI
import Cryptography
import Providers
import ServiceKit

/// Alerts to iPhones, composed by the adapter of APNs as the dispatcher does.
struct Alerts: Sendable {
    let clock = SystemClock()
    let endpoint: ProviderEndpoint
    private let adapter: any ProviderAdapter
    private let sender: any ProviderSender
    private let settings: CompositionSettings
    private let timeout: Duration
    /// One for each device.
    private let messages: [DeviceMessage]

    /// - Parameters:
    ///   - port: of the provider, on this machine.
    ///   - text: the length of the text of a push, in bytes.
    init(port: Int, devices: Int, text: Int) throws {
        adapter = try AdaptersAlone.adapter(named: "apns", settings: ["providers.apns.base_url": "https://127.0.0.1:\(port)"], clock: clock)
        endpoint = adapter.endpoint(for: .production)
        sender = try adapter.sender(
            for: [
                "key_id": "CARILLON01", "team_id": "CARTEAM001", "topic": "com.example.chat", "private_key_pem": P256PrivateKey.generate().pem,
            ], isNew: true)
        let policy = try Policy()
        settings = CompositionSettings(policy, payloadLimit: type(of: adapter).payloadLimit(by: policy))
        timeout = .seconds(policy.providerTimeoutSeconds)
        let now = clock.now.milliseconds
        messages = (0..<devices).map { number in
            let digits = String(number, radix: 16)
            let device = CommonV1.SendableDevice(
                pushDeviceId: "pdev_\(number)", userId: "user-\(number)", deviceType: .ios, platform: "ios", soundEnabled: true, alertsEnabled: true)
            return AdaptersAlone.message(
                to: device, address: String(repeating: "0", count: 64 - digits.count) + digits, text: text, now: now)
        }
    }

    /// The requests of pushes with these numbers, each to the next device.
    func calls(_ numbers: Range<Int>) async throws -> [ProviderCall] {
        let authorization = try await sender.authorization(at: Moment(clock))
        let context = SendContext(authorization: authorization.value, authority: endpoint.authority, now: clock.now)
        return try numbers.map { number in
            var message = messages[number % messages.count]
            (message.push.pushId, message.push.notificationId) = ("psh_\(number)", "ntf_\(number)")
            let request = try sender.compose(message, settings: settings, sizeLimit: nil, in: context)
            return ProviderCall(id: Int64(number), headers: request.headers, body: request.body, timeout: timeout)
        }
    }

    /// - Throws: `ValidationError` for a push that the provider did not take.
    func requireAccepted(_ result: ExchangeResult) throws {
        guard case .answered(let answer) = result.outcome else { throw ValidationError("a push was not answered: \(result.outcome)") }
        let verdicts = adapter.verdicts(on: answer, of: 1, now: result.finishedAt)
        guard case .all(.accepted(messageID: _)) = verdicts else { throw ValidationError("a push was refused: \(verdicts)") }
    }
}
