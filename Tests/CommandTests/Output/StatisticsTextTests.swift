import CarillonAPI
import Foundation
import ServiceKit
import Testing

@testable import CarillonCommand

@Suite("What carillon stats and devices stats print")
struct StatisticsTextTests {
    private func line(_ name: String, of text: String) -> String? {
        text.split(separator: "\n").map(String.init).first { $0.hasPrefix(name) }
    }

    @Test("OBS-09 Without a sample there is no latency: a dash for people, null for programs")
    func noSamples() throws {
        let summary = SystemSummary(.init(), .init(endToEnd: .init(), provider: nil), .init())
        #expect(line("latency", of: summary.text) == "latency     event accepted → provider accepted: p50 -, p95 -, p99 - (no samples)")
        #expect(summary.text.contains("provider's answer: p50 -, p95 -, p99 - (no samples)"))
        let json = try #require(try JSONSerialization.jsonObject(with: Data(try jsonText(of: summary).utf8)) as? [String: Any])
        let latency = try #require(json["end_to_end"] as? [String: Any])
        #expect(latency["count"] as? Int == 0 && latency["p50_us"] is NSNull && latency["max_us"] is NSNull)
        let measured = SystemSummary(.init(), .init(endToEnd: .init(count: 2, p50Us: 900, p95Us: 66_000, p99Us: 66_000, maxUs: 66_000)), .init())
        #expect(line("latency", of: measured.text)?.hasSuffix("p50 900 µs, p95 66.0 ms, p99 66.0 ms (2)") == true)
        #expect(try jsonText(of: measured.endToEnd).contains(#""p50_us" : 900"#))
    }

