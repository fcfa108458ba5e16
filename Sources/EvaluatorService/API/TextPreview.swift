import CarillonAPI
import ServiceKit

/// Renders a type's texts with given values for one kind of device, so that an author sees them (EVAL-63).
enum TextPreview {
    /// - Throws: ``APIError`` for an unknown type or device type, a text that shows nothing, or a missing value that policy requires.
    static func make(_ request: EvaluatorV1.PreviewRequest, app: AppPolicy) throws -> EvaluatorV1.PreviewResponse {
        guard let type = app.catalogue.type(request.typeId) else {
            throw APIError(.unknownType, field: "type_id", "the app's catalogue has no type \(request.typeId)")
        }
        _ = try request.deviceType.required(field: "device_type", reason: .invalidArgument)
        let event = EvaluatorV1.Event(tenant: request.tenant, data: request.data)
        let material = EventMaterial(event, snapshot: AudienceSnapshot(), policy: app.policy)
        var composer = NotificationComposer(AppContents(app), material: material)
        let text: NotificationComposer.RenderedText
        do {
            text = try composer.text(
                type: type, deviceType: request.deviceType, locale: app.policy.defaultLocale)
        } catch let invalid as NotificationComposer.TemplateInvalid {
            throw APIError(
                invalid.missingValue == nil ? .templateInvalid : .templateMissingToken, field: "data", invalid.description)
        }
        return EvaluatorV1.PreviewResponse(
            title: text.title, subtitle: text.subtitle, body: text.body,
            warnings: warnings(of: composer, text, policy: app.policy(for: type.typeId)))
    }

    private static func warnings(
        of composer: NotificationComposer, _ text: NotificationComposer.RenderedText, policy: Policy
    ) -> [String] {
        var warnings = composer.missing.map { "TEMPLATE_MISSING_TOKEN: \(EventMaterial.origin(of: $0))" }
        let consequence = policy.overlengthPolicy == .reject ? "an event that makes it so long is refused" : "it was cut"
        for part in composer.overlong {
            warnings.append("the \(part.name) has \(part.length) characters, its limit is \(part.limit): \(consequence)")
        }
        for (name, part, advice) in [("title", text.title, policy.titleSoftMaxChars), ("body", text.body, policy.bodySoftMaxChars)] {
            let length = TextTruncation.length(part)
            if let advice, length > advice {
                warnings.append("the \(name) has \(length) characters, more than the \(advice) that are recommended")
            }
        }
        return warnings
    }
}
