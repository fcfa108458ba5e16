import ServiceKit

/// Renders the title, the subtitle and the body of one text within their limits.
struct TextRenderer {
    /// With the settings that the text's type overrides.
    let policy: Policy
    let missingValues: MissingValueRule
    /// In grapheme clusters.
    let bodyMaxChars: Int
    let emoji: EmojiRule
    /// Values that are rendered already: nothing in them is escaped again.
    var finished: Set<String> = []
    /// Values that the templates need and did not get.
    private(set) var unresolved: [String] = []
    /// The parts that were cut.
    private(set) var overlong: [NotificationComposer.OverlongPart] = []

    init(policy: Policy, missingValues: MissingValueRule, bodyMaxChars: Int, emoji: EmojiRule) {
        self.policy = policy
        self.missingValues = missingValues
        self.bodyMaxChars = bodyMaxChars
        self.emoji = emoji
    }

    /// - Throws: ``MissingTemplateValue``.
    mutating func render(_ wording: TextWording, _ value: (String) -> String?) throws -> NotificationComposer.RenderedText {
        NotificationComposer.RenderedText(
            title: try render("title", wording.title, limit: policy.titleMaxChars, of: wording, value),
            subtitle: try render("subtitle", wording.subtitle, limit: policy.subtitleMaxChars, of: wording, value),
            body: try render("body", wording.body, limit: bodyMaxChars, of: wording, value), locale: wording.locale)
    }

    private mutating func render(
        _ name: String, _ template: TextTemplate, limit: Int, of wording: TextWording, _ value: (String) -> String?
    ) throws -> String {
        let rendered = try template.render(
            value, missingValues: missingValues, escapeHTML: policy.templateHTMLEscape, direction: wording.direction, finished: finished,
            missing: &unresolved)
        let whole = emoji.applied(to: rendered)
        let text = TextTruncation.truncate(whole, limit: limit, marker: policy.truncationMarker)
        if text != whole {
            overlong.append(.init(name: name, locale: wording.locale, length: TextTruncation.length(whole), limit: limit))
        }
        return text
    }
}
