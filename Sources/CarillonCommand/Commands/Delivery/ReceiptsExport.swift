import ArgumentParser
import CarillonAPI
import Foundation
import RPC
import ServiceKit
import SystemControl

/// `carillon receipts export` (RCPT-26).
struct ReceiptsExport: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Print the delivery log as CSV or JSON lines, newest first.",
        discussion: "Rows have ids, statuses and times. Tokens, titles and texts are in none. `carillon metrics --format csv` exports counts."
    )
    .example("carillon receipts export --since 24h --format csv")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @OptionGroup var filter: ReceiptFilterOptions
    @OptionGroup var output: ExportFormatOptions

    private static let pageSize: Int32 = 200

    func validate() throws { _ = try output.chosen(json: system.json) }

    func run() async throws {
        let clients = try system.patientClients()
        let format = try output.chosen(json: system.json) ?? .csv
        var request = try await filter.request(system, tenant, clients)
        request.pageSize = Self.pageSize
        try await Self.export(request, as: format) { try await clients.receipts.queryDeliveryLog($0) }
    }

    /// Prints all pages, as long as somebody reads the output: `carillon receipts export | head` ends after a page. A page is asked for when the rows
    /// of the one before are written, so a slow reader slows receipts down, and one page is in memory.
    ///
    /// - Parameter write: waits where the output is not read.
    static func export(
        _ first: ReceiptsV1.QueryDeliveryLogRequest, as format: ExportFormatOptions.Format, isRead: () -> Bool = isOutputRead,
        write: (String) throws -> Void = { print($0, terminator: "") },
        page read: (ReceiptsV1.QueryDeliveryLogRequest) async throws -> ReceiptsV1.QueryDeliveryLogResponse
    ) async throws {
        var request = first
        if format == .csv { try write(CSV.line(DeliveryLogEntry.columns)) }
        repeat {
            let page = DeliveryLogEntry.page(try await read(request))
            for entry in page.items { try write(format == .csv ? CSV.line(entry.cells) : jsonLine(of: entry) + "\n") }
            request.pageToken = page.nextPage ?? ""
        } while !request.pageToken.isEmpty && isRead()
    }
}

extension DeliveryLogEntry {
    private static let fields: [(name: String, value: @Sendable (DeliveryLogEntry) -> String)] = [
        ("created_at", { $0.createdAt }), ("notification_id", { $0.notificationId }), ("user_id", { $0.userId }), ("type", { $0.type }),
        ("status", { $0.status }), ("platform", { $0.platform }), ("push_device_id", { $0.pushDeviceId }), ("apns_id", { $0.apnsId }),
        ("channel_id", { $0.channelId }), ("message_id", { $0.messageId }), ("sent_at", { $0.sentAt ?? "" }),
        ("delivered_at", { $0.deliveredAt ?? "" }), ("error_code", { $0.errorCode }), ("error_message", { $0.errorMessage }),
        ("retry_count", { "\($0.retryCount)" }),
    ]

    /// The names of ``cells``, as JSON spells them.
    static let columns = fields.map(\.name)

    /// The row as texts; what it lacks is empty.
    var cells: [String] { Self.fields.map { $0.value(self) } }
}
