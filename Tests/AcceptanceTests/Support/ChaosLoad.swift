import CarillonAPI
import NIOConcurrencyHelpers
import RPC
import ServiceKit
import SystemControl
import TestConditions
import Testing

/// Direct messages to devices of four providers, at a pace, until it is stopped. Each message goes to one device. The host repeats a call that
/// failed.
struct ChaosLoad: Sendable {
    struct Device: Sendable {
        let user: String
        let provider: String
        let token: String
    }

    /// The providers that devices of the load have.
    static let providers = ["apns", "fcm", "web_push", "expo"]
    /// The policy of the load's app. Attempts follow soon and never run out, so that no fault makes a dead letter, and a missing answer is given up
    /// within the longest time between two kills.
    static let overrides = [
        "enabled_providers": "[apns, fcm, web_push, expo]", "retry_delays_seconds": "[1]", "max_attempts": "20",
        "provider_timeout_seconds": "\(ChaosRecord.providerTimeout / 1_000)",
    ]
    private static let devicesOfProvider = 20
    /// Events of one call.
    private static let batch = 8
    /// Between two calls.
    private static let pause = Duration.milliseconds(200)

    let scenario: Scenario
    let devices: [Device]
    private let isStopped = NIOLockedValueBox(false)

    /// Makes users with a device each, the providers in turn.
    static func prepare(in scenario: Scenario) async throws -> ChaosLoad {
        let key = try await scenario.newVapidKey()
        let numbers = 0..<devicesOfProvider
        try await scenario.people(numbers.map { "apns-\($0)" }, platforms: ["ios"])
        try await scenario.people(numbers.map { "fcm-\($0)" }, platforms: ["android"])
        try await scenario.people(numbers.flatMap { ["web_push-\($0)", "expo-\($0)"] }, platforms: [])
        let phones = numbers.map { number in
            RegistryV1.RegisterDeviceRequest(
                tenant: scenario.tenant, userId: "expo-\(number)", deviceId: "expo-phone-\(number)", platform: "ios",
                token: scenario.expoToken("expo-\(number)"), pushTokenType: .expo, platformVersion: "18.1", appVersion: "1.0.0",
                timezone: "UTC", locale: "en-US")
        }
        let registered = try await scenario.clients.registry.registerDevices(.init(devices: phones)).results
        try #require(registered.allSatisfy { $0.reason.isEmpty }, "\(registered)")
        var devices: [Device] = []
        for number in numbers {
            let browser = try await scenario.subscribeBrowser(of: "web_push-\(number)", key: key, device: "browser-\(number)")
            devices += [
                Device(user: "apns-\(number)", provider: "apns", token: scenario.token("apns-\(number)", "ios")),
                Device(user: "fcm-\(number)", provider: "fcm", token: scenario.token("fcm-\(number)", "android")),
                Device(user: "web_push-\(number)", provider: "web_push", token: browser),
                Device(user: "expo-\(number)", provider: "expo", token: scenario.expoToken("expo-\(number)")),
            ]
        }
        return ChaosLoad(scenario: scenario, devices: devices)
    }

    /// The device that a message goes to.
    func device(_ number: Int) -> Device { devices[number % devices.count] }

    /// The first messages, as ``ChaosRecord`` wants them.
    func messages(_ count: Int) -> Set<String> { Set((0..<count).map { ChaosRecord.message(Self.text($0), on: device($0).token) }) }

    static func text(_ number: Int) -> String { "chaos \(number)" }

    /// In a channel of its own: messages of one channel would replace each other.
    private func event(_ number: Int) -> EvaluatorV1.Event {
        let user = device(number).user
        return EvaluatorV1.Event(
            tenant: scenario.tenant, eventId: "chaos-\(number)", eventType: "message.sent", actorId: "host-system", channelId: "dm-\(number)",
            channelType: .dm, channelMembers: ["host-system", user],
            data: ["message_id": "m\(number)", "text": Self.text(number), "sender_name": "Host"])
    }

    /// Sends messages until ``stop()``.
    ///
    /// - Returns: how many the evaluator has acknowledged, which are the numbers from 0 on.
    func send() async throws -> Int {
        var sent = 0
        while !isStopped.withLockedValue({ $0 }) {
            let events = (sent..<sent + Self.batch).map(event)
            try await eventually("the evaluator accepts the events from \(sent) on") {
                do {
                    let answer = try await scenario.clients.evaluator.submitEvents(.init(events: events), options: .init(timeout: .seconds(10)))
                    return answer.rejected.isEmpty
                } catch let error as RPCError where [.unavailable, .deadlineExceeded].contains(error.code) {
                    return false
                }
            }
            sent += Self.batch
            await Self.pass(Self.pause)
        }
        return sent
    }

    /// Ends ``send()`` after the call that is under way.
    func stop() { isStopped.withLockedValue { $0 = true } }

    /// Lets real time pass: the pace of the load, and the time that a process lives until it is killed.
    static func pass(_ time: Duration) async { try? await Task.sleep(for: time) }
}
