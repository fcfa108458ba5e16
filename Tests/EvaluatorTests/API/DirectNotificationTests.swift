import CarillonAPI
import RPC
import ServiceKit
import Storage
import Testing

@testable import EvaluatorService

@Suite("EVAL-01 Direct notifications")
struct DirectNotificationTests {
    private static let own = ChatApp.tenant

    static func request(
        _ users: [String] = ["bob"], type: String = "", title: String = "Lunch", body: String = "The **table** is ready",
        change: (inout EvaluatorV1.SubmitNotificationRequest) -> Void = { _ in }
    ) -> EvaluatorV1.SubmitNotificationRequest {
        var request = EvaluatorV1.SubmitNotificationRequest(tenant: own, userIds: users, typeId: type, content: .init(title: title, body: body))
        change(&request)
        return request
    }

    @Test("EVAL-01 EVAL-03 a user, a title and a body are enough: the push shows them, and the answer has the notification's id")
    func shortest() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("bob"))
            let answer = try await evaluator.client.submitNotification(Self.request())
            try await evaluator.settled()
            let push = try #require(evaluator.peers.with { $0.enqueued }.first)
            #expect(answer.notifications == [.init(userId: "bob", notificationId: push.notificationId)])
            #expect(push.userId == "bob" && push.typeId == "admin_notice" && push.priority == .normal)
            let content = try #require(push.contents.first)
            // As the body of an event: chat shows no markup.
            #expect((content.title, content.subtitle, content.body) == ("Lunch", "", "The table is ready"))
            #expect(content.data["notification_id"] == push.notificationId && content.data["title"] == nil)
            let record = try #require(evaluator.peers.with { $0.recorded }.first)
            #expect((record.title, record.body, record.eventId) == ("Lunch", "The table is ready", answer.carillonEventId))
            let explained = try await evaluator.client.explain(.init(tenant: Self.own, id: push.notificationId))
            #expect(explained.eventType == "notification.direct" && explained.eventId == answer.carillonEventId)
            #expect(explained.decisions.map(\.outcome) == [.sent])
        }
    }

    @Test("EVAL-03 all that it says itself is in the push, and takes the place of what the type says")
    func everything() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("bob", devices: ["a", "b"].map { ChatApp.device("dev_\($0)", of: "bob", type: .android) }))
            let request = Self.request(type: "mention") { request in
                request.content = .init(
                    title: "Lunch", subtitle: "Today", body: "Ready", imageUrl: "https://example.com/a.png", deepLinkPath: "/tables/7?seat=1",
                    sound: "bell.caf", collapseKey: "lunch", threadId: "tables", tag: "lunch-7", androidChannelId: "security", ttlSeconds: 120,
                    deviceIds: ["device_dev_b"],
                    ios: .init(interruptionLevel: .passive, relevanceScore: 0.25, targetContentId: "main"),
                    android: .init(
                        color: "#0066CC", smallIcon: "ic_bell", vibrationMs: [0, 100], priority: .max, visibility: .secret, ticker: "Lunch",
                        ongoing: true))
                request.priority = .low
                (request.entityType, request.entityId, request.data) = ("table", "7", ["seats": "4"])
            }
            _ = try await evaluator.client.submitNotification(request)
            try await evaluator.settled()
            let push = try #require(evaluator.peers.with { $0.enqueued }.first)
            #expect(push.targets.compactMap(\.device?.pushDeviceId) == ["dev_b"])
            #expect(push.collapseId == "lunch" && push.priority == .low && push.expiresAtMs - push.createdAtMs == 120_000)
            let content = try #require(push.contents.first)
            #expect(content.subtitle == "Today" && content.sound == "bell.caf" && content.imageUrl == "https://example.com/a.png")
            #expect(content.threadId == "tables" && content.tag == "lunch-7" && content.androidChannelId == "security")
            #expect(content.deepLink == "/tables/7?seat=1&notification_id=\(push.notificationId)")
            #expect(content.interruptionLevel == .passive && content.relevanceScore == 0.25 && content.targetContentId == "main")
            #expect(content.androidColor == "#0066CC" && content.androidIcon == "ic_bell" && content.vibrationMs == [0, 100])
            #expect(content.androidNotificationPriority == .max && content.androidVisibility == .secret)
            #expect(content.androidTicker == "Lunch" && content.androidSticky)
            #expect(content.data["seats"] == "4" && content.data["entity_type"] == "table" && content.data["entity_id"] == "7")
            #expect(content.data["deep_link"] == content.deepLink && content.data["image_url"] == content.imageUrl)
        }
    }

    @Test("EVAL-07 EVAL-08 what browsers alone know is in the push, with the user's vibration; renotify without a tag is refused")
    func browsers() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("bob", devices: [ChatApp.device("web", of: "bob", type: .web)]))
            let web = DispatcherV1.WebContent(
                badgeUrl: "https://example.com/b.png", dir: .rtl, lang: "ar", requireInteraction: true, renotify: true, vibrationMs: [5],
                timestampMs: 1_770_000_000_000, iconUrl: "https://example.com/i.png")
            let request = Self.request { $0.content?.web = web }
            let refused = await Self.refusal { _ = try await evaluator.client.submitNotification(request) }
            #expect(refused == .init("invalid_value", "content.web.renotify"))
            var tagged = request
            tagged.content?.tag = "lunch"
            _ = try await evaluator.client.submitNotification(tagged)
            try await evaluator.settled()
            let push = try #require(evaluator.peers.with { $0.enqueued }.first)
            #expect(push.contents.first?.web == web && push.contents.first?.tag == "lunch")
        }
    }

    @Test("EVAL-10 EVAL-17 each user is asked about like for any event, and gets one notification")
    func ladder() async throws {
        try await withEvaluator { evaluator in
            for user in ["ann", "bob", "quiet", "off"] { evaluator.peers.add(ChatApp.user(user)) }
            evaluator.peers.add(ChatApp.user("none", devices: []))
            evaluator.peers.with {
                $0.settings["off"] = .init(pushEnabled: false)
                $0.settings["quiet"] = .init(quiet: true)
            }
            let users = ["ann", "bob", "ann", "quiet", "off", "none", "stranger"]
            let answer = try await evaluator.client.submitNotification(Self.request(users))
            #expect(answer.notifications.map(\.userId) == ["ann", "bob", "quiet", "off", "none", "stranger"])
            #expect(Set(answer.notifications.map(\.notificationId)).count == 6)
            try await evaluator.settled()
            #expect(
                try await evaluator.decisions(answer.carillonEventId) == [
                    "ann": "sent", "bob": "sent", "quiet": "quiet_hours", "off": "preference_disabled", "none": "no_devices",
                    "stranger": "no_devices",
                ])
            // The ids of the answer are those of the decisions, also of skipped ones.
            let decided = try await evaluator.client.explain(.init(tenant: Self.own, id: answer.carillonEventId)).decisions
            #expect(Set(decided.map(\.notificationId)) == Set(answer.notifications.map(\.notificationId)))
            // A second one within the window of its type.
            let again = try await evaluator.client.submitNotification(Self.request(["ann"]))
            try await evaluator.settled()
            #expect(try await evaluator.decisions(again.carillonEventId) == ["ann": "deduplicated"])
        }
    }

    @Test("EVAL-34 EVAL-08 long texts are cut for each kind of device, or refused with field and limit; braces are no template")
    func lengths() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("bob", devices: [ChatApp.device("i", of: "bob"), ChatApp.device("a", of: "bob", type: .android)]))
            let long = String(repeating: "x", count: 300)
            _ = try await evaluator.client.submitNotification(Self.request(title: "{{sender_name}}", body: long))
            try await evaluator.settled()
            let push = try #require(evaluator.peers.with { $0.enqueued }.first)
            #expect(push.contents.map(\.body.count) == [178, 240] && push.contents.map(\.title) == ["{{sender_name}}", "{{sender_name}}"])
            evaluator.policies.set(try ChatApp.app(["overlength_policy": "reject"]))
            for (title, body, field) in [
                (String(repeating: "x", count: 66), "b", "content.title"), ("t", String(repeating: "x", count: 179), "content.body"),
            ] {
                let refusal = await Self.refusal { _ = try await evaluator.client.submitNotification(Self.request(title: title, body: body)) }
                #expect(refusal?.reason == "text_too_long" && refusal?.field == field)
            }
        }
    }

    @Test("EVAL-38 an app that shows safe values alone shows its private text, unless the type marks title and body")
    func privacy() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("bob"))
            evaluator.policies.set(try CatalogueApp.app(safe: ["title", "body"]))
            for type in ["open", "closed"] {
                _ = try await evaluator.client.submitNotification(Self.request(type: type) { $0.content?.android = .init(ticker: "The table") })
            }
            try await evaluator.settled()
            let contents = evaluator.peers.with { $0.enqueued.map { $0.contents[0] } }
            #expect(contents.map(\.body) == ["The table is ready", "You have an update"])
            #expect(contents.map(\.androidTicker) == ["", ""] && contents.allSatisfy { !$0.data.values.contains { $0.contains("table") } })
        }
    }

    @Test("EVAL-44 EVAL-52 a scheduled one is sent at its time; each of its notifications can be cancelled before, also twice")
    func scheduled() async throws {
        try await withEvaluator { evaluator in
            evaluator.policies.set(try ChatApp.app(["schedule_scan_seconds": 1]))
            for user in ["ann", "bob"] { evaluator.peers.add(ChatApp.user(user)) }
            let noon = EvaluatorFixture.start + .seconds(14_400)
            let answer = try await evaluator.client.submitNotification(
                Self.request(["ann", "bob"]) { $0.scheduledForMs = noon.milliseconds })
            try await evaluator.settled()
            #expect(evaluator.clock.nextDue == noon && evaluator.peers.pushedUsers.isEmpty)
            let bobs = answer.notifications.filter { $0.userId == "bob" }.map(\.notificationId)
            for stopped in [Int32(1), 0] {
                let cancelled = try await evaluator.client.cancel(.init(tenant: Self.own, notificationIds: bobs))
                #expect(cancelled == .init(cancelled: stopped))
            }
            try await evaluator.wait(until: noon)
            #expect(evaluator.peers.pushedUsers == ["ann"])
            #expect(try await evaluator.decisions(answer.carillonEventId) == ["ann": "sent", "bob": "cancelled"])
            let decided = try await evaluator.client.explain(.init(tenant: Self.own, id: answer.carillonEventId)).decisions
            #expect(Set(decided.map(\.notificationId)) == Set(answer.notifications.map(\.notificationId)))
        }
    }

    @Test("EVAL-44 a schedule too far ahead, or in an app that takes none from outside, is refused with its field")
    func refusedSchedules() async throws {
        try await withEvaluator { evaluator in
            func refusal(at instant: Instant) async -> Refused? {
                await Self.refusal {
                    _ = try await evaluator.client(as: "system", user: "").submitNotification(
                        Self.request { $0.scheduledForMs = instant.milliseconds })
                }
            }
            let soon = EvaluatorFixture.start + .days(1)
            #expect(await refusal(at: EvaluatorFixture.start + .days(366)) == .init("invalid_value", "scheduled_for_ms"))
            #expect(await refusal(at: Instant(milliseconds: -1)) == .init("invalid_argument", "scheduled_for_ms"))
            evaluator.policies.set(try ChatApp.app(["scheduling_api_enabled": false]))
            #expect(await refusal(at: soon) == .init("forbidden", "scheduled_for_ms"))
            #expect(try await evaluator.statistics.eventsAccepted == 0)
        }
    }

    @Test("EVAL-53 EVAL-22 a lifetime of 0 reaches the provider all the same; a deferred one keeps its text")
    func deferred() async throws {
        try await withEvaluator { evaluator in
            evaluator.policies.set(
                try ChatApp.app(["quiet_hours_action_by_priority": ["blocking": "deliver", "high": "hold", "normal": "hold", "low": "hold"]]))
            evaluator.peers.add(ChatApp.user("bob"))
            _ = try await evaluator.client.submitNotification(Self.request { $0.content?.ttlSeconds = 0 })
            try await evaluator.settled()
            #expect(evaluator.peers.with { $0.enqueued.map { $0.expiresAtMs - $0.createdAtMs } } == [30_000])
            #expect(evaluator.clock.advance(by: .seconds(60)))
            evaluator.peers.with { $0.settings["bob"] = .init(quiet: true, quietUntil: (evaluator.clock.now + .seconds(3_600)).milliseconds) }
            let answer = try await evaluator.client.submitNotification(Self.request(title: "Later"))
            try await evaluator.settled()
            #expect(try await evaluator.decisions(answer.carillonEventId) == ["bob": "held"])
            evaluator.peers.with { $0.settings["bob"] = .init() }
            evaluator.changed("bob")
            try await evaluator.settled()
            #expect(evaluator.peers.with { $0.enqueued.last?.contents.first?.title } == "Later")
        }
    }

    @Test("GW-04 EVAL-58 repeated with its key it is one notification; without a key it is another one")
    func repeated() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("bob"))
            let options = CallOptions(metadata: ["idempotency-key": "k"])
            let host = evaluator.client(as: "system", user: "")
            let first = try await host.submitNotification(Self.request(), options: options)
            #expect(try await host.submitNotification(Self.request(), options: options) == first)
            #expect(try await host.submitNotification(Self.request()) != first)
            let reason = await Self.refusal { _ = try await host.submitNotification(Self.request(title: "Dinner"), options: options) }?.reason
            #expect(reason == "idempotency_mismatch")
            try await evaluator.settled()
            #expect(try await evaluator.statistics.eventsAccepted == 2)
        }
    }

    @Test("EVAL-08 ARCH-07 unknown types, channels and apps, and callers of other apps, are refused, and nothing is stored")
    func refused() async throws {
        try await withEvaluator { evaluator in
            func refusal(
                _ request: EvaluatorV1.SubmitNotificationRequest, as client: EvaluatorV1.Evaluator.Client? = nil
            ) async -> Refused? {
                await Self.refusal { _ = try await (client ?? evaluator.client).submitNotification(request) }
            }
            #expect(await refusal(Self.request(type: "made_up")) == .init("unknown_type", "type_id"))
            #expect(await refusal(Self.request { $0.content?.androidChannelId = "none" }) == .init("invalid_value", "content.android_channel_id"))
            #expect(await refusal(Self.request { $0.tenant?.appId = "none" }) == .init("not_found", "tenant.app_id"))
            #expect(await refusal(Self.request(), as: evaluator.client(as: "system", user: "", app: "other"))?.reason == "not_found")
            #expect(await refusal(Self.request { $0.data = ["google.x": "1"] }) == .init("reserved_data_key", "data.google.x"))
            evaluator.policies.set(try ChatApp.app(["strict_uuid_ids": true]))
            #expect(await refusal(Self.request()) == .init("invalid_value", "user_ids[0]"))
            evaluator.policies.set(try CatalogueApp.app(safe: []))
            let types = await refusal(Self.request())
            #expect(types == .init("invalid_argument", "type_id"))
            #expect(try await evaluator.statistics.eventsAccepted == 0)
        }
    }

    @Test("PRIV-09 PRIV-11 its text is in a recipient's export; an erasure takes the recipient out, and all of it where nobody is left")
    func userData() async throws {
        try await withEvaluator { evaluator in
            for user in ["ann", "bob"] { evaluator.peers.add(ChatApp.user(user)) }
            _ = try await evaluator.client.submitNotification(Self.request(["ann"]))
            _ = try await evaluator.client.submitNotification(Self.request(["ann", "bob"]))
            try await evaluator.settled()
            func export(_ user: String) async throws -> [String] {
                var found: [String] = []
                try await EventTable.export(UserKey(user, of: Self.own), evaluator.store) { found += $0 }
                return found
            }
            let hers = try await export("ann")
            #expect(hers.count == 2 && hers.allSatisfy { $0.contains("The **table** is ready") })
            #expect(try await EventTable.erase(UserKey("ann", of: Self.own), evaluator.store) == 2)
            #expect(try await export("ann").isEmpty)
            #expect(try await export("bob").count == 1)
            let texts = try await evaluator.store.read { try $0.rows("SELECT payload FROM events ORDER BY id") { try $0.bytes(at: 0) } }
            #expect(texts.map { String(decoding: $0, as: UTF8.self).contains("table") } == [false, true])
        }
    }

    @Test("EVAL-02 an event of a host brings no content of its own, and is no direct notification")
    func hosts() async throws {
        try await withEvaluator { evaluator in
            var event = EvaluatorV1.Event(tenant: Self.own, eventId: "e1", eventType: "admin.notice", recipients: ["bob"])
            event.content = .init(title: "Lunch", body: "Ready")
            let direct = EvaluatorV1.Event(tenant: Self.own, eventId: "e2", eventType: "notification.direct", recipients: ["bob"])
            let answer = try await evaluator.submit(event, direct)
            #expect(answer.rejected.map(\.field) == ["content", "event_type"] && answer.accepted.isEmpty)
        }
    }

    struct Refused: Equatable {
        var reason, field: String
        init(_ reason: String, _ field: String) { (self.reason, self.field) = (reason, field) }
    }

    static func refusal(_ body: () async throws -> Void) async -> Refused? {
        do { try await body() } catch {
            guard let error = error as? RPCError else { return Refused("\(error)", "") }
            return Refused(error.reason ?? error.code.name, error.field ?? "")
        }
        return nil
    }
}

/// An app whose previews are private (EVAL-38), and that has no type for notices.
private enum CatalogueApp {
    static func app(safe: [String]) throws -> AppPolicy {
        var open = RegistryV1.NotificationType(typeId: "open", categoryId: "system", priority: .normal)
        open.safeValues = safe
        var hidden = RegistryV1.Template(typeId: "closed", locale: "en", title: "Update", body: "You have an update")
        hidden.form = .private
        let catalogue = Catalogue(
            .init(
                types: [open, .init(typeId: "closed", categoryId: "system", priority: .normal)],
                templates: [
                    .init(typeId: "open", locale: "en", title: "{{title}}", body: "{{body}}"),
                    .init(typeId: "closed", locale: "en", title: "{{title}}", body: "{{body}}"), hidden,
                ], version: 1))
        return AppPolicy(policy: try ChatApp.policy(["preview_privacy": "safe_fields_only", "dedup_mode": "off"]), catalogue: catalogue)
    }
}
