import CarillonAPI
import RPC
import ServiceKit
import Testing

@testable import EvaluatorService

@Suite("ROLE-05 Events that override preferences")
struct OverrideTests {
    private static let own = ChatApp.tenant

    private static func alert(_ id: String = "o1", type: String = "security_alert", tenant: CommonV1.Tenant = own) -> EvaluatorV1.Event {
        EvaluatorV1.Event(
            tenant: tenant, eventId: id, eventType: "security.login", recipients: ["bob"], data: ["device": "an unknown phone"], typeId: type)
    }

    private func reason(_ body: () async throws -> Void) async -> String? {
        do { try await body() } catch { return (error as? RPCError)?.reason ?? "\(error)" }
        return nil
    }

    @Test("ROLE-05 SEC-10 a critical type reaches who switched everything off; why is on record, and everybody after knows that it was overridden")
    func reaches() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("bob"))
            evaluator.peers.with { $0.settings["bob"] = .init(quiet: true, pushEnabled: false) }
            try await evaluator.submit(Self.alert("usual"))
            let answer = try await evaluator.client(as: "system_admin").submitOverride(.init(event: Self.alert(), reason: "phones were stolen"))
            #expect(answer.event?.eventId == "o1" && answer.event?.duplicate == false)
            try await evaluator.settled()
            #expect(try await evaluator.decisions("usual") == ["bob": "preference_disabled"])
            #expect(try await evaluator.decisions("o1") == ["bob": "sent"])
            let pushes = evaluator.peers.with { $0.enqueued }
            #expect(pushes.map(\.preferencesOverridden) == [true])
            #expect(evaluator.audit.all == ["preferences.overridden o1 security_alert: phones were stolen user:root"])
            let decision = try await evaluator.client.explain(.init(tenant: Self.own, id: "o1")).decisions.first
            #expect(decision?.detail.contains("a system administrator overrides preferences") == true)
        }
    }

    @Test("ROLE-05 no override finds a device for who has none, wakes nobody inactive, and stands in for no consent")
    func limits() async throws {
        try await withEvaluator { evaluator in
            var inactive = ChatApp.user("cat")
            inactive.active = false
            var child = ChatApp.user("kid")
            child.guardianConsentRequired = true
            var denied = ChatApp.user("dan", devices: [])
            denied.permissionDenied = true
            for user in [ChatApp.user("bob", devices: []), inactive, child, denied] { evaluator.peers.add(user) }
            var event = Self.alert()
            event.recipients = ["bob", "cat", "kid", "dan"]
            _ = try await evaluator.client(as: "system_admin").submitOverride(.init(event: event, reason: "a fire"))
            try await evaluator.settled()
            #expect(
                try await evaluator.decisions("o1") == [
                    "bob": "no_devices", "cat": "recipient_inactive", "kid": "consent_missing", "dan": "permission_denied",
                ])
            #expect(evaluator.peers.with { $0.enqueued.isEmpty })
        }
    }

    @Test("ROLE-05 SEC-10 without a reason, with another type or in another organization it is refused, and nothing is stored or on record")
    func refused() async throws {
        try await withEvaluator { evaluator in
            let admin = evaluator.client(as: "system_admin")
            func refusal(_ event: EvaluatorV1.Event?, _ why: String, as client: EvaluatorV1.Evaluator.Client? = nil) async -> String? {
                await reason { _ = try await (client ?? admin).submitOverride(.init(event: event, reason: why)) }
            }
            #expect(await refusal(Self.alert(), " ") == "invalid_argument")
            #expect(await refusal(Self.alert(), String(repeating: "x", count: 501)) == "invalid_value")
            #expect(await refusal(Self.alert(), "bell \u{7}") == "invalid_value")
            #expect(await refusal(nil, "fire") == "invalid_argument")
            #expect(await refusal(Self.alert(type: ""), "fire") == "invalid_argument")
            #expect(await refusal(Self.alert(type: "mention"), "fire") == "invalid_value")
            #expect(await refusal(Self.alert(type: "made_up"), "fire") == "unknown_type")
            #expect(await refusal(Self.alert(tenant: .init(organizationId: "org_1", appId: "none")), "fire") == "not_found")
            #expect(await refusal(Self.alert(), "fire", as: evaluator.client(as: "system_admin", organization: "org_2")) == "not_found")
            #expect(await refusal(Self.alert(), "fire", as: evaluator.client(as: "org_admin")) == "not_found")
            #expect(evaluator.audit.all.isEmpty)
            evaluator.audit.setAway(true)
            #expect(await refusal(Self.alert(), "fire") == "unavailable")
            let accepted = try await evaluator.statistics.eventsAccepted
            #expect(accepted == 0)
        }
    }

    @Test("ROLE-02 ROLE-05 a host system's event carries no override")
    func hosts() async throws {
        try await withEvaluator { evaluator in
            var event = Self.alert()
            event.overrideReason = "because"
            let answer = try await evaluator.submit(event, Self.alert("e2"))
            #expect(answer.rejected.map(\.reason) == ["forbidden"] && answer.rejected.first?.field == "override_reason")
            #expect(answer.accepted.map(\.index) == [1] && answer.accepted.map(\.eventId) == ["e2"])
            try await evaluator.settled()
        }
    }

    @Test("GW-04 ROLE-05 an override repeated with its key is one event and one record")
    func repeated() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("bob"))
            let options = CallOptions(metadata: ["idempotency-key": "k"])
            let request = EvaluatorV1.SubmitOverrideRequest(event: Self.alert(), reason: "fire")
            let first = try await evaluator.client(as: "system_admin").submitOverride(request, options: options)
            #expect(try await evaluator.client(as: "system_admin").submitOverride(request, options: options) == first)
            try await evaluator.settled()
            #expect(evaluator.audit.all.count == 1)
            #expect(evaluator.peers.with { $0.enqueued.count } == 1)
        }
    }
}
