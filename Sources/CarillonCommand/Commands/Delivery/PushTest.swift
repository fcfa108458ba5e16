import ArgumentParser
import CarillonAPI
import RPC
import SystemControl

/// `carillon push`.
struct PushCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "push", abstract: "Send pushes by hand.",
        subcommands: [PushSend.self, PushSilent.self, PushCancel.self, PushSnooze.self, PushTest.self])
}

/// `carillon push test` (DISP-34).
struct PushTest: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Send a test push to a user's devices, and print the result for each device.",
        discussion: """
            Quiet hours, caps, preferences and presence do not stop a test push; a missing consent, a missing permission and the devices' own \
            switches do. A user can get five a minute. The exit code is 1 unless every device was sent to. A test push that is pending waits up to \
            a minute for its provider, and is dropped then.
            """
    )
    .example("carillon push test alice")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "User id.") var user: String
    @Option(help: "A push device id, as `carillon devices list` shows it; repeat it for several. All of the user's devices when not given.")
    var device: [String] = []

    struct Row: Encodable { var pushDeviceId, platform, status, reason, waitReason, messageId: String }

    /// The result for each device.
    struct Result: Encodable {
        var items: [Row]
        /// `no_devices` where the user has no device to send to, otherwise nil.
        var reason: String?
        /// Whether the user has push switched on. Nil while the preferences service cannot say.
        var pushEnabled: Bool?
    }

    func run() async throws {
        let clients = try system.clients()
        let owner = try await tenant.resolve(clients)
        try await KnownUsers.require([user], owner, clients)
        let request = DispatcherV1.TestPushRequest(tenant: owner, userId: user, pushDeviceIds: device)
        // The dispatcher answers within 25 s.
        let answer = try await clients.testPushes.testPush(request, options: CallOptions(timeout: .seconds(29)))
        let rows = answer.results.map {
            Row(
                pushDeviceId: $0.pushDeviceId, platform: $0.platform, status: $0.status.name, reason: $0.reason, waitReason: $0.waitReason.name,
                messageId: $0.messageId)
        }
        let pushEnabled = try? await clients.preferences.getPreferences(.init(tenant: owner, userId: user)).document?.pushEnabled
        if system.json {
            try printJSON(Result(items: rows, reason: rows.isEmpty ? "no_devices" : nil, pushEnabled: pushEnabled))
        } else if rows.isEmpty {
            let app = tenant.app.map { " --app \($0)" } ?? ""
            print("\(user) has no device that can be sent to: see `carillon devices list \(user) --all\(app)`")
        } else {
            var table = TextTable(["push device", "platform", "result", "reason", "waits for", "message"])
            for row in rows { table.add([row.pushDeviceId, row.platform, row.status, row.reason, row.waitReason, row.messageId]) }
            print(table.text)
            if let note = note(pushEnabled: pushEnabled) { print(note) }
            if let note = note(onFailed: rows) { print(note) }
            if rows.contains(where: { $0.reason == "consent_missing" }) {
                print("\(user) needs a guardian's consent: see `carillon prefs consent`")
            }
            if rows.contains(where: { $0.reason == "address_unreadable" }) {
                print("address_unreadable: its token is sealed with a lost key; its app must register again")
            }
            if rows.contains(where: { $0.status == "pending" }) {
                let lanes = try await clients.dispatcher.queueStatus(.init()).lanes.map(LaneView.init)
                for line in LaneView.stopped(lanes) { print(line) }
                print("a pending push is sent if its provider takes it within a minute")
            }
        }
        guard !rows.isEmpty, rows.allSatisfy({ $0.status == "sent" }) else { throw ExitCode.failure }
    }

    /// The sentence about devices that their provider refused; nil without one.
    func note(onFailed rows: [Row]) -> String? {
        guard rows.contains(where: { $0.status == "failed" }) else { return nil }
        let app = tenant.app.map { " --app \($0)" } ?? ""
        return "the reason of a failed push is its provider's; whether it ended the device's token: carillon devices list \(user) --all\(app)"
    }

    /// The sentence about a user who has switched push off: the test does not show whether notifications arrive.
    func note(pushEnabled: Bool?) -> String? {
        pushEnabled == false ? "\(user) has switched push off: that does not stop a test push, but it stops notifications" : nil
    }
}
