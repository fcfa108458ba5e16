import CarillonAPI
import EventRules
import Providers
import ServiceKit

/// Renders a notification that is not sent, for sample devices that no user has (EVAL-63). Text and payload are made by the code that makes those of
/// pushes. Nothing is looked up in the directory.
struct NotificationPreview {
    private let request: EvaluatorV1.PreviewRequest
    private let app: AppPolicy
    private let type: TypePolicy
    private let event: EvaluatorV1.Event
    private let now: Instant
    /// Shared by the devices, which read templates that are parsed once.
    private let contents: AppContents

    /// - Throws: ``APIError`` for an unknown type, device type, priority or language, a text that shows nothing, or a missing value that policy
    ///   requires; for direct content as for a direct notification.
    static func make(_ request: EvaluatorV1.PreviewRequest, app: AppPolicy, now: Instant) throws -> EvaluatorV1.PreviewResponse {
        let wanted = try request.deviceType.checked(field: "device_type", reason: .invalidArgument)
        if !request.locale.isEmpty { try FieldRules.checkLocale(request.locale) }
        let preview = try NotificationPreview(request, app: app, now: now)
        let devices = try PreviewedDevice.all(wanted, by: app.policy, locale: request.locale).map(preview.device)
        let first = devices.first ?? .init()
        return EvaluatorV1.PreviewResponse(
            title: first.title, subtitle: first.subtitle, body: first.body, warnings: first.warnings, devices: devices)
    }

    private init(_ request: EvaluatorV1.PreviewRequest, app: AppPolicy, now: Instant) throws(APIError) {
        (self.request, self.app, self.now) = (request, app, now)
        event = try Self.event(request, app: app)
        guard let type = app.type(event.typeId) else {
            throw Self.unknownType(event.typeId, in: app)
        }
        self.type = type
        contents = AppContents(app)
    }

    private static func unknownType(_ id: String, in app: AppPolicy) -> APIError {
        let types = app.catalogue.types.map(\.typeId).joined(separator: ", ")
        guard !id.isEmpty else { return APIError(.unknownType, field: "type_id", "name a type, or give content; the app has \(types)") }
        return APIError(.unknownType, field: "type_id", "the app's catalogue has no type \(id); it has \(types)")
    }

    /// The event that the notification would be about.
    private static func event(_ request: EvaluatorV1.PreviewRequest, app: AppPolicy) throws(APIError) -> EvaluatorV1.Event {
        _ = try request.priority.checked(field: "priority", reason: .invalidArgument)
        var event = EvaluatorV1.Event(tenant: request.tenant, data: request.data)
        event.typeId = request.typeId
        event.priority = request.priority
        event.channelId = request.channelId
        event.entityType = request.entityType
        event.entityId = request.entityId
        try checkRules(event)
        if !request.role.isEmpty { try FieldRules.checkRoles([request.role], field: "role") }
        if let content = request.content {
            event.content = try DirectContentValidation.checked(content, dataBytes: request.data.dataBytes)
            try DirectNotification.complete(&event, app: app)
        }
        // Nothing is prepared: it shows the images that the host named.
        return event.withPicturesOfHost
    }

    /// Refuses what the event would be refused for when it is sent. A request lacks the event's id and kind, and may lack its type.
    private static func checkRules(_ event: EvaluatorV1.Event) throws(APIError) {
        var complete = event
        (complete.eventId, complete.eventType) = ("preview", "preview")
        if complete.typeId.isEmpty { complete.typeId = "preview" }
        try EventRules.check(complete)
    }

    private func device(_ shown: PreviewedDevice) throws -> EvaluatorV1.DevicePreview {
        let material = EventMaterial(event, snapshot: AudienceSnapshot(), policy: app.policy)
        var composer = NotificationComposer(contents, material: material)
        let push = try push(to: shown.device, with: &composer)
        let content = push.contents.first ?? .init()
        var preview = EvaluatorV1.DevicePreview(
            deviceType: shown.device.deviceType, locale: content.locale, title: content.title, subtitle: content.subtitle, body: content.body)
        preview.warnings = warnings(of: composer, content) + remarks(on: shown, content, material)
        if let adapter = ProviderList.adapter(serving: shown.kind.type) {
            preview.provider = adapter.id.rawValue
            let message = DeviceMessage(push: push, content: content, device: shown.device, address: shown.kind.placeholder)
            // Those of the app, which the dispatcher sends by.
            let settings = CompositionSettings(app.policy, payloadLimit: adapter.payloadLimit(by: app.policy))
            do throws(CompositionError) {
                preview.take(try adapter.payload(of: message, settings: settings, sizeLimit: nil, now: now))
            } catch {
                preview.problem = "\(error.code): \(error)"
            }
        }
        preview.collapsedBody = ShownBody.collapsed(preview.body, on: preview.deviceType)
        preview.expandedBody = ShownBody.expanded(preview.body, on: preview.deviceType)
        return preview
    }

