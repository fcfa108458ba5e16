import CarillonAPI
import DurableWork
import Foundation
import Logging
import RPC
import ServiceKit
import Storage
import Synchronization
import TestConditions
import Testing

@Suite("Telemetry on its way to receipts")
struct TelemetrySourceTests {
    /// Receipts that may be away.
    private final class Receipts: ReceiptsV1.Telemetry.ServiceProtocol {
        let batches = Mutex<[[ReceiptsV1.TelemetryEvent]]>([])
        let refusals: Mutex<Int>

        init(away refusals: Int) { self.refusals = Mutex(refusals) }

        func recordTelemetry(
            _ request: ReceiptsV1.RecordTelemetryRequest, context: ServerContext
        ) async throws -> ReceiptsV1.RecordTelemetryResponse {
            let isAway = refusals.withLock { refusals in
                defer { refusals = max(refusals - 1, 0) }
                return refusals > 0
            }
            if isAway { throw RPCError(code: .unavailable, message: "receipts is away") }
            batches.withLock { $0.append(request.events) }
            return .init()
        }

        func reportTelemetry(
            _: ReceiptsV1.ReportTelemetryRequest, context: ServerContext
        ) async throws -> ReceiptsV1.ReportTelemetryResponse { throw APIError(.forbidden, "not asked here") }
        func listTelemetry(
            _: ReceiptsV1.ListTelemetryRequest, context: ServerContext
        ) async throws -> ReceiptsV1.ListTelemetryResponse { throw APIError(.forbidden, "not asked here") }
        func streamTelemetry(
            _: ReceiptsV1.StreamTelemetryRequest, response: ResponseWriter<ReceiptsV1.StreamTelemetryResponse>, context: ServerContext
        ) async throws { throw APIError(.forbidden, "not asked here") }
        func takeTelemetry(
            _: ReceiptsV1.TakeTelemetryRequest, context: ServerContext
        ) async throws -> ReceiptsV1.TakeTelemetryResponse { throw APIError(.forbidden, "not asked here") }
        func telemetryCounts(
            _: ReceiptsV1.TelemetryCountsRequest, context: ServerContext
        ) async throws -> ReceiptsV1.TelemetryCountsResponse { throw APIError(.forbidden, "not asked here") }
    }

    private struct Refused: Error {}

    @Test("RCPT-23 ARCH-04 events leave with their change, in order, at most 100 a call, once receipts is back; what was refused tells nothing")
    func handedOver() async throws {
        let folder = NSTemporaryDirectory() + "carillon-telemetry-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let store = try Store(
            path: folder + "/store.sqlite", migrations: [TelemetrySource.migration, ErasedUsers.migration, Quarantine.migration], readers: 1)
        let clock = VirtualClock(start: Instant(milliseconds: 1_770_000_000_000))
        let source = TelemetrySource(ids: IdentifierSource(clock: clock))
        let user = UserKey(organization: "o", app: "a", id: "ann")
        @Sendable func raise(_ number: Int, mode: TelemetryMode = .full, _ database: Database) throws {
            try source.raise(
                .skipped, about: user, mode: mode, at: Instant(milliseconds: Int64(number)), ["reason": .text("\(number)")], database)
        }
        try await store.write { database in
            for number in 0..<230 { try raise(number, database) }
            try raise(1_000, mode: .off, database)
        }
        // A change that is undone tells nothing.
        _ = try? await store.write { database in
            try raise(2_000, database)
            throw Refused()
        }
        let receipts = Receipts(away: 2)
        let activity = ActivityTracker()
        let logger = Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })
        let channel = InProcessChannel(services: [receipts], principal: Principal(service: "preferences"))
        let worker = OutboxPublisher(
            name: "telemetry", outbox: Outbox<ReceiptsV1.TelemetryEvent>(in: store),
            to: OutboxPeer(
                PeerDelivery(to: "receipts", backoff: PeerBackoff(), clock: clock, activity: activity, logger: logger), over: channel),
            quarantine: try await Quarantine(store: store, clock: clock, metrics: MetricsRegistry(), logger: logger), activity: activity,
            clock: clock, logger: logger)
        let running = Task { try await worker.run() }
        defer { running.cancel() }
        let outbox = Outbox<ReceiptsV1.TelemetryEvent>(in: store)
        func delivered() async throws { try await eventually("the outbox is empty") { try await outbox.depth() == 0 } }
        try await delivered()
        // Whatever is written while the worker sleeps wakes it.
        try await store.write { try raise(230, $0) }
        try await delivered()
        running.cancel()
        _ = try? await running.value
        let batches = receipts.batches.withLock { $0 }
        #expect(batches.map(\.count) == [100, 100, 30, 1])
        let events = batches.flatMap { $0 }
        #expect(events.map(\.occurredAtMs) == (0..<231).map(Int64.init) && Set(events.map(\.eventId)).count == 231)
        #expect(events.first?.properties == #"{"reason":"0"}"# && events.first?.userId == "ann" && events.first?.tenant?.appId == "a")
        await store.close()
    }
}
