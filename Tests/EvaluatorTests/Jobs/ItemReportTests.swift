import CarillonAPI
import DurableWork
import Foundation
import ServiceKit
import Storage
import Testing

@testable import EvaluatorService

@Suite("Reports about tracked items")
struct ItemReportTests {
    /// 08:00 in Berlin.
    private static let morning = Instant(rfc3339: "2026-05-29T06:00:00.000Z")!

    private static func app(_ changes: [String: PolicyValue] = [:]) throws -> AppPolicy {
        let texts = [
            ("teacher_daily_summary", "{{student_count}} students, {{alert_count}} alerts", "{{schedule}}"),
            ("student_attention_alert", "{{student_name}} needs attention", "{{pattern}}"),
            ("manager_daily_summary", "{{count}} requests", "Tap to see them"),
            ("document_expiry", "{{count}} documents expire", "The first on {{nearest_date}}"),
        ]
        let types = texts.map { id, _, _ in
            RegistryV1.NotificationType(
                typeId: id, categoryId: "system", priority: .normal, androidChannelId: "messages", threadKey: .category,
                recipientRoles: id == "student_attention_alert" ? ["teacher"] : [])
        }
        var templates = texts.map { RegistryV1.Template(typeId: $0, locale: "en", title: $1, body: $2) }
        templates[1].words = ["pattern.one": "{{pattern}} missed", "pattern.other": "{{pattern}} missed in a row"]
        return AppPolicy(
            policy: try ChatApp.policy(
                ["dedup_mode": "off", "reminder_timezone_source": "organization"].merging(changes) { $1 }),
            catalogue: Catalogue(
                .init(
                    types: types, templates: templates, androidChannels: [RegistryV1.AndroidChannel(channelId: "messages", name: "messages")],
                    version: 1)))
    }

    private func withStaff(_ changes: [String: PolicyValue] = [:], _ body: (EvaluatorFixture) async throws -> Void) async throws {
        try await withEvaluator { evaluator in
            evaluator.policies.set(try Self.app(changes))
            evaluator.clock.set(Self.morning - .days(1) + .seconds(3_600))
            for (name, zone) in [("tess", "Europe/Berlin"), ("tim", "Europe/Berlin"), ("mona", "Europe/Berlin"), ("max", "America/New_York")] {
                var user = ChatApp.user(name)
                (user.displayName, user.timezone, user.roles) = (name.capitalized, zone, ["teacher"])
                evaluator.peers.add(user)
            }
            var student = ChatApp.user("sam")
            (student.displayName, student.roles) = ("Sam", ["student"])
            evaluator.peers.add(student)
            evaluator.peers.with { $0.subjects["sam"] = .init(userId: "sam", teacherIds: ["tess"]) }
            try await body(evaluator)
        }
    }

    private func put(_ evaluator: EvaluatorFixture, _ items: EvaluatorV1.Item...) async throws {
        let answer = try await evaluator.client.upsertItems(.init(tenant: ChatApp.tenant, items: items))
        #expect(answer.rejected.isEmpty && answer.warnings.isEmpty && answer.stored == Int32(items.count))
        try await evaluator.settled()
    }

    private func shown(_ evaluator: EvaluatorFixture) -> [String] {
        evaluator.peers.with { $0.enqueued }.map { "\($0.userId): \($0.contents[0].title) / \($0.contents[0].body)" }
    }

    // MARK: The teacher's day

    private static func session(_ id: String, _ title: String, at start: Instant, of teacher: String = "tess", students: String = "20")
        -> EvaluatorV1.Item
    {
        .init(
            itemId: id, kind: "class_session", ownerUserId: teacher, assigneeUserId: teacher, title: title, startsAtMs: start.milliseconds,
            data: ["student_count": students])
    }

