import ArgumentParser
import CarillonAPI
import Foundation
import ServiceKit
import SystemControl

/// `carillon receipts`.
struct Receipts: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "The delivery log: the state of every push.", subcommands: [ReceiptsLog.self, ReceiptsExport.self],
        defaultSubcommand: ReceiptsLog.self)
}

/// `carillon receipts log`: the delivery log in the shape of `chat` (RCPT-03).
struct ReceiptsLog: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "log", abstract: "The delivery log, newest first: one row for each device of a push."
    )
    .example("carillon receipts log --user alice --since 2h")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @OptionGroup var filter: ReceiptFilterOptions
    @OptionGroup var page: PageOptions

    func run() async throws {
        let clients = try system.clients()
        var request = try await filter.request(system, tenant, clients)
        (request.pageSize, request.pageToken) = (page.limit, page.after)
        let answer = try await page.read { try await clients.receipts.queryDeliveryLog(request) }
        let log = DeliveryLogEntry.page(answer)
        if system.json { return try printJSON(log) }
        let empty =
            filter.status == "skipped"
            ? "the last check before sending skipped nothing; `carillon explain EVENT_ID` shows who was skipped before that"
            : "nothing in the delivery log"
        print(log.text(empty: empty, after: page.after, DeliveryLogEntry.table))
    }
}

/// Which rows of the delivery log a command is about.
struct ReceiptFilterOptions: ParsableArguments {
    @Option(help: "Only this user's.") var user = ""
    @Option(help: "Only this notification's.") var notification = ""
    @Option(help: "Only pending, sent, delivered, failed, expired, cancelled or skipped (by the last check before sending).") var status = ""
    @OptionGroup var interval: IntervalOptions

    func validate() throws { try requireWord(status, of: "--status", among: ReceiptsV1.DeliveryLogStatus.words) }

    /// The query of the first page.
    ///
    /// - Throws: ``InputError`` for a user that the app does not have, and for an instant that is none.
    func request(_ system: SystemOptions, _ tenant: TenantOptions, _ clients: OperatorClients) async throws -> ReceiptsV1.QueryDeliveryLogRequest {
        let owner = try await tenant.resolve(clients)
        if !user.isEmpty { try await KnownUsers.require([user], owner, clients) }
        let bounds = try await interval.bounds(system)
        return .init(
            tenant: owner, userId: user, notificationId: notification, status: try .init(word: status, field: "status"),
            fromMs: bounds.from, untilMs: bounds.until)
    }
}

/// One row of the delivery log, for people and programs.
struct DeliveryLogEntry: Encodable {
    /// The push device's id. `chat` calls it `device_id`, which is the installation's own id everywhere else (C-37): both names have it.
    var pushDeviceId, deviceId: String
    var notificationId, userId, type, channelId, messageId, status, platform, apnsId, createdAt: String
    var sentAt, deliveredAt: String?
    var errorCode, errorMessage: String
    var retryCount: Int32

    static func page(_ answer: ReceiptsV1.QueryDeliveryLogResponse) -> ListPage<DeliveryLogEntry> {
        func view(_ milliseconds: Int64) -> String { Instant(milliseconds: milliseconds).rfc3339 }
        let entries = answer.entries.map {
            DeliveryLogEntry(
                pushDeviceId: $0.deviceId, deviceId: $0.deviceId, notificationId: $0.notificationId, userId: $0.userId, type: $0.type,
                channelId: $0.channelId,
                messageId: $0.messageId, status: $0.status.name, platform: $0.platform, apnsId: $0.apnsId, createdAt: view($0.createdAtMs),
                sentAt: $0.sentAtMs.map(view), deliveredAt: $0.deliveredAtMs.map(view), errorCode: $0.errorCode,
                errorMessage: $0.errorMessage, retryCount: $0.retryCount)
        }
        return ListPage(entries, next: answer.nextPageToken)
    }

    static func table(_ entries: [DeliveryLogEntry]) -> TextTable {
        var table = TextTable(["created", "user", "type", "status", "platform", "push device", "notification", "retries", "error"])
        for entry in entries {
            let error = entry.errorMessage == entry.errorCode ? entry.errorCode : "\(entry.errorCode) \(entry.errorMessage)"
            table.add([
                entry.createdAt, entry.userId, entry.type, entry.status, entry.platform, entry.pushDeviceId, entry.notificationId,
                String(entry.retryCount), String(error.prefix(60)),
            ])
        }
        return table
    }
}
