import CarillonAPI

/// Fills `{name}` in a pattern of the catalogue with values of an event: tags and deep links (REG-11).
enum EventPattern {
    /// The pattern with its values as they are; nil for an empty pattern, or where the event lacks one of the values.
    static func text(_ pattern: String, _ event: EvaluatorV1.Event) -> String? { filled(pattern, event) { $0 } }

    /// As ``text(_:_:)``, each value percent-encoded as one step of a path.
    static func path(_ pattern: String, _ event: EvaluatorV1.Event) -> String? { filled(pattern, event, PayloadData.escaped) }

    private static func filled(_ pattern: String, _ event: EvaluatorV1.Event, _ encode: (String) -> String) -> String? {
        guard !pattern.isEmpty else { return nil }
        var result = ""
        var rest = Substring(pattern)
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            guard let value = value(String(rest[rest.index(after: open)..<close]), of: event) else { return nil }
            result += rest[..<open] + encode(value)
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }

    private static func value(_ name: String, of event: EvaluatorV1.Event) -> String? {
        let own =
            switch name {
            case "entity_id": event.entityId
            case "entity_type": event.entityType
            case "channel_id": event.channelId
            case "thread_id": event.threadId
            case "subject_user_id": event.subjectUserId
            default: ""
            }
        let value = own.isEmpty ? event.data[name] ?? "" : own
        return value.isEmpty ? nil : value
    }
}
