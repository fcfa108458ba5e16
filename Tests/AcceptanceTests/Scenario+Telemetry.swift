import CarillonAPI
import Foundation
import SystemControl
import Testing

extension Scenario {
    /// What the services raised themselves, newest first, when as many have arrived: their outboxes are emptied a moment later.
    ///
    /// - Parameters:
    ///   - count: how many are waited for, at most 20 s.
    ///   - type: events of this type alone; empty for all.
    func raised(_ count: Int, _ type: String = "", about user: String = "") async throws -> [ReceiptsV1.TelemetryEvent] {
        let end = ContinuousClock.now + .seconds(20)
        while true {
            let request = ReceiptsV1.ListTelemetryRequest(tenant: tenant, userId: user, eventType: type, pageSize: 200)
            let events = try await clients.telemetry.listTelemetry(request).events.filter { $0.eventId.hasPrefix("tel_") }
            if events.count >= count || ContinuousClock.now > end { return events }
            try await Task.sleep(for: .milliseconds(20))
        }
    }
}

extension ReceiptsV1.TelemetryEvent {
    /// The properties as JSON.
    var json: [String: Any] { (try? JSONSerialization.jsonObject(with: Data(properties.utf8))) as? [String: Any] ?? [:] }
}
