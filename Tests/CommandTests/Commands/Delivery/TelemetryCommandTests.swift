import ArgumentParser
import CarillonAPI
import Foundation
import Testing

@testable import CarillonCommand

@Suite("carillon telemetry")
struct TelemetryCommandTests {
    @Test("RCPT-23 PREF-21 the commands take what their help says, and refuse the rest")
    func parsing() throws {
        let list = try #require(
            try Carillon.parseAsRoot([
                "telemetry", "list", "--user", "ann", "--type", "push_skipped", "--since", "2026-02-01T10:30:00Z", "--limit", "5", "--json",
            ]) as? TelemetryList)
        #expect(
            list.user == "ann" && list.type == "push_skipped" && list.interval.since != nil && list.interval.until == nil && list.page.limit == 5
                && list.system.json)
        #expect(try Carillon.parseAsRoot(["telemetry"]) is TelemetryList)
        #expect(try Carillon.parseAsRoot(["telemetry", "counts", "--until", "2026-02-01T10:30:00Z"]) is TelemetryCounts)
        #expect(throws: (any Error).self) { try Carillon.parseAsRoot(["telemetry", "list", "--limit", "201"]) }
        #expect(throws: (any Error).self) { try Carillon.parseAsRoot(["telemetry", "list", "--since", "yesterday"]) }
        let set = try #require(
            try Carillon.parseAsRoot(["prefs", "set", "ann", "--category", "system=on", "--changed-from", "notification_action"]) as? PreferencesSet)
        #expect(set.changedFrom == "notification_action" && set.categories == ["system=on"])
    }

    @Test("RCPT-23 a page shows who, when and what, for people in a table and for programs with the properties as they are")
    func page() throws {
        let answer = ReceiptsV1.ListTelemetryResponse(
            events: [
                .init(
                    tenant: .init(organizationId: "o", appId: "a"), eventId: "tel_1", eventType: "push_category_toggled",
                    occurredAtMs: 1_770_000_000_000, properties: #"{"category":"system","new_value":true,"user_id":"ann"}"#, userId: "ann")
            ], nextPageToken: "7.1.")
        let page = TelemetryEvent.page(answer)
        let text = page.text(empty: "none", TelemetryEvent.table)
        #expect(text.contains("2026-02-02T02:40:00.000Z") && text.contains(#"{"category":"system","new_value":true}"#))
        #expect(text.hasSuffix("more: --after 7.1."))
        let json = try #require(try JSONSerialization.jsonObject(with: JSONEncoder().encode(page)) as? [String: Any])
        let properties = try #require((json["items"] as? [[String: Any]])?.first?["properties"] as? [String: Any])
        #expect(properties["new_value"] as? Bool == true && properties["user_id"] as? String == "ann" && json["nextPage"] as? String == "7.1.")
        #expect(TelemetryEvent.page(.init()).text(empty: "none", TelemetryEvent.table) == "none")
    }
}
