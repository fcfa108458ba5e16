import CarillonAPI
import GRDB
import ServiceKit
import Storage
import Testing

@testable import ReceiptsService

@Suite("OBS-08 The ledger's part of the metric catalogue")
struct MetricCatalogueTests {
    private typealias Ledger = ReceiptsFixture

    private func readings(_ ledger: ReceiptsFixture, from: Int64 = 0, until: Int64 = 0) async throws -> [CommonV1.MetricReading] {
        try await ledger.client().statistics(
            .init(tenant: Ledger.tenant, withMetrics: true, metricsFromMs: from, metricsUntilMs: until)
        ).metrics
    }

    private func reading(
        _ metric: CatalogueMetric, _ group: String = "", of readings: [CommonV1.MetricReading]
    ) -> CommonV1.MetricReading? {
        readings.first { $0.name == metric.rawValue && $0.group == group }
    }

    @Test("OBS-08 Success and failure are shares of what ended, by platform and reason; what waits, was cancelled or skipped does not count")
    func ends() async throws {
        try await withLedger { ledger in
            let unasked = try await ledger.statistics.metrics
            #expect(unasked.isEmpty)
            let none = try await readings(ledger)
            let known = none.compactMap(\.value)
            #expect(known.isEmpty && reading(.successRate, of: none)?.target == "> 98 %")
            for number in 1...8 { _ = try await ledger.badges(Ledger.record("n\(number)")) }
            try await ledger.outcomes(
                Ledger.outcome("n1", .sent, sequence: 1), Ledger.outcome("n2", .sent, sequence: 1), Ledger.outcome("n3", .queued, sequence: 1),
                Ledger.outcome("n4", .failed, sequence: 1, code: "BadTopic"), Ledger.outcome("n5", .cancelled, sequence: 1),
                Ledger.outcome("n6", .skipped, sequence: 1), Ledger.outcome("n7", .expired, sequence: 1, attempt: "", number: 0),
                Ledger.outcome("n8", .sent, sequence: 1))
            // A repeated report counts once, and an acceptance may be taken back.
            try await ledger.outcomes(Ledger.outcome("n1", .sent, sequence: 1), Ledger.outcome("n8", .failed, sequence: 2, code: "Gone"))
            let all = try await readings(ledger)
            let success = try #require(reading(.successRate, of: all))
            #expect(success.value == 0.4 && success.whole == 5 && success.met == false)
            #expect(reading(.successRate, "ios", of: all)?.value == 0.4)
            #expect(reading(.failureRate, of: all)?.value == 0.6)
            for reason in ["BadTopic", "Gone", "expired"] { #expect(reading(.failureRate, reason, of: all)?.value == 0.2, "\(reason)") }
            // It reached the device after all.
            _ = try await ledger.client().reportClientEvent(Ledger.report("n8", .delivered))
            let later = try await readings(ledger)
            #expect(reading(.successRate, of: later)?.value == 0.6 && reading(.failureRate, "Gone", of: later) == nil)
        }
    }

    @Test("OBS-08 Delivery, openings, buttons and dismissals are shares of what reached devices; times are means in seconds")
    func reports() async throws {
        try await withLedger { ledger in
            for id in ["n1", "n2", "n3", "n4"] {
                _ = try await ledger.badges(Ledger.record(id))
                try await ledger.outcomes(Ledger.outcome(id, .sent, sequence: 1, at: Ledger.start))
            }
            func report(
                _ id: String, _ kind: ReceiptsV1.ClientEventKind, after milliseconds: Int64, action: String = "", target: String = ""
            ) async throws {
                var request = Ledger.report(id, kind, at: Ledger.start + milliseconds)
                (request.actionTaken, request.deepLinkTarget) = (action, target)
                _ = try await ledger.client().reportClientEvent(request)
            }
            // No app reports a push of a badge: it is none of those that could be confirmed.
            var badge = Ledger.record("b1")
            (badge.typeId, badge.silentPush) = (BadgePush.typeID, true)
            _ = try await ledger.badges(badge)
            try await ledger.outcomes(Ledger.outcome("b1", .sent, sequence: 1, at: Ledger.start))
            let silent = try await readings(ledger)
            #expect(reading(.deliveryRate, "apns", of: silent)?.value == nil, "devices that report nothing may have got everything")
            ledger.clock.advance(by: .seconds(600))
            try await report("n1", .delivered, after: 2_000)
            try await report("n1", .opened, after: 12_000, target: "app://home")
            try await report("n2", .delivered, after: 4_000)
            try await report("n2", .opened, after: 24_000, action: "like")
            // A repetition, and another opening.
            try await report("n2", .opened, after: 30_000)
            try await report("n3", .dismissed, after: 5_000)
            try await report("n4", .opened, after: 5_000)
            let all = try await readings(ledger)
            let delivery = reading(.deliveryRate, "apns", of: all)
            #expect(delivery?.value == 1 && delivery?.target == "" && delivery?.met == nil, "APNs itself confirms nothing")
            #expect(reading(.openRate, of: all)?.value == 0.75 && reading(.openRate, "mention", of: all)?.value == 0.75)
            #expect(reading(.dismissRate, of: all)?.value == 0.25)
            let clicks = reading(.actionClickRate, of: all)
            #expect(clicks?.part == 1 && clicks?.whole == 3)
            #expect(reading(.deliveryLatency, of: all)?.value == 3 && reading(.timeToOpen, of: all)?.value == 15)
            #expect(reading(.deeplinkSuccess, of: all)?.value == 0.5, "one app said where it landed, and the other did not")
            #expect(reading(.providerLatency, of: all)?.met == true)
            #expect(reading(.firstAttemptSuccess, of: all)?.value == 1)
            let page = ledger.metrics.prometheusText()
            #expect(page.contains(#"carillon_metric_part_total{app="chat",group="mention",metric="open_rate"} 3"#))
            #expect(page.contains(#"carillon_metric_whole_total{app="chat",group="ios",metric="success_rate"} 5"#))
        }
    }

    @Test("OBS-08 A push that is sent although the ledger has it as forbidden by its user's settings is a violation")
    func violations() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(Ledger.record("n1"), Ledger.record("n2"))
            try await ledger.outcomes(Ledger.outcome("n1", .sent, sequence: 1))
            let before = try await readings(ledger)
            #expect(reading(.suppressedViolations, of: before)?.met == true)
            var skipped = Ledger.outcome("n2", .skipped, sequence: 1, attempt: "", number: 0)
            skipped.skipReason = .preferenceDisabled
            try await ledger.outcomes(skipped)
            try await ledger.outcomes(Ledger.outcome("n2", .sent, sequence: 2))
            let all = try await readings(ledger)
            let after = try #require(reading(.suppressedViolations, of: all))
            #expect(after.value == 1 && after.met == false && after.whole == 2)
        }
    }

    @Test("OBS-08 RCPT-23 Opened apps without a notification and the time in settings come as telemetry; half as many as before meet the goal")
    func telemetry() async throws {
        try await withLedger { ledger in
            ledger.policies.set("telemetry_mode", "aggregate")
            func look(_ ids: [String]) async throws {
                let events = ids.map {
                    ReceiptsV1.TelemetryEvent(eventId: $0, eventType: "push_status_checked", properties: #"{"user_id":"bob"}"#)
                }
                _ = try await ledger.telemetry(as: Ledger.user("bob")).reportTelemetry(.init(tenant: Ledger.tenant, events: events))
            }
            func save(_ seconds: String) async throws {
                let saved = ReceiptsV1.TelemetryEvent(
                    eventId: "saved-\(seconds)", eventType: "push_settings_saved", properties: #"{"user_id":"bob","edit_seconds":\#(seconds)}"#)
                _ = try await ledger.telemetry(as: Ledger.user("bob")).reportTelemetry(.init(tenant: Ledger.tenant, events: [saved]))
            }
            try await look(["a", "b", "c", "d"])
            // Known already.
            try await look(["d"])
            for seconds in ["20", "30.5", "-1", "90000"] { try await save(seconds) }
            ledger.clock.advance(by: .seconds(7 * 86_400))
            try await look(["e", "f"])
            let now = ledger.clock.now.milliseconds
            let week = Duration.seconds(7 * 86_400 - 3_600).wholeMilliseconds
            let last = try await readings(ledger, from: now - week)
            let checks = try #require(reading(.statusChecks, of: last))
            #expect(checks.value == 2 && checks.met == true, "four before")
            #expect(reading(.preferenceEditSeconds, of: last)?.value == nil)
            let earlier = try await readings(ledger, until: now - week)
            #expect(reading(.preferenceEditSeconds, of: earlier)?.value == 25.25)
        }
    }

    @Test("RCPT-24 RCPT-19 Counts are kept by the hour for 90 days, and for ever by the day")
    func hours() async throws {
        try await withLedger { ledger in
            let hour: Int64 = 3_600_000
            let begin = ledger.clock.now.milliseconds / hour * hour
            for (number, hours) in [0, 1, 29].enumerated() {
                ledger.clock.advance(by: .seconds(hours * 3_600))
                _ = try await ledger.badges(Ledger.record("n\(number)"))
                try await ledger.outcomes(Ledger.outcome("n\(number)", .sent, sequence: 1))
            }
            func ended(_ from: Int64, _ until: Int64) async throws -> Int64? {
                let read = try await readings(ledger, from: begin + from * hour, until: begin + until * hour)
                return reading(.successRate, of: read)?.whole
            }
            func rows() async throws -> Int {
                let query = "SELECT count(*) FROM metric_counts WHERE metric = 'success_rate'"
                return try await ledger.store.read { database in try database.firstRow(query) { $0[0] as Int } ?? 0 }
            }
            let parts = [try await ended(0, 1), try await ended(0, 2), try await ended(2, 40), try await ended(0, 40)]
            #expect(parts == [1, 2, 1, 3])
            let byHour = try await rows()
            let later = ledger.clock.now + .seconds(92 * 86_400)
            var folded = 1
            while folded > 0 { folded = try await ledger.store.write { try MetricCountTable.fold(now: later, $0) } }
            let byDay = try await rows()
            #expect(byHour == 3 && byDay == 2)
            let all = try await readings(ledger)
            #expect(reading(.successRate, of: all)?.whole == 3)
        }
    }
}
