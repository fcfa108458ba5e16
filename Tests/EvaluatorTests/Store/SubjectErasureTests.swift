import CarillonAPI
import DurableWork
import GRDB
import Storage
import Testing

@testable import EvaluatorService
@testable import ServiceKit

/// Rows of others that name an event's subject, when the subject is erased.
extension UserErasureTests {
    /// Tells a user of somebody, in an app that suppresses repeats by subject.
    private static func mention(_ id: String, of user: String = "bob", about subject: String = gone) -> EvaluatorV1.Event {
        .init(
            tenant: ChatApp.tenant, eventId: id, eventType: "host.mention", subjectUserId: subject, recipients: [user], data: ["text": "hello"],
            typeId: "mention")
    }

    private static func prepare(_ evaluator: EvaluatorFixture) throws {
        evaluator.policies.set(try ChatApp.app(["dedup_key": "user_type_subject"]))
        evaluator.peers.add(ChatApp.user("bob"), ChatApp.user("gran"))
        evaluator.peers.with { $0.subjects[gone] = .init(userId: gone, guardians: [.init(userId: "gran", active: false, verified: true)]) }
    }

    private static func details(_ store: Store) async throws -> [String] {
        try await store.read { try String.fetchAll($0, sql: "SELECT detail FROM decisions ORDER BY event_row, ordinal") }
    }

    @Test("PRIV-09 a decision names its recipient and never the event's subject; dedup records are deleted with the subject")
    func subjects() async throws {
        try await withEvaluator { evaluator in
            try Self.prepare(evaluator)
            try await evaluator.submit(
                Self.mention("e1"), Self.mention("e2"), Self.mention("e3", of: "gran"), Self.mention("e4", about: Self.gone + "2"))
            try await evaluator.settled()
            #expect(try await evaluator.decisions("e2") == ["bob": "deduplicated"])
            #expect(try await evaluator.decisions("e3") == ["gran": "relationship_ended"])
            #expect(try await Self.places(evaluator.store) == ["dedup_records.context", "events.payload"])
            #expect(
                try await Self.details(evaluator.store)[1].hasPrefix(
                    "another notification of type:mention and the same subject was handed over 0.0 s before or after this one"))
            let erased = try await Self.erase(evaluator)
            #expect(
                erased.erased == [
                    "events": 3, "decisions": 0, "dedup_records": 1, "decision_outbox": 0, "due_items": 0, "idempotency_keys": 0, "outcome_outbox": 0,
                    "push_counts": 0, "silent_pushes": 0, "items": 0, "quarantine": 0, "broadcasts": 0,
                ])
            // Of the namesake by a longer name all stays.
            #expect(try await Self.places(of: "usr_gone2", evaluator.store) == ["dedup_records.context", "events.payload"])
            #expect(try await evaluator.decisions("e2") == ["bob": "deduplicated"])
        }
    }

    @Test("PRIV-09 no dedup record names a subject who was erased while the event was decided, or while a deferred notification was released")
    func subjectsInFlight() async throws {
        func contexts(_ evaluator: EvaluatorFixture) async throws -> [String] {
            try await evaluator.store.read { try String.fetchAll($0, sql: "SELECT context FROM dedup_records") }
        }
        try await withEvaluator { evaluator in
            try Self.prepare(evaluator)
            evaluator.peers.with { state in state.beforeResolve = { _ = try await Self.erase(evaluator) } }
            try await evaluator.submit(Self.mention("e1"))
            try await evaluator.settled()
            #expect(try await evaluator.decisions("e1") == ["bob": "sent"])
            #expect(try await contexts(evaluator) == [])
        }
        try await withSleepers("bob") { evaluator in
            evaluator.policies.set(try NightShift.app(["dedup_mode": "suppress", "dedup_key": "user_type_subject", "dedup_window_seconds": 30]))
            var event = Self.mention("e1")
            event.priority = .high
            try await evaluator.submit(event)
            try await evaluator.settled()
            #expect(try await evaluator.decision("e1", of: "bob").outcome == .held)
            evaluator.peers.with { state in state.beforeResolve = { _ = try await Self.erase(evaluator) } }
            try await evaluator.wait(until: NightShift.morning)
            #expect(try await evaluator.decision("e1", of: "bob").outcome == .sent)
            #expect(try await contexts(evaluator) == [])
        }
    }

    @Test("PRIV-11 what is disclosed of a user is the same when their rows lie in many windows of the tables")
    func manyWindows() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user(Self.gone), ChatApp.user("bob"))
            let count = TableScan.usualWindow + 50
            for start in stride(from: 0, to: count, by: 350) {
                try await evaluator.submit(
                    (start..<min(start + 350, count)).map { ChatApp.message("e\($0)", channel: "ch_\($0)", mentions: [ChatApp.mention(Self.gone)]) })
            }
            try await evaluator.settled()
            var counts: [String: Int] = [:]
            for table in UserDataTables.evaluator.tables {
                let user = UserKey(Self.gone, of: ChatApp.tenant)
                try await table.export(user, evaluator.store) { counts[table.name, default: 0] += $0.count }
            }
            #expect(counts == ["events": count, "decisions": count, "dedup_records": count])
            let erased = try await Self.erase(evaluator).erased
            #expect(erased["events"] == Int64(count) && erased["decisions"] == Int64(count) && erased["dedup_records"] == Int64(count))
            #expect(try await Self.places(evaluator.store).isEmpty)
        }
    }
}
