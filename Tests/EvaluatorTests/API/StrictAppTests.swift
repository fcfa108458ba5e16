import CarillonAPI
import EventRules
import RPC
import ServiceKit
import Testing

@testable import EvaluatorService

/// What an app's policy refuses in events that others take: ids that are no UUIDs, texts that are too long, links that lead nowhere specific.
@Suite("Events of strict apps")
struct StrictAppTests {
    private static let ann = "3f2504e0-4f89-41d3-9a0c-0305e82c3301"
    private static let ben = "3F2504E0-4F89-41D3-9A0C-0305E82C3302"

    private static let catalogue = Catalogue(
        .init(
            types: [
                .init(typeId: "announcement", categoryId: "news", priority: .normal, deepLink: "announcements/{entity_id}"),
                .init(typeId: "summary", categoryId: "news", priority: .normal, deepLink: "requests/pending"),
                .init(typeId: "bare", categoryId: "news", priority: .normal),
            ],
            templates: ["announcement", "summary", "bare"].flatMap { type in
                [
                    RegistryV1.Template(typeId: type, locale: "en", title: "{{title}}", subtitle: "{{topic}}", body: "{{body}}"),
                    .init(typeId: type, locale: "de", title: "Neu: {{title}}", subtitle: "{{topic}}", body: "{{body}}"),
                    .init(typeId: type, locale: "en", title: "{{title}}", body: "For managers: {{body}}", reader: "manager"),
                ]
            }, version: 1))

    private func app(_ settings: [String: PolicyValue] = [:], deepLinkRequired: Bool = false) throws -> AppPolicy {
        AppPolicy(
            policy: try Policy(settings: settings, of: PolicyOwner(deepLinkRequired: deepLinkRequired)), catalogue: Self.catalogue)
    }

    private func refusal(
        _ app: AppPolicy, type: String = "announcement", data: [String: String] = [:], _ change: (inout EvaluatorV1.Event) -> Void = { _ in }
    ) -> APIError? {
        var event = EvaluatorV1.Event(
            tenant: ChatApp.tenant, eventId: "e1", eventType: "news.published", recipients: [Self.ann, Self.ben], entityId: Self.ann, data: data,
            typeId: type)
        change(&event)
        do throws(APIError) {
            try EventRules.check(event)
            try EventValidation.check(event, app: app)
            return nil
        } catch {
            return error
        }
    }

    // MARK: Ids

    @Test("EVAL-08 C-69 strict_uuid_ids: every user and entity of an event is a UUID, or it is refused, naming the field and the rule")
    func uuids() throws {
        let strict = try app(["strict_uuid_ids": true])
        let changes: [(field: String, change: (inout EvaluatorV1.Event, String) -> Void)] = [
            ("recipients[1]", { $0.recipients[1] = $1 }), ("entity_id", { $0.entityId = $1 }), ("actor_id", { $0.actorId = $1 }),
            ("subject_user_id", { $0.subjectUserId = $1 }), ("channel_members[0]", { $0.channelMembers = [$1] }),
            ("thread_followers[0]", { $0.threadFollowers = [$1] }),
            ("mentions[1].user_id", { $0.mentions = [ChatApp.here, ChatApp.mention($1)] }),
        ]
        for (field, change) in changes {
            let refused = refusal(strict) { change(&$0, "usr_1") }
            #expect(refused?.reason == .invalidValue && refused?.field == field, "\(field)")
            #expect(refused?.message.contains("strict_uuid_ids") == true)
            #expect(refusal(strict) { change(&$0, Self.ben) } == nil, "\(field)")
            #expect(refusal(try app()) { change(&$0, "usr_1") } == nil, "\(field)")
        }
        // An event need not be about an entity.
        #expect(refusal(strict) { $0.entityId = "" } == nil)
    }

    @Test(
        "EVAL-08 a UUID is 32 hexadecimal digits in five groups",
        arguments: [
            "3f2504e0-4f89-41d3-9a0c-0305e82c330", "3f2504e0-4f89-41d3-9a0c-0305e82c33010", "3f2504e04f8941d39a0c0305e82c3301",
            "3f2504e0-4f89-41d3-9a0c-0305e82c330g", "3f2504e-04f89-41d3-9a0c-0305e82c3301", "{f2504e0-4f89-41d3-9a0c-0305e82c330}",
            "3f2504e0-4f89-41d3-9a0c@0305e82c3301",
        ])
    func malformed(id: String) {
        #expect(!EventValidation.isUUID(id))
        #expect(EventValidation.isUUID(Self.ann) && EventValidation.isUUID(Self.ben))
    }

