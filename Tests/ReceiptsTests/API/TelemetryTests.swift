import CarillonAPI
import Foundation
import GRDB
import RPC
import ServiceKit
import Storage
import Testing

@testable import DurableWork
@testable import ReceiptsService

@Suite("Telemetry events")
struct TelemetryTests {
    private typealias Ledger = ReceiptsFixture
    private static let tenant = Ledger.tenant

    @Test("RCPT-23 The table has every type of event")
    func everyType() {
        #expect(Set(TelemetryKind.all.keys) == Set(TelemetryType.allCases.map(\.rawValue)))
    }

    /// The ten events of RCPT-23, valid, as bob's client reports them.
    private static let ten: [(type: String, properties: [String: TelemetryValue])] = [
        (
            "push_device_registered",
            [
                "device_id": "d1", "device_type": "ios", "platform": "iOS", "platform_version": "18.1", "device_model": "iPhone", "user_id": "bob",
                "permission_status": "granted", "registration_method": "app_launch",
            ]
        ),
        (
            "push_permission_changed",
            [
                "device_id": "d1", "old_status": "not_determined", "new_status": "granted", "changed_from": "permission_prompt", "user_id": "bob",
            ]
        ),
        (
            "push_token_refreshed",
            ["device_id": "d1", "device_type": "android", "token_age_days": 12, "refresh_reason": "fcm_rotation", "user_id": "bob"]
        ),
        (
            "push_notification_sent",
            [
                "push_id": "p1", "notification_id": "n1", "user_id": "bob", "device_ids": .list(["d1", "d2"]), "device_count": 2,
                "notification_type": "mention", "priority": "high", "platform": "ios", "has_image": false, "has_actions": true, "provider": "apns",
            ]
        ),
        (
            "push_notification_delivered",
            [
                "push_id": "p1", "device_id": "d1", "notification_id": "n1", "delivery_latency_ms": 850, "provider_message_id": "",
                "delivered_at": "2026-06-01T10:00:00.000Z",
            ]
        ),
        (
            "push_notification_opened",
            [
                "push_id": "p1", "device_id": "d1", "notification_id": "n1", "user_id": "bob", "time_to_open_seconds": .number(3.5),
                "action_taken": "default", "deep_link_target": "app://x", "app_state_on_open": "background",
            ]
        ),
        (
            "push_notification_dismissed",
            [
                "push_id": "p1", "device_id": "d1", "notification_id": "n1", "dismiss_method": "swipe", "time_since_delivered_seconds": .number(60),
            ]
        ),
        (
            "push_notification_failed",
            [
                "push_id": "p1", "device_id": "d1", "notification_id": "n1", "failure_reason": "invalid_token", "provider_error_code": "Unregistered",
                "provider_error_message": "gone", "will_retry": false,
            ]
        ),
        (
            "push_category_toggled",
            ["user_id": "bob", "category": "mentions", "old_value": true, "new_value": false, "changed_from": "notification_action"]
        ),
        (
            "push_quiet_hours_updated",
            [
                "user_id": "bob", "enabled": true, "start_time": "22:00", "end_time": "07:00", "timezone": "Europe/Berlin",
                "days_of_week": .list([0, 6]),
            ]
        ),
    ]

    private static func event(
        _ id: String, _ type: String, _ properties: [String: TelemetryValue], user: String = "", at: Int64 = Ledger.start,
        tenant: CommonV1.Tenant? = nil
    ) throws -> ReceiptsV1.TelemetryEvent {
        .init(
            tenant: tenant ?? Self.tenant, eventId: id, eventType: type, occurredAtMs: at, properties: try TelemetryValue.text(properties),
            userId: user)
    }

    private static func toggle(_ user: String, category: String = "mentions") -> [String: TelemetryValue] {
        ["user_id": .text(user), "category": .text(category), "old_value": true, "new_value": false, "changed_from": "settings_page"]
    }

    private func stored(_ ledger: ReceiptsFixture) async throws -> [ReceiptsV1.TelemetryEvent] {
        try await ledger.telemetry().listTelemetry(.init(tenant: Self.tenant)).events
    }

    /// `TYPE COUNT` of every day, newest first.
    private func counts(_ ledger: ReceiptsFixture) async throws -> [String] {
        try await ledger.telemetry().telemetryCounts(.init(tenant: Self.tenant)).counts.map { "\($0.eventType) \($0.count)" }
    }

