import CarillonAPI
import Foundation
import RPC
import ServiceKit
import Testing

@testable import ReceiptsService

@Suite("Streams of telemetry")
struct TelemetryStreamTests {
    private typealias Ledger = ReceiptsFixture
    private static let tenant = Ledger.tenant

    private static func toggled(_ id: String, user: String = "bob") throws -> ReceiptsV1.TelemetryEvent {
        let properties: [String: TelemetryValue] = [
            "user_id": .text(user), "category": "mentions", "old_value": true, "new_value": false, "changed_from": "settings_page",
        ]
        return .init(
            tenant: tenant, eventId: id, eventType: "push_category_toggled", occurredAtMs: Ledger.start,
            properties: try TelemetryValue.text(properties), userId: user)
    }

    private func tell(_ ledger: ReceiptsFixture, _ events: ReceiptsV1.TelemetryEvent...) async throws {
        _ = try await ledger.telemetry(as: Principal(service: "preferences")).recordTelemetry(.init(events: events))
    }

    /// What is stored, and the cursor behind it.
    private func stored(
        _ ledger: ReceiptsFixture, after: String = "", _ change: (inout ReceiptsV1.StreamTelemetryRequest) -> Void = { _ in }
    ) async throws -> (events: [ReceiptsV1.StreamedTelemetryEvent], cursor: String) {
        var request = ReceiptsV1.StreamTelemetryRequest(tenant: Self.tenant, after: after, fromStart: after.isEmpty)
        change(&request)
        return try await ledger.telemetry().streamTelemetry(request) { responses in
            var (events, cursor) = ([ReceiptsV1.StreamedTelemetryEvent](), "")
            for try await response in responses {
                events += response.events
                if !response.cursor.isEmpty { cursor = response.cursor }
            }
            return (events, cursor)
        }
    }

    private func ids(_ events: [ReceiptsV1.StreamedTelemetryEvent]) -> [String] { events.map { $0.event?.eventId ?? "" } }

    /// Two pushes over two providers, one of them fails; and two toggles.
    private func fill(_ ledger: ReceiptsFixture) async throws {
        _ = try await ledger.badges(Ledger.record("n1"), Ledger.record("n2", user: "ann"))
        var failed = Ledger.outcome("n2", .failed, sequence: 1, code: "UNREGISTERED")
        (failed.provider, failed.userId) = ("fcm", "ann")
        try await ledger.outcomes(Ledger.outcome("n1", .sent, sequence: 1), failed)
        try await tell(ledger, try Self.toggled("t1"), try Self.toggled("t2", user: "ann"))
    }

    @Test("RCPT-23 a stream has all events in the order in which they were stored, and goes on behind any of them")
    func order() async throws {
        try await withLedger { ledger in
            try await fill(ledger)
            let all = try await stored(ledger)
            #expect(ids(all.events) == ["ledger_psh_n1_dev_1_1", "ledger_psh_n2_dev_1_1", "t1", "t2"])
            for (place, event) in all.events.enumerated() {
                let rest = try await stored(ledger, after: event.cursor)
                #expect(ids(rest.events) == ids(Array(all.events[(place + 1)...])))
            }
            let end = try await stored(ledger, after: all.cursor)
            #expect(end.events.isEmpty && end.cursor == all.cursor)
            // Without a position it begins at the end.
            let now = try await stored(ledger, after: "") { $0.fromStart = false }
            #expect(now.events.isEmpty && now.cursor == all.cursor)
            try await tell(ledger, try Self.toggled("t3"))
            let next = try await stored(ledger, after: all.cursor)
            #expect(ids(next.events) == ["t3"])
        }
    }

    @Test("RCPT-23 more events than one message holds come in several, none twice")
    func many() async throws {
        try await withLedger { ledger in
            let count = 2 * TelemetryTable.eventsPerRead + 1
            for first in stride(from: 0, to: count, by: 100) {
                let events = try (first..<min(first + 100, count)).map { try Self.toggled("e\($0)") }
                _ = try await ledger.telemetry(as: Principal(service: "preferences")).recordTelemetry(.init(events: events))
            }
            let all = try await stored(ledger)
            #expect(ids(all.events) == (0..<count).map { "e\($0)" })
        }
    }

    @Test("RCPT-23 filters: the user, the types of events, and the push's type and provider; the cursor goes over what they leave out")
    func filters() async throws {
        try await withLedger { ledger in
            try await fill(ledger)
            let all = try await stored(ledger)
            func ids(_ change: (inout ReceiptsV1.StreamTelemetryRequest) -> Void) async throws -> [String] {
                let found = try await stored(ledger, after: "", change)
                #expect(found.cursor == all.cursor)
                return self.ids(found.events)
            }
            let anns = try await ids { $0.userId = "ann" }
            #expect(anns == ["ledger_psh_n2_dev_1_1", "t2"])
            let ofTypes = try await ids { $0.eventTypes = ["push_notification_failed", "push_skipped"] }
            #expect(ofTypes == ["ledger_psh_n2_dev_1_1"])
            let overAPNs = try await ids { $0.provider = "apns" }
            #expect(overAPNs == ["ledger_psh_n1_dev_1_1"])
            let mentions = try await ids { $0.notificationType = "mention" }
            #expect(mentions == ["ledger_psh_n1_dev_1_1", "ledger_psh_n2_dev_1_1"])
            let replies = try await ids { $0.notificationType = "reply" }
            #expect(replies.isEmpty)
            let failed = try await stored(ledger, after: "") { $0.provider = "fcm" }
            #expect(failed.events.map(\.notificationType) == ["mention"] && failed.events.map(\.provider) == ["fcm"])
        }
    }

