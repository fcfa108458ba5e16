import CarillonAPI
import DurableWork
import GRDB
import RPC
import ServiceKit
import Storage
import Testing

@testable import ReceiptsService

@Suite("OBS-07 Alerts")
struct AlertTests {
    private typealias Ledger = ReceiptsFixture

    private let dispatcher = Principal(service: "dispatcher")

    private func report(
        _ ledger: ReceiptsFixture, _ state: ReceiptsV1.AlertState, kind: String = "credential_refused", subject: String = "apns",
        tenant: CommonV1.Tenant = Ledger.tenant, quietAfter: Int64 = 0
    ) async throws {
        let report = ReceiptsV1.AlertReport(
            tenant: tenant, kind: kind, subject: subject, state: state, severity: .page, detail: "apns refuses the credential",
            atMs: ledger.clock.now.milliseconds, quietAfterMs: quietAfter)
        let answer = try await ledger.alerts(as: dispatcher).reportAlerts(.init(alerts: [report]))
        #expect(answer.rejected.isEmpty)
    }

    /// The alerts, each as state, kind and subject.
    private func list(_ ledger: ReceiptsFixture, _ request: ReceiptsV1.ListAlertsRequest = .init()) async throws -> [String] {
        try await ledger.alerts().listAlerts(request).alerts.map { "\($0.state.name) \($0.kind) \($0.subject)" }
    }

    /// The titles of the webhooks for the app's operators, in order.
    private func told(_ ledger: ReceiptsFixture) async throws -> [String] {
        let requests = try await ledger.store.read { database in
            try database.rows("SELECT message FROM person_message_outbox ORDER BY outbox_row", []) { try $0.bytes(at: 0) }
        }
        return try requests.flatMap { try DispatcherV1.PersonMessage.items(of: $0) }.filter { $0.way == .webhook }.map(\.title)
    }

    /// One minute of pushes, of which some fail. Ends with the minute.
    private func minute(_ ledger: ReceiptsFixture, _ name: String, good: Int, bad: Int) async throws {
        let ids = (0..<good + bad).map { "\(name)-\($0)" }
        let records = ids.map { Ledger.record($0, createdAt: ledger.clock.now.milliseconds) }
        _ = try await ledger.client().recordNotification(.init(notifications: records))
        let outcomes = ids.enumerated().map { place, id in
            let isGood = place < good
            return Ledger.outcome(
                id, isGood ? .sent : .failed, sequence: 1, at: ledger.clock.now.milliseconds, code: isGood ? "" : "BadTopic")
        }
        _ = try await ledger.client().recordOutcome(.init(outcomes: outcomes))
        ledger.clock.advance(by: .seconds(60))
        try await ledger.jobs.round()
    }

    // MARK: Reports of the dispatcher

