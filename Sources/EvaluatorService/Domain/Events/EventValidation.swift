import CarillonAPI
import ServiceKit

/// Checks an event by the app's policy and catalogue. The rules of every app are ``EventRules``.
enum EventValidation {
    static func check(_ event: EvaluatorV1.Event, app: AppPolicy) throws(APIError) {
        try checkWithoutType(event, app.policy)
        guard !event.typeId.isEmpty else { return }
        guard let type = app.catalogue.type(event.typeId) else {
            throw APIError(.unknownType, field: "type_id", "the app's catalogue has no type \(event.typeId)")
        }
        if type.localOnly {
            throw APIError(.invalidValue, field: "type_id", "devices schedule \(event.typeId) themselves; the server sends none")
        }
        if type.silent {
            throw APIError(.invalidValue, field: "type_id", "\(event.typeId) is never shown: no event becomes one")
        }
        if app.policy.deepLinkRequired { try checkDeepLink(event, type) }
        if app.policy.overlengthPolicy == .reject { try checkLengths(event, type, app) }
    }

    /// The rules that do not depend on the event's type.
    static func checkWithoutType(_ event: EvaluatorV1.Event, _ policy: Policy) throws(APIError) {
        guard !policy.organizationSuspended else {
            throw APIError(
                .organizationSuspended, field: "tenant.organization_id",
                "the organization is suspended: events are accepted again once it is active")
        }
        if policy.strictUUIDIds { try checkUUIDs(event) }
    }

    // MARK: strict_uuid_ids (EVAL-08)

    private static func checkUUIDs(_ event: EvaluatorV1.Event) throws(APIError) {
        try checkUUID(event.actorId, "actor_id")
        try checkUUID(event.subjectUserId, "subject_user_id")
        try checkUUID(event.entityId, "entity_id")
        for (field, users) in [
            ("recipients", event.recipients), ("channel_members", event.channelMembers), ("thread_followers", event.threadFollowers),
        ] {
            for (index, user) in users.enumerated() { try checkUUID(user, "\(field)[\(index)]") }
        }
        for (index, mention) in event.mentions.enumerated() { try checkUUID(mention.userId, "mentions[\(index)].user_id") }
    }

    /// An absent id passes.
    private static func checkUUID(_ text: String, _ field: String) throws(APIError) {
        guard !text.isEmpty, !isUUID(text) else { return }
        throw APIError(
            .invalidValue, field: field,
            "the app takes UUIDs alone (strict_uuid_ids): 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12, separated by hyphens")
    }

    /// RFC 9562's text form, in capitals or not; of any version.
    static func isUUID(_ text: String) -> Bool {
        guard text.utf8.count == 36 else { return false }
        return text.utf8.enumerated().allSatisfy { position, byte in
            switch position {
            case 8, 13, 18, 23: byte == UInt8(ascii: "-")
            default: ASCII.isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
            }
        }
    }

    // MARK: Specific targets (EVAL-40)

    private static func checkDeepLink(_ event: EvaluatorV1.Event, _ type: RegistryV1.NotificationType) throws(APIError) {
        guard event.data["deep_link", default: ""].isEmpty, event.content?.deepLinkPath.isEmpty != false,
            event.content?.defaultAction == nil,
            EventPattern.path(type.deepLink, event) == nil
        else { return }
        let remedy = type.deepLink.isEmpty ? "" : ", or the values of \(type.typeId)'s pattern “\(type.deepLink)”"
        throw APIError(
            .deepLinkRequired, field: event.content == nil ? "data.deep_link" : "content.deep_link_path",
            "the app's notifications lead somewhere specific: give a link\(remedy)")
    }

    // MARK: overlength_policy (EVAL-08)

    /// Renders each text of the type with the values of the event. Names that the directory has are missing: it is asked later.
    private static func checkLengths(
        _ event: EvaluatorV1.Event, _ type: RegistryV1.NotificationType, _ app: AppPolicy
    ) throws(APIError) {
        if let content = event.content { return try checkLengths(content, type, app.policy(for: type.typeId)) }
        let material = EventMaterial(event, snapshot: AudienceSnapshot(), policy: app.policy)
        // So missing values are no error here.
        var composer = NotificationComposer(AppContents(app), material: material, missingValues: .empty)
        let deviceTypes = [.unspecified] + app.policy.bodyMaxCharsByDeviceType.keys.sorted().compactMap(CommonV1.DeviceType.init(name:))
        for reader in [""] + app.catalogue.readers(of: type.typeId) {
            for locale in app.policy.supportedLocales {
                for deviceType in deviceTypes {
                    // A catalogue without a text has no text that is too long.
                    _ = try? composer.text(type: type, deviceType: deviceType, locale: locale, reader: reader)
                    if let part = composer.overlong.first { throw tooLong(part, event, type) }
                }
            }
        }
    }

    /// The texts of a direct notification, by the shortest limit of any kind of device.
    private static func checkLengths(
        _ content: EvaluatorV1.NotificationContent, _ type: RegistryV1.NotificationType, _ policy: Policy
    ) throws(APIError) {
        let bodyLimit = policy.bodyMaxCharsByDeviceType.keys.compactMap(CommonV1.DeviceType.init(name:))
            .map(policy.bodyMaxChars(deviceType:)).reduce(policy.bodyMaxChars(deviceType: .unspecified), min)
        for (name, text, limit) in [
            ("title", content.title, policy.titleMaxChars), ("subtitle", content.subtitle, policy.subtitleMaxChars),
            ("body", content.body, bodyLimit),
        ] where text.count > limit {
            throw APIError(
                .textTooLong, field: "content.\(name)",
                "the \(name) has \(text.count) characters; at most \(limit) are taken for \(type.typeId) (overlength_policy)")
        }
    }

    private static func tooLong(
        _ part: NotificationComposer.OverlongPart, _ event: EvaluatorV1.Event, _ type: RegistryV1.NotificationType
    ) -> APIError {
        APIError(
            .textTooLong, field: event.data[part.name] == nil ? part.name : "data.\(part.name)",
            "the \(part.name) of \(type.typeId) has \(part.length) characters in \(part.locale); at most \(part.limit) are taken "
                + "(overlength_policy)")
    }
}
