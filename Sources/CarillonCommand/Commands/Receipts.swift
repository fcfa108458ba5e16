import ArgumentParser
import CarillonAPI
import Foundation
import ServiceKit
import SystemControl

/// `carillon receipts`.
struct Receipts: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "What became of pushes.", subcommands: [ReceiptsLog.self], defaultSubcommand: ReceiptsLog.self)
}

/// `carillon receipts log`: the delivery log in the shape of `chat` (RCPT-03).
struct ReceiptsLog: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "log", abstract: "The delivery log, newest first: one row for each device of a notification.")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Option(help: "Only this user's.") var user = ""
    @Option(help: "Only this notification's.") var notification = ""
    @Option(help: "Only pending, sent, delivered, failed, expired, cancelled or skipped.") var status = ""
    @Option(help: "Created at or after, such as 2026-02-01T10:30:00Z.") var since: Instant?
    @Option(help: "Created before.") var until: Instant?
    @Option(help: "Rows of a page, at most 200.") var limit: Int32 = 50
    @Option(help: "Where the page before ended, as it was printed there.") var page = ""

    func validate() throws {
        if !(1...200).contains(limit) { throw ValidationError("--limit is 1 to 200; --page goes on from there") }
    }

    func run() async throws {
        let clients = try system.clients()
        let answer = try await clients.receipts.queryDeliveryLog(
            .init(
                tenant: tenant.resolve(clients), userId: user, notificationId: notification, status: status,
                fromMs: since?.milliseconds ?? 0, untilMs: until?.milliseconds ?? 0, pageSize: limit, pageToken: page))
        let log = DeliveryLogPage(answer)
        if system.json { return try printJSON(log) }
        print(log.text)
    }
}

/// A page of the delivery log, for people and programs.
struct DeliveryLogPage: Encodable {
    struct Entry: Encodable {
        var notificationId, userId, deviceId, type, channelId, messageId, status, platform, apnsId, createdAt: String
        var sentAt, deliveredAt: String?
        var errorCode, errorMessage: String
        var retryCount: Int32
    }
    var entries: [Entry]
    /// Empty on the last page.
    var nextPage: String

    init(_ answer: ReceiptsV1.QueryDeliveryLogResponse) {
        func shown(_ milliseconds: Int64) -> String { Instant(milliseconds: milliseconds).rfc3339 }
        entries = answer.entries.map {
            Entry(
                notificationId: $0.notificationId, userId: $0.userId, deviceId: $0.deviceId, type: $0.type, channelId: $0.channelId,
                messageId: $0.messageId, status: $0.status, platform: $0.platform, apnsId: $0.apnsId, createdAt: shown($0.createdAtMs),
                sentAt: $0.sentAtMs.map(shown), deliveredAt: $0.deliveredAtMs.map(shown), errorCode: $0.errorCode,
                errorMessage: $0.errorMessage, retryCount: $0.retryCount)
        }
        nextPage = answer.nextPageToken
    }

    var text: String {
        if entries.isEmpty { return "nothing in the delivery log" }
        var table = TextTable(["created", "user", "type", "status", "platform", "device", "notification", "retries", "error"])
        for entry in entries {
            let error = entry.errorMessage == entry.errorCode ? entry.errorCode : "\(entry.errorCode) \(entry.errorMessage)"
            table.add([
                entry.createdAt, entry.userId, entry.type, entry.status, entry.platform, entry.deviceId, entry.notificationId,
                String(entry.retryCount), String(error.prefix(60)),
            ])
        }
        return nextPage.isEmpty ? table.text : table.text + "\nmore: --page \(nextPage)"
    }
}

extension Instant: ExpressibleByArgument {
    /// As options take instants.
    public init?(argument: String) { self.init(rfc3339: argument) }
}