    @Test("OBS-04 OBS-07 A reported cause fires one alert, told once; its end resolves it")
    func reported() async throws {
        try await withLedger { ledger in
            try await report(ledger, .firing)
            ledger.clock.advance(by: .seconds(60))
            try await report(ledger, .firing)
            #expect(try await list(ledger) == ["firing credential_refused apns"])
            #expect(try await told(ledger) == ["[FIRING] credential_refused apns, app chat"])
            ledger.clock.advance(by: .seconds(60))
            try await report(ledger, .resolved)
            try await report(ledger, .resolved)
            #expect(try await list(ledger) == ["resolved credential_refused apns"])
            #expect(
                try await told(ledger) == ["[FIRING] credential_refused apns, app chat", "[RESOLVED] credential_refused apns, app chat"])
            let alert = try #require(try await ledger.alerts().listAlerts(.init()).alerts.first)
            #expect(alert.count == 2 && alert.resolvedAtMs == Ledger.start + 120_000 && alert.firedAtMs == Ledger.start)
        }
    }

    @Test("OBS-04 A cause that comes and goes is told each 15 minutes at most, and what lasts is told then")
    func flapping() async throws {
        try await withLedger { ledger in
            try await report(ledger, .firing)
            for _ in 0..<5 {
                ledger.clock.advance(by: .seconds(30))
                try await report(ledger, .resolved)
                try await report(ledger, .firing)
            }
            #expect(try await told(ledger).count == 2, "the begin and the first end")
            ledger.clock.advance(by: .seconds(900 - 150))
            try await ledger.jobs.round()
            #expect(try await told(ledger).count == 2)
            ledger.clock.advance(by: .seconds(60))
            try await ledger.jobs.round()
            #expect(try await told(ledger).last == "[FIRING] credential_refused apns, app chat")
            #expect(try await told(ledger).count == 3)
        }
    }

    @Test("OBS-07 A cause without an end of its own is resolved after its quiet time")
    func quiet() async throws {
        try await withLedger { ledger in
            try await report(ledger, .firing, kind: "configuration", quietAfter: 3_600_000)
            ledger.clock.advance(by: .seconds(3_599))
            try await ledger.jobs.round()
            #expect(try await list(ledger) == ["firing configuration apns"])
            ledger.clock.advance(by: .seconds(1))
            try await ledger.jobs.round()
            #expect(try await list(ledger) == ["resolved configuration apns"])
        }
    }

    @Test("OBS-07 Alerts are listed by app, state and kind, the last one first, page by page")
    func listed() async throws {
        try await withLedger { ledger in
            for subject in ["a", "b", "c"] {
                try await report(ledger, .firing, subject: subject)
                ledger.clock.advance(by: .seconds(1))
            }
            try await report(ledger, .resolved, subject: "b")
            try await report(ledger, .firing, kind: "provider_outage", tenant: .init(organizationId: "org_2", appId: "shop"))
            #expect(try await list(ledger, .init(tenant: .init(organizationId: "org_2", appId: "shop"))) == ["firing provider_outage apns"])
            #expect(try await list(ledger, .init(state: .resolved)) == ["resolved credential_refused b"])
            #expect(try await list(ledger, .init(kind: "provider_outage")) == ["firing provider_outage apns"])
            let first = try await ledger.alerts().listAlerts(.init(tenant: Ledger.tenant, pageSize: 2))
            #expect(first.alerts.map(\.subject) == ["c", "b"])
            let second = try await ledger.alerts().listAlerts(.init(tenant: Ledger.tenant, pageSize: 2, pageToken: first.nextPageToken))
            #expect(second.alerts.map(\.subject) == ["a"] && second.nextPageToken.isEmpty)
        }
    }

    @Test("OBS-07 SEC-10 An acknowledged alert fires on, and the log has who acknowledged it; an unknown one is refused")
    func acknowledged() async throws {
        try await withLedger { ledger in
            try await report(ledger, .firing)
            let id = try #require(try await ledger.alerts().listAlerts(.init()).alerts.first?.alertId)
            let alert = try await ledger.alerts().acknowledgeAlert(.init(alertId: id)).alert
            #expect(alert?.state == .firing && alert?.acknowledgedAtMs == Ledger.start && alert?.acknowledgedBy.isEmpty == false)
            #expect(ledger.audit.all.count == 1 && ledger.audit.all.first?.hasPrefix("alert.acknowledged|chat|\(id)|credential_refused apns") == true)
            let unknown = await refusal { _ = try await ledger.alerts().acknowledgeAlert(.init(alertId: "99")) }
            #expect(unknown == "not_found alert_id")
        }
    }

    @Test("OBS-07 A report without kind, state or time is refused, and the others are taken")
    func invalid() async throws {
        try await withLedger { ledger in
            let good = ReceiptsV1.AlertReport(tenant: Ledger.tenant, kind: "configuration", subject: "x", state: .firing, atMs: Ledger.start)
            var (noKind, noState, noTime) = (good, good, good)
            (noKind.kind, noState.state, noTime.atMs) = ("", .unspecified, 0)
            let answer = try await ledger.alerts(as: dispatcher).reportAlerts(.init(alerts: [noKind, noState, good, noTime]))
            #expect(answer.rejected.map(\.index) == [0, 1, 3] && answer.rejected.map(\.field) == ["kind", "state", "at_ms"])
            #expect(try await list(ledger) == ["firing configuration x"])
        }
    }

    // MARK: Rules of receipts

    @Test("OBS-03 ACC-145 90% accepted for five minutes fires the platform's alert, five minutes above 95% resolve it; both are told")
    func successRate() async throws {
        try await withLedger { ledger in
            // From the beginning of a minute.
            ledger.clock.advance(by: .milliseconds(60_000 - Ledger.start % 60_000))
            for number in 0..<4 { try await minute(ledger, "bad-\(number)", good: 18, bad: 2) }
            #expect(try await list(ledger).isEmpty)
            try await minute(ledger, "bad-4", good: 18, bad: 2)
            #expect(try await list(ledger) == ["firing success_rate ios"])
            let alert = try #require(try await ledger.alerts().listAlerts(.init()).alerts.first)
            #expect(alert.detail.hasPrefix("90 of 100 (90.0%)") && alert.tenant == Ledger.tenant, "\(alert.detail)")
            for number in 0..<4 { try await minute(ledger, "good-\(number)", good: 20, bad: 0) }
            #expect(try await list(ledger) == ["firing success_rate ios"])
            try await minute(ledger, "good-4", good: 20, bad: 0)
            #expect(try await list(ledger) == ["resolved success_rate ios"])
            #expect(try await told(ledger) == ["[FIRING] success_rate ios, app chat", "[RESOLVED] success_rate ios, app chat"])
            let left = try await ledger.store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM finished_minutes") } ?? -1
            #expect(left <= 10, "old minutes are deleted")
        }
    }

    @Test("OBS-03 A repeated outcome counts once: it neither fires nor hides an alert")
    func repeatedOutcomes() async throws {
        try await withLedger { ledger in
            ledger.clock.advance(by: .milliseconds(60_000 - Ledger.start % 60_000))
            _ = try await ledger.badges(Ledger.record("n1"))
            for _ in 0..<30 { try await ledger.outcomes(Ledger.outcome("n1", .failed, sequence: 1, code: "BadTopic")) }
            ledger.clock.advance(by: .seconds(600))
            try await ledger.jobs.round()
            #expect(try await list(ledger).isEmpty)
        }
    }

    @Test("OBS-05 Ten minutes in which more than 5% of a provider's answers take over 500 ms fire its alert")
    func latency() async throws {
        try await withLedger { ledger in
            ledger.clock.advance(by: .milliseconds(60_000 - Ledger.start % 60_000))
            for minute in 0..<10 {
                #expect(try await list(ledger).isEmpty)
                let ids = (0..<10).map { "\(minute)-\($0)" }
                let records = ids.map { Ledger.record($0, createdAt: ledger.clock.now.milliseconds) }
                _ = try await ledger.client().recordNotification(.init(notifications: records))
                let outcomes = ids.enumerated().map { place, id in
                    var outcome = Ledger.outcome(id, .sent, sequence: 1, at: ledger.clock.now.milliseconds)
                    (outcome.providerStatus, outcome.providerLatencyMs) = ("200", place == 0 ? 501 : 500)
                    return outcome
                }
                _ = try await ledger.client().recordOutcome(.init(outcomes: outcomes))
                ledger.clock.advance(by: .seconds(60))
                try await ledger.jobs.round()
            }
            #expect(try await list(ledger) == ["firing provider_latency apns"])
        }
    }
}
