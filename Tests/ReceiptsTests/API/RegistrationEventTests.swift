import RPC
import CarillonAPI
import ServiceKit
import Testing

@testable import ReceiptsService

@Suite("RCPT-23 Registrations that two sides tell")
struct RegistrationEventTests {
    private typealias Ledger = ReceiptsFixture

    private static func event(_ id: String, device: String = "d1", user: String = "bob") throws -> ReceiptsV1.TelemetryEvent {
        let properties: [String: TelemetryValue] = [
            "device_id": .text(device), "device_type": "ios", "platform": "iOS", "platform_version": "18.1", "device_model": "iPhone",
            "user_id": .text(user), "permission_status": "granted", "registration_method": "app_launch",
        ]
        return ReceiptsV1.TelemetryEvent(
            tenant: Ledger.tenant, eventId: id, eventType: "push_device_registered", occurredAtMs: Ledger.start,
            properties: try TelemetryValue.text(properties), userId: user)
    }

    private func registry(_ ledger: ReceiptsFixture, _ event: ReceiptsV1.TelemetryEvent) async throws {
        _ = try await ledger.telemetry(as: Principal(service: "registry")).recordTelemetry(.init(events: [event]))
    }

    private func client(_ ledger: ReceiptsFixture, _ event: ReceiptsV1.TelemetryEvent) async throws {
        let answer = try await ledger.telemetry(as: Ledger.user(event.userId)).reportTelemetry(
            .init(tenant: Ledger.tenant, userId: event.userId, events: [event]))
        #expect(answer.accepted == 1 && answer.rejected.isEmpty)
    }

    private func count(_ ledger: ReceiptsFixture) async throws -> Int64 {
        try await ledger.telemetry().telemetryCounts(.init(tenant: Ledger.tenant)).counts.first?.count ?? 0
    }

    @Test("RCPT-23 A registration that the registry raises and the client tells counts once, whoever is first", arguments: ["full", "aggregate"])
    func once(mode: String) async throws {
        try await withLedger { ledger in
            ledger.policies.set("telemetry_mode", .text(mode))
            try await registry(ledger, try Self.event("tel_1"))
            try await client(ledger, try Self.event("own-1"))
            #expect(try await count(ledger) == 1)
            try await client(ledger, try Self.event("own-2", device: "d2"))
            try await registry(ledger, try Self.event("tel_2", device: "d2"))
            #expect(try await count(ledger) == 2)
            // The same phone with another user, and another registration of the registry, which comes twice.
            try await client(ledger, try Self.event("own-3", user: "eve"))
            for _ in 1...2 { try await registry(ledger, try Self.event("tel_3")) }
            #expect(try await count(ledger) == 4)
        }
    }
}
