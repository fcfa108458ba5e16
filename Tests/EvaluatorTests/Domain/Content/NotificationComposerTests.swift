import CarillonAPI
import ServiceKit
import Testing

@testable import EvaluatorService

@Suite("Content of chat notifications")
struct NotificationComposerTests {
    private func compose(
        _ event: EvaluatorV1.Event, type: String, devices: [CommonV1.SendableDevice]? = nil, sound: String = "",
        silent: Bool = false, vibration: [Int32] = [], policy: [String: PolicyValue] = [:], priority: CommonV1.Priority = .high
    ) throws -> NotificationComposer.Composition {
        let app = try ChatApp.app(policy)
        var composer = NotificationComposer(AppContents(app), material: EventMaterial(event, snapshot: AudienceSnapshot(), policy: app.policy))
        return try composer.compose(
            type: try #require(app.catalogue.type(type)), notificationID: "notif_1", priority: priority,
            presentation: Presentation(silent: silent, sound: sound, vibration: vibration), userLocale: "en",
            devices: devices ?? [ChatApp.device("d1", of: "bob")])
    }

    @Test(
        "ACC-075 EVAL-61 Texts of the chat types",
        arguments: [
            ("dm_message", "Alice", "Direct Message", "hello"), ("dm_reply", "Alice", "Direct Message", "hello"),
            ("bot_dm", "Alice", "Direct Message", "hello"), ("mention", "Alice", "#general", "hello"),
            ("mention_here", "Alice", "#general", "hello"), ("mention_all", "Alice", "#general", "hello"),
            ("channel_message", "Alice", "#general", "hello"), ("thread_reply", "Alice replied", "Thread in #general", "hello"),
            ("reaction", "Alice reacted 🎉", "#general", "to: hello"),
            ("security_alert", "Security alert", "", "New sign-in from Pixel 9"), ("admin_notice", "Maintenance", "", "Tonight at ten"),
        ])
    func texts(_ type: String, _ title: String, _ subtitle: String, _ body: String) throws {
        let event = ChatApp.message(
            "1", data: ["emoji": "🎉", "device": "Pixel 9", "title": "Maintenance", "body": "Tonight at ten"])
        let content = try #require(try compose(event, type: type).contents.first)
        #expect(content.title == title)
        #expect(content.subtitle == subtitle)
        #expect(content.body == body)
    }

    @Test("ACC-079 A long Markdown message is one plain line within each platform's limit")
    func longMarkdown() throws {
        let text = String(repeating: "**Some _marked_** words\n> and `code` here\n", count: 10)
        #expect(text.count >= 400)
        let composition = try compose(
            ChatApp.message("1", text: text), type: "mention",
            devices: [ChatApp.device("i", of: "bob"), ChatApp.device("a", of: "bob", type: .android)])
        #expect(composition.contentIndexes == [0, 1])
        for (content, limit) in zip(composition.contents, [178, 240]) {
            #expect(content.body.count == limit)
            #expect(content.body.hasSuffix("..."))
            #expect(!content.body.contains(where: { "*_`>\n".contains($0) }))
        }
    }