    // MARK: Lengths

    private static func text(_ length: Int) -> String { String(repeating: "👩‍💻", count: length) }

    @Test(
        "EVAL-08 C-03 overlength_policy reject: a text beyond its limit is text_too_long, with field and limit; truncate takes it",
        arguments: [("title", "data.title", 10), ("body", "data.body", 20), ("topic", "subtitle", 12)])
    func lengths(value: String, field: String, limit: Int) throws {
        // A reader's wording and a language's add to what the event brings: the longest counts.
        let added = ["title": "Neu: ".count, "body": "For managers: ".count][value] ?? 0
        var settings: [String: PolicyValue] = [
            "overlength_policy": "reject", "title_max_chars": 10, "subtitle_max_chars": 12, "body_max_chars": 20,
            "supported_locales": ["en", "de"],
        ]
        let fits = Self.text(limit - added)
        #expect(refusal(try app(settings), data: [value: fits]) == nil)
        let refused = refusal(try app(settings), data: [value: fits + "!"])
        #expect(refused?.reason == .textTooLong && refused?.field == field)
        #expect(refused?.message.contains("\(limit + 1) characters") == true && refused?.message.contains("at most \(limit)") == true)
        settings["overlength_policy"] = "truncate"
        #expect(refusal(try app(settings), data: [value: fits + "!"]) == nil)
    }

    @Test("EVAL-08 C-02 overlength_policy reject: the shortest limit of any kind of device counts, and a type's own limit")
    func narrowest() throws {
        let settings: [String: PolicyValue] = [
            "overlength_policy": "reject", "body_max_chars": 100, "body_max_chars_by_device_type": ["android": 60, "ios": 40],
        ]
        let added = "For managers: ".count
        #expect(refusal(try app(settings), data: ["body": Self.text(40 - added)]) == nil)
        #expect(refusal(try app(settings), data: ["body": Self.text(41 - added)])?.message.contains("at most 40") == true)
        var type = Self.catalogue.types[0]
        type.policyOverrides = ["title_max_chars": "30"]
        let own = AppPolicy(
            policy: try Policy(settings: settings),
            catalogue: Catalogue(.init(types: [type], templates: [.init(typeId: type.typeId, locale: "en", title: "{{title}}", body: "x")])))
        #expect(refusal(own, data: ["title": Self.text(30)]) == nil)
        #expect(refusal(own, data: ["title": Self.text(31)])?.reason == .textTooLong)
    }

    @Test(
        "EVAL-08 a value by a name that FCM keeps for itself is refused, naming it, and the others of the request are taken",
        arguments: ["from", "message_type", "google.track", "googleId", "gcm.n"])
    func reservedNames(name: String) async throws {
        try await withEvaluator { evaluator in
            evaluator.policies.set(try app())
            func news(_ id: String, _ data: [String: String]) -> EvaluatorV1.Event {
                .init(
                    tenant: ChatApp.tenant, eventId: id, eventType: "news.published", recipients: [Self.ann],
                    data: ["title": "t", "topic": "t", "body": "b"].merging(data) { $1 }, typeId: "bare")
            }
            let near = news("near", ["from_user": "x", "message_types": "x", "my_google": "x", "From": "x"])
            let answer = try await evaluator.submit(news("bad", [name: "x"]), near)
            #expect(answer.accepted.map(\.eventId) == ["near"])
            #expect(answer.rejected.map { "\($0.index) \($0.reason) \($0.field)" } == ["0 reserved_data_key data.\(name)"])
        }
    }

