import CarillonAPI
import DurableWork
import Logging
import RPC
import ServiceKit
import Storage
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("The registry's quarantine and erased users")
struct ErasedUserQuarantineTests {
    private struct NoAudit: AuditSink {
        func record(_ event: AuditEvent, _ context: ServerContext) async throws {}
    }

    @Test("PRIV-09 the registry's keyed tombstones keep messages of erased users out of its quarantine and out of a requeue")
    func erased() async throws {
        let fixture = try await RegistryFixture()
        let (store, tombstones, tenant) = (fixture.store, fixture.tombstones, RegistryFixture.tenant)
        let logger = Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })
        let quarantine = try await Quarantine(
            store: store, erased: { try tombstones.erased($0, at: $1, $2) }, clock: fixture.clock, metrics: MetricsRegistry(), logger: logger)
        let outbox = Outbox<ReceiptsV1.TelemetryEvent>(in: store)
        let service = QuarantineService(quarantine, of: "registry", sources: [outbox.quarantineSource()], audit: NoAudit(), logger: logger)
        let client = CommonV1.Quarantine.Client(InProcessChannel(services: [service], principal: Principal(service: "operator")))
        _ = try await fixture.userData.eraseUser(.init(tenant: tenant, userId: "ann"))
        let now = fixture.clock.now
        let messages = try ["ann", "bob"].map { user in
            let event = ReceiptsV1.TelemetryEvent(tenant: tenant, eventId: "tel_\(user)", eventType: "push_skipped", properties: "{}", userId: user)
            return QuarantinedMessage(
                outbox: "telemetry_outbox", peer: "receipts", tenant: tenant, users: [user],
                refusal: DeliveryRefusal(error: APIError(.invalidValue, "no"), tries: 1, first: now, last: now),
                bytes: try ReceiptsV1.TelemetryEvent.request([event]))
        }
        #expect(try await store.write { try quarantine.insert(messages, $0).map(\.users) } == [["bob"]])
        // A message that is there all the same.
        try await store.write { try Quarantine.write([messages[0]], $0) }
        let effect = try await client.requeueQuarantined(.init(all: true))
        #expect(effect.requeued == 1 && effect.dropped == 1)
        #expect(try await outbox.oldest().map(\.users) == [["bob"]])
    }
}