    @Test("EVAL-47 ACC-093 Half an hour before the first class a teacher learns of the day; one without classes that day gets nothing")
    func summary() async throws {
        try await withStaff { evaluator in
            let nine = Self.morning + .seconds(3_600)
            var cancelled = Self.session("c0", "Choir", at: Self.morning + .seconds(600))
            cancelled.state = .cancelled
            try await put(
                evaluator, Self.session("c2", "Physics", at: nine + .seconds(5_400), students: "7"), Self.session("c1", "Maths", at: nine), cancelled,
                Self.session("c3", "Maths", at: nine + .days(1)), Self.session("d1", "Art", at: nine + .days(1), of: "tim"))
            try await evaluator.wait(until: nine - .seconds(1_800) - .milliseconds(1))
            #expect(shown(evaluator).isEmpty)
            try await evaluator.wait(until: nine - .seconds(1_800))
            #expect(shown(evaluator) == ["tess: 27 students, 0 alerts / 9:00 AM Maths, 10:30 AM Physics"])
            // One a day, also when a further class is added.
            try await put(evaluator, Self.session("c4", "Latin", at: nine + .seconds(20_000)))
            try await evaluator.wait(until: nine + .seconds(40_000))
            #expect(shown(evaluator).count == 1)
            try await evaluator.wait(until: nine + .days(1) - .seconds(1_800))
            #expect(
                shown(evaluator).dropFirst().sorted() == [
                    "tess: 20 students, 0 alerts / 9:00 AM Maths", "tim: 20 students, 0 alerts / 9:00 AM Art",
                ])
        }
    }

    @Test("EVAL-47 A first class that is added or moved into the lead time is told at once, and one that began is not")
    func nearClass() async throws {
        try await withStaff(["pre_event_summary_lead_minutes": 60]) { evaluator in
            try await put(evaluator, Self.session("c1", "Maths", at: Self.morning + .seconds(36_000)))
            try await evaluator.wait(until: Self.morning)
            try await put(evaluator, Self.session("c1", "Maths", at: Self.morning + .seconds(1_200)))
            #expect(shown(evaluator) == ["tess: 20 students, 0 alerts / 8:20 AM Maths"])
            let begun = Self.session("d1", "Art", at: Self.morning - .seconds(60), of: "tim")
            let answer = try await evaluator.client.upsertItems(.init(tenant: ChatApp.tenant, items: [begun]))
            #expect(answer.stored == 1 && answer.warnings.map(\.message) == ["it has begun: nobody is told of it"])
            try await put(evaluator, Self.session("d2", "Art", at: Self.morning + .seconds(7_200), of: "tim"))
            try await evaluator.wait(until: Self.morning + .seconds(9_000))
            #expect(shown(evaluator).count == 1)
        }
    }

    // MARK: Missed homework

    private static func homework(_ number: Int, _ state: EvaluatorV1.ItemState, teacher: String = "") -> EvaluatorV1.Item {
        .init(
            itemId: "h\(number)", kind: "homework", ownerUserId: "sam", assigneeUserId: teacher, title: "Homework \(number)",
            dueDate: LocalDate("2026-05-10")!.adding(days: number).description, state: state)
    }

    @Test("EVAL-48 ACC-094 The fourth missed homework in a row alerts the teacher, the fifth does not, and one that is done starts the count anew")
    func streak() async throws {
        try await withStaff { evaluator in
            try await put(evaluator, Self.homework(1, .missed), Self.homework(2, .missed), Self.homework(3, .missed))
            #expect(shown(evaluator).isEmpty)
            try await put(evaluator, Self.homework(4, .missed))
            #expect(shown(evaluator) == ["tess: Sam needs attention / 4 missed in a row"])
            try await put(evaluator, Self.homework(4, .missed), Self.homework(5, .missed))
            #expect(shown(evaluator).count == 1)
            try await put(evaluator, Self.homework(6, .done), Self.homework(7, .missed), Self.homework(8, .missed), Self.homework(9, .missed))
            #expect(shown(evaluator).count == 1)
            // The teacher who gave it, where the host names one.
            try await put(evaluator, Self.homework(10, .missed, teacher: "tim"))
            #expect(shown(evaluator).dropFirst() == ["tim: Sam needs attention / 4 missed in a row"])
        }
    }

    @Test("EVAL-48 EVAL-47 attention_streak_misses says how many; the teacher's summary counts students with an alert at present")
    func alerts() async throws {
        try await withStaff(["attention_streak_misses": 1]) { evaluator in
            try await put(evaluator, Self.homework(1, .missed, teacher: "tess"), Self.homework(2, .missed, teacher: "tess"))
            #expect(shown(evaluator) == ["tess: Sam needs attention / 2 missed in a row"])
            try await put(evaluator, Self.session("c1", "Maths", at: Self.morning + .seconds(1_800)))
            try await evaluator.wait(until: Self.morning)
            #expect(shown(evaluator).last == "tess: 20 students, 1 alerts / 8:30 AM Maths")
            try await put(evaluator, Self.homework(3, .done, teacher: "tess"), Self.session("c2", "Maths", at: Self.morning + .days(1)))
            try await evaluator.wait(until: Self.morning + .days(1) - .seconds(1_800))
            #expect(shown(evaluator).last == "tess: 20 students, 0 alerts / 8:00 AM Maths")
        }
    }

    @Test("EVAL-48 EVAL-47 Homework that is corrected to done ends the streak: the summary counts none, and a new streak alerts again")
    func corrected() async throws {
        try await withStaff(["attention_streak_misses": 1]) { evaluator in
            for number in 1...3 { try await put(evaluator, Self.homework(number, .missed, teacher: "tess")) }
            #expect(shown(evaluator).count == 1)
            try await put(evaluator, Self.homework(2, .done, teacher: "tess"), Self.session("c1", "Maths", at: Self.morning + .seconds(1_800)))
            try await evaluator.wait(until: Self.morning)
            #expect(shown(evaluator).last == "tess: 20 students, 0 alerts / 8:30 AM Maths")
            try await put(evaluator, Self.homework(4, .missed, teacher: "tess"))
            #expect(shown(evaluator).last == "tess: Sam needs attention / 2 missed in a row")
        }
    }

    // MARK: The manager's requests

    private static func request(_ id: String, for manager: String = "mona", _ state: EvaluatorV1.ItemState = .pending) -> EvaluatorV1.Item {
        .init(itemId: id, kind: "request", ownerUserId: "sam", assigneeUserId: manager, title: "Leave", state: state)
    }

    @Test("EVAL-49 PREF-12 ACC-105 Each manager gets one number at the own time, none for zero; another time counts from the next run")
    func digest() async throws {
        try await withStaff { evaluator in
            evaluator.peers.with {
                $0.settings["max", default: .init()].digestTime = "08:15"
                $0.settings["mona", default: .init()].digestTime = "07:30"
                $0.settings["tim", default: .init()].digestTime = "07:30"
            }
            for number in 1...4 { try await put(evaluator, Self.request("r\(number)")) }
            try await put(evaluator, Self.request("r5", for: "tim"), Self.request("r6", for: "max"))
            try await put(evaluator, Self.request("r5", for: "tim", .done))
            let halfPast = Self.morning - .seconds(1_800)
            try await evaluator.wait(until: halfPast - .milliseconds(1))
            #expect(shown(evaluator).isEmpty)
            try await evaluator.wait(until: halfPast)
            #expect(shown(evaluator) == ["mona: 4 requests / Tap to see them"])
            #expect(try await evaluator.statistics.eventsSkipped["nothing_to_report"] == 1)
            // 08:15 in New York.
            try await evaluator.wait(until: Self.morning + .seconds(6 * 3_600 + 900))
            #expect(shown(evaluator).dropFirst() == ["max: 1 requests / Tap to see them"])
            evaluator.peers.with { $0.settings["mona", default: .init()].digestTime = "07:00" }
            evaluator.changed("mona")
            try await evaluator.settled()
            try await put(evaluator, Self.request("r1", .done))
            try await evaluator.wait(until: halfPast + .days(1) - .seconds(1_800) - .milliseconds(1))
            #expect(shown(evaluator).count == 2)
            try await evaluator.wait(until: halfPast + .days(1) - .seconds(1_800))
            #expect(shown(evaluator).last == "mona: 3 requests / Tap to see them")
            try await evaluator.wait(until: halfPast + .days(1) + .seconds(3_600))
            #expect(shown(evaluator).count == 3)
        }
    }

    @Test("EVAL-49 A digest comes in time although the registry and preferences did not answer at first")
    func peersAway() async throws {
        try await withStaff { evaluator in
            evaluator.peers.failNext(1, RegistryV1.Registry.Method.resolve)
            evaluator.peers.failNext(1, PreferencesV1.Preferences.Method.checkSend)
            try await put(evaluator, Self.request("r1"))
            try await evaluator.wait(until: Self.morning - .seconds(60))
            #expect(evaluator.peers.calls(RegistryV1.Registry.Method.resolve) >= 2)
            try await evaluator.wait(until: Self.morning - .milliseconds(1))
            #expect(evaluator.peers.calls(PreferencesV1.Preferences.Method.checkSend) >= 2)
            #expect(shown(evaluator).isEmpty)
            try await evaluator.wait(until: Self.morning)
            #expect(shown(evaluator) == ["mona: 1 requests / Tap to see them"])
        }
    }

    @Test("EVAL-49 A digest that is planned moves with its user to another zone")
    func movedUser() async throws {
        try await withStaff { evaluator in
            try await put(evaluator, Self.request("r1"))
            evaluator.peers.with { $0.users["mona"]?.timezone = "America/New_York" }
            evaluator.changed("mona")
            try await evaluator.settled()
            // 08:00 in Berlin is over.
            try await evaluator.wait(until: Self.morning + .seconds(6 * 3_600) - .milliseconds(1))
            #expect(shown(evaluator).isEmpty)
            try await evaluator.wait(until: Self.morning + .seconds(6 * 3_600))
            #expect(shown(evaluator) == ["mona: 1 requests / Tap to see them"])
        }
    }

    @Test("EVAL-47 A longer lead time applies to a summary that is planned; without one it comes as the class begins")
    func policyChange() async throws {
        try await withStaff(["pre_event_summary_lead_minutes": 0]) { evaluator in
            let ten = Self.morning + .seconds(7_200)
            try await put(evaluator, Self.session("c1", "Maths", at: ten), Self.session("d1", "Art", at: ten + .days(1)))
            try await evaluator.wait(until: ten - .seconds(3_600))
            #expect(shown(evaluator).isEmpty)
            try await evaluator.wait(until: ten)
            #expect(shown(evaluator).count == 1)
            evaluator.policies.set(try Self.app(["pre_event_summary_lead_minutes": 60]))
            evaluator.settingsChanges.policyChanged(of: ChatApp.tenant)
            try await evaluator.settled()
            try await evaluator.wait(until: ten + .days(1) - .seconds(3_600))
            #expect(shown(evaluator).count == 2)
        }
    }

    @Test("EVAL-47 EVAL-49 EVAL-50 Items that were stored before their type was in the catalogue are told of, and a type that comes back too")
    func laterType() async throws {
        try await withStaff { evaluator in
            let types = try Self.app()
            evaluator.policies.set(AppPolicy(policy: types.policy, catalogue: Catalogue(.init(version: 2))))
            let items = [
                Self.request("r1"), Self.document("visa", expires: Self.jobTime + .days(4)), Self.session("c1", "Maths", at: Self.morning),
            ]
            let answer = try await evaluator.client.upsertItems(.init(tenant: ChatApp.tenant, items: items))
            #expect(answer.stored == 3 && answer.warnings.count == 3)
            evaluator.policies.set(types)
            evaluator.settingsChanges.policyChanged(of: ChatApp.tenant)
            try await evaluator.settled()
            try await evaluator.wait(until: Self.morning - .seconds(1_800))
            try await evaluator.wait(until: Self.morning)
            try await evaluator.wait(until: Self.jobTime)
            #expect(evaluator.peers.with { $0.enqueued.map(\.userId) } == ["tess", "mona", "max"])
        }
    }

    @Test("EVAL-47 Numbers of students that no class has are left out of the sum, and crash nothing")
    func oddCounts() async throws {
        try await withStaff { evaluator in
            let nine = Self.morning + .seconds(3_600)
            for (number, students) in ["9223372036854775807", "9223372036854775807", "-5", "many", "8"].enumerated() {
                try await put(evaluator, Self.session("c\(number)", "Maths", at: nine, students: students))
            }
            try await evaluator.wait(until: nine - .seconds(1_800))
            #expect(shown(evaluator).first?.hasPrefix("tess: 8 students") == true)
        }
    }

    // MARK: Documents

    private static func document(_ id: String, expires: Instant) -> EvaluatorV1.Item {
        .init(itemId: id, kind: "document", ownerUserId: "max", title: id, expiresAtMs: expires.milliseconds)
    }

    /// 09:00 in New York.
    private static let jobTime = morning + .seconds(7 * 3_600)

    @Test("EVAL-50 ACC-106 A warning tells how many documents expire and when the first does; the next comes with a further document")
    func expiry() async throws {
        try await withStaff { evaluator in
            try await put(
                evaluator, Self.document("passport", expires: Self.jobTime + .days(30)), Self.document("visa", expires: Self.jobTime + .days(12)),
                Self.document("permit", expires: Self.jobTime + .days(33)))
            try await evaluator.wait(until: Self.jobTime - .milliseconds(1))
            #expect(shown(evaluator).isEmpty)
            try await evaluator.wait(until: Self.jobTime)
            #expect(shown(evaluator) == ["max: 2 documents expire / The first on Jun 10, 2026"])
            try await evaluator.wait(until: Self.jobTime + .days(2))
            #expect(shown(evaluator).count == 1)
            try await evaluator.wait(until: Self.jobTime + .days(3))
            #expect(shown(evaluator).dropFirst() == ["max: 3 documents expire / The first on Jun 10, 2026"])
            // One is renewed: it is news again when it is about to expire.
            try await put(evaluator, Self.document("visa", expires: Self.jobTime + .days(37)))
            try await evaluator.wait(until: Self.jobTime + .days(7))
            #expect(shown(evaluator).last == "max: 3 documents expire / The first on Jun 28, 2026")
            #expect(shown(evaluator).count == 3)
        }
    }

    @Test("EVAL-50 expiry_repeat daily warns each day of the window, at expiry_job_time, within expiry_window_days")
    func daily() async throws {
        try await withStaff(["expiry_repeat": "daily", "expiry_job_time": "10:00", "expiry_window_days": 2]) { evaluator in
            try await put(evaluator, Self.document("visa", expires: Self.jobTime + .days(4)))
            try await evaluator.wait(until: Self.jobTime + .days(2))
            #expect(shown(evaluator).isEmpty)
            try await evaluator.wait(until: Self.jobTime + .days(2) + .seconds(3_600))
            #expect(shown(evaluator).count == 1)
            // On the day before it expires, too; on its own day it has expired by then.
            for day in 3...6 { try await evaluator.wait(until: Self.jobTime + .days(day) + .seconds(3_600)) }
            #expect(shown(evaluator).count == 2)
        }
    }
}
