import CarillonAPI
import RPC
import ServiceKit
import Testing

@testable import EvaluatorService

/// An event that brings nothing to show reaches no phone.
@Suite("EVAL-32 Blank texts")
struct BlankTextTests {
    /// As a host sends it that writes the values of the template beside `data`, where nobody reads them.
    private func valueless(_ id: String, data: [String: String] = [:]) -> EvaluatorV1.Event {
        EvaluatorV1.Event(
            tenant: ChatApp.tenant, eventId: id, eventType: "message.sent", actorId: "ghost", channelId: "ch_general", channelType: .public,
            mentions: [ChatApp.mention("bob")], data: data)
    }

    @Test("An event without values for its template is skipped as template_invalid, says which are missing, and suppresses nothing")
    func valueless() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("bob"))
            try await evaluator.submit(valueless("e1"))
            try await evaluator.settled()
            #expect(try await evaluator.decisions("e1") == ["bob": "template_invalid"])
            let explained = try await evaluator.client.explain(.init(tenant: ChatApp.tenant, id: "e1"))
            let detail = try explained.decisions.first.unwrapped().detail
            #expect(detail.contains("TEMPLATE_MISSING_TOKEN") && detail.contains("sender_name") && detail.contains("message_preview"), "\(detail)")
            #expect(evaluator.peers.with { $0.enqueued.isEmpty })
            #expect(evaluator.peers.with { $0.recorded.map(\.skipReason) } == [.templateInvalid])
            // Within the window in which a push would keep the next one back.
            try await evaluator.submit(ChatApp.message("e2", mentions: [ChatApp.mention("bob")]))
            try await evaluator.settled()
            #expect(try await evaluator.decisions("e2") == ["bob": "sent"])
        }
    }

    @Test("Values that are there and show nothing are no better than missing ones")
    func invisible() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("bob"))
            evaluator.policies.set(try ChatApp.app(["missing_token_policy": "reject"]))
            try await evaluator.submit(valueless("e1", data: ["sender_name": " ", "channel_name": "general", "text": "\u{200B}"]))
            try await evaluator.settled()
            #expect(try await evaluator.decisions("e1") == ["bob": "template_invalid"])
            #expect(evaluator.peers.with { $0.enqueued.isEmpty })
        }
    }

    @Test(
        "Title and body are blank when a reader sees nothing of them",
        arguments: ["", " ", "\t\n", "\u{A0}\u{3000}", "\u{200B}\u{FEFF}\u{2060}", "\u{AD}", "\u{FE0F}", "\u{3164}", "\u{2800}", "\u{202E}"])
    func blank(value: String) throws {
        #expect(throws: NotificationComposer.TemplateInvalid.self) { try compose(title: value, body: value) }
        #expect(try compose(title: value, body: "x").body == "x", "a body alone is something to read")
        #expect(try compose(title: "x", body: value).title == "x", "so is a title")
    }

    @Test("What is visible is not blank", arguments: ["x", " .", "❤️", "👩‍👩‍👧‍👦", "你", "ا", "\u{200B}!", "‽"])
    func visible(value: String) throws {
        #expect(try compose(title: value, body: "").title == value)
    }

    @Test("EVAL-63 Preview refuses what would show nothing and names the value")
    func preview() async throws {
        try await withEvaluator { evaluator in
            do {
                _ = try await evaluator.client.preview(.init(tenant: ChatApp.tenant, typeId: "mention", deviceType: .ios))
                Issue.record("shown")
            } catch let error as RPCError {
                #expect(error.reason == "TEMPLATE_MISSING_TOKEN" && error.field == "data")
                #expect(!error.message.contains("TEMPLATE_MISSING_TOKEN"), "\(error.message)")
            }
        }
    }

    /// A text whose subtitle shows something, which does not count.
    private func compose(title: String, body: String) throws -> DispatcherV1.Content {
        let catalogue = Catalogue(
            .init(
                types: [.init(typeId: "notice", categoryId: "news", priority: .normal)],
                templates: [.init(typeId: "notice", locale: "en", title: title, subtitle: "News", body: body)]))
        let app = AppPolicy(policy: try ChatApp.policy(), catalogue: catalogue)
        var composer = NotificationComposer(
            AppContents(app), material: EventMaterial(.init(tenant: ChatApp.tenant), snapshot: AudienceSnapshot(), policy: app.policy))
        return try composer.compose(
            type: try #require(catalogue.type("notice")), notificationID: "notif_1", priority: .normal,
            presentation: Presentation(silent: false, sound: "", vibration: []), userLocale: "en", devices: [ChatApp.device("d1", of: "bob")]
        ).contents[0]
    }
}
