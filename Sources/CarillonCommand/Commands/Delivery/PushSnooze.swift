import ArgumentParser
import CarillonAPI
import ServiceKit
import SystemControl

/// `carillon push snooze`: sends a notification to its user once more, later (EVAL-41).
struct PushSnooze: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "snooze", abstract: "Send a notification to its user once more, later.",
        discussion: "Everything is looked at again at that time. A notification can be snoozed twice. Another call moves a snooze that waits."
    )
    .example("carillon push snooze NOTIFICATION_ID --user alice --for 1h")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "Notification id.") var notification: String
    @Option(help: "The user who has it.") var user: String
    @Option(name: .customLong("for"), help: "How long: 60s to 1d.") var duration = "1h"

    private struct Result: Encodable { var scheduledFor: String }

    func validate() throws {
        guard let seconds = DurationText.seconds(duration), (60...86_400).contains(seconds) else {
            throw ValidationError("--for is a duration of 60s to 1d, such as 30m")
        }
    }

    func run() async throws {
        let clients = try system.clients()
        let request = EvaluatorV1.SnoozeRequest(
            tenant: try await tenant.resolve(clients), userId: user, notificationId: notification,
            seconds: DurationText.seconds(duration).flatMap(Int32.init(exactly:)))
        let time = Instant(milliseconds: try await clients.evaluator.snooze(request).scheduledForMs).rfc3339
        if system.json { return try printJSON(Result(scheduledFor: time)) }
        print("\(user) gets it again at \(time), unless something stops it then: carillon explain \(notification)")
    }
}