    @Test("RCPT-23 a stream that follows has each new event as it is stored, and ends when its reader goes")
    func follow() async throws {
        try await withLedger { ledger in
            try await tell(ledger, try Self.toggled("before"))
            var request = ReceiptsV1.StreamTelemetryRequest(tenant: Self.tenant, follow: true)
            request.eventTypes = ["push_category_toggled", "push_notification_sent"]
            let seen = try await ledger.telemetry().streamTelemetry(request) { responses in
                var seen: [String] = []
                var isOpen = false
                for try await response in responses {
                    seen += ids(response.events)
                    if !isOpen { try await tell(ledger, try Self.toggled("one")) }
                    isOpen = true
                    if ids(response.events) == ["one"] {
                        _ = try await ledger.badges(Ledger.record("n1"))
                        try await ledger.outcomes(Ledger.outcome("n1", .sent, sequence: 1))
                    }
                    if seen.count == 2 { break }
                }
                return seen
            }
            #expect(seen == ["one", "ledger_psh_n1_dev_1_1"])
        }
    }

    @Test("RCPT-23 the position of an erased event is never used again, so no reader misses the next one")
    func erased() async throws {
        try await withLedger { ledger in
            try await tell(ledger, try Self.toggled("bobs"), try Self.toggled("anns", user: "ann"))
            let end = try await stored(ledger).cursor
            _ = try await ledger.userData().eraseUser(.init(tenant: Self.tenant, userId: "ann"))
            try await tell(ledger, try Self.toggled("next"))
            let next = try await stored(ledger, after: end)
            #expect(ids(next.events) == ["next"])
            let all = try await stored(ledger)
            #expect(ids(all.events) == ["bobs", "next"])
        }
    }

    @Test("RCPT-23 PRIV-10 an app that stores no events cannot be followed, and the answer says why", arguments: ["aggregate", "off"])
    func modes(mode: String) async throws {
        try await withLedger { ledger in
            try await tell(ledger, try Self.toggled("before"))
            ledger.policies.set("telemetry_mode", .text(mode))
            let refused = await #expect(throws: RPCError.self) {
                try await ledger.telemetry().streamTelemetry(.init(tenant: Self.tenant, follow: true)) { for try await _ in $0 {} }
            }
            #expect(refused?.reason == "conflict" && refused?.message.contains("telemetry_mode is \(mode)") == true)
            // What was stored before is still there to be copied.
            let stored = try await stored(ledger)
            #expect(ids(stored.events) == ["before"])
        }
    }

    @Test("RCPT-23 unknown words and cursors that the feed never had are refused, with what is wrong")
    func refused() async throws {
        try await withLedger { ledger in
            try await tell(ledger, try Self.toggled("e"))
            let app = Self.tenant
            let requests: [(ReceiptsV1.StreamTelemetryRequest, String)] = [
                (.init(tenant: app, eventTypes: ["eaten"]), "invalid_value event_types"),
                (.init(tenant: app, eventTypes: Array(repeating: "push_skipped", count: 65)), "invalid_argument event_types"),
                (.init(tenant: app, provider: "pigeon"), "invalid_value provider"),
                (.init(tenant: app, after: "soon"), "invalid_value after"), (.init(tenant: app, after: "-1"), "invalid_value after"),
                (.init(tenant: app, after: "99"), "invalid_value after"),
                (.init(tenant: .init(organizationId: "org_1")), "invalid_argument tenant.app_id"), (.init(tenant: app, after: "1"), "accepted"),
            ]
            for (request, expected) in requests {
                let answer = await refusal { try await ledger.telemetry().streamTelemetry(request) { for try await _ in $0 {} } }
                #expect(answer == expected)
            }
        }
    }

    @Test("SEC-10 PRIV-12 the beginning of a stream is audited; without the audit record nothing is read")
    func audited() async throws {
        try await withLedger { ledger in
            try await tell(ledger, try Self.toggled("e"))
            _ = try await stored(ledger, after: "") { ($0.userId, $0.eventTypes) = ("bob", ["push_skipped", "push_category_toggled"]) }
            #expect(ledger.audit.all == ["telemetry.listed|chat|bob|push_skipped push_category_toggled|service:operator"])
            ledger.audit.setAway(true)
            let refused = await #expect(throws: RPCError.self) { try await stored(ledger) }
            #expect(refused?.reason == "unavailable")
        }
    }

    @Test("RCPT-23 streams are bounded: one more than the limit is told to wait, and has room when another ends")
    func bounded() throws {
        let feed = TelemetryFeed()
        let listeners = try (0..<TelemetryFeed.mostStreams).map { _ in try feed.open() }
        let refused = #expect(throws: APIError.self) { try feed.open() }
        #expect(refused?.reason == .rateLimited)
        feed.close(listeners[0])
        _ = try feed.open()
    }
}
