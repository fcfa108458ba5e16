import CarillonAPI
import Foundation
import ServiceKit
import Testing

@testable import EvaluatorService

/// Events about a child: whom they reach, and as what (EVAL-15, EVAL-39, EVAL-52, PREF-17).
@Suite("Events about somebody")
struct SubjectTests {
    /// A school with an attendance type for guardians, a sticker for both, and a record that the guard looks at.
    private static func app(_ settings: [String: PolicyValue] = [:]) throws -> AppPolicy {
        func type(_ id: String, _ readers: [String], record: Bool = false) -> RegistryV1.NotificationType {
            .init(typeId: id, categoryId: "school", priority: .high, educationRecord: record, recipientRoles: readers)
        }
        func text(_ id: String, _ reader: String, _ title: String) -> RegistryV1.Template {
            .init(typeId: id, locale: "en", title: title, body: "{{word}}", reader: reader)
        }
        let ids = ["sticker", "attendance", "report", "summary"]
        return AppPolicy(
            policy: try ChatApp.policy(settings.merging(["dedup_mode": "off", "inbox_enabled": true]) { first, _ in first }),
            catalogue: Catalogue(
                .init(
                    types: [
                        type("sticker", ["student", "guardian"]), type("attendance", ["guardian"]), type("report", [], record: true),
                        type("summary", ["teacher"]),
                    ],
                    templates: ids.map { text($0, "", "For you") } + ids.map { text($0, "guardian", "For {{child_name}}") }
                        + [.init(locale: "en", title: "Off", body: "Ask at home", form: .consent)])))
    }

    private func event(_ id: String, _ type: String, about child: String = "sam", to recipients: [String] = []) -> EvaluatorV1.Event {
        .init(
            tenant: ChatApp.tenant, eventId: id, eventType: "host.\(type)", subjectUserId: child, recipients: recipients,
            data: ["word": "hello"], typeId: type)
    }

    private func withSchool(_ settings: [String: PolicyValue] = [:], _ body: @Sendable (EvaluatorFixture) async throws -> Void) async throws {
        let app = try Self.app(settings)
        try await withEvaluator { evaluator in
            evaluator.policies.set(app)
            for (name, roles) in [
                ("sam", ["student"]), ("mum", ["parent"]), ("dad", ["guardian"]), ("gran", ["guardian"]), ("noor", ["teacher"]),
                ("head", ["admin"]), ("eve", ["guardian"]), ("tom", ["teacher"]),
            ] {
                var user = ChatApp.user(name)
                (user.roles, user.displayName) = (roles, name.capitalized)
                evaluator.peers.add(user)
            }
            evaluator.peers.with {
                $0.subjects["sam"] = .init(
                    userId: "sam",
                    guardians: [
                        .init(userId: "dad", active: true, verified: false), .init(userId: "gran", active: false, verified: true),
                        .init(userId: "mum", active: true, verified: true),
                    ], teacherIds: ["noor"])
            }
            try await body(evaluator)
        }
    }

    @Test("EVAL-52 REG-34 What came before a user was inactive stays cancelled, also where the user is active again")
    func inactiveForAWhile() async throws {
        try await withSchool { evaluator in
            evaluator.peers.with { $0.users["mum"]?.lastInactiveAtMs = (evaluator.clock.now + .seconds(1)).milliseconds }
            try await evaluator.submit(event("e1", "attendance"))
            try await evaluator.settled()
            #expect(try await evaluator.decisions("e1")["mum"] == "recipient_inactive")
            evaluator.clock.advance(by: .seconds(2))
            try await evaluator.submit(event("e2", "attendance"))
            try await evaluator.settled()
            #expect(try await evaluator.decisions("e2")["mum"] == "sent")
        }
    }

