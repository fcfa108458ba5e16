import CarillonAPI
import Foundation
import ServiceKit

@testable import EvaluatorService

/// An evening in Berlin whose users have quiet hours until seven, in an app that defers high notifications and merges normal and low ones.
enum NightShift {
    static let morning = Instant(rfc3339: "2026-05-29T05:00:00.000Z")!

    static func app(
        _ changes: [String: PolicyValue] = [:], templates: [RegistryV1.Template] = [], version: Int64 = 1
    ) throws -> AppPolicy {
        let settings: [String: PolicyValue] = [
            "quiet_hours_action_by_priority": ["blocking": "deliver", "high": "hold", "normal": "hold_batch", "low": "hold_batch"],
            "hold_release_spread_seconds": 0, "dedup_mode": "off", "deep_link_scheme": "team", "web_fallback_base_url": "https://team.example.com",
            "supported_locales": ["en", "ar"],
        ]
        let held = [
            RegistryV1.Template(locale: "en", title: "{{app_name}}", body: "You have {{count}} updates", form: .held),
            RegistryV1.Template(locale: "ar", title: "{{app_name}}", body: "لديك {{count}} تحديثات", form: .held, plural: .few),
            RegistryV1.Template(locale: "ar", title: "{{app_name}}", body: "لديك {{count}} تحديث", form: .held),
        ]
        let types = ChatApp.catalogue.types
        let texts = types.flatMap { type in
            [ChatApp.catalogue.template(typeID: type.typeId, locales: ["en"])].compactMap { $0 }
        }
        return AppPolicy(
            policy: try ChatApp.policy(settings.merging(changes) { $1 }, version: version),
            catalogue: Catalogue(.init(types: types, templates: texts + (templates.isEmpty ? held : templates), version: 1)))
    }

    /// A mention of some users, of any priority.
    static func mention(_ id: String, of users: String..., priority: CommonV1.Priority, text: String = "hello") -> EvaluatorV1.Event {
        var event = ChatApp.message(id, mentions: users.map(ChatApp.mention), text: text)
        event.priority = priority
        return event
    }
}

extension EvaluatorFixture {
    /// Night falls for these users.
    func goToSleep(_ users: [String], until: Instant = NightShift.morning) throws {
        policies.set(try NightShift.app())
        peers.with { state in
            for user in users {
                if state.users[user] == nil { state.users[user] = ChatApp.user(user) }
                state.settings[user] = .init(quietUntil: until.milliseconds)
            }
        }
    }

    /// Moves the clock and waits for what follows.
    func wait(until instant: Instant) async throws {
        clock.set(instant)
        try await settled()
    }

    /// The decision on one user.
    func decision(_ id: String, of user: String) async throws -> EvaluatorV1.Decision {
        let answer = try await client.explain(.init(tenant: ChatApp.tenant, id: id, userId: user))
        guard let decision = answer.decisions.first(where: { $0.userId == user }) else { throw CancellationError() }
        return decision
    }

    /// Texts that were pushed to a user, in order.
    func pushedTexts(_ user: String) -> [String] {
        peers.with { $0.enqueued.filter { $0.userId == user }.map { $0.contents.first?.body ?? "" } }
    }
}

/// A new evaluator whose users sleep, its workers running.
func withSleepers<T: Sendable>(_ users: String..., body: (EvaluatorFixture) async throws -> T) async throws -> T {
    try await withEvaluator { evaluator in
        try evaluator.goToSleep(users)
        return try await body(evaluator)
    }
}
