import CarillonAPI
import DurableWork
import GRDB
import RPC
import ServiceKit
import Storage
import Synchronization
import TestConditions
import Testing

@testable import ReceiptsService

@Suite("Streams of users", .timeLimit(.minutes(2)))
struct UserStreamTests {
    private typealias Ledger = ReceiptsFixture

    /// What a stream has, in the order in which it came.
    private final class Received: Sendable {
        private let state = Mutex((responses: [ReceiptsV1.StreamUserResponse](), error: String?.none))

        var responses: [ReceiptsV1.StreamUserResponse] { state.withLock { $0.responses } }
        var events: [ReceiptsV1.UserEvent] { responses.flatMap(\.events) }
        var ids: [String] { events.map { "\($0.kind.name) \($0.notificationId)" } }
        var unread: [Int64] { responses.compactMap { $0.badge?.unread } }
        var position: String { responses.last?.position ?? "" }
        var error: String? { state.withLock { $0.error } }

        func take(_ response: ReceiptsV1.StreamUserResponse) { state.withLock { $0.responses.append(response) } }
        func end(_ error: String) { state.withLock { $0.error = error } }
    }

    private func request(after: String = "", endsAt: Int64 = 0) -> ReceiptsV1.StreamUserRequest {
        .init(tenant: Ledger.tenant, after: after, endsAtMs: endsAt)
    }

    /// What is stored behind a position: messages until one that is not full.
    private func stored(_ ledger: ReceiptsFixture, after: String = "") async throws -> Received {
        let received = Received()
        try await ledger.userStreams().streamUser(request(after: after)) { responses in
            for try await response in responses {
                received.take(response)
                if response.events.count < UserFeedTable.eventsPerRead { return }
            }
        }
        return received
    }

    /// Follows a user until the body returns.
    private func following(
        _ ledger: ReceiptsFixture, after: String = "", endsAt: Int64 = 0, _ body: (Received) async throws -> Void
    ) async throws {
        let (received, streams) = (Received(), ledger.userStreams())
        let request = ReceiptsV1.StreamUserRequest(tenant: Ledger.tenant, after: after, endsAtMs: endsAt)
        let task = Task {
            do {
                try await streams.streamUser(request, options: CallOptions(timeout: nil)) { responses in
                    for try await response in responses { received.take(response) }
                }
            } catch let error as RPCError { received.end(error.reason ?? "\(error.code)") }
        }
        defer { task.cancel() }
        try await eventually("the stream began or failed") { !received.responses.isEmpty || received.error != nil }
        try await body(received)
    }

    @Test("GW-06 RCPT-17 What happens on one client is told to another at once, with the entry and the badge after it")
    func live() async throws {
        try await withInbox { ledger in
            ledger.policies.set("badge_mode", "inbox_unread")
            try await following(ledger) { received in
                #expect(received.unread == [0] && received.events.isEmpty)
                _ = try await ledger.badges(Ledger.entry("n1"), Ledger.entry("n2", user: "carol"))
                try await eventually("the entry comes") { received.unread == [0, 1] }
                let entry = try #require(received.events.first?.entry)
                #expect(entry.title == "Alice" && entry.deepLink == "team://leave/n1" && entry.expiresAtMs > entry.createdAtMs)
                #expect(received.responses.last?.badge == ReceiptsV1.UserBadge(unread: 1, badge: 1, label: "1"))
                try await ledger.mark(Ledger.mark("n1"))
                try await eventually("the mark comes") { received.unread == [0, 1, 0] }
                #expect(received.ids == ["added n1", "read n1"])
            }
            try await eventually("the place is free") { ledger.streams.count == 0 }
        }
    }

