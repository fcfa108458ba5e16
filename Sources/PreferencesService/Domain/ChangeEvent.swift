import ServiceKit

/// A telemetry event about a change (RCPT-23).
struct ChangeEvent: Sendable, Hashable {
    var type: TelemetryType
    var properties: [String: TelemetryValue]

    init(_ type: TelemetryType, _ properties: [String: TelemetryValue]) {
        self.type = type
        self.properties = properties
    }
}
