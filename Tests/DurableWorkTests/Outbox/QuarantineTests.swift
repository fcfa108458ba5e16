import CarillonAPI
import DurableWork
import Foundation
import GRDB
import Logging
import Protobuf
import RPC
import ServiceKit
import Storage
import Synchronization
import TestConditions
import TestFolders
import Testing

@Suite("Messages that a peer refuses for good")
struct QuarantineTests {
    /// Receipts that refuse some events.
    private final class Receipts: ReceiptsV1.Telemetry.ServiceProtocol {
        struct State {
            var events: [String] = []
            /// The whole call is refused for these, by users.
            var refused: Set<String> = []
        }
        let state = Mutex(State())

        func recordTelemetry(
            _ request: ReceiptsV1.RecordTelemetryRequest, context: ServerContext
        ) async throws -> ReceiptsV1.RecordTelemetryResponse {
            try state.withLock { state in
                if let event = request.events.first(where: { state.refused.contains($0.userId) }) {
                    throw APIError(.invalidValue, field: "events", "nothing of \(event.userId)")
                }
                state.events += request.events.map(\.userId)
                return .init()
            }
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

    private final class Audit: AuditSink {
        let lines = Mutex<[String]>([])
        let isAway = Mutex(false)
        func record(_ event: AuditEvent, _ context: ServerContext) async throws {
            if isAway.withLock({ $0 }) { throw APIError(.unavailable, "the audit log is away") }
            lines.withLock { $0.append("\(event.action) \(event.details) by \(context.callerName)") }
        }
    }

    private let folder: TemporaryFolder
    private let store: Store
    private let clock = VirtualClock(start: Instant(milliseconds: 1_770_000_000_000))
    private let receipts = Receipts()
    private let metrics = MetricsRegistry()
    private let quarantine: Quarantine
    private let service: QuarantineService
    private let audit = Audit()
    private let logger = Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })
    private var outbox: Outbox<ReceiptsV1.TelemetryEvent> { Outbox(in: store) }

    init() async throws {
        folder = try TemporaryFolder()
        store = try Store(
            path: folder.file("store.sqlite"), migrations: [TelemetrySource.migration, ErasedUsers.migration, Quarantine.migration], readers: 1)
        quarantine = try await Quarantine(store: store, clock: clock, metrics: metrics, logger: logger)
        service = QuarantineService(
            quarantine, of: "preferences", sources: [Outbox<ReceiptsV1.TelemetryEvent>(in: store).quarantineSource()], audit: audit, logger: logger)
    }

    private func raise(_ user: String, app: String = "chat") async throws {
        let source = TelemetrySource(ids: IdentifierSource(clock: clock))
        try await store.write { [clock] in
            try source.raise(
                .skipped, about: UserKey(organization: "org", app: app, id: user), mode: .full, at: clock.now, [:], $0)
        }
    }

    /// Runs the hand-over until nothing waits.
    private func handOver() async throws {
        let activity = ActivityTracker()
        let channel = InProcessChannel(services: [receipts], principal: Principal(service: "preferences"))
        let worker = OutboxPublisher(
            name: "telemetry", outbox: Outbox<ReceiptsV1.TelemetryEvent>(in: store),
            to: OutboxPeer(
                PeerDelivery(to: "receipts", backoff: PeerBackoff(), clock: clock, activity: activity, logger: logger), over: channel),
            quarantine: quarantine, activity: activity, clock: clock, logger: logger)
        let running = Task { try await worker.run() }
        defer { running.cancel() }
        try await eventually("the outbox is empty") { try await outbox.depth() == 0 }
        running.cancel()
        _ = try? await running.value
    }

    private func client(_ principal: Principal = Principal(service: "operator")) -> CommonV1.Quarantine.Client {
        .init(InProcessChannel(services: [service], principal: principal))
    }

    private var delivered: [String] { receipts.state.withLock { $0.events } }