    @Test("GW-06 A stream that goes on has what was missed, in order and once; without a position it begins with the next event")
    func resume() async throws {
        try await withInbox { ledger in
            _ = try await ledger.badges(Ledger.entry("n1"), Ledger.entry("n2", after: 1))
            let begin = try await stored(ledger)
            #expect(begin.events.isEmpty && begin.unread == [2] && begin.responses.map(\.reset) == [false])
            let count = 2 * UserFeedTable.eventsPerRead + 1
            let records = (0..<count).map { Ledger.entry("m\($0)", after: Int64($0) + 2) }
            _ = try await ledger.client().recordNotification(.init(notifications: records))
            let missed = try await stored(ledger, after: begin.position)
            #expect(missed.ids == (0..<count).map { "added m\($0)" })
            // Behind any of them.
            let middle = missed.events[57].id
            #expect(try await stored(ledger, after: "\(middle)").ids == Array(missed.ids[58...]))
            #expect(try await stored(ledger, after: missed.position).events.isEmpty)
            // Changes of others move the position on.
            _ = try await ledger.badges(Ledger.entry("c1", user: "carol"))
            let idle = try await stored(ledger, after: missed.position)
            #expect(idle.events.isEmpty && missed.position == "\(count + 2)" && idle.position == "\(count + 3)")
            try await following(ledger, after: idle.position) { received in
                _ = try await ledger.badges(Ledger.entry("n3", after: 900))
                try await eventually("the next one comes") { received.ids == ["added n3"] }
            }
        }
    }

    @Test("GW-06 An entry that was dismissed meanwhile is named without its text, and its dismissal follows")
    func gone() async throws {
        try await withInbox { ledger in
            _ = try await ledger.badges(Ledger.entry("n1"))
            try await ledger.mark(Ledger.mark("n1", .dismissed))
            let missed = try await stored(ledger, after: "0")
            #expect(missed.ids == ["added n1", "dismissed n1"] && missed.events.allSatisfy { $0.entry == nil })
        }
    }

    @Test("GW-06 A position that is too old, foreign or no number answers a reset, behind which the stream goes on")
    func reset() async throws {
        try await withInbox { ledger in
            _ = try await ledger.badges(Ledger.entry("n1"))
            ledger.clock.advance(by: .days(2))
            try await ledger.jobs.round()
            _ = try await ledger.badges(Ledger.entry("n2", after: 1))
            for after in ["0", "99", "-4", "7-psh_1", "nonsense"] {
                let answer = try await stored(ledger, after: after)
                #expect(answer.responses.map(\.reset) == [true] && answer.events.isEmpty && answer.position == "2", "\(after)")
            }
            let kept = try await stored(ledger, after: "1")
            #expect(kept.ids == ["added n2"] && !kept.responses.contains(where: \.reset))
        }
    }

    @Test("RCPT-14 RCPT-17 GW-06 Without a centre the stream has the badge of the counters, after each change")
    func counters() async throws {
        try await withLedger { ledger in
            try await following(ledger, after: "5") { received in
                #expect(received.responses.map(\.reset) == [false])
                _ = try await ledger.badges(Ledger.record("n1"), Ledger.record("n2", user: "carol"))
                try await eventually("the mention is counted") { received.unread == [0, 1] }
                _ = try await ledger.client().changeCounter(.init(tenant: Ledger.tenant, userId: "bob", counter: "dm", op: .set, value: 120))
                try await eventually("the counter is set") { received.unread == [0, 1, 121] }
                #expect(received.responses.last?.badge == ReceiptsV1.UserBadge(unread: 121, badge: 99, label: "99+") && received.events.isEmpty)
            }
        }
    }

    @Test("GW-06 A heartbeat has the position, and nothing that was told")
    func heartbeat() async throws {
        try await withInbox { ledger in
            try await following(ledger) { received in
                _ = try await ledger.badges(Ledger.entry("c1", user: "carol"))
                for _ in 0..<HeartbeatWheel.slots { ledger.streams.beat() }
                try await eventually("the heartbeat comes") { received.responses.count == 2 }
                #expect(received.responses.last == ReceiptsV1.StreamUserResponse(position: "1"))
            }
        }
    }

    /// Whether a stream was woken, other than for a heartbeat.
    private func isWoken(_ place: UserStreamHub.Place, _ ledger: ReceiptsFixture) async throws -> Bool {
        for _ in 0..<HeartbeatWheel.slots { ledger.streams.beat() }
        let wake = try await place.stream.next()
        return wake == .news
    }

