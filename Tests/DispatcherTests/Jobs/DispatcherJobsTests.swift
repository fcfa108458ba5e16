import CarillonAPI
import Cryptography
import DurableWork
import GRDB
import Logging
import Providers
import ServiceKit
import Storage
import TestConditions
import TestFolders
import Testing

@testable import DispatcherService

@Suite("Maintenance of the dispatcher")
struct DispatcherJobsTests {
    private let start = TestPushes.start
    private let midnight = TestPushes.start + .seconds(86_400)

    /// A queue and credentials with their running jobs, on a clock that the test moves.
    private struct Fixture {
        let folder: TemporaryFolder
        let store: Store
        let clock: VirtualClock
        let queue: SQLitePushQueue
        let credentials: CredentialStore
        /// Credentials that operators were reminded of.
        let reminders = RecordedLines()
        private let running: Task<Void, Never>

        init() async throws {
            folder = try TemporaryFolder()
            store = try folder.openStore()
            let activity = ActivityTracker()
            let clock = VirtualClock(start: TestPushes.start, activity: activity)
            self.clock = clock
            let maintenance = WorkSignal(activity: activity)
            queue = try await SQLitePushQueue(store: store, maintenance: maintenance)
            credentials = try await CredentialStore(
                store: store, keyRing: try KeyRing.create(at: folder.file("ring.json")), adapters: try .own(), maintenance: maintenance)
            let scheduler = JobScheduler(
                MaintenanceJob.dispatcher(store, queue: queue, clock: clock, remind: { [reminders] in reminders.add("\($0.provider) \($0.id)") }),
                signal: maintenance, clock: clock, activity: activity,
                metrics: MetricsRegistry(), logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
            running = Task { try? await scheduler.run() }
        }

        func rows(of table: String) async throws -> Int {
            try await store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM \(table)") ?? 0 }
        }

        /// Waits until the scheduler waits for the instant.
        func isDue(at instant: Instant) async throws {
            try await eventually("maintenance is due at \(instant)") { clock.nextDue == instant }
        }

        func stop() async {
            running.cancel()
            await running.value
            await store.close()
        }
    }

    @Test("DISP-25 EVAL-58 a finished push is deleted at the end of its retention, also one that came into an empty queue")
    func finishedPushes() async throws {
        let fixture = try await Fixture()
        try await fixture.isDue(at: midnight)
        _ = try await fixture.queue.enqueue([try TestPushes.newPush(TestPushes.push("p1", devices: ["unserved_1"]))], now: start)
        try await fixture.isDue(at: start + .seconds(3_600))
        // One with an earlier end, but no sooner than a minute from now.
        let early = TestPushes.push("p2", devices: ["unserved_1"], expiresAt: start + .seconds(30))
        _ = try await fixture.queue.enqueue([try TestPushes.newPush(early)], now: start)
        try await fixture.isDue(at: start + .seconds(60))
        fixture.clock.set(start + .seconds(60))
        try await fixture.isDue(at: start + .seconds(3_600))
        #expect(try await fixture.rows(of: "pushes") == 1)
        fixture.clock.set(start + .seconds(3_600))
        try await fixture.isDue(at: midnight)
        for table in ["pushes", "deliveries"] { #expect(try await fixture.rows(of: table) == 0) }
        await fixture.stop()
    }

    @Test("EVAL-52 a cancellation is deleted when no push of its notification can come any more")
    func cancellations() async throws {
        let fixture = try await Fixture()
        try await fixture.isDue(at: midnight)
        _ = try await fixture.queue.cancel(["notif_1"], of: TestPushes.tenant, now: start)
        let end = start + CancellationTable.kept
        fixture.clock.set(end - .seconds(1))
        try await fixture.isDue(at: end)
        #expect(try await fixture.rows(of: "cancellations") == 1)
        fixture.clock.set(end)
        try await fixture.isDue(at: end + .seconds(86_400))
        #expect(try await fixture.rows(of: "cancellations") == 0)
        await fixture.stop()
    }

    @Test("DISP-33 a replaced credential is deleted a day after its replacement")
    func replacedCredentials() async throws {
        let fixture = try await Fixture()
        let noon = start + .seconds(12 * 3_600)
        for (id, now) in [("KEY0000001", start), ("KEY0000002", noon)] {
            let fields: CredentialFields = [
                "key_id": id, "team_id": "TEAM000001", "private_key_pem": try P256PrivateKey.generate().pem, "topic": "com.example.chat",
            ]
            _ = try await fixture.credentials.put(CredentialDraft(provider: .apns, fields: fields), of: TestPushes.tenant, now: now)
        }
        try await fixture.isDue(at: midnight)
        fixture.clock.set(midnight)
        try await fixture.isDue(at: noon + .seconds(86_400))
        #expect(try await fixture.rows(of: "credentials") == 2)
        fixture.clock.set(noon + .seconds(86_400))
        try await fixture.isDue(at: midnight + .seconds(86_400))
        #expect(try await fixture.credentials.list(of: TestPushes.tenant).map(\.replacedAtMs) == [nil])
        await fixture.stop()
    }

    @Test("DISP-33 operators are reminded of a key after 365 days, again after 30, also where it was put again, and not of a replaced one")
    func oldKeys() async throws {
        let fixture = try await Fixture()
        func key(_ id: String) throws -> CredentialDraft {
            let fields: CredentialFields = [
                "key_id": id, "team_id": "TEAM000001", "private_key_pem": try P256PrivateKey.generate().pem, "topic": "com.example.chat",
            ]
            return CredentialDraft(provider: .apns, fields: fields)
        }
        let draft = try key("KEY0000001")
        let old = try await fixture.credentials.put(draft, of: TestPushes.tenant, now: start)
        let (year, month) = (start + .days(365), Duration.days(30))
        fixture.clock.set(year - .days(1))
        try await fixture.isDue(at: year)
        _ = try await fixture.credentials.put(draft, of: TestPushes.tenant, now: year - .days(1))
        #expect(fixture.reminders.all.isEmpty)
        fixture.clock.set(year)
        try await fixture.isDue(at: year + .days(1))
        #expect(fixture.reminders.all == ["apns \(old.id)"])
        fixture.clock.set(year + month - .days(1))
        try await fixture.isDue(at: year + month)
        #expect(fixture.reminders.all.count == 1)
        fixture.clock.set(year + month)
        try await fixture.isDue(at: year + month + .days(1))
        #expect(fixture.reminders.all == ["apns \(old.id)", "apns \(old.id)"])
        _ = try await fixture.credentials.put(try key("KEY0000002"), of: TestPushes.tenant, now: year + month)
        fixture.clock.set(year + month + month)
        try await fixture.isDue(at: year + month + month + .days(1))
        #expect(fixture.reminders.all.count == 2)
        await fixture.stop()
    }
}