    @Test("ACC-146 RCPT-23 all ten events are stored with exactly their properties; only the malformed one is refused, by its index")
    func ten() async throws {
        try await withLedger { ledger in
            var events = try Self.ten.enumerated().map { index, event in
                // Other properties are left out.
                try Self.event("e\(index)", event.type, event.properties.merging(["shoe_size": 43]) { $1 })
            }
            events.insert(try Self.event("bad", "push_category_toggled", ["user_id": "bob", "category": "mentions"]), at: 4)
            let answer = try await ledger.telemetry(as: Ledger.user("bob")).reportTelemetry(
                .init(tenant: Self.tenant, userId: "bob", events: events))
            #expect(answer.accepted == 10)
            #expect(answer.rejected.map(\.index) == [4] && answer.rejected.first?.field == "properties.changed_from")
            let stored = try await stored(ledger)
            #expect(stored.count == 10)
            for (type, properties) in Self.ten {
                let event = try #require(stored.first { $0.eventType == type })
                let read = try TelemetryValue.properties(event.properties)
                #expect(Set(read.keys) == Set(properties.keys), "\(type)")
                #expect(event.properties == (try TelemetryValue.text(properties)), "\(type)")
                #expect(event.userId == "bob" && event.occurredAtMs == Ledger.start)
            }
            let page = ledger.metrics.prometheusText()
            #expect(page.contains("carillon_telemetry_events_total{result=\"stored\"} 10\n"))
            #expect(page.contains("carillon_telemetry_events_total{result=\"rejected\"} 1\n"))
        }
    }

    @Test("RCPT-23 an event with a known id is ignored and counts once")
    func repeated() async throws {
        try await withLedger { ledger in
            for mode in ["full", "aggregate"] {
                ledger.policies.set("telemetry_mode", .text(mode))
                let batch = try ["a", "b"].map { try Self.event("\(mode)-\($0)", "push_category_toggled", Self.toggle("bob")) }
                for _ in 0..<3 {
                    let answer = try await ledger.telemetry(as: Principal(service: "preferences")).recordTelemetry(.init(events: batch))
                    #expect(answer.rejected.isEmpty)
                }
            }
            #expect(try await stored(ledger).map(\.eventId) == ["full-b", "full-a"])
            #expect(try await counts(ledger) == ["push_category_toggled 4"])
        }
    }

    @Test("RCPT-23 PRIV-10 mode aggregate only counts, mode off stores nothing and accepts all; a retention of 0 days stores no events")
    func modes() async throws {
        try await withLedger { ledger in
            func report(_ id: String) async throws -> Int32 {
                try await ledger.telemetry(as: Ledger.user("bob")).reportTelemetry(
                    .init(tenant: Self.tenant, userId: "bob", events: [try Self.event(id, "push_category_toggled", Self.toggle("bob"))])
                ).accepted
            }
            ledger.policies.set("telemetry_mode", .text("off"))
            #expect(try await report("dropped") == 1)
            let tables = ["telemetry_events", "telemetry_counts", "telemetry_counted"]
            for table in tables {
                #expect(try await ledger.store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM \(table)") } == 0, "\(table)")
            }
            ledger.policies.set("telemetry_mode", .text("aggregate"))
            #expect(try await report("counted") == 1)
            ledger.policies.set("telemetry_mode", .text("full"))
            ledger.policies.set("delivery_log_retention_days", .int(0))
            #expect(try await report("fleeting") == 1)
            #expect(try await stored(ledger).isEmpty)
            #expect(try await counts(ledger) == ["push_category_toggled 2"])
            // Events that were only counted have no user.
            let ids = try await ledger.store.read { try String.fetchAll($0, sql: "SELECT event_id FROM telemetry_counted ORDER BY event_id") }
            #expect(ids == ["counted", "fleeting"])
        }
    }

