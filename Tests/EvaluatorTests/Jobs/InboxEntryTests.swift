import CarillonAPI
import ServiceKit
import Testing

@testable import EvaluatorService

@Suite("Entries of the notification centre, as the evaluator decides them")
struct InboxEntryTests {
    private static func app(_ changes: [String: PolicyValue] = [:]) throws -> AppPolicy {
        try ChatApp.app(["inbox_enabled": true, "deep_link_scheme": "team"].merging(changes) { $1 })
    }

    /// The entries of a mention of several users, by user.
    private func entries(_ app: AppPolicy) async throws -> [String: ReceiptsV1.RecordedInboxEntry] {
        try await withEvaluator { evaluator in
            evaluator.policies.set(app)
            for user in ["reader", "quiet", "nopush"] { evaluator.peers.add(ChatApp.user(user)) }
            evaluator.peers.add(ChatApp.user("phoneless", devices: []))
            var gone = ChatApp.user("gone")
            gone.active = false
            evaluator.peers.add(gone)
            evaluator.peers.with {
                $0.settings["quiet", default: .init()].quiet = true
                $0.settings["nopush", default: .init()].disabled = ["mention"]
            }
            let users = ["reader", "quiet", "nopush", "phoneless", "gone"]
            var event = ChatApp.message("m1", mentions: users.map(ChatApp.mention), text: "are you there?")
            (event.entityType, event.entityId) = ("leave", "7")
            try await evaluator.submit(event)
            try await evaluator.settled()
            let records = evaluator.peers.with { $0.recorded }
            #expect(Set(records.map(\.userId)) == Set(users))
            return Dictionary(uniqueKeysWithValues: records.compactMap { record in record.inboxEntry.map { (record.userId, $0) } })
        }
    }

    @Test("EVAL-12 Every recipient who may get it has an entry with its text and link, whatever quiet hours, categories and devices do to the push")
    func everybody() async throws {
        let entries = try await entries(try Self.app())
        #expect(entries.keys.sorted() == ["nopush", "phoneless", "quiet", "reader"])
        #expect(entries.values.allSatisfy { $0.title == "Alice" && $0.body == "are you there?" })
        #expect(entries.values.allSatisfy { $0.deepLink.hasPrefix("team://channels/ch_general") })
        #expect(entries.values.allSatisfy { !$0.tag.isEmpty })
        #expect(entries.values.allSatisfy { $0.entityType == "leave" && $0.entityId == "7" && $0.aboutUserIds == ["alice"] })
    }

    @Test("EVAL-38 Where previews are private, the entry has the whole text, which is read after opening, also where the preview has none")
    func privatePreviews() async throws {
        let types = ["open", "closed"].map { RegistryV1.NotificationType(typeId: $0, categoryId: "system", priority: .normal) }
        let templates: [RegistryV1.Template] = [
            .init(typeId: "open", locale: "en", title: "Leave", body: "{{reason}}"),
            .init(typeId: "open", locale: "en", title: "Leave", body: "You have an update", form: .private),
            .init(typeId: "closed", locale: "en", title: "Leave", body: "{{reason}}"),
        ]
        let app = AppPolicy(
            policy: try ChatApp.policy(["preview_privacy": "safe_fields_only", "dedup_mode": "off", "inbox_enabled": true]),
            catalogue: Catalogue(.init(types: types, templates: templates, version: 1)))
        try await withEvaluator { evaluator in
            evaluator.policies.set(app)
            evaluator.peers.add(ChatApp.user("bob"))
            for type in ["open", "closed"] {
                let event = EvaluatorV1.Event(
                    tenant: ChatApp.tenant, eventId: type, eventType: "leave.\(type)", recipients: ["bob"], data: ["reason": "surgery"], typeId: type)
                try await evaluator.submit(event)
                try await evaluator.settled()
            }
            let records = evaluator.peers.with { $0.recorded }
            #expect(records.map(\.body) == ["You have an update", ""])
            #expect(records.map(\.skipReason) == [.unspecified, .templateInvalid])
            #expect(records.map { $0.inboxEntry?.body } == ["surgery", "surgery"])
        }
    }

    @Test("EVAL-12 An app without a centre has no entries")
    func without() async throws { #expect(try await entries(try ChatApp.app()).isEmpty) }

    @Test("EVAL-22 A deferred notification has its entry at once, and its release brings no second one; a merged push has the entries of its parts")
    func deferred() async throws {
        try await withSleepers("bob") { evaluator in
            evaluator.policies.set(try NightShift.app(["inbox_enabled": true]))
            for (id, text) in [("e1", "first"), ("e2", "second")] {
                try await evaluator.submit(NightShift.mention(id, of: "bob", priority: .normal, text: text))
            }
            try await evaluator.settled()
            #expect(evaluator.peers.with { $0.recorded.map { $0.inboxEntry?.body } } == ["first", "second"])
            try await evaluator.wait(until: NightShift.morning)
            let morning = evaluator.peers.with { $0.recorded.dropFirst(2).map { $0.inboxEntry == nil } }
            #expect(morning == [true, true, true])
        }
    }

    @Test("EVAL-28 EVAL-43 A repeat that dedup suppresses has an entry, a silent push has none")
    func others() async throws {
        try await withEvaluator { evaluator in
            evaluator.policies.set(try Self.app())
            evaluator.peers.add(ChatApp.user("bob"))
            for id in ["m1", "m2"] {
                try await evaluator.submit(ChatApp.message(id, mentions: [ChatApp.mention("bob")]))
                try await evaluator.settled()
            }
            _ = try await evaluator.client.submitSilent(.init(tenant: ChatApp.tenant, userIds: ["bob"], syncType: "messages"))
            try await evaluator.settled()
            let records = evaluator.peers.with { $0.recorded }
            #expect(records.map { $0.inboxEntry != nil } == [true, true, false])
        }
    }

    @Test("EVAL-52 Receipts withdraw the entries about a deleted entity, in as many calls as it takes; without their answer the call fails")
    func deletedEntity() async throws {
        try await withEvaluator { evaluator in
            func delete() async throws {
                _ = try await evaluator.client.entityDeleted(.init(tenant: ChatApp.tenant, entityType: "leave", entityId: "7"))
            }
            evaluator.policies.set(try Self.app())
            evaluator.peers.failNext(1, ReceiptsV1.Inbox.Method.withdrawEntries)
            #expect(await DirectNotificationTests.refusal { try await delete() }?.reason == "UNAVAILABLE")
            try await delete()
            let asked = evaluator.peers.with { $0.withdrawals }
            #expect(asked.count == 2 && asked.allSatisfy { $0.entityType == "leave" && $0.entityId == "7" })
            #expect(asked.first?.deletedAtMs == EvaluatorFixture.start.milliseconds)
            evaluator.policies.set(try ChatApp.app())
            try await delete()
            #expect(evaluator.peers.with { $0.withdrawals.count } == 2)
        }
    }
}
