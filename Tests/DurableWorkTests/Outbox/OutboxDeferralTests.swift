import CarillonAPI
import GRDB
import ServiceKit
import Storage
import TestFolders
import Testing

@testable import DurableWork

@Suite("Deferred apps of an outbox")
struct OutboxDeferralTests {
    private typealias Events = Outbox<ReceiptsV1.TelemetryEvent>
    private static let stalled = CommonV1.Tenant(organizationId: "org", appId: "stalled")
    private static let other = CommonV1.Tenant(organizationId: "org", appId: "other")

    private func insert(_ ids: String..., in store: Store) async throws {
        try await store.write { database in
            for id in ids {
                let tenant = id.hasPrefix("s") ? Self.stalled : Self.other
                try Events.insert(ReceiptsV1.TelemetryEvent(tenant: tenant, eventId: id, properties: "{}", userId: "ann"), database)
            }
        }
    }

    private func oldest(_ outbox: Events) async throws -> [String] {
        try await outbox.oldest().flatMap { try ReceiptsV1.TelemetryEvent.items(of: $0.bytes) }.map(\.eventId)
    }

    /// As the publisher does when the peer took all oldest rows.
    private func deliver(_ outbox: Events) async throws {
        outbox.delivered(upTo: try #require(try await outbox.oldest().last).number)
        try await outbox.deleteDelivered()
    }

    @Test("ARCH-04 the rows of a deferred app are passed over, kept and counted until it is resumed, and then come in their order")
    func passedOver() async throws {
        let folder = try TemporaryFolder()
        let store = try Store(path: folder.file("a.sqlite"), migrations: [Events.migration])
        let outbox = Events(in: store)
        func rows() async throws -> Int? { try await store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM telemetry_outbox") } }

        // Delivered before the deferral and not deleted yet: it does not come again.
        try await insert("s0", in: store)
        outbox.delivered(upTo: try #require(try await outbox.oldest().last).number)
        try await insert("s1", "o1", "s2", "o2", in: store)
        let start = ContinuousClock.now
        try await outbox.deferApps([Self.stalled], at: start)
        #expect(try await oldest(outbox) == ["o1", "o2"])
        try await deliver(outbox)
        #expect(try await rows() == 2)
        #expect(try await oldest(outbox).isEmpty)
        try await insert("s3", "o3", in: store)
        #expect(try await oldest(outbox) == ["o3"])
        #expect(try await outbox.depth() == 4)
        #expect(try await outbox.depth(of: Self.stalled) == 3)
        #expect(try await outbox.depth(of: Self.other) == 1)
        try await deliver(outbox)
        #expect(try await oldest(outbox).isEmpty)
        #expect(try await outbox.depth() == 3)

        let retry = try #require(outbox.nextRetry)
        #expect(retry == start + DeferredApps.pause)
        try await outbox.resumeDue(at: retry - .milliseconds(1))
        #expect(try await oldest(outbox).isEmpty)
        try await outbox.resumeDue(at: retry)
        #expect(outbox.nextRetry == nil)
        #expect(try await oldest(outbox) == ["s1", "s2", "s3"])
        try await deliver(outbox)
        #expect(try await rows() == 0)
        #expect(try await outbox.depth() == 0)
        await store.close()
    }

    @Test("ARCH-04 apps are resumed each at its own time; one that is still deferred stays passed over")
    func oneAfterTheOther() async throws {
        let folder = try TemporaryFolder()
        let store = try Store(path: folder.file("a.sqlite"), migrations: [Events.migration])
        let outbox = Events(in: store)
        try await insert("s1", "o1", "s2", in: store)
        let start = ContinuousClock.now
        try await outbox.deferApps([Self.stalled], at: start)
        try await outbox.deferApps([Self.other], at: start + .milliseconds(100))
        #expect(try await oldest(outbox).isEmpty)
        try await outbox.resumeDue(at: start + DeferredApps.pause)
        #expect(try await oldest(outbox) == ["s1", "s2"])
        #expect(try await outbox.depth() == 3)
        try await deliver(outbox)
        #expect(try await outbox.depth() == 1)
        // Again, while the other app waits.
        try await insert("s3", in: store)
        try await outbox.deferApps([Self.stalled], at: start + .milliseconds(600))
        try await outbox.resumeDue(at: start + .milliseconds(600))
        #expect(try await oldest(outbox) == ["o1"])
        try await deliver(outbox)
        try await outbox.resumeDue(at: start + .seconds(2))
        #expect(try await oldest(outbox) == ["s3"])
        await store.close()
    }
}
