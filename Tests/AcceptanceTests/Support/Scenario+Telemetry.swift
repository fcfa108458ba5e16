import CarillonAPI
import Foundation
import SystemControl
import TestConditions
import Testing

extension Scenario {
    /// Telemetry of the services themselves, newest first, when so many have arrived: outboxes deliver a moment later.
    ///
    /// - Parameters:
    ///   - count: how many are waited for.
    ///   - type: events of this type alone; empty for all.
    func raised(_ count: Int, _ type: String = "", about user: String = "") async throws -> [ReceiptsV1.TelemetryEvent] {
        try await eventualValue("\(count) events \(type)") {
            let request = ReceiptsV1.ListTelemetryRequest(tenant: tenant, userId: user, eventType: type, pageSize: 200)
            let events = try await clients.telemetry.listTelemetry(request).events.filter { $0.eventId.hasPrefix("tel_") }
            return events.count >= count ? events : nil
        }
    }
}

extension ReceiptsV1.TelemetryEvent {
    /// The properties as JSON.
    var json: [String: Any] { (try? JSONSerialization.jsonObject(with: Data(properties.utf8))) as? [String: Any] ?? [:] }
}