    @Test("EVAL-59 EVAL-52 An event about an inactive child, for guardians alone, is skipped with that reason")
    func inactiveChild() async throws {
        try await withSchool { evaluator in
            evaluator.peers.with {
                $0.users["sam"]?.active = false
                $0.subjects["sam"] = .init(userId: "sam", guardians: [.init(userId: "mum", active: false, verified: true)])
            }
            try await evaluator.submit(event("e1", "attendance"))
            try await evaluator.settled()
            let answer = try await evaluator.client(as: "system", user: "").explain(.init(tenant: ChatApp.tenant, id: "e1"))
            #expect(answer.decisions.map(\.reason) == [.recipientInactive])
            #expect(answer.decisions.map(\.detail) == ["the user whom the event is about is inactive"])
        }
    }

    @Test("EVAL-15 an event that names nobody but the child goes to whom its type is for: the child, its guardians, its teachers")
    func byType() async throws {
        try await withSchool { evaluator in
            for type in ["sticker", "attendance", "summary"] { try await evaluator.submit(event(type, type)) }
            try await evaluator.settled()
            #expect(try await evaluator.decisions("sticker") == ["sam": "sent", "mum": "sent", "dad": "sent"])
            #expect(try await evaluator.decisions("attendance") == ["mum": "sent", "dad": "sent"])
            #expect(try await evaluator.decisions("summary") == ["noor": "sent"])
        }
    }

    @Test(
        "EVAL-15 PRIV-07 a guardian reads the guardians' words with the child's name; the push says about whom it is"
    )
    func wording() async throws {
        try await withSchool { evaluator in
            try await evaluator.submit(event("e1", "sticker"))
            try await evaluator.settled()
            let pushes = evaluator.peers.with { $0.enqueued }
            let titles = Dictionary(uniqueKeysWithValues: pushes.map { ($0.userId, $0.contents.first?.title ?? "") })
            #expect(titles == ["sam": "For you", "mum": "For Sam", "dad": "For Sam"])
            #expect(Dictionary(uniqueKeysWithValues: pushes.map { ($0.userId, $0.aboutUserId) }) == ["sam": "", "mum": "sam", "dad": "sam"])
            #expect(pushes.first { $0.userId == "mum" }?.userRoles == ["guardian", "parent"])
        }
    }

    @Test("EVAL-52 REG-04 who is no guardian any more is told nothing, even where the host still names them")
    func ended() async throws {
        try await withSchool { evaluator in
            try await evaluator.submit(event("e1", "sticker", to: ["gran", "mum", "sam"]))
            try await evaluator.settled()
            #expect(try await evaluator.decisions("e1") == ["gran": "relationship_ended", "mum": "sent", "sam": "sent"])
        }
    }

