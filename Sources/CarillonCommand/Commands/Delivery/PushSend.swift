import ArgumentParser
import CarillonAPI
import RPC
import ServiceKit
import SystemControl

/// `carillon push send`: a direct notification (EVAL-01).
struct PushSend: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "send", abstract: "Send a notification with a title and a body to one user or several.",
        discussion: """
            It is decided like any other: the users' switches, quiet hours, consents and the other checks apply, and `carillon explain` says which \
            one stopped it. Without --type it has the type admin_notice, in apps that have it. Where the app's dedup_mode is suppress, as in the \
            profile chat, a user gets one notification of a type in dedup_window_seconds (30), whatever its title and text; the others are skipped \
            as deduplicated. The priorities of dedup_bypass_priorities always pass.
            """
    )
    .example("carillon push send --user alice --title Lunch --body 'The table is ready'")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Option(help: "The user who gets it; repeat it for several.") var user: [String]
    @Option(help: "The title.") var title: String
    @Option(help: "The text.") var body: String
    @Option(help: "A second title, which iOS shows.") var subtitle: String?
    @Option(help: "A type of the app's catalogue.") var type: String?
    @Option(help: "low, normal, high or critical (blocking is the same); the type's when not given.") var priority: String?
    @Option(help: "An https address of a picture.") var image: String?
    @Option(help: "A path of the app that a tap opens, such as requests/42.") var link: String?
    @OptionGroup var schedule: ScheduleOptions
    @Flag(help: "Return at once, without waiting for the decision.") var noWait = false

    func validate() throws {
        if user.isEmpty { throw ValidationError("name the user who gets it with --user") }
        for (name, text) in [("--title", title), ("--body", body)] where text.allSatisfy(\.isWhitespace) {
            throw ValidationError("\(name) is empty: a notification shows both")
        }
    }

    func run() async throws {
        let clients = try system.clients()
        let owner = try await tenant.resolve(clients)
        try await KnownUsers.require(user, owner, clients)
        var request = EvaluatorV1.SubmitNotificationRequest(
            tenant: owner, userIds: user, typeId: type ?? "", scheduledForMs: schedule.milliseconds, scheduledLocal: schedule.local)
        request.content = .init(
            title: title, subtitle: subtitle ?? "", body: body, imageUrl: image ?? "", deepLinkPath: link ?? "")
        if let priority { request.priority = try Self.priority(priority) }
        let submitted = request
        let answer = try await namingType("--type") { try await clients.evaluator.submitNotification(submitted) }
        try await SubmittedNotifications(eventID: answer.carillonEventId, notifications: answer.notifications)
            .report(owner, clients, asJSON: system.json, waits: !noWait)
    }

    static func priority(_ name: String) throws -> CommonV1.Priority {
        guard let priority = CommonV1.Priority(clientName: name) else { throw ValidationError("--priority is low, normal, high or critical") }
        return priority
    }
}

/// `carillon push cancel`: stops what is unsent (EVAL-52).
struct PushCancel: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cancel", abstract: "Stop notifications that are scheduled, pending, held, or queued.",
        discussion: "Devices that were sent to keep the notification."
    )
    .example("carillon push cancel NOTIFICATION_ID")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "Notification ids.") var notifications: [String]

    struct Result: Encodable { var cancelled: Int32 }

    func run() async throws {
        let clients = try system.clients()
        let owner = try await tenant.resolve(clients)
        let answer = try await clients.evaluator.cancel(.init(tenant: owner, notificationIds: notifications))
        if system.json {
            try printJSON(Result(cancelled: answer.cancelled))
        } else {
            print(answer.cancelled == 0 ? "nothing was left to stop" : "\(Format.counted(answer.cancelled, "notification")) stopped")
        }
        if let unknown = answer.rejected.first {
            throw RPCError(code: .notFound, message: "no notification '\(notifications[Int(unknown.index)])' in app \(owner.appId)")
        }
    }
}
