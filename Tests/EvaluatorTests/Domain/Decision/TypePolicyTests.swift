import CarillonAPI
import ServiceKit
import Testing

@testable import EvaluatorService

/// What types say for themselves: the settings they override, and whose they are.
@Suite("Decisions by the type")
struct TypePolicyTests {
    /// An app whose only type is `mention`.
    private func app(
        overriding overrides: [String: String] = [:], recipients: [String] = [], _ policy: [String: PolicyValue] = [:]
    ) throws -> AppPolicy {
        let type = RegistryV1.NotificationType(
            typeId: "mention", categoryId: "mentions", priority: .high, recipientRoles: recipients, policyOverrides: overrides)
        let text = RegistryV1.Template(typeId: "mention", locale: "en", title: "Alice", body: "hello")
        return AppPolicy(
            policy: try ChatApp.policy(policy), catalogue: Catalogue(.init(types: [type], templates: [text], version: 1)))
    }

    private static let start = EvaluatorFixture.start.milliseconds

    private func mention(_ id: String, secondsAgo: Int64 = 0) -> EvaluatorV1.Event {
        ChatApp.message(id, mentions: [ChatApp.mention("bob")], at: Self.start - secondsAgo * 1_000)
    }

    @Test("ARCH-08 EVAL-28 A type that overrides the window keeps its own, in one batch and from batch to batch")
    func ownWindow() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("bob"))
            // The app suppresses nothing.
            evaluator.policies.set(
                try app(overriding: ["dedup_mode": #""suppress""#, "dedup_window_seconds": "60"], ["dedup_mode": "off"]))
            try await evaluator.submit(mention("first", secondsAgo: 100), mention("soon", secondsAgo: 55))
            try await evaluator.settled()
            try await evaluator.submit(mention("still", secondsAgo: 41), mention("late", secondsAgo: 40))
            try await evaluator.settled()
            #expect(try await evaluator.decisions("first") == ["bob": "sent"])
            #expect(try await evaluator.decisions("soon") == ["bob": "deduplicated"])
            #expect(try await evaluator.decisions("still") == ["bob": "deduplicated"])
            #expect(try await evaluator.decisions("late") == ["bob": "sent"])
        }
    }

    @Test("ARCH-08 EVAL-28 A type that switches dedup off is never suppressed")
    func ownMode() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("bob"))
            evaluator.policies.set(try app(overriding: ["dedup_mode": #""off""#]))
            try await evaluator.submit(mention("first"), mention("second"))
            try await evaluator.settled()
            #expect(try await evaluator.decisions("first") == ["bob": "sent"])
            #expect(try await evaluator.decisions("second") == ["bob": "sent"])
        }
    }

    @Test("ARCH-08 EVAL-53 A type's own lifetime ends its notification, and says how long the push lives")
    func ownLifetime() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("bob"))
            evaluator.policies.set(
                try app(overriding: ["ttl_seconds_by_priority": #"{"high":60}"#, "dedup_mode": #""off""#]))
            try await evaluator.submit(mention("fresh"), mention("stale", secondsAgo: 61))
            try await evaluator.settled()
            #expect(try await evaluator.decisions("fresh") == ["bob": "sent"])
            #expect(try await evaluator.decisions("stale") == ["bob": "ttl_expired"])
            #expect(evaluator.peers.with { $0.enqueued.map { $0.expiresAtMs - $0.createdAtMs } } == [60_000])
        }
    }

    @Test("EVAL-39 A type that names its readers' roles reaches nobody else, whatever the event says")
    func roles() async throws {
        try await withEvaluator { evaluator in
            func person(_ name: String, _ roles: [String]) -> RegistryV1.ResolvedUser {
                var user = ChatApp.user(name)
                user.roles = roles
                return user
            }
            evaluator.peers.add(
                person("mona", ["member", "guardian"]), person("sami", ["student"]), person("zoe", []), person("tom", ["teacher"]))
            evaluator.policies.set(try app(recipients: ["guardian", "teacher"]))
            let event = EvaluatorV1.Event(
                tenant: ChatApp.tenant, eventId: "e1", eventType: "attendance.marked",
                recipients: ["mona", "sami", "zoe", "tom"], typeId: "mention")
            try await evaluator.submit(event)
            try await evaluator.settled()
            #expect(
                try await evaluator.decisions("e1") == [
                    "mona": "sent", "sami": "role_not_allowed", "zoe": "role_not_allowed", "tom": "sent",
                ])
            #expect(evaluator.peers.pushedUsers.sorted() == ["mona", "tom"])
        }
    }

    @Test("EVAL-39 Of several candidate types only those for the user's roles are offered to their settings")
    func permitted() throws {
        let catalogue = Catalogue(
            .init(types: [.init(typeId: "a", recipientRoles: ["teacher"]), .init(typeId: "b"), .init(typeId: "c", recipientRoles: ["x", "y"])]))
        let app = AppPolicy(policy: try ChatApp.policy(), catalogue: catalogue)
        #expect(Eligibility.permitted(["a", "b", "c"], roles: ["y"], app: app) == ["b", "c"])
        #expect(Eligibility.permitted(["b", "c"], roles: ["y"], app: app) == ["b", "c"])
        #expect(Eligibility.permitted(["a"], roles: [], app: app).isEmpty)
    }

    @Test("EVAL-02 EVAL-43 An event cannot become a type that is never shown, nor one that devices show themselves")
    func unshown() throws {
        for type in [
            RegistryV1.NotificationType(typeId: "badge_sync", priority: .low, silent: true),
            .init(typeId: "badge_sync", priority: .low, localOnly: true),
        ] {
            let app = AppPolicy(policy: try ChatApp.policy(), catalogue: Catalogue(.init(types: [type])))
            let event = EvaluatorV1.Event(tenant: ChatApp.tenant, eventId: "1", eventType: "x", recipients: ["bob"], typeId: "badge_sync")
            let error = #expect(throws: APIError.self) { try EventValidation.check(event, app: app) }
            #expect(error?.reason == .invalidValue && error?.field == "type_id")
        }
    }
}
