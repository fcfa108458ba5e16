import ArgumentParser
import CarillonAPI
import Foundation
import ServiceKit
import TestFolders
import Testing

@testable import CarillonCommand

@Suite("carillon alerts and reports")
struct AlertsCommandTests {
    @Test("CTL-01 OBS-07 an alert is shown with its state, cause and who knows of it, for people and as JSON")
    func shown() throws {
        let alert = ReceiptsV1.Alert(
            alertId: "12", tenant: .init(organizationId: "acme", appId: "chat"), kind: "success_rate", subject: "ios", state: .resolved,
            severity: .warning, detail: "90 of 100 pushes", firedAtMs: 1_770_000_000_000, seenAtMs: 1_770_000_000_000,
            resolvedAtMs: 1_770_000_600_000, count: 1, acknowledgedBy: "service:operator")
        let row = AlertRow(alert)
        let text = AlertsList.table([row]).text
        #expect(["12", "resolved", "success_rate", "ios", "chat", "service:operator", "90 of 100 pushes"].allSatisfy(text.contains), "\(text)")
        let json = try jsonText(of: row)
        #expect(json.contains(#""alert_id" : "12""#) && json.contains(#""resolved_at" : "2026-02-02T02:50:00"#), "\(json)")
        #expect(!json.contains("acknowledged_at\""), "\(json)")
    }

    @Test("CTL-01 OBS-07 an unknown state is refused before a service is called")
    func states() throws {
        let list = try #require(try Carillon.parseAsRoot(["alerts", "--state", "firing"]) as? AlertsList)
        #expect(list.state == "firing")
        #expect(throws: (any Error).self) { try Carillon.parseAsRoot(["alerts", "list", "--state", "burning"]) }
        #expect(throws: (any Error).self) { try Carillon.parseAsRoot(["alerts", "acknowledge"]) }
    }

    @Test("CTL-01 OBS-07 the table of a firing alert says how urgent it is and what to do; one that was resolved has no remedy")
    func remedy() {
        var alert = ReceiptsV1.Alert(
            alertId: "13", kind: "credential_refused", subject: "apns", state: .firing, severity: .page, remedy: "replace the credential")
        let firing = AlertsList.table([AlertRow(alert)]).text
        #expect(firing.contains("page") && firing.contains("replace the credential"), "\(firing)")
        alert.state = .resolved
        let resolved = AlertsList.table([AlertRow(alert)]).text
        #expect(!resolved.contains("replace the credential"))
    }

    @Test("CTL-01 OBS-07 an unknown kind of alert is refused with the kinds, which are those of the document")
    func kinds() throws {
        let list = try #require(try Carillon.parseAsRoot(["alerts", "list", "--kind", "webhook_failed"]) as? AlertsList)
        #expect(list.kind == "webhook_failed")
        let refused = #expect(throws: (any Error).self) { try Carillon.parseAsRoot(["alerts", "list", "--kind", "provider_outtage"]) }
        let words = refused.map { Carillon.message(for: $0) } ?? ""
        #expect(words.contains("provider_outage") && words.contains("key_rotation_due"), "\(words)")
        let text = try String(contentsOf: ProjectFolder.root.appending(path: "docs/operations.md"), encoding: .utf8)
        let table = try #require(text.components(separatedBy: "| kind | fires | is resolved |").last?.components(separatedBy: "\n\n").first)
        let named = table.split(separator: "\n").compactMap { line -> String? in
            guard line.hasPrefix("| `") else { return nil }
            return String(line.dropFirst(3).prefix { $0 != "`" })
        }
        #expect(named.sorted() == AlertsList.kinds.sorted())
    }

    @Test("CTL-01 RCPT-21 a report is asked for by its day; what is no day is refused")
    func days() throws {
        let failures = try #require(try Carillon.parseAsRoot(["reports", "failures", "--date", "2026-02-01"]) as? ReportsFailures)
        #expect(failures.date.flatMap(ReportsFailures.day)?.milliseconds == 1_769_904_000_000)
        for date in ["yesterday", "2026-02-30", "2026-02-01T10:00:00Z"] {
            #expect(throws: (any Error).self, "\(date)") { try Carillon.parseAsRoot(["reports", "--date", date]) }
        }
        let view = ReportsFailures.View(
            .init(dayMs: 1_769_904_000_000, accepted: 3, failed: 1, failedShare: 0.25, failures: [.init(code: "BadTopic", count: 1, share: 1)]))
        #expect(view.date == "2026-02-01" && view.failures.map(\.code) == ["BadTopic"])
    }
}