    /// The push for one device, without what is a user's. Receipts add the badge of a push that is sent.
    private func push(to device: CommonV1.SendableDevice, with composer: inout NotificationComposer) throws -> DispatcherV1.Push {
        let tenant = request.tenant ?? .init()
        // Ids as long as those of notifications, and the same each time. No notification is of 1970.
        let start = Instant(milliseconds: 0)
        let id = DerivedID.notification(
            acceptedAt: start, event: "preview", organization: tenant.organizationId, app: tenant.appId, user: "preview", type: type.type.typeId)
        let priority = event.priority(as: type)
        let composition: NotificationComposer.Composition
        do {
            composition = try composer.compose(
                type: type.type, notificationID: id, priority: priority, presentation: Presentation(), userLocale: request.locale, userRoles: roles,
                devices: [device])
        } catch let invalid as NotificationComposer.TemplateInvalid {
            guard invalid.missingValue != nil else { throw APIError(.templateInvalid, field: "data", invalid.description) }
            // Decisions on users have the code in their detail; here it is the reason.
            let code = "TEMPLATE_MISSING_TOKEN: "
            let text = invalid.description.hasPrefix(code) ? String(invalid.description.dropFirst(code.count)) : invalid.description
            throw APIError(.templateMissingToken, field: "data", text)
        }
        var push = DispatcherV1.Push(
            of: event, tenant: tenant, typeID: type.type.typeId, notificationID: id,
            pushID: DerivedID.push(notificationID: id, acceptedAt: start, ordinal: 0, prefix: app.policy.pushIDPrefix), priority: priority,
            contents: composition.contents, createdAt: now,
            expiresAt: now + event.timeToLive(as: type, priority: priority, policy: type.policy))
        push.badge = BadgeRule(app.policy).firstBadge(type.type.badgeCounter)
        return push
    }

    private var roles: [String] { request.role.isEmpty ? [] : [request.role] }

    // MARK: Warnings

    private func warnings(of composer: NotificationComposer, _ text: DispatcherV1.Content) -> [String] {
        var warnings = composer.missing.map { "TEMPLATE_MISSING_TOKEN: \(EventMaterial.origin(of: $0))" }
        let consequence = type.policy.overlengthPolicy == .reject ? "an event that makes it so long is refused" : "it was cut"
        for part in composer.overlong {
            warnings.append("the \(part.name) has \(part.length) characters, its limit is \(part.limit): \(consequence)")
        }
        let parts = [("title", text.title, type.policy.titleSoftMaxChars), ("body", text.body, type.policy.bodySoftMaxChars)]
        for (name, part, advice) in parts {
            let length = TextTruncation.length(part)
            if let advice, length > advice {
                warnings.append("the \(name) has \(length) characters, more than the \(advice) that are recommended")
            }
        }
        return warnings
    }

    /// What is not about the length of texts.
    private func remarks(on shown: PreviewedDevice, _ content: DispatcherV1.Content, _ material: EventMaterial) -> [String] {
        var remarks: [String] = []
        // A direct text is in the language that its sender wrote.
        if event.content == nil {
            let (wanted, found) = (TextLanguages.language(of: request.locale), TextLanguages.language(of: content.locale))
            if !wanted.isEmpty, wanted != found { remarks.append("there is no text in \(request.locale): the one in \(content.locale) is shown") }
            if !roles.isEmpty, app.catalogue.reader(of: type.type.typeId, roles: roles).isEmpty {
                remarks.append("the type has no texts for the role \(request.role): those for all readers are shown")
            }
        }
        if !material.pictureRemark.isEmpty { remarks.append(material.pictureRemark) }
        if let remark = AndroidChannelChoice(for: type.type, of: app).remark(for: [shown.device]) { remarks.append(remark) }
        if !shown.isEnabled { remarks.append("the app's enabled_providers lack \(shown.kind.word): nothing is sent this way") }
        return remarks
    }
}

extension EvaluatorV1.DevicePreview {
    fileprivate mutating func take(_ written: ProviderPayload) {
        payload = String(decoding: written.bytes, as: UTF8.self)
        payloadBytes = Int32(clamping: written.size)
        payloadLimitBytes = Int32(clamping: written.limit)
        omissions = written.omissions.map(\.description)
        // It may be shorter than the text that was rendered.
        body = written.body
    }
}
