import CarillonAPI
import DurableWork
import Foundation
import ServiceKit
import Storage
import Testing

@testable import EvaluatorService

@Suite("EVAL-46 The evening before, users are reminded of what is due")
struct DueReminderTests {
    /// 18:00 in Berlin on the day before the homework is due.
    private static let evening = Instant(rfc3339: "2026-05-29T16:00:00.000Z")!
    private static let day = "2026-05-30"

    private static func app(_ changes: [String: PolicyValue] = [:]) throws -> AppPolicy {
        let types = ["homework_due_reminder", "assignment_due_tomorrow"].map { id in
            RegistryV1.NotificationType(
                typeId: id, categoryId: "system", priority: .normal, androidChannelId: "messages", threadKey: .category,
                recipientRoles: ["student", "guardian"])
        }
        let texts = types.flatMap { type in
            [
                RegistryV1.Template(typeId: type.typeId, locale: "en", title: "{{count}} due", body: "{{list}}"),
                RegistryV1.Template(typeId: type.typeId, locale: "en", title: "{{child_name}}: {{count}} due", body: "{{list}}", reader: "guardian"),
            ]
        }
        let settings: [String: PolicyValue] = ["dedup_mode": "off", "reminder_timezone_source": "organization"]
        let channels = [RegistryV1.AndroidChannel(channelId: "messages", name: "messages")]
        return AppPolicy(
            policy: try ChatApp.policy(settings.merging(changes) { $1 }),
            catalogue: Catalogue(.init(types: types, templates: texts, androidChannels: channels, version: 1)))
    }

    private static func prepare(_ evaluator: EvaluatorFixture, _ changes: [String: PolicyValue] = [:], zone: String = "") throws {
        evaluator.policies.set(try app(changes))
        for (name, roles) in [("sam", ["student"]), ("mum", ["guardian"])] {
            var user = ChatApp.user(name)
            (user.roles, user.displayName, user.timezone) = (roles, name.capitalized, zone)
            evaluator.peers.add(user)
        }
        evaluator.peers.with {
            $0.subjects["sam"] = .init(userId: "sam", guardians: [.init(userId: "mum", active: true, verified: true)])
        }
    }

    private func withFamily(
        _ changes: [String: PolicyValue] = [:], zone: String = "", _ body: (EvaluatorFixture) async throws -> Void
    ) async throws {
        try await withEvaluator { evaluator in
            try Self.prepare(evaluator, changes, zone: zone)
            try await body(evaluator)
        }
    }

    private static func item(_ id: String, _ title: String, kind: String = "homework", due: String = day) -> EvaluatorV1.Item {
        .init(itemId: id, kind: kind, ownerUserId: "sam", title: title, dueDate: due)
    }

    private func put(_ evaluator: EvaluatorFixture, _ items: EvaluatorV1.Item...) async throws {
        let answer = try await evaluator.client.upsertItems(.init(tenant: ChatApp.tenant, items: items))
        #expect(answer.rejected.isEmpty && answer.stored == Int32(items.count))
        try await evaluator.settled()
    }

    /// What users were shown, in order.
    private func shown(_ evaluator: EvaluatorFixture) -> [String] {
        evaluator.peers.with { $0.enqueued }.map { "\($0.userId): \($0.contents[0].title) / \($0.contents[0].body)" }
    }

    @Test("EVAL-46 ACC-092 One notification lists all that is pending, to the student and to the guardian with the child's name; then none")
    func list() async throws {
        try await withFamily { evaluator in
            try await put(evaluator, Self.item("h1", "Fractions"), Self.item("h2", "Reading"), Self.item("h3", "Drawing", due: "2026-05-31"))
            try await put(evaluator, Self.item("h4", "Spelling"))
            try await evaluator.wait(until: Self.evening - .milliseconds(1))
            #expect(shown(evaluator).isEmpty)
            try await evaluator.wait(until: Self.evening)
            let texts = ["mum: Sam: 3 due / Fractions, Reading, Spelling", "sam: 3 due / Fractions, Reading, Spelling"]
            #expect(shown(evaluator).sorted() == texts)
            #expect(evaluator.peers.with { $0.enqueued.allSatisfy { $0.typeId == "homework_due_reminder" } })
            try await evaluator.wait(until: Self.evening + .seconds(7_200))
            #expect(shown(evaluator).count == 2)
            try await evaluator.wait(until: Self.evening + .days(1))
            #expect(shown(evaluator).suffix(2).sorted() == ["mum: Sam: 1 due / Drawing", "sam: 1 due / Drawing"])
        }
    }