    @Test("PRIV-12 SEC-10 an administrator or operator who reads what was decided about users is on record before it is answered; a host is not")
    func explained() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("bob"))
            try await evaluator.submit(ChatApp.message("e1", mentions: [ChatApp.mention("bob")]))
            try await evaluator.settled()
            let admin = evaluator.client(as: "system_admin")
            #expect(try await admin.explain(.init(tenant: ChatApp.tenant, id: "e1", userId: "bob")).decisions.map(\.userId) == ["bob"])
            #expect(try await evaluator.client.explain(.init(tenant: ChatApp.tenant, id: "e1")).decisions.count == 1)
            _ = try await evaluator.decisions("e1")
            #expect(await refusal { _ = try await admin.explain(.init(tenant: ChatApp.tenant, id: "none")) } == "not_found")
            // Where nothing was decided, nothing was looked at.
            #expect(try await admin.explain(.init(tenant: ChatApp.tenant, id: "e1", userId: "carol")).decisions.isEmpty)
            #expect(
                evaluator.audit.all == [
                    "notification.listed bob decisions of e1 user:root", "notification.listed  decisions of e1 service:operator",
                ])
            evaluator.audit.setAway(true)
            #expect(await refusal { _ = try await admin.explain(.init(tenant: ChatApp.tenant, id: "e1")) } == "unavailable")
        }
    }

    private func refusal(_ call: () async throws -> Void) async -> String? {
        do {
            try await call()
            return nil
        } catch let error as RPCError {
            return error.reason
        } catch {
            return "\(error)"
        }
    }

    private func preview(_ request: EvaluatorV1.PreviewRequest, _ settings: [String: PolicyValue] = [:]) throws -> EvaluatorV1.PreviewResponse {
        try NotificationPreview.make(request, app: try app(settings), now: Instant(milliseconds: 0))
    }

    @Test("EVAL-08 an event that is refused for its length leaves the others of its request alone, and its preview says so")
    func inARequest() async throws {
        try await withEvaluator { evaluator in
            evaluator.policies.set(try app(["overlength_policy": "reject", "title_max_chars": 10]))
            func news(_ id: String, _ title: String) -> EvaluatorV1.Event {
                .init(
                    tenant: ChatApp.tenant, eventId: id, eventType: "news.published", recipients: [Self.ann],
                    data: ["title": title, "topic": "t", "body": "b"], typeId: "bare")
            }
            let answer = try await evaluator.submit(news("long", "eleven chars"), news("short", "ten"))
            #expect(answer.accepted.map(\.eventId) == ["short"])
            #expect(answer.rejected.map(\.reason) == ["text_too_long"] && answer.rejected.map(\.field) == ["data.title"])
            let request = EvaluatorV1.PreviewRequest(
                tenant: ChatApp.tenant, typeId: "bare", deviceType: .ios, data: ["title": "eleven chars", "topic": "t", "body": "b"])
            #expect(
                try preview(request, ["overlength_policy": "reject", "title_max_chars": 10]).warnings == [
                    "the title has 12 characters, its limit is 10: an event that makes it so long is refused"
                ])
            let cut = try preview(request, ["title_max_chars": 10])
            #expect(cut.title == "eleven ..." && cut.warnings == ["the title has 12 characters, its limit is 10: it was cut"])
        }
    }

    @Test("EVAL-34 EVAL-63 a text longer than is recommended is shown whole, with a warning")
    func recommended() throws {
        let request = EvaluatorV1.PreviewRequest(
            tenant: ChatApp.tenant, typeId: "bare", deviceType: .ios, data: ["title": "eleven chars", "topic": "t", "body": "sixteen letters!"])
        let preview = try self.preview(request, ["title_soft_max_chars": 11, "body_soft_max_chars": 16])
        #expect(preview.title == "eleven chars" && preview.body == "sixteen letters!")
        #expect(preview.warnings == ["the title has 12 characters, more than the 11 that are recommended"])
        #expect(try self.preview(request).warnings == [])
    }

    // MARK: Links

    @Test("EVAL-40 where a profile requires specific targets, an event with neither a link nor what fills its type's pattern is refused")
    func links() throws {
        let required = try app(deepLinkRequired: true)
        #expect(refusal(required) == nil && refusal(required, type: "summary") == nil)
        for (type, pattern) in [("announcement", "announcements/{entity_id}"), ("bare", "")] {
            let refused = refusal(required, type: type) { $0.entityId = "" }
            #expect(refused?.reason == .deepLinkRequired && refused?.field == "data.deep_link", "\(type)")
            #expect(refused?.message.contains(pattern.isEmpty ? "give a link" : pattern) == true, "\(refused?.message ?? "")")
            #expect(refusal(required, type: type, data: ["deep_link": "hr://news/1"]) { $0.entityId = "" } == nil)
            #expect(refusal(try app(), type: type) { $0.entityId = "" } == nil)
        }
        #expect(refusal(required, type: "summary") { $0.entityId = "" } == nil)
    }
}
