import CarillonAPI
import ServiceKit
import Testing

@testable import EvaluatorService

@Suite("What one platform alone gets")
struct PlatformContentTests {
    private func compose(
        _ content: EvaluatorV1.NotificationContent, device: CommonV1.DeviceType = .ios, policy: [String: PolicyValue] = [:]
    ) throws -> DispatcherV1.Content {
        let app = try ChatApp.app(policy)
        var event = ChatApp.message("1")
        event.content = content
        var composer = NotificationComposer(AppContents(app), material: EventMaterial(event, snapshot: AudienceSnapshot(), policy: app.policy))
        let composition = try composer.compose(
            type: try #require(app.catalogue.type("mention")), notificationID: "notif_1", priority: .high, presentation: Presentation(),
            userLocale: "en", devices: [ChatApp.device("d1", of: "bob", type: device)])
        return try #require(composition.contents.first)
    }

    private static let own = EvaluatorV1.NotificationContent(
        title: "Lunch", body: "Ready", ios: .init(apple: .init(locKey: "READY", locArgs: ["Lunch"], filterCriteria: "work")),
        android: .init(
            details: .init(bodyLocKey: "READY", bodyLocArgs: ["Lunch"], localOnly: true), autoCancel: false, group: "g", groupSummary: true,
            style: .messaging),
        analyticsLabel: "spring", contentAvailable: true)

    @Test("EVAL-05 EVAL-06 C-33 it is in the push; what FCM has no fields for is in the data of Android devices")
    func taken() throws {
        let phone = try compose(Self.own)
        #expect(phone.apple == Self.own.ios?.apple && phone.android == Self.own.android?.details)
        #expect(phone.analyticsLabel == "spring" && phone.contentAvailable)
        #expect(["auto_cancel", "group", "group_summary", "style"].allSatisfy { phone.data[$0] == nil })
        let android = try compose(Self.own, device: .android)
        #expect(["auto_cancel", "group", "group_summary", "style"].map { android.data[$0] } == ["false", "g", "true", "messaging"])
    }

    @Test("EVAL-38 where previews are private, texts of the app with the notification's values in them are left out, and the rest stays")
    func privatePreviews() {
        var phone = DispatcherV1.Content()
        phone.takePlatforms(Self.own, showingArguments: false, isForAndroid: false)
        #expect(phone.apple == .init(filterCriteria: "work") && phone.android == .init(localOnly: true))
    }

    @Test("DISP-07 POL-06 apns_critical_entitlement: a critical notification has a critical sound in apps with Apple's entitlement alone")
    func critical() throws {
        var content = Self.own
        content.ios?.interruptionLevel = .critical
        #expect(try compose(content).criticalSound == false)
        #expect(try compose(content, policy: ["apns_critical_entitlement": true]).criticalSound)
        content.ios?.interruptionLevel = .active
        #expect(try compose(content, policy: ["apns_critical_entitlement": true]).criticalSound == false)
    }
}
