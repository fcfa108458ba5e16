import CarillonAPI
import ServiceKit
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("The profile chat")
struct ChatProfileTests {
    @Test("EVAL-60 categories and types with priority, switches, Android channel and counter")
    func types() async throws {
        let fixture = try await RegistryFixture()
        let catalogue = try await fixture.tenants.getCatalogue(.init(tenant: RegistryFixture.tenant))
        #expect(
            catalogue.categories.map { "\($0.categoryId) \($0.defaultEnabled)" } == [
                "direct_messages true", "mentions true", "thread_replies true", "channel_activity false", "reactions false",
                "system true",
            ])
        let lines = catalogue.types.map {
            "\($0.typeId) \($0.priority.name) \($0.categoryId) \($0.defaultPush) \($0.defaultEmail) \($0.androidChannelId) \($0.badgeCounter)"
        }
        #expect(
            lines == [
                "dm_message high direct_messages true false dm_messages dm", "dm_reply high direct_messages true false dm_messages dm",
                "mention high mentions true true mentions mentions", "mention_here normal mentions true false mentions mentions",
                "mention_all normal mentions true false mentions mentions",
                "thread_reply normal thread_replies true false threads threads",
                "channel_message low channel_activity false false channels ", "reaction low reactions false false channels ",
                "bot_dm normal direct_messages true false dm_messages dm", "security_alert blocking system true true security ",
                "admin_notice normal system true false messages ",
            ])
        #expect(catalogue.types.filter(\.critical).map(\.typeId) == ["security_alert"])
        let clickable = catalogue.types.filter { $0.clickAction == "OPEN_CHANNEL" && $0.threadKey == .channel }.map(\.typeId)
        #expect(Set(clickable) == Set(catalogue.types.map(\.typeId)).subtracting(["security_alert", "admin_notice"]))
        #expect(catalogue.types.filter { $0.iosCategory == "DM" }.map(\.typeId) == ["dm_message", "dm_reply", "bot_dm"])
    }

    @Test(
        "EVAL-61 the shipped texts",
        arguments: [
            ("dm_message", "{{sender_name}}", "Direct Message", "{{message_preview}}"),
            ("mention", "{{sender_name}}", "#{{channel_name}}", "{{message_preview}}"),
            ("thread_reply", "{{sender_name}} replied", "Thread in #{{channel_name}}", "{{message_preview}}"),
            ("reaction", "{{sender_name}} reacted {{emoji}}", "#{{channel_name}}", "to: {{original_message_preview}}"),
            ("security_alert", "Security alert", "", "New sign-in from {{device}}"),
            ("admin_notice", "{{title}}", "", "{{body}}"),
        ])
    func templates(type: String, title: String, subtitle: String, body: String) async throws {
        let fixture = try await RegistryFixture()
        let catalogue = Catalogue(try await fixture.tenants.getCatalogue(.init(tenant: RegistryFixture.tenant)))
        // en-GB has no text of its own and falls back to en.
        let template = try #require(catalogue.template(typeID: type, locales: ["fr", "en-GB"]))
        #expect(template.title == title && template.subtitle == subtitle && template.body == body)
    }

    @Test("REG-09 REG-10 Android channels and iOS categories")
    func channelsAndCategories() async throws {
        let fixture = try await RegistryFixture()
        let catalogue = try await fixture.tenants.getCatalogue(.init(tenant: RegistryFixture.tenant))
        #expect(
            catalogue.androidChannels.map { "\($0.channelId) \($0.name) \($0.importance)" } == [
                "dm_messages Direct Messages high", "mentions Mentions high", "threads Thread Replies default",
                "channels Channel Messages low", "messages Messages high", "security Security high",
            ])
        let categories = Dictionary(uniqueKeysWithValues: catalogue.iosCategories.map { ($0.identifier, $0.actions) })
        #expect(
            categories["MESSAGE"]?.map { "\($0.identifier) \($0.title) \($0.options)" } == [
                "REPLY Reply [foreground]", "MARK_READ Mark as Read [destructive]",
            ])
        #expect(categories["MESSAGE_WITH_IMAGE"] == categories["MESSAGE"])
        #expect(categories["DM"]?.first?.textInput == .init(buttonTitle: "Send", placeholder: "Type a reply..."))
        let policy = try await fixture.tenants.getPolicy(.init(tenant: RegistryFixture.tenant))
        #expect(policy.defaultAndroidChannelId == "messages")
    }
}
