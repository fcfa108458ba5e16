import ArgumentParser
import CarillonAPI
import Foundation
import RPC
import ServiceKit
import SystemControl

/// `carillon send`: one chat message, as the chat server would report it.
struct Send: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Submit one message event: a direct message to --user, or a message in --channel with --mention."
    )
    .example("carillon send --user alice --from bob --text 'Lunch?'")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Option(help: "Recipient of a direct message.") var user: String?
    @Option(help: "Channel id.") var channel: String?
    @Option(help: "Users mentioned.") var mention: [String] = []
    @Option(help: "Who writes: a user, or carillon, which need not be one.") var from = Self.system
    @Option(help: "The text.") var text: String
    @Option(help: "The host's event id; one is made when not given.") var eventID: String?
    @OptionGroup var schedule: ScheduleOptions
    @Flag(help: "Return at once, without waiting for the decision.") var noWait = false

    /// The sender where none is named: no user.
    private static let system = "carillon"

    private struct Accepted: Encodable { var eventId, carillonEventId: String }

    func validate() throws {
        if (user == nil) == (channel == nil) { throw ValidationError("name either --user or --channel") }
        if text.allSatisfy(\.isWhitespace) { throw ValidationError("--text is empty: a push would show nothing") }
    }

    func run() async throws {
        let clients = try system.clients()
        var event = EvaluatorV1.Event()
        let owner = try await tenant.resolve(clients)
        let sender = from == Self.system ? [] : [from]
        try await KnownUsers.require([user].compactMap(\.self) + mention + sender, owner, clients)
        if let channel {
            let found = try await clients.registry.checkMembership(.init(tenant: owner, channelId: channel, userId: from))
            guard found.channelKnown else { throw RPCError(code: .notFound, message: "no channel '\(channel)' in app \(owner.appId)") }
        }
        event.tenant = owner
        event.eventId = eventID ?? "cli-\(UUID().uuidString.lowercased())"
        event.eventType = "message.sent"
        event.actorId = from
        (event.scheduledForMs, event.scheduledLocal) = (schedule.milliseconds, schedule.local)
        event.data = ["text": text, "sender_name": from, "message_id": event.eventId]
        if let user {
            event.channelType = .dm
            event.channelId = "dm-\(from)-\(user)"
            event.channelMembers = [from, user]
        } else if let channel {
            event.channelId = channel
            event.mentions = mention.map { .init(type: .user, userId: $0) }
        }
        let answer = try await clients.evaluator.submitEvents(.init(events: [event]))
        if let bad = answer.rejected.first { throw refusal(bad) }
        guard let accepted = answer.accepted.first else { return }
        if noWait {
            if system.json { return try printJSON(Accepted(eventId: event.eventId, carillonEventId: accepted.carillonEventId)) }
            return print("\(event.eventId) accepted as \(accepted.carillonEventId)")
        }
        let explained = try await Explanation.wait(for: event.eventId, event.tenant ?? .init(), clients)
        if system.json { return try printJSON(Explanation(explained)) }
        print("\(event.eventId) accepted as \(accepted.carillonEventId)\(accepted.duplicate ? " (known before)" : "")")
        let explanation = Explanation(explained)
        print(explanation.text())
        if let hint = unmentioned(explanation) { print(hint) }
    }

    /// The hint for a message without mentions; nil when a user was notified or mentioned.
    func unmentioned(_ explanation: Explanation) -> String? {
        guard let channel, mention.isEmpty, explanation.decisions.contains(where: { $0.reason == "no_recipients" }) else { return nil }
        return TerminalText.oneLine(
            "members of \(channel) are notified when a message mentions them, or when they want all messages of the channel: name some with --mention"
        )
    }
}
