import CarillonAPI
import Foundation
import ServiceKit

/// An event of a stream as one line, for people and programs.
struct TelemetryLine: Encodable {
    /// `--after` of a command that goes on behind it.
    var cursor: String
    var eventId, eventType, appId, userId, timestamp: String
    /// Of the push that it is about; absent: unknown.
    var notificationType, provider: String?
    var properties: [String: TelemetryValue]

    init(_ streamed: ReceiptsV1.StreamedTelemetryEvent) {
        let event = streamed.event ?? .init()
        cursor = streamed.cursor
        (eventId, eventType, appId, userId) = (event.eventId, event.eventType, event.tenant?.appId ?? "", event.userId)
        timestamp = Instant(milliseconds: event.occurredAtMs).rfc3339
        notificationType = streamed.notificationType.isEmpty ? nil : streamed.notificationType
        provider = streamed.provider.isEmpty ? nil : streamed.provider
        properties = (try? TelemetryValue.properties(event.properties)) ?? [:]
    }

    /// A JSON object in one line.
    func json() throws -> String { try jsonLine(of: self) }

    /// `2026-02-02T09:00:00.000Z  failed      mention  ann  fcm  failure_reason=invalid_token …`: what is unknown or empty is left out.
    var text: String {
        let word = TelemetryFilterOptions.outcomes.first { $0.kind.rawValue == eventType }?.word ?? eventType
        let shown: Set = ["user_id", "notification_type", "provider"]
        let details = properties.filter { !shown.contains($0.key) && $0.value != "" }.sorted { $0.key < $1.key }
        let parts = [
            timestamp, word.padding(toLength: max(10, word.count), withPad: " ", startingAt: 0), notificationType ?? "", userId, provider ?? "",
            details.map { "\($0.key)=\(Self.text(of: $0.value))" }.joined(separator: " "),
        ]
        return TerminalText.oneLine(parts.filter { !$0.isEmpty }.joined(separator: "  "))
    }

    private static func text(of value: TelemetryValue) -> String {
        switch value {
        case .flag(let value): "\(value)"
        case .integer(let value): "\(value)"
        case .number(let value): "\(value)"
        case .text(let value): value
        case .list(let values): values.map { text(of: $0) }.joined(separator: ",")
        }
    }
}
