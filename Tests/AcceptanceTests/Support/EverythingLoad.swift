import CarillonAPI
import Foundation
import NIOConcurrencyHelpers
import ServiceKit
import SystemControl
import TestConditions
import Testing

/// Clients of all kinds that write through the gateway until they are stopped: hosts, apps and administrators. Each writes one thing after the other,
/// repeats what was not acknowledged, and notes what was.
struct EverythingLoad: Sendable {
    /// What the services have acknowledged to one writer.
    struct Acknowledged: Sendable {
        /// The user that this writer's notifications go to.
        let recipient: String
        /// Texts on devices, as ``ChaosRecord/message(_:on:)``.
        var messages: Set<String> = []
        /// Campaigns, by the host's ids.
        var campaigns: [String] = []
        /// Notifications that were opened, whose button was pressed, and that were read in the centre.
        var opened: Set<String> = []
        var pressed: Set<String> = []
        var read: Set<String> = []
        /// Devices by user.
        var devices: [String: Set<String>] = [:]
        /// The begin of quiet hours by user.
        var quietHours: [String: String] = [:]
    }

    /// The policy of the load's app.
    static let overrides = [
        "quiet_hours_action_by_priority": "{blocking: deliver, high: hold, normal: hold, low: hold}", "dedup_mode": "off", "inbox_enabled": "true",
        "retry_delays_seconds": "[1]", "max_attempts": "20", "user_rate_per_minute": "100000",
    ]
    private static let writers = 6
    private static let secret = "a-secret-of-the-host"
    private static let button: [String: any Sendable] = [
        "action_id": "approve", "title": "Approve",
        "action": ["type": "callback", "target": "/webhook/\(secret)"] as [String: any Sendable],
    ]
    /// A user registers at most ten devices a minute.
    private static let devicesOfUser = 5
    private static let roundsOfCampaign = 10

    let scenario: Scenario
    private let isStopped = NIOLockedValueBox(false)

    /// Of each writer: gets notifications, opens and reads them, and is in the audience of campaigns.
    static var recipients: [String] { names("recipient") }
    /// Of each writer: has quiet hours until the end.
    static var sleepers: [String] { names("sleeper") }
    /// Of each writer: snoozes one notification.
    static var snoozers: [String] { names("snoozer") }

    private static func names(_ kind: String) -> [String] { (0..<writers).map { "\(kind)-\($0)" } }

    /// Makes the users, and the host that callbacks go to.
    static func prepare(in scenario: Scenario) async throws -> EverythingLoad {
        try await scenario.people(recipients, roles: ["crew"])
        try await scenario.people(sleepers + snoozers)
        try await scenario.postToSimulator(path: "/webhook/\(secret)", secret: secret)
        // So that pushes are in flight at any time.
        let slow = SimulatorV1.Fault(provider: "apns", action: .delay, times: 0, delayMs: 100)
        _ = try await scenario.clients.simulator.addFaults(.init(faults: [slow]))
        let load = EverythingLoad(scenario: scenario)
        for sleeper in sleepers { _ = try await load.setQuietHours(of: sleeper, from: "00:00", on: scenario) }
        return load
    }

    /// Writes until ``stop()``.
    ///
    /// - Returns: of each writer, what was acknowledged.
    func write() async throws -> [Acknowledged] {
        try await withThrowingTaskGroup(of: Acknowledged.self) { group in
            for writer in 0..<Self.writers { group.addTask { try await write(as: writer) } }
            return try await group.reduce(into: [Acknowledged]()) { $0.append($1) }
        }
    }

    /// Ends ``write()`` after the rounds that are under way.
    func stop() { isStopped.withLockedValue { $0 = true } }

    /// Ends the quiet hours of the sleepers.
    func wake() async throws {
        for sleeper in Self.sleepers {
            try await acknowledged("the end of quiet hours") {
                try await scenario.asUser(sleeper, "PUT", "/users/me/notifications", ["quiet_hours": ["enabled": false]])
            }
        }
    }

    private func write(as writer: Int) async throws -> Acknowledged {
        let connection = try scenario.onOwnConnection()
        var all = Acknowledged(recipient: Self.recipients[writer])
        var round = 0
        do {
            try await snooze(as: writer, on: connection)
            while !isStopped.withLockedValue({ $0 }) {
                try await writeRound(round, as: writer, on: connection, to: &all)
                round += 1
                await ChaosLoad.pass(.milliseconds(20))
            }
        } catch {
            await connection.disconnect()
            throw error
        }
        await connection.disconnect()
        return all
    }

