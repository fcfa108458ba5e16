import ArgumentParser
import CarillonAPI
import ServiceKit
import SystemControl

/// `carillon push silent`: a push that shows nothing (EVAL-43).
struct PushSilent: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "silent", abstract: "Send a push that shows nothing: it tells the app to fetch what is new.",
        discussion: """
            Quiet hours, caps and switches of types do not hold it; the user's master switch and a missing consent do. An iOS device gets \
            silent_push_max_per_hour; above that, the newest of each kind is sent when the hour allows it. Browsers get none.
            """
    )
    .example("carillon push silent messages --user alice --data count=3 --badge 3")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "What the app fetches, such as messages or leaderboard.") var syncType: String
    @Option(help: "The user who gets it; repeat it for several.") var user: [String] = []
    @Option(help: "A push device that gets it, by the server's id; repeat it for several.") var device: [String] = []
    @Option(help: ArgumentHelp("A value for the app; repeat it for several.", valueName: "name=value")) var data: [String] = []
    @Option(help: "The badge to show; without it the badge stays as it is.") var badge: Int32?
    @Flag(help: "Return at once, without waiting for the decision.") var noWait = false

    func validate() throws {
        if user.isEmpty == device.isEmpty { throw ValidationError("name who gets it with --user, or with --device") }
        try NamedValues.check(data, of: "--data")
    }

    func run() async throws {
        let clients = try system.clients()
        let owner = try await tenant.resolve(clients)
        try await KnownUsers.require(user, owner, clients)
        let request = EvaluatorV1.SubmitSilentRequest(
            tenant: owner, userIds: user, deviceIds: device, syncType: syncType, data: NamedValues.values(data), badge: badge)
        let answer = try await clients.evaluator.submitSilent(request)
        try await SubmittedNotifications(eventID: answer.carillonEventId, notifications: answer.notifications)
            .report(owner, clients, asJSON: system.json, waits: !noWait)
    }
}