    @Test("ACC-080 DISP-07 A mention carries what the app needs to open the channel")
    func mentionContent() throws {
        let event = ChatApp.message("1", thread: "t1", data: ["sender_avatar": "https://e.com/a.png"])
        let content = try #require(try compose(event, type: "mention").contents.first)
        #expect(content.threadId == "ch_general")
        #expect(content.tag == "ch_general")
        #expect(content.iosCategory == "MESSAGE")
        #expect(content.clickAction == "OPEN_CHANNEL")
        #expect(content.androidChannelId == "mentions")
        #expect(content.interruptionLevel == .active)
        #expect(content.mutableContent)
        #expect(content.sound == "default")
        #expect(content.deepLink.contains("notification_id=notif_1"))
        #expect(
            content.data == [
                "type": "mention", "channel_id": "ch_general", "channel_name": "general", "message_id": "m_1", "thread_id": "t1",
                "sender_id": "alice", "sender_name": "Alice", "sender_avatar": "https://e.com/a.png", "notification_id": "notif_1",
                "deep_link": content.deepLink,
            ])
    }

    @Test("REG-08 A channel that the app's catalogue does not have gives way to the default one, and that is recorded where a device has channels")
    func unknownAndroidChannel() throws {
        func choice(_ channel: String, default fallback: String = "messages") throws -> AndroidChannelChoice {
            var type = try #require(ChatApp.catalogue.type("mention"))
            type.androidChannelId = channel
            let policy = try Policy(settings: ChatApp.settings, of: PolicyOwner(profile: "chat", defaultAndroidChannelId: fallback))
            return AndroidChannelChoice(for: type, of: AppPolicy(policy: policy, catalogue: ChatApp.catalogue))
        }
        let android = [ChatApp.device("i", of: "bob"), ChatApp.device("a", of: "bob", type: .android)]
        let known = try choice("mentions")
        #expect(known.id == "mentions" && known.remark(for: android) == nil)
        #expect(try choice("").id == "messages")
        let unknown = try choice("sirens")
        #expect(unknown.id == "messages" && unknown.remark(for: android) == "unknown_android_channel: sirens, shown in messages")
        #expect(unknown.remark(for: Array(android.prefix(1))) == nil)
        #expect(try choice("sirens", default: "").remark(for: android) == "unknown_android_channel: sirens")
        #expect(try choice("", default: "bells").remark(for: android) == "unknown_android_channel: bells")
        #expect(try choice("", default: "").remark(for: android) == nil)
    }

    @Test("EVAL-60 An image changes the iOS category and reaches only devices that can show it")
    func image() throws {
        let event = ChatApp.message("1", data: ["image_url": "https://e.com/i.png"])
        let devices = [ChatApp.device("rich", of: "bob"), ChatApp.device("plain", of: "bob", rich: false)]
        let contents = try compose(event, type: "mention", devices: devices).contents
        #expect(contents.map(\.iosCategory) == ["MESSAGE_WITH_IMAGE", "MESSAGE"])
        #expect(contents.map(\.imageUrl) == ["https://e.com/i.png", ""])
        #expect(contents[0].data["image_url"] == "https://e.com/i.png")
        #expect(contents[1].data["image_url"] == nil)
        let insecure = try compose(ChatApp.message("1", data: ["image_url": "http://e.com/i.png"]), type: "mention")
        #expect(insecure.contents[0].imageUrl.isEmpty)
        let off = try compose(event, type: "mention", policy: ["media_mode": "off"])
        #expect(off.contents[0].imageUrl.isEmpty)
    }

    @Test("Devices that read the same text share it; the sound is the user's, else the type's")
    func sharing() throws {
        let devices = (1...4).map { ChatApp.device("d\($0)", of: "bob") }
        let composition = try compose(ChatApp.message("1"), type: "thread_reply", devices: devices)
        #expect(composition.contents.count == 1)
        #expect(composition.contentIndexes == [0, 0, 0, 0])
        #expect(composition.contents[0].sound == "subtle")
        #expect(try compose(ChatApp.message("1"), type: "thread_reply", sound: "bell").contents[0].sound == "bell")
        #expect(try compose(ChatApp.message("1"), type: "reaction").contents[0].sound == "default")
    }

    @Test("PREF-20 Who wants no sound gets the text all the same, with the vibration they chose")
    func silent() throws {
        let content = try compose(ChatApp.message("1"), type: "mention", sound: "bell", silent: true, vibration: [0, 200]).contents[0]
        #expect(content.sound.isEmpty && content.vibrationMs == [0, 200])
        #expect(!content.title.isEmpty && !content.body.isEmpty)
    }

    @Test("Reserved and textual values stay out of the payload's data")
    func reservedData() throws {
        let event = ChatApp.message("1", data: ["from": "x", "google.a": "x", "gcm.n": "x", "message_type": "x", "mine": "kept"])
        let data = try compose(event, type: "mention").contents[0].data
        #expect(data["mine"] == "kept")
        for key in ["from", "google.a", "gcm.n", "message_type", "text"] { #expect(data[key] == nil) }
    }

    @Test("C-06 A missing value is recorded, or makes the template invalid, as policy says")
    func missingValue() throws {
        let event = EvaluatorV1.Event(tenant: ChatApp.tenant, eventId: "1", eventType: "security.login", subjectUserId: "bob")
        #expect(try compose(event, type: "security_alert").missingValues == ["device"])
        #expect(throws: NotificationComposer.TemplateInvalid.self) {
            try compose(event, type: "security_alert", policy: ["missing_token_policy": "reject"])
        }
    }

    @Test("EVAL-36 Each device reads the first supported language of the policy's order")
    func languages() throws {
        let devices = [
            ChatApp.device("a", of: "bob", locale: "es-MX"), ChatApp.device("b", of: "bob", locale: "en-GB"),
            ChatApp.device("c", of: "bob", locale: "fr"),
        ]
        let composition = try compose(
            ChatApp.message("1"), type: "mention", devices: devices, policy: ["supported_locales": ["en", "es"]])
        // The texts say the language that they are in: the catalogue has no Spanish one.
        #expect(composition.contents.map(\.locale) == ["en", "en"])
        let app = try ChatApp.app(["supported_locales": ["en", "es"]])
        let composer = NotificationComposer(
            AppContents(app), material: EventMaterial(ChatApp.message("1"), snapshot: AudienceSnapshot(), policy: app.policy))
        #expect(devices.map { composer.locale(device: $0.locale, user: "en") } == ["es", "en", "en"])
        #expect(composition.contentIndexes == [0, 1, 1])
    }

    @Test("DISP-07 EVAL-40 Each user of an event has the notification's own id in data and link, and kinds of devices have their own data")
    func manyUsers() throws {
        let app = try ChatApp.app()
        let event = ChatApp.message("1", data: ["deep_link": "x://y", "notification_id": "of the event"])
        var composer = NotificationComposer(AppContents(app), material: EventMaterial(event, snapshot: AudienceSnapshot(), policy: app.policy))
        let types = ["mention", "dm_message"].compactMap(app.catalogue.type)
        let devices = [ChatApp.device("i", of: "bob"), ChatApp.device("a", of: "bob", type: .android)]
        for id in ["n1", "n2", "n3", "n4"] {
            for type in types {
                let contents = try composer.compose(
                    type: type, notificationID: id, priority: .high, presentation: Presentation(), userLocale: "en", devices: devices
                ).contents
                #expect(contents.count == 2)
                for content in contents {
                    #expect(
                        content.data == [
                            "type": type.typeId, "channel_id": "ch_general", "channel_name": "general", "message_id": "m_1", "sender_id": "alice",
                            "sender_name": "Alice", "notification_id": id, "deep_link": "x://y?notification_id=\(id)",
                        ])
                    #expect(content.deepLink == content.data["deep_link"])
                }
            }
        }
    }

    @Test("EVAL-40 The host's own link wins and carries the notification's id")
    func deepLinks() {
        func link(_ event: EvaluatorV1.Event, scheme: String? = nil) -> String {
            PayloadData.deepLink(event: event, scheme: scheme, notificationID: "n")
        }
        #expect(link(ChatApp.message("1")) == "/channels/ch_general/messages/m_1?notification_id=n")
        #expect(
            link(ChatApp.message("1", channel: "a b/c", thread: "t"), scheme: "chat")
                == "chat://channels/a%20b%2Fc/threads/t/messages/m_1?notification_id=n")
        #expect(link(ChatApp.message("1", data: ["deep_link": "x://y?z=1#frag"])) == "x://y?z=1&notification_id=n#frag")
        #expect(link(.init(entityType: "post", entityId: "7")) == "/post/7?notification_id=n")
    }
}