    @Test("ARCH-04 what is refused of one app stops no other; operators see why, and send it again once it is mended")
    func requeued() async throws {
        receipts.state.withLock { $0.refused = ["mallory"] }
        for number in 0..<150 { try await raise("ann\(number)", app: number.isMultiple(of: 2) ? "chat" : "lms") }
        try await raise("mallory")
        for number in 0..<150 { try await raise("ben\(number)") }
        try await handOver()
        #expect(delivered == (0..<150).map { "ann\($0)" } + (0..<150).map { "ben\($0)" })

        let page = try await client().listQuarantine(.init())
        let message = try #require(page.messages.first)
        #expect(page.messages.count == 1 && page.nextPageToken.isEmpty)
        #expect(message.tenant == .init(organizationId: "org", appId: "chat") && message.userId == "mallory")
        #expect(message.outbox == "telemetry_outbox" && message.peer == "receipts" && message.bytes > 20 && message.tries == 1)
        #expect(message.reason == "invalid_value" && message.field == "events" && message.detail == "nothing of mallory")
        #expect(message.firstAtMs == clock.now.milliseconds && message.lastAtMs == clock.now.milliseconds)
        #expect(audit.lines.withLock { $0 } == ["notification.listed quarantine by service:operator"])
        #expect(metrics.prometheusText().contains(#"carillon_quarantine_messages{outbox="telemetry_outbox"} 1"#))
        #expect(
            metrics.prometheusText().contains(
                #"carillon_quarantined_total{outbox="telemetry_outbox",peer="receipts",reason="invalid_value"} 1"#))

        // Too early: it comes back, as another one.
        #expect(try await client().requeueQuarantined(.init(ids: [message.id])).requeued == 1)
        try await handOver()
        #expect(try await client().listQuarantine(.init()).messages.map(\.id) == [message.id + 1])
        receipts.state.withLock { $0.refused = [] }
        #expect(try await client().requeueQuarantined(.init(all: true)).requeued == 1)
        try await handOver()
        #expect(delivered.last == "mallory" && delivered.count == 301)
        #expect(try await client().listQuarantine(.init()).messages.isEmpty)
        #expect(metrics.prometheusText().contains(#"carillon_quarantine_messages{outbox="telemetry_outbox"} 0"#))
        await store.close()
    }

    @Test("Operators drop messages by id, app or outbox; lists come in pages; what waits at a start is counted")
    func dropped() async throws {
        receipts.state.withLock { $0.refused = ["a", "b", "c"] }
        for (user, app) in [("a", "chat"), ("b", "lms"), ("c", "chat"), ("ok", "chat")] { try await raise(user, app: app) }
        try await handOver()
        let first = try await client().listQuarantine(.init(pageSize: 2))
        #expect(first.messages.map(\.userId) == ["a", "b"])
        let second = try await client().listQuarantine(.init(pageSize: 2, pageToken: first.nextPageToken))
        #expect(second.messages.map(\.userId) == ["c"] && second.nextPageToken.isEmpty)
        let again = MetricsRegistry()
        let reopened = try await Quarantine(store: store, clock: clock, metrics: again, logger: logger)
        #expect(again.prometheusText().contains(#"carillon_quarantine_messages{outbox="telemetry_outbox"} 3"#))

        let chat = CommonV1.Tenant(organizationId: "org", appId: "chat")
        #expect(try await client().dropQuarantined(.init(tenant: chat, outbox: "another", all: true)).dropped == 0)
        // Of another app.
        #expect(try await client().dropQuarantined(.init(tenant: chat, ids: [first.messages[1].id])).dropped == 0)
        #expect(try await client().dropQuarantined(.init(tenant: chat, outbox: "telemetry_outbox", all: true)).dropped == 2)
        #expect(try await client().listQuarantine(.init()).messages.map(\.userId) == ["b"])
        #expect(again.prometheusText().contains(#"carillon_quarantine_messages{outbox="telemetry_outbox"} 1"#))
        await #expect(throws: RPCError.self) { try await client().dropQuarantined(.init(tenant: chat)) }
        await #expect(throws: RPCError.self) { try await client().listQuarantine(.init(pageToken: "x")) }
        try await handOver()
        #expect(delivered == ["ok"])
        withExtendedLifetime(reopened) {}
        await store.close()
    }

    @Test("SEC-10 PRIV-12 who requeued or dropped what is on record before it is done; without a record nothing is done")
    func audited() async throws {
        receipts.state.withLock { $0.refused = ["a", "b"] }
        for user in ["a", "b"] { try await raise(user) }
        try await handOver()
        let ids = try await client().listQuarantine(.init()).messages.map(\.id)
        audit.lines.withLock { $0 = [] }
        audit.isAway.withLock { $0 = true }
        await #expect(throws: RPCError.self) { try await client().requeueQuarantined(.init(ids: ids)) }
        await #expect(throws: RPCError.self) { try await client().dropQuarantined(.init(all: true)) }
        #expect(try await outbox.depth() == 0)
        #expect(try await store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM quarantine") } == 2)
        audit.isAway.withLock { $0 = false }
        #expect(try await client().requeueQuarantined(.init(ids: [ids[0], 9_999])).requeued == 1)
        #expect(try await client().requeueQuarantined(.init(ids: [ids[0]])).requeued == 0)
        #expect(try await client().dropQuarantined(.init(outbox: "telemetry_outbox", all: true)).dropped == 1)
        #expect(
            audit.lines.withLock { $0 } == [
                "quarantine.requeued preferences, \(ids[0]) 9999 by service:operator",
                "quarantine.requeued preferences, \(ids[0]) by service:operator",
                "quarantine.dropped preferences, telemetry_outbox, all by service:operator",
            ])
        // What is refused is on no record.
        await #expect(throws: RPCError.self) { try await client().dropQuarantined(.init(outbox: "no such outbox", all: true)) }
        await #expect(throws: RPCError.self) { try await client().listQuarantine(.init(pageSize: -1)) }
        #expect(audit.lines.withLock { $0.count } == 3)
        await store.close()
    }

