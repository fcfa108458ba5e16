import ArgumentParser
import CarillonAPI
import Foundation
import ServiceKit
import SystemControl

/// `carillon telemetry` (RCPT-23).
struct TelemetryCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "telemetry", abstract: "Telemetry events: registrations, changed settings, opened pushes.",
        subcommands: [TelemetryList.self, TelemetryCounts.self, TelemetryExport.self], defaultSubcommand: TelemetryList.self)
}

/// `carillon telemetry list`.
struct TelemetryList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "The events that are stored, newest first.",
        discussion: """
            Apps with telemetry_mode=full and delivery_log_retention_days above 0 store events. See `carillon telemetry counts` for the others.
            """
    )
    .example("carillon telemetry list --type push_category_toggled")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Option(help: "Only this user's.") var user = ""
    @Option(help: "Only events of this type, such as push_category_toggled.") var type = ""
    @OptionGroup var interval: IntervalOptions
    @OptionGroup var page: PageOptions

    func run() async throws {
        let clients = try system.clients()
        let bounds = try await interval.bounds(system)
        let request = ReceiptsV1.ListTelemetryRequest(
            tenant: try await tenant.resolve(clients), userId: user, eventType: type, fromMs: bounds.from, untilMs: bounds.until,
            pageSize: page.limit, pageToken: page.after)
        let answer = try await page.read { try await clients.telemetry.listTelemetry(request) }
        let view = TelemetryEvent.page(answer)
        if system.json { return try printJSON(view) }
        print(view.text(empty: Self.empty, after: page.after, TelemetryEvent.table))
    }

    /// Where nothing is listed: an app may store none.
    static let empty =
        "no telemetry events: an app stores them with telemetry_mode full and delivery_log_retention_days above 0 (`carillon policy explain`)"
}

/// One event, for people and programs.
struct TelemetryEvent: Encodable {
    var eventId, eventType, appId, userId, timestamp: String
    var properties: [String: TelemetryValue]

    static func page(_ answer: ReceiptsV1.ListTelemetryResponse) -> ListPage<TelemetryEvent> {
        let events = answer.events.map { event in
            TelemetryEvent(
                eventId: event.eventId, eventType: event.eventType, appId: event.tenant?.appId ?? "", userId: event.userId,
                timestamp: Instant(milliseconds: event.occurredAtMs).rfc3339,
                properties: (try? TelemetryValue.properties(event.properties)) ?? [:])
        }
        return ListPage(events, next: answer.nextPageToken)
    }

    static func table(_ events: [TelemetryEvent]) -> TextTable {
        var table = TextTable(["at", "event", "user", "properties"])
        for event in events {
            let properties = (try? TelemetryValue.text(event.properties.filter { $0.key != "user_id" })) ?? ""
            table.add([event.timestamp, event.eventType, event.userId, properties])
        }
        return table
    }
}

/// `carillon telemetry counts`.
struct TelemetryCounts: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "counts", abstract: "How many events of each type there were, day by day.",
        discussion: "Days are whole, and in UTC."
    )
    .example("carillon telemetry counts --since 7d")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @OptionGroup var interval: IntervalOptions

    struct Row: Encodable {
        var day, eventType: String
        var count: Int64
    }

    func run() async throws {
        let clients = try system.clients()
        let bounds = try await interval.bounds(system)
        let counts = try await clients.telemetry.telemetryCounts(
            .init(tenant: tenant.resolve(clients), fromMs: bounds.from, untilMs: bounds.until)
        ).counts
        let rows = counts.map { Row(day: String(Instant(milliseconds: $0.dayMs).rfc3339.prefix(10)), eventType: $0.eventType, count: $0.count) }
        if system.json { return try printList(rows) }
        var table = TextTable(["day", "event", "count"])
        for row in rows { table.add([row.day, row.eventType, String(row.count)]) }
        print(rows.isEmpty ? "no telemetry events" : table.text)
    }
}