    @Test("EVAL-45 EVAL-46 What is done, deleted or moved by then is in none; nothing pending sends nothing, and is counted")
    func done() async throws {
        try await withFamily { evaluator in
            try await put(
                evaluator, Self.item("h1", "Fractions"), Self.item("h2", "Reading"), Self.item("h3", "Drawing"), Self.item("h4", "Spelling"))
            evaluator.clock.set(Self.evening - .seconds(60))
            var finished = Self.item("h1", "Fractions")
            finished.state = .done
            try await put(evaluator, finished, Self.item("h2", "Reading", due: "2026-06-02"))
            _ = try await evaluator.client.deleteItem(.init(tenant: ChatApp.tenant, itemId: "h3"))
            var later = Self.item("h4", "Spelling")
            (later.state, later.updatedAtMs) = (.cancelled, 1)
            #expect(try await evaluator.client.upsertItems(.init(tenant: ChatApp.tenant, items: [later])).stored == 0, "an older change")
            try await evaluator.wait(until: Self.evening)
            #expect(shown(evaluator).sorted() == ["mum: Sam: 1 due / Spelling", "sam: 1 due / Spelling"])

            try await put(evaluator, Self.item("h5", "Singing", due: "2026-05-31"))
            _ = try await evaluator.client.deleteItem(.init(tenant: ChatApp.tenant, itemId: "h5"))
            try await evaluator.wait(until: Self.evening + .days(1))
            #expect(shown(evaluator).count == 2)
            #expect(try await evaluator.statistics.eventsSkipped["nothing_to_report"] == 1)
        }
    }

    @Test("EVAL-46 By the users' clocks each owner is reminded at the time in the own zone, also after a move")
    func zones() async throws {
        let changes: [String: PolicyValue] = ["reminder_timezone_source": "user", "reminder_local_time": "08:00"]
        try await withFamily(changes, zone: "America/New_York") { evaluator in
            try await put(evaluator, Self.item("a1", "Scales", kind: "assignment"))
            // 08:00 in New York is 12:00 UTC.
            let morning = Instant(rfc3339: "2026-05-29T12:00:00.000Z")!
            try await evaluator.wait(until: morning - .milliseconds(1))
            #expect(shown(evaluator).isEmpty)
            // She moves to Denver: two hours later.
            try Self.prepare(evaluator, changes, zone: "America/Denver")
            try await evaluator.wait(until: morning + .seconds(7_200) - .milliseconds(1))
            #expect(shown(evaluator).isEmpty)
            try await evaluator.wait(until: morning + .seconds(7_200))
            #expect(shown(evaluator).count == 2)
            #expect(evaluator.peers.with { $0.enqueued.allSatisfy { $0.typeId == "assignment_due_tomorrow" } })
        }
    }

    @Test("EVAL-46 An instant is on the owner's day; while the registry is away the reminder waits; the day has one, whatever comes later")
    func instants() async throws {
        try await withFamily(["reminder_timezone_source": "user"], zone: "America/New_York") { evaluator in
            // 21:00 in New York on May 30, and already May 31 in Berlin.
            var item = Self.item("a1", "Scales", kind: "assignment", due: "")
            item.dueAtMs = Instant(rfc3339: "2026-05-31T01:00:00.000Z")!.milliseconds
            try await put(evaluator, item)
            evaluator.peers.failNext(1, RegistryV1.Registry.Method.resolve)
            // The clock jumps to a moment before the time, and then the registry is asked again after 30 s.
            let evening = Instant(rfc3339: "2026-05-29T22:00:00.000Z")!
            try await evaluator.wait(until: evening - .milliseconds(1))
            #expect(shown(evaluator).isEmpty)
            try await evaluator.wait(until: evening + .seconds(30))
            #expect(shown(evaluator).sorted() == ["mum: Sam: 1 due / Scales", "sam: 1 due / Scales"])
            try Self.prepare(evaluator, ["reminder_timezone_source": "user", "reminder_local_time": "20:00"], zone: "America/New_York")
            try await put(evaluator, Self.item("a2", "Chords", kind: "assignment"))
            try await evaluator.wait(until: evening + .days(3))
            #expect(shown(evaluator).count == 2)
        }
    }

    @Test("EVAL-46 A time that was over when the first item came sends nothing; nor does an item of a kind without a type, or without a day")
    func late() async throws {
        try await withFamily { evaluator in
            evaluator.clock.set(Self.evening + .milliseconds(1))
            try await put(evaluator, Self.item("h1", "Fractions"))
            try await put(evaluator, Self.item("d1", "Passport", kind: "document", due: "2026-06-10"), Self.item("h2", "Reading", due: ""))
            try await evaluator.wait(until: Self.evening + .days(20))
            #expect(shown(evaluator).isEmpty)
        }
    }

    @Test("ARCH-04 EVAL-46 After a restart a reminder is sent once, and not after its day began")
    func restart() async throws {
        try await withTemporaryFolder { folder in
            let first = try await EvaluatorFixture(folder: folder)
            try Self.prepare(first)
            try await first.run { try await put(first, Self.item("h1", "Fractions"), Self.item("h2", "Reading", due: "2026-06-02")) }
            await first.store.close()
            let next = try await EvaluatorFixture(folder: folder, peers: first.peers, clock: first.clock)
            try Self.prepare(next)
            next.clock.set(Self.evening + .seconds(3_600))
            try await next.run {
                try await next.settled()
                #expect(shown(next).count == 2)
            }
            await next.store.close()
            // Down until the day began.
            next.clock.set(Instant(rfc3339: "2026-06-02T06:00:00.000Z")!)
            let last = try await EvaluatorFixture(folder: folder, peers: first.peers, clock: first.clock)
            try Self.prepare(last)
            try await last.run {
                try await last.settled()
                #expect(shown(last).count == 2)
                #expect(try await last.store.read { try DueItemTable.items.nextDue($0) } == nil)
            }
            await last.store.close()
        }
    }
}