    @Test("GW-06 A commit of a broadcast, with more users than another process is told by name, wakes their streams alone")
    func broadcast() async throws {
        try await withInbox { ledger in
            let (recipient, other) = (UserKey("user7", of: Ledger.tenant), UserKey("bob", of: Ledger.tenant))
            let (woken, asleep) = (try ledger.streams.open(recipient), try ledger.streams.open(other))
            let users = StoreChanges.mostUsers + 1
            try await ledger.store.write {
                try $0.execute(
                    sql: """
                        WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < \(users))
                        INSERT INTO user_feed (organization_id, app_id, user_id, kind, notification_id, category_id, until_ms, created_at_ms)
                        SELECT 'org_1', 'chat', 'user' || number, 1, 'n' || number, '', 0, 0 FROM numbers
                        """)
            }
            let wakes = [try await isWoken(woken, ledger), try await isWoken(asleep, ledger)]
            #expect(wakes == [true, false])
            for place in [woken, asleep] { ledger.streams.close(place) }
        }
    }

    @Test("RCPT-19 GW-06 Retention of the feed wakes no stream")
    func retention() async throws {
        try await withInbox { ledger in
            _ = try await ledger.badges(Ledger.entry("n1"))
            let place = try ledger.streams.open(UserKey("bob", of: Ledger.tenant))
            let now = ledger.clock.now + UserFeedTable.lifetime + .seconds(1)
            let deleted = try await ledger.store.write { try UserFeedTable.deleteOld(at: now, limit: 500, $0) }
            let isAwake = try await isWoken(place, ledger)
            #expect(deleted == 1 && !isAwake)
            ledger.streams.close(place)
        }
    }

    @Test(
        "PRIV-09 GW-06 The stream of a user who is erased ends at once, also without a row in the feed, and another is refused",
        arguments: [true, false])
    func erased(hasRow: Bool) async throws {
        try await withInbox { ledger in
            if hasRow { _ = try await ledger.badges(Ledger.entry("n1")) }
            try await following(ledger) { received in
                _ = try await ledger.userData().eraseUser(.init(tenant: Ledger.tenant, userId: "bob"))
                try await eventually("the stream ends") { received.error == "conflict" }
            }
            #expect(await refusal { _ = try await stored(ledger) } == "conflict user_id")
        }
    }

    @Test("GW-03 GW-06 A stream ends when the token of its caller has expired, and after a day")
    func ends() async throws {
        try await withInbox { ledger in
            let end = Ledger.start + 60_000
            try await following(ledger, endsAt: end) { received in
                ledger.clock.advance(by: .seconds(60))
                for _ in 0..<HeartbeatWheel.slots { ledger.streams.beat() }
                try await eventually("the stream ends") { received.error == "unauthenticated" }
            }
            let late = request(endsAt: end)
            #expect(await refusal { try await ledger.userStreams().streamUser(late) { for try await _ in $0 {} } } == "unauthenticated")
            try await following(ledger) { received in
                ledger.clock.advance(by: .days(1))
                for _ in 0..<HeartbeatWheel.slots { ledger.streams.beat() }
                try await eventually("the stream ends") { received.error == "unauthenticated" }
            }
        }
    }

    @Test("RCPT-11 SEC-08 A stream is its user's own, also for administrators")
    func own() async throws {
        try await withInbox { ledger in
            let foreign = ReceiptsV1.StreamUserRequest(tenant: Ledger.tenant, userId: "carol")
            for principal in [Ledger.user("bob"), Ledger.user("root", roles: ["system_admin"])] {
                let streams = ledger.userStreams(as: principal)
                #expect(await refusal { try await streams.streamUser(foreign) { for try await _ in $0 {} } } == "not_found user_id")
            }
            let other = Ledger.user("bob", app: "other")
            #expect(await refusal { try await ledger.userStreams(as: other).streamUser(request()) { for try await _ in $0 {} } } == "not_found")
        }
    }
}