    @Test("RCPT-23 a client reports its own events, a host system those of any user; neither may send events of services")
    func callers() async throws {
        try await withLedger { ledger in
            let events = [
                try Self.event("1", "push_category_toggled", Self.toggle("carol")),
                try Self.event("2", "push_skipped", ["user_id": "bob", "notification_type": "mention", "reason": "user_active"]),
                try Self.event("3", "push_category_toggled", Self.toggle("bob")),
            ]
            let answer = try await ledger.telemetry(as: Ledger.user("bob")).reportTelemetry(
                .init(tenant: Self.tenant, userId: "bob", events: events))
            #expect(answer.rejected.map { "\($0.index) \($0.reason) \($0.field)" } == ["0 forbidden properties.user_id", "1 forbidden event_type"])
            let host = Principal(service: "gateway", actor: .init(userID: "", organizationID: "org_1", appID: "chat", roles: ["system"]))
            let hosts = try await ledger.telemetry(as: host).reportTelemetry(
                .init(tenant: Self.tenant, events: [try Self.event("4", "push_category_toggled", Self.toggle("carol"))] + events[1...1]))
            #expect(hosts.accepted == 1)
            #expect(hosts.rejected.map { "\($0.index) \($0.reason) \($0.field)" } == ["1 forbidden event_type"])
            #expect(try await stored(ledger).map(\.userId) == ["carol", "bob"])
            #expect(
                await refusal {
                    _ = try await ledger.telemetry(as: Ledger.user("bob")).reportTelemetry(
                        .init(tenant: Self.tenant, userId: "carol", events: events))
                }.hasPrefix("not_found"))
        }
    }

    @Test(
        "RCPT-23 a refusal names the field: type, id, or a property",
        arguments: [
            ("x", "push_notification_eaten", "{}", "event_type"), ("", "push_skipped", "{}", "event_id"), ("x y", "push_skipped", "{}", "event_id"),
            ("x", "push_skipped", "[]", "properties"), ("x", "push_skipped", "{", "properties"),
            ("x", "push_skipped", #"{"user_id":"bob","reason":"r"}"#, "properties.notification_type"),
            ("x", "push_skipped", #"{"user_id":"bob","reason":null,"notification_type":"m"}"#, "properties.reason"),
            ("x", "push_skipped", #"{"user_id":"bob","reason":7,"notification_type":"m"}"#, "properties.reason"),
            ("x", "push_skipped", #"{"user_id":"bob","reason":{"a":1},"notification_type":"m"}"#, "properties.reason"),
            ("x", "push_skipped", #"{"user_id":"","reason":"r","notification_type":"m"}"#, "properties.user_id"),
            (
                "x", "push_category_toggled",
                #"{"user_id":"bob","category":"c","old_value":1,"new_value":true,"changed_from":"settings_page"}"#, "properties.old_value"
            ),
            (
                "x", "push_category_toggled",
                #"{"user_id":"bob","category":"c","old_value":false,"new_value":true,"changed_from":"moon"}"#, "properties.changed_from"
            ),
            (
                "x", "push_quiet_hours_updated",
                #"{"user_id":"bob","enabled":true,"start_time":"1","end_time":"2","timezone":"","days_of_week":[7]}"#, "properties.days_of_week"
            ),
        ])
    func malformed(id: String, type: String, properties: String, field: String) async throws {
        try await withLedger { ledger in
            let event = ReceiptsV1.TelemetryEvent(tenant: Self.tenant, eventId: id, eventType: type, properties: properties)
            let answer = try await ledger.telemetry(as: Principal(service: "registry")).recordTelemetry(.init(events: [event]))
            #expect(answer.rejected.map(\.field) == [field])
            #expect(try await counts(ledger).isEmpty)
        }
    }

    @Test("RCPT-23 ARCH-16 a time outside of the years 1970 to 9999 is refused with its field", arguments: [-1, 253_402_300_800_000] as [Int64])
    func impossibleTime(milliseconds: Int64) async throws {
        try await withLedger { ledger in
            let event = try Self.event("e1", "push_category_toggled", Self.toggle("bob"), at: milliseconds)
            let answer = try await ledger.telemetry(as: Principal(service: "preferences")).recordTelemetry(.init(events: [event]))
            #expect(answer.rejected.map { "\($0.reason) \($0.field)" } == ["invalid_value occurred_at_ms"])
        }
    }

    @Test("DR-06 while the store is behind, events are sent back with a wait and nothing of them is stored")
    func behind() async throws {
        try await withLedger { ledger in
            let event = try Self.event("a", "push_category_toggled", Self.toggle("bob"))
            var service = TelemetryService(
                store: ledger.store, clock: ledger.clock, metrics: ReceiptsMetrics(MetricsRegistry()), policies: ledger.policies, audit: ledger.audit,
                feed: TelemetryFeed())
            service.mostWaitingWrites = -1
            let client = ReceiptsV1.Telemetry.Client(InProcessChannel(services: [service], principal: Principal(service: "registry")))
            let refused = await #expect(throws: RPCError.self) { try await client.recordTelemetry(.init(events: [event])) }
            #expect(refused?.reason == "unavailable")
            #expect(try await counts(ledger).isEmpty)
        }
    }

    @Test("SEC-10 PRIV-12 reads of users' events are audited before each page is answered; without the audit record there is no answer")
    func audited() async throws {
        try await withLedger { ledger in
            _ = try await ledger.telemetry(as: Principal(service: "preferences")).recordTelemetry(
                .init(events: [try Self.event("a", "push_category_toggled", Self.toggle("bob"))]))
            let actor = Principal.Actor(userID: "root", organizationID: "org_1", appID: "chat", roles: ["system_admin"])
            let admin = ledger.telemetry(as: Principal(service: "gateway", actor: actor))
            _ = try await admin.listTelemetry(.init(tenant: Self.tenant, userId: "bob"))
            _ = try await admin.listTelemetry(.init(tenant: Self.tenant, eventType: "push_skipped"))
            // Counts have no users, so their reads are not audited.
            _ = try await admin.telemetryCounts(.init(tenant: Self.tenant))
            #expect(ledger.audit.all == ["telemetry.listed|chat|bob||user:root", "telemetry.listed|chat||push_skipped|user:root"])
            #expect(await refusal { _ = try await admin.listTelemetry(.init(tenant: Self.tenant, eventType: "eaten")) } == "invalid_value event_type")
            ledger.audit.setAway(true)
            #expect(await refusal { _ = try await admin.listTelemetry(.init(tenant: Self.tenant)) } == "unavailable")
            #expect(ledger.audit.all.count == 2)
        }
    }

    @Test("RCPT-23 a call has at most 100 events")
    func batches() async throws {
        try await withLedger { ledger in
            let event = try Self.event("1", "push_category_toggled", Self.toggle("bob"))
            let request = ReceiptsV1.ReportTelemetryRequest(tenant: Self.tenant, userId: "bob", events: Array(repeating: event, count: 101))
            #expect(await refusal { _ = try await ledger.telemetry(as: Ledger.user("bob")).reportTelemetry(request) } == "payload_too_large events")
        }
    }

    @Test("RCPT-23 events of one app are listed newest first, by user, type and time, page by page")
    func listing() async throws {
        try await withLedger { ledger in
            let services = ledger.telemetry(as: Principal(service: "preferences"))
            let other = CommonV1.Tenant(organizationId: "org_1", appId: "other")
            for number in 0..<5 {
                let user = number.isMultiple(of: 2) ? "bob" : "carol"
                _ = try await services.recordTelemetry(
                    .init(events: [
                        try Self.event("e\(number)", "push_category_toggled", Self.toggle(user), at: Ledger.start - 10_000 + Int64(number))
                    ]))
            }
            _ = try await services.recordTelemetry(
                .init(events: [
                    try Self.event("o", "push_category_toggled", Self.toggle("bob"), at: Ledger.start - 9_000, tenant: other),
                    try Self.event(
                        "q", "push_skipped", ["user_id": "bob", "notification_type": "m", "reason": "r"], at: Ledger.start - 9_999),
                ]))
            func ids(_ change: (inout ReceiptsV1.ListTelemetryRequest) -> Void) async throws -> [String] {
                var request = ReceiptsV1.ListTelemetryRequest(tenant: Self.tenant)
                change(&request)
                return try await ledger.telemetry().listTelemetry(request).events.map(\.eventId)
            }
            #expect(try await ids { _ in } == ["e4", "e3", "e2", "q", "e1", "e0"])
            #expect(try await ids { $0.userId = "carol" } == ["e3", "e1"])
            #expect(try await ids { $0.eventType = "push_skipped" } == ["q"])
            #expect(try await ids { ($0.fromMs, $0.untilMs) = (Ledger.start - 9_998, Ledger.start - 9_996) } == ["e3", "e2"])
            var token = ""
            var pages: [[String]] = []
            repeat {
                let page = try await ledger.telemetry().listTelemetry(.init(tenant: Self.tenant, pageSize: 4, pageToken: token))
                pages.append(page.events.map(\.eventId))
                token = page.nextPageToken
            } while !token.isEmpty
            #expect(pages == [["e4", "e3", "e2", "q"], ["e1", "e0"]])
            #expect(await refusal { _ = try await ids { $0.eventType = "nothing" } } == "invalid_value event_type")
            #expect(await refusal { _ = try await ids { $0.pageToken = "here" } } == "invalid_argument page_token")
        }
    }

    @Test("RCPT-19 PRIV-09 retention and erasure delete events; the counts stay")
    func removal() async throws {
        try await withLedger { ledger in
            let day: Int64 = 86_400_000
            let services = ledger.telemetry(as: Principal(service: "preferences"))
            for (id, user, age) in [("old", "bob", 40), ("new", "bob", 1), ("hers", "carol", 1)] as [(String, String, Int64)] {
                _ = try await services.recordTelemetry(
                    .init(events: [try Self.event(id, "push_category_toggled", Self.toggle(user), at: Ledger.start - age * day)]))
            }
            ledger.policies.set("delivery_log_retention_days", .int(30))
            try await ledger.jobs.round()
            #expect(try await stored(ledger).map(\.eventId) == ["hers", "new"])
            let table = UserDataTables.receipts(ids: IdentifierSource(clock: ledger.clock)).tables.first { $0.name == "telemetry_events" }
            #expect(try await table?.erase(UserKey("bob", of: Self.tenant), ledger.store) == 1)
            #expect(try await stored(ledger).map(\.eventId) == ["hers"])
            #expect(try await counts(ledger) == ["push_category_toggled 2", "push_category_toggled 1"])
        }
    }
}
