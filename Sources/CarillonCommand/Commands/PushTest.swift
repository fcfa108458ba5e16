import ArgumentParser
import CarillonAPI
import RPC
import SystemControl

/// `carillon push`.
struct PushCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "push", abstract: "Pushes by hand.", subcommands: [PushTest.self])
}

/// `carillon push test` (DISP-34).
struct PushTest: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Send a test push to a user's devices, and say what became of it on each.",
        discussion: """
            Quiet hours, caps, switches and presence do not hold it back; consent, permission and the devices' own switches do. Five a minute \
            for a user. Ends with 1 when it did not get through to every device. What is pending, because its provider cannot be reached \
            or for another reason that is shown, is sent if that changes within a minute.
            """
    )
    .example("carillon push test alice")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "User id.") var user: String
    @Option(help: "A push device id, as `carillon devices list` shows it; repeat it for several. All of the user's devices when not given.")
    var device: [String] = []

    struct Row: Encodable { var pushDeviceId, platform, status, reason, messageId: String }

    /// What became of it on each device.
    struct Result: Encodable {
        var items: [Row]
        /// Why it went to no device: `no_devices`; nil where it went to one.
        var reason: String?
    }

    func run() async throws {
        let clients = try system.clients()
        let owner = try await tenant.resolve(clients)
        try await UsersSet.require([user], owner, clients)
        let request = DispatcherV1.TestPushRequest(tenant: owner, userId: user, pushDeviceIds: device)
        // The dispatcher answers within 25 s.
        let answer = try await clients.testPushes.testPush(request, options: CallOptions(timeout: .seconds(29)))
        let rows = answer.results.map {
            Row(pushDeviceId: $0.pushDeviceId, platform: $0.platform, status: $0.status, reason: $0.reason, messageId: $0.messageId)
        }
        if system.json {
            try printJSON(Result(items: rows, reason: rows.isEmpty ? "no_devices" : nil))
        } else if rows.isEmpty {
            print("\(user) has no device that can be sent to: see `carillon devices list \(user)`")
        } else {
            var table = TextTable(["push device", "platform", "result", "reason", "message"])
            for row in rows { table.add([row.pushDeviceId, row.platform, row.status, row.reason, row.messageId]) }
            print(table.text)
            if rows.contains(where: { $0.reason == "consent_missing" }) {
                print("\(user) needs a guardian's consent; see `carillon prefs consent`")
            }
            if rows.contains(where: { $0.status == "pending" }) {
                let lanes = try await clients.dispatcher.queueStatus(.init()).lanes.map(LaneView.init)
                for line in LaneView.stopped(lanes) { print(line) }
                print("what is pending is sent if that changes within a minute")
            }
        }
        guard !rows.isEmpty, rows.allSatisfy({ $0.status == "sent" }) else { throw ExitCode(1) }
    }
}
