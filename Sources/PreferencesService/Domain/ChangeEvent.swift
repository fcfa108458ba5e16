import ServiceKit

/// A telemetry event about a change (RCPT-23).
struct ChangeEvent: Sendable, Hashable {
    var type: String
    var properties: [String: TelemetryValue]

    init(_ type: String, _ properties: [String: TelemetryValue]) {
        self.type = type
        self.properties = properties
    }
}
