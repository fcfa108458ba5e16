import ArgumentParser
import CarillonAPI
import Foundation
import ServiceKit
import SystemControl

/// `carillon telemetry` (RCPT-23).
struct TelemetryCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "telemetry", abstract: "Events around pushes: registrations, changed settings, opens.",
        subcommands: [TelemetryList.self, TelemetryCounts.self], defaultSubcommand: TelemetryList.self)
}

/// `carillon telemetry list`.
struct TelemetryList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "The events that are stored, newest first.",
        discussion: "Only apps with telemetry_mode=full store events; `carillon telemetry counts` has those that were only counted.")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Option(help: "Only this user's.") var user = ""
    @Option(help: "Only events of this type, such as push_category_toggled.") var type = ""
    @Option(help: "Happened at or after, such as 2026-02-01T10:30:00Z.") var since: Instant?
    @Option(help: "Happened before.") var until: Instant?
    @Option(help: "Rows of a page, at most 200.") var limit: Int32 = 50
    @Option(help: "Where the page before ended, as it was printed there.") var page = ""

    func validate() throws {
        if !(1...200).contains(limit) { throw ValidationError("--limit is 1 to 200; --page goes on from there") }
    }

    func run() async throws {
        let clients = try system.clients()
        let answer = try await clients.telemetry.listTelemetry(
            .init(
                tenant: tenant.resolve(clients), userId: user, eventType: type, fromMs: since?.milliseconds ?? 0,
                untilMs: until?.milliseconds ?? 0, pageSize: limit, pageToken: page))
        let shown = TelemetryPage(answer)
        if system.json { return try printJSON(shown) }
        print(shown.text)
    }
}

/// A page of events, for people and programs.
struct TelemetryPage: Encodable {
    struct Event: Encodable {
        var eventId, eventType, appId, userId, timestamp: String
        var properties: [String: TelemetryValue]
    }
    var events: [Event]
    /// Empty on the last page.
    var nextPage: String

    init(_ answer: ReceiptsV1.ListTelemetryResponse) {
        events = answer.events.map { event in
            Event(
                eventId: event.eventId, eventType: event.eventType, appId: event.tenant?.appId ?? "", userId: event.userId,
                timestamp: Instant(milliseconds: event.occurredAtMs).rfc3339,
                properties: (try? TelemetrySource.properties(event.properties)) ?? [:])
        }
        nextPage = answer.nextPageToken
    }

    var text: String {
        if events.isEmpty { return "no telemetry events" }
        var table = TextTable(["at", "event", "user", "properties"])
        for event in events {
            let properties = (try? TelemetrySource.text(event.properties.filter { $0.key != "user_id" })) ?? ""
            table.add([event.timestamp, event.eventType, event.userId, properties])
        }
        return nextPage.isEmpty ? table.text : table.text + "\nmore: --page \(nextPage)"
    }
}

/// `carillon telemetry counts`.
struct TelemetryCounts: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "counts", abstract: "How many events of each type there were, day by day.")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Option(help: "From the day of this instant on, UTC.") var since: Instant?
    @Option(help: "Up to the day of this instant.") var until: Instant?

    struct Row: Encodable {
        var day, eventType: String
        var count: Int64
    }

    func run() async throws {
        let clients = try system.clients()
        let counts = try await clients.telemetry.telemetryCounts(
            .init(tenant: tenant.resolve(clients), fromMs: since?.milliseconds ?? 0, untilMs: until?.milliseconds ?? 0)
        ).counts
        let rows = counts.map { Row(day: String(Instant(milliseconds: $0.dayMs).rfc3339.prefix(10)), eventType: $0.eventType, count: $0.count) }
        if system.json { return try printJSON(rows) }
        var table = TextTable(["day", "event", "count"])
        for row in rows { table.add([row.day, row.eventType, String(row.count)]) }
        print(rows.isEmpty ? "no telemetry events" : table.text)
    }
}