    @Test("EVAL-39 PRIV-06 a record is for the student, verified guardians, the student's teachers and administrators; anybody else is not allowed")
    func educationRecord() async throws {
        let everybody = ["sam", "mum", "dad", "gran", "noor", "head", "eve", "tom"]
        try await withSchool(["education_record_guard": true]) { evaluator in
            try await evaluator.submit(event("e1", "report", to: everybody))
            // Which student it is about is not said: the student among the recipients, and administrators.
            try await evaluator.submit(event("e2", "report", about: "", to: everybody))
            try await evaluator.settled()
            #expect(
                try await evaluator.decisions("e1") == [
                    "sam": "sent", "mum": "sent", "dad": "role_not_allowed", "gran": "relationship_ended", "noor": "sent", "head": "sent",
                    "eve": "role_not_allowed", "tom": "role_not_allowed",
                ])
            #expect(
                try await evaluator.decisions("e2")
                    == Dictionary(
                        uniqueKeysWithValues: everybody.map { ($0, ["sam", "head"].contains($0) ? "sent" : "role_not_allowed") }))
        }
        // Without the guard the host's word counts.
        try await withSchool { evaluator in
            try await evaluator.submit(event("e1", "report", to: everybody))
            try await evaluator.settled()
            #expect(try await evaluator.decisions("e1").filter { $0.value != "sent" } == ["gran": "relationship_ended"])
        }
    }

    @Test("PREF-17 EVAL-12 a child without consent is skipped, and its centre gets one entry that says whom to ask")
    func consentMissing() async throws {
        try await withSchool { evaluator in
            var sam = ChatApp.user("sam")
            (sam.roles, sam.guardianConsentRequired) = (["student"], true)
            evaluator.peers.add(sam)
            for id in ["e1", "e2"] { try await evaluator.submit(event(id, "sticker", to: ["sam"])) }
            try await evaluator.settled()
            try await evaluator.submit(event("e3", "sticker", to: ["sam"]))
            try await evaluator.settled()
            for id in ["e1", "e2", "e3"] { #expect(try await evaluator.decisions(id) == ["sam": "consent_missing"]) }
            #expect(evaluator.peers.pushedUsers.isEmpty)
            let entries = evaluator.peers.with { $0.recorded }.filter { $0.typeId == "guardian_consent" }
            #expect(Set(entries.map(\.notificationId)).count == 1)
            #expect(Set(entries.map { "\($0.userId): \($0.title): \($0.body)" }) == ["sam: Off: Ask at home"])
            #expect(entries.allSatisfy { $0.skipReason == .consentMissing && $0.devices.isEmpty })
            // With consent it is an event like any other; the dispatcher is told to ask again.
            evaluator.peers.with { _ = $0.consented.insert("sam") }
            try await evaluator.submit(event("e4", "sticker", to: ["sam"]))
            try await evaluator.settled()
            #expect(try await evaluator.decisions("e4") == ["sam": "sent"])
            #expect(evaluator.peers.with { $0.enqueued.map(\.guardianConsentRequired) } == [true])
        }
    }

    @Test("PREF-17 an app without a centre makes no entry, and one without a wording says it in plain English")
    func entry() throws {
        let user = RegistryV1.ResolvedUser(userId: "sam", locale: "de")
        let now = Instant(milliseconds: 5)
        #expect(GuardianRequest.record(for: user, tenant: ChatApp.tenant, app: try ChatApp.app(), now: now) == nil)
        let app = try ChatApp.app(["inbox_enabled": true])
        let record = try #require(GuardianRequest.record(for: user, tenant: ChatApp.tenant, app: app, now: now))
        #expect(record.body == "Ask your parent to enable notifications in your account settings")
        #expect(record.createdAtMs == 5 && record.expiresAtMs > 5)
    }

    @Test("EVAL-15 how somebody stands to a child, guardian before teacher, teacher before former guardian")
    func relationship() {
        let subject = RegistryV1.ResolvedSubject(
            userId: "sam",
            guardians: [
                .init(userId: "mum", active: true, verified: true), .init(userId: "gran", active: false),
                .init(userId: "noor", active: false), .init(userId: "omar", active: true),
                .init(userId: "dad", active: true, verified: true, lastEndedAtMs: 5_000),
            ], teacherIds: ["noor", "omar", "pia"])
        func relationship(_ user: String, of child: String = "sam", known: Bool = true, since: Int64 = 4_999) -> RecipientRelationship {
            RecipientRelationship(of: user, to: child, known ? subject : nil, since: Instant(milliseconds: since))
        }
        #expect(relationship("sam") == .subject && relationship("sam", known: false) == .subject)
        #expect(relationship("mum") == .guardian(verified: true) && relationship("omar") == .guardian(verified: false))
        #expect(relationship("gran") == .formerGuardian && relationship("noor") == .teacher && relationship("pia") == .teacher)
        // EVAL-52: what came before the end stays cancelled, also where the relationship is active again.
        #expect(relationship("dad") == .formerGuardian && relationship("dad", since: 5_000) == .guardian(verified: true))
        #expect(relationship("eve") == .other && relationship("mum", known: false) == .other && relationship("", of: "") == .other)
    }
}