    @Test("OBS-09 Counts that begin with a service say so to people and to programs")
    func lifetimes() throws {
        var summary = SystemSummary(
            .init(eventsAccepted: 3_003), .init(),
            .init(queued: 7, leased: 3, deadLetters: 1_200, attempts: 5, failuresByCode: ["apns/Unregistered": 2]))
        #expect(line("events", of: summary.text)?.hasPrefix("events      3,003 accepted, 0 evaluated") == true)
        #expect(line("queue", of: summary.text) == "queue       7 queued, in flight 3, waiting for a retry 0, dead letters 1,200")
        #expect(try jsonText(of: summary).contains(#""in_flight" : 3"#))
        #expect(
            line("attempts", of: summary.text)
                == "attempts    5, checks of tokens included, failures apns/Unregistered 2; since the dispatcher started")
        #expect(summary.text.contains("since the receipts service started"))
        // Each key that is set apart is there, where the gateway answers, too.
        summary.spoolRefused = [:]
        let json = try #require(try JSONSerialization.jsonObject(with: Data(try jsonText(of: summary).utf8)) as? [String: Any])
        let named = try #require(json["since_start"] as? [String])
        #expect(named.allSatisfy { json[$0] != nil })
    }

    @Test("OBS-09 RCPT-03 Deliveries are counted by the words that the delivery log takes: what waits is pending, and what was opened is delivered")
    func deliveries() throws {
        let summary = SystemSummary(
            .init(), .init(devicesByStatus: ["queued": 164, "pending": 2, "sent": 138, "opened": 3, "delivered": 4, "failed": 1]), .init())
        let shown = try #require(line("deliveries", of: summary.text))
        #expect(shown.hasPrefix("deliveries  pending 166, sent 138, delivered 7, failed 1: "), "\(shown)")
        let words = shown.matches(of: /(\w+) \d+/).map { String($0.1) }
        #expect(words.allSatisfy { ReceiptsV1.DeliveryLogStatus.words.contains($0) }, "\(words)")
        #expect(line("devices", of: summary.text) == nil)
        #expect(try jsonText(of: summary).contains(#""queued" : 164"#), "programs have the statuses of receipts")
    }

    @Test("OBS-09 Without the dispatcher the counts of the others are there, and none of the queue is made up")
    func noQueue() throws {
        let summary = SystemSummary(.init(eventsAccepted: 3_003), .init(), nil)
        #expect(line("events", of: summary.text)?.hasPrefix("events      3,003 accepted") == true)
        #expect(line("queue", of: summary.text) == "queue       not known now: the dispatcher does not answer")
        #expect(line("attempts", of: summary.text) == nil)
        let json = try #require(try JSONSerialization.jsonObject(with: Data(try jsonText(of: summary).utf8)) as? [String: Any])
        #expect(json["events_accepted"] as? Int == 3_003 && json["queued"] == nil && json["lanes"] == nil)
    }

    @Test("OBS-09 Without the evaluator or receipts the counts of the others are there, the service is named, and none of its counts is made up")
    func partsAway() throws {
        let noEvaluator = SystemSummary(nil, .init(pushed: 12), .init(queued: 7))
        #expect(line("events", of: noEvaluator.text) == "events      not known now: the evaluator does not answer")
        #expect(line("pushes", of: noEvaluator.text)?.hasPrefix("pushes      12,") == true)
        #expect(line("queue", of: noEvaluator.text)?.hasPrefix("queue       7 queued") == true)
        #expect(line("scheduled", of: noEvaluator.text) == nil && line("targets", of: noEvaluator.text) == nil)
        let noReceipts = SystemSummary(.init(eventsAccepted: 3), nil, .init())
        #expect(line("pushes", of: noReceipts.text) == "pushes      not known now: receipts does not answer")
        #expect(line("events", of: noReceipts.text)?.hasPrefix("events      3 accepted") == true && line("latency", of: noReceipts.text) == nil)
        let json = try #require(try JSONSerialization.jsonObject(with: Data(try jsonText(of: noReceipts).utf8)) as? [String: Any])
        #expect(json["events_accepted"] as? Int == 3 && json["pushes"] == nil && json["end_to_end"] == nil && json["queued"] as? Int == 0)
    }

    @Test("OBS-09 DR-02 What waits at the gateway and what is scheduled is counted; an empty spool is no line")
    func spool() {
        var summary = SystemSummary(nil, .init(), .init())
        #expect(line("spool", of: summary.text) == nil)
        summary.spooledEvents = 0
        #expect(line("spool", of: summary.text) == nil)
        summary.spooledEvents = 1
        #expect(line("spool", of: summary.text) == "spool       1 event accepted by the gateway, until the evaluator takes them")
        #expect(line("dropped", of: summary.text) == nil)
        summary.spoolRefused = [:]
        #expect(line("dropped", of: summary.text) == nil)
        summary.spoolRefused = ["unknown_type": 2, "organization_suspended": 1]
        #expect(
            line("dropped", of: summary.text)
                == "dropped     3 events of the spool, refused after the 202: unknown_type 2, organization_suspended 1; "
                + "the gateway's log has each since its start")
        let scheduled = SystemSummary(.init(scheduled: 1), .init(), .init())
        #expect(line("scheduled", of: scheduled.text) == "scheduled   1 event: due later, or waiting for images")
    }

    @Test("RCPT-05 A provider whose devices reported nothing has no rate, whatever the provider says of itself; one report makes a rate")
    func rates() throws {
        let summary = SystemSummary(
            .init(),
            .init(deliveries: [
                .init(provider: "apns", accepted: 8), .init(provider: "fcm", accepted: 8, deliveryRate: 0),
                .init(provider: "web", accepted: 8, confirmed: 2, deliveryRate: 0.25),
            ]), .init())
        #expect(line("receipts", of: summary.text) == "receipts    none; confirmed by devices: apns no reports, fcm no reports, web 25.0 %")
        let json = try #require(try JSONSerialization.jsonObject(with: Data(try jsonText(of: summary).utf8)) as? [String: Any])
        let deliveries = try #require(json["deliveries"] as? [String: [String: Any]])
        #expect(deliveries["apns"]?["delivery_rate"] is NSNull && deliveries["fcm"]?["delivery_rate"] is NSNull)
        #expect(deliveries["web"]?["delivery_rate"] as? Double == 0.25)
    }

    @Test("RCPT-09 The share of first attempts that succeeded is beside its goal; without attempts there is none")
    func firstAttempts() throws {
        let none = SystemSummary(.init(), .init(), .init())
        #expect(line("first try", of: none.text) == "first try   no attempts")
        let counts = ReceiptsV1.FirstAttempts(attempted: 1_000, succeeded: 970, successRate: 0.97, target: "≥ 95 %", met: true)
        let summary = SystemSummary(.init(), .init(firstAttempts: counts), .init())
        #expect(line("first try", of: summary.text) == "first try   97.0 % of 1,000 succeeded, goal ≥ 95 %")
        let json = try #require(try JSONSerialization.jsonObject(with: Data(try jsonText(of: summary).utf8)) as? [String: Any])
        let shown = try #require(json["first_attempts"] as? [String: Any])
        #expect(shown["success_rate"] as? Double == 0.97 && shown["met"] as? Bool == true && shown["succeeded"] as? Int == 970)
    }

    @Test("OBS-08 carillon metrics has a row for each metric and group: its value, its counts, its target, and whether it is met")
    func metrics() throws {
        let readings = [
            CatalogueMetric.successRate.reading(1_940, of: 2_000, profile: ""),
            CatalogueMetric.successRate.reading(group: "ios", 1, of: 1, profile: ""),
            CatalogueMetric.deliveryLatency.reading(9_000, of: 2, profile: "school"),
            CatalogueMetric.staleTokenAge.reading(value: 90_000, profile: ""),
            CatalogueMetric.suppressedViolations.reading(0, of: 7, profile: ""), CatalogueMetric.badgeDrift.reading(value: nil, profile: ""),
        ]
        let view = MetricsView(readings, from: 1_780_000_000_000, until: 0)
        func words(_ beginning: String) -> [Substring] { line(beginning, of: view.text)?.split(separator: /\s{2,}/) ?? [] }
        #expect(view.text.hasPrefix("from 2026-05-28T20:26:40.000Z to now\n"))
        #expect(words("success_rate  ") == ["success_rate", "97.0 %", "1,940 of 2,000", "> 98 %", "no"])
        #expect(words("delivery_latency") == ["delivery_latency", "4.5 s", "of 2", "≤ 10 s", "yes"])
        #expect(words("stale_token_age") == ["stale_token_age", "25.0 h", "≤ 24 h", "no"])
        #expect(words("suppressed_violations") == ["suppressed_violations", "0", "of 7", "0", "yes"])
        #expect(words("badge_drift") == ["badge_drift", "no data"])
        let json = try #require(try JSONSerialization.jsonObject(with: Data(try jsonText(of: view).utf8)) as? [String: Any])
        let rows = try #require(json["metrics"] as? [[String: Any]])
        #expect(json["until"] is NSNull && rows.count == 6 && rows[5]["value"] is NSNull && rows[5]["met"] is NSNull)
        #expect(rows[1]["group"] as? String == "ios" && rows[0]["unit"] as? String == "share" && rows[0]["whole"] as? Int == 2_000)
        let csv = view.csv.split(separator: "\r\n").map(String.init)
        #expect(csv.count == 7 && csv[0] == "name,group,unit,value,part,whole,target,met,since,until")
        #expect(csv[1] == "success_rate,,share,0.97,1940,2000,> 98 %,false,2026-05-28T20:26:40.000Z,")
        #expect(csv[6].hasPrefix("badge_drift,,") && csv[6].contains(",,0,0,"))
    }

    @Test("REG-34 The columns of devices stats stand apart, numbers to the right")
    func devices() throws {
        var stats = RegistryV1.AppDeviceStats(tenant: .init(organizationId: "acme", appId: "acme-chat"), activeDevices: 1)
        stats.byType = [.init(name: "ios", devices: 1_234, users: 1_100), .init(name: "android", devices: 9, users: 9)]
        stats.languages = [.init(language: "en", users: 1_109, share: 1)]
        stats.countedAtMs = 1_780_000_000_000
        let text = DevicesStats.text(DevicesStats.record(stats))
        #expect(line("acme-chat", of: text) == "acme-chat: 1 active device, counted 2026-05-28T20:26:40.000Z, languages not yet")
        #expect(line("type      ios", of: text) == "type      ios        1,234  1,100")
        #expect(line("type      android", of: text) == "type      android        9      9")
        #expect(line("language", of: text) == "language  en                1,109  100.0 %")
    }

    @Test("SEC-13 The columns of keys status stand apart, however long their values are")
    func keys() {
        let rows = [
            KeyUse(keyId: "0badcafe", current: true, inRing: true, sealed: 1_234_567, kept: 0),
            KeyUse(keyId: "a-key-with-a-name-of-its-own", current: false, inRing: true, sealed: 3, kept: 12_000_000),
            KeyUse(keyId: "", current: false, inRing: false, sealed: 20, kept: 1),
        ]
        #expect(
            KeyUse.table(rows) == """
                key                           state              records  kept to undo
                ────────────────────────────  ───────────────  ─────────  ────────────
                0badcafe                      current          1,234,567             0
                a-key-with-a-name-of-its-own  decrypts only            3    12,000,000
                damaged                       not in the ring         20             1
                """)
    }

    @Test("CTL-01 One of a thing is not several")
    func plurals() {
        #expect(Format.counted(1, "user") == "1 user" && Format.counted(0, "user") == "0 users" && Format.counted(3_003, "user") == "3,003 users")
        #expect(Format.counted(2, "entry", "entries") == "2 entries" && Format.counted(1, "entry", "entries") == "1 entry")
    }
}