    @Test("PRIV-09 a message of an erased user is not quarantined, and a requeue drops it and says so")
    func erased() async throws {
        func erase(_ user: String) async throws {
            _ = try await store.write { [clock] in
                try ErasedUsers.add(UserKey(organization: "org", app: "chat", id: user), at: clock.now, $0)
            }
        }
        receipts.state.withLock { $0.refused = ["mallory", "eve", "trudy"] }
        for user in ["mallory", "eve", "trudy"] { try await raise(user) }
        // The tombstone stands, and the erasure has not reached the outbox.
        try await erase("mallory")
        try await handOver()
        #expect(try await client().listQuarantine(.init()).messages.map(\.userId) == ["eve", "trudy"])
        #expect(
            metrics.prometheusText().contains(
                #"carillon_quarantined_total{outbox="telemetry_outbox",peer="receipts",reason="invalid_value"} 2"#))

        // Nor has this one reached the quarantine.
        try await erase("eve")
        receipts.state.withLock { $0.refused = [] }
        let effect = try await client().requeueQuarantined(.init(all: true))
        #expect(effect.requeued == 1 && effect.dropped == 1)
        try await handOver()
        #expect(delivered == ["trudy"])
        #expect(try await client().listQuarantine(.init()).messages.isEmpty)
        await store.close()
    }

    @Test("PRIV-09 a message names any number of users: the tombstone and the erasure of each one find it, and a requeue hands all of them on")
    func namedUsers() async throws {
        let handedOn = Mutex<[[String]]>([])
        let source = QuarantineSource(outbox: "pushes") { _, _, users, _ in handedOn.withLock { $0.append(users) } }
        let service = QuarantineService(quarantine, of: "evaluator", sources: [source], audit: audit, logger: logger)
        let client = CommonV1.Quarantine.Client(InProcessChannel(services: [service], principal: Principal(service: "operator")))
        let users = ["guardian", "child", "teacher"]
        let refusal = DeliveryRefusal(error: APIError(.invalidValue, "no"), tries: 1, first: clock.now, last: clock.now)
        let message = QuarantinedMessage(
            outbox: "pushes", peer: "dispatcher", tenant: .init(organizationId: "org", appId: "chat"), users: users + ["", "child"],
            refusal: refusal, bytes: [1])
        @Sendable func key(_ user: String, app: String = "chat") -> UserKey { UserKey(organization: "org", app: app, id: user) }
        let (store, quarantine) = (store, quarantine)
        func insert() async throws -> Int { try await store.write { try quarantine.insert([message], $0).count } }

        #expect(try await insert() == 1)
        #expect(try await client.listQuarantine(.init()).messages.map(\.userId) == ["guardian"])
        #expect(try await client.requeueQuarantined(.init(all: true)).requeued == 1)
        #expect(handedOn.withLock { $0 } == [users])
        for user in users {
            try await store.write { try Quarantine.write([message], $0) }
            #expect(try await UserDataTable.quarantine.erase(key(user, app: "lms"), store) == 0)
            #expect(try await UserDataTable.quarantine.erase(key(user), store) == 1)
        }
        #expect(try await store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM quarantine_users") } == 0)
        _ = try await store.write { [clock] in try ErasedUsers.add(key("teacher"), at: clock.now, $0) }
        #expect(try await insert() == 0)
        await store.close()
    }

    @Test("ROLE-01 SEC-05 an administrator of an app's issuer sees and changes what is of the organization, and nothing else")
    func scope() async throws {
        receipts.state.withLock { $0.refused = ["a"] }
        try await raise("a")
        try await handOver()
        func administrator(_ organization: String) -> CommonV1.Quarantine.Client {
            client(
                Principal(service: "gateway", actor: .init(userID: "root", organizationID: organization, appID: "chat", roles: ["system_admin"])))
        }
        let chat = CommonV1.Tenant(organizationId: "org", appId: "chat")
        await #expect(throws: RPCError.self) { try await administrator("org").listQuarantine(.init()) }
        await #expect(throws: RPCError.self) { try await administrator("other").listQuarantine(.init(tenant: chat)) }
        await #expect(throws: RPCError.self) { try await administrator("other").requeueQuarantined(.init(tenant: chat, all: true)) }
        await #expect(throws: RPCError.self) { try await administrator("other").dropQuarantined(.init(tenant: chat, all: true)) }
        #expect(try await administrator("org").listQuarantine(.init(tenant: chat)).messages.count == 1)
        await store.close()
    }

    @Test("ARCH-04 a stored message that cannot be read, and one that does not fit into a message, stop nothing")
    func unreadable() async throws {
        try await store.write { database in
            try Outbox<ReceiptsV1.TelemetryEvent>.insert(
                OutboxRow(tenant: .init(organizationId: "org", appId: "chat"), users: ["torn"], count: 1, bytes: [0xFF, 0xFF]), database)
        }
        try await raise("ann")
        try await handOver()
        #expect(delivered == ["ann"])
        let message = try #require(try await client().listQuarantine(.init()).messages.first)
        #expect(message.userId == "torn" && message.reason == "invalid_argument" && message.detail.contains("cannot be read"))
        await store.close()
    }

    @Test("PRIV-09 an unreadable message whose users no column names stays without its content")
    func unreadableWithoutUsers() async throws {
        try await store.write { database in
            try Outbox<ReceiptsV1.TelemetryEvent>.insert(
                OutboxRow(tenant: .init(organizationId: "org", appId: "chat"), users: [], count: 1, bytes: [0xFF, 0xFF]), database)
        }
        try await handOver()
        #expect(try await client().listQuarantine(.init()).messages.count == 1)
        #expect(try await store.read { try $0.rows("SELECT length(message) FROM quarantine") { $0[0] as Int } } == [0])
        await store.close()
    }

    @Test("A message of an outbox that this version does not have is not lost by requeuing it")
    func foreign() async throws {
        let error = APIError(.invalidValue, "no")
        let refusal = DeliveryRefusal(error: error, tries: 1, first: clock.now, last: clock.now)
        let message = QuarantinedMessage(
            outbox: "of a later version", peer: "p", tenant: .init(appId: "chat"), users: [], refusal: refusal, bytes: [1])
        _ = try await store.write { [quarantine] in try quarantine.insert([message], $0) }
        await #expect(throws: RPCError.self) { try await client().requeueQuarantined(.init(all: true)) }
        #expect(try await client().listQuarantine(.init()).messages.count == 1)
        await store.close()
    }
}