    private func writeRound(_ round: Int, as writer: Int, on connection: Scenario, to all: inout Acknowledged) async throws {
        let (name, recipient, sleeper) = ("\(writer)-\(round)", all.recipient, Self.sleepers[writer])
        func expect(_ text: String, for user: String) { all.messages.insert(ChaosRecord.message(text, on: connection.token(user))) }

        // In a channel of its own: messages of one channel would replace each other.
        let event = connection.message(
            "event-\(name)", from: "host-system", channel: "dm-\(name)", type: "dm", text: "event \(name)", members: ["host-system", recipient])
        try await post("/events", event, key: "event-\(name)", on: connection)
        expect("event \(name)", for: recipient)

        let id = try await notify(recipient, "direct \(name)", on: connection)
        expect("direct \(name)", for: recipient)
        switch round % 4 {
        case 0:
            try await acknowledged("an open") { try await connection.asUser(recipient, "POST", "/push/opened", ["notification_id": id]) }
            all.opened.insert(id)
        case 1:
            try await acknowledged("a read") { try await connection.asUser(recipient, "POST", "/inbox/\(id)/read") }
            all.read.insert(id)
        case 2:
            try await acknowledged("an action") {
                try await connection.asUser(
                    recipient, "POST", "/push/actions", ["notification_id": id, "action": "approve"], headers: [("idempotency-key", id)])
            }
            all.pressed.insert(id)
        default:
            _ = try await notify(sleeper, "held \(name)", on: connection)
            expect("held \(name)", for: sleeper)
        }

        let (owner, device) = ("owner-\(writer)-\(round / Self.devicesOfUser)", "device-\(name)")
        let registration: [String: any Sendable] = [
            "platform": "ios", "token": connection.token(device), "device_id": device, "app_version": "1.0.0", "os_version": "18.1",
            "locale": "en-US", "timezone": "UTC",
        ]
        try await acknowledged("a device") { try await connection.asUser(owner, "POST", "/push/devices", registration) }
        all.devices[owner, default: []].insert(device)
        all.quietHours[owner] = try await setQuietHours(of: owner, from: "0\(round % Self.devicesOfUser):30", on: connection)

        guard round % Self.roundsOfCampaign == Self.roundsOfCampaign - 1 else { return }
        let campaign: [String: any Sendable] = [
            "broadcast_id": "campaign-\(name)", "audience": ["role": "crew"], "notification_type": "admin_notice", "title": "Campaign",
            "body": "campaign \(name)",
        ]
        try await post("/broadcasts", campaign, key: "campaign-\(name)", on: connection)
        all.campaigns.append("campaign-\(name)")
        for user in Self.recipients { expect("campaign \(name)", for: user) }
    }

    /// A snooze takes a minute at least, so each writer begins with one.
    private func snooze(as writer: Int, on connection: Scenario) async throws {
        let user = Self.snoozers[writer]
        let id = try await notify(user, "snoozed \(writer)", on: connection)
        let body: [String: any Sendable] = ["notification_id": id, "seconds": 60]
        try await acknowledged("a snooze") { try await connection.asUser(user, "POST", "/notifications/snooze", body) }
    }

    /// Submits a direct notification with a button.
    ///
    /// - Returns: its id.
    private func notify(_ user: String, _ text: String, on connection: Scenario) async throws -> String {
        let body: [String: any Sendable] = [
            "user_id": user, "notification_type": "admin_notice", "title": "Direct", "body": text,
            "call_to_action": ["actions": [Self.button]] as [String: any Sendable],
        ]
        let answer = try await post("/notifications", body, key: text.replacing(" ", with: "-"), on: connection)
        return try #require(answer.json["notification_id"] as? String)
    }

    private func setQuietHours(of user: String, from start: String, on connection: Scenario) async throws -> String {
        let hours: [String: any Sendable] = ["enabled": true, "start": start, "end": "23:59", "timezone": "UTC"]
        try await acknowledged("quiet hours") { try await connection.asUser(user, "PUT", "/users/me/notifications", ["quiet_hours": hours]) }
        return start
    }

    @discardableResult
    private func post(_ path: String, _ body: [String: any Sendable], key: String, on connection: Scenario) async throws -> HTTPClient.Response {
        try await acknowledged("POST \(path)") { try await connection.asHost("POST", path, body, headers: [("idempotency-key", key)]) }
    }

    /// Repeats a request until it is acknowledged. A notification that was accepted a moment ago may not be known to the next service yet.
    @discardableResult
    private func acknowledged(_ what: String, _ request: () async throws -> HTTPClient.Response) async throws -> HTTPClient.Response {
        try await eventualValue("\(what) is acknowledged", every: .milliseconds(100)) {
            let answer: HTTPClient.Response
            do {
                answer = try await request()
            } catch is SystemError {
                return nil
            }
            if (200...299).contains(answer.status) { return answer }
            let isTemporary = [404, 429, 502, 503, 504].contains(answer.status)
            try #require(isTemporary, "\(what): \(answer.status) \(String(decoding: answer.body, as: UTF8.self))")
            return nil
        }
    }
}
