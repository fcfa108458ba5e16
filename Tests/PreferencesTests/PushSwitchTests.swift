import CarillonAPI
import Foundation
import Logging
import RPC
import ServiceKit
import Storage
import Synchronization
import Testing

@testable import PreferencesService

@Suite("The registry hears of push off and on")
struct PushSwitchTests {
    /// A registry that may be away, and writes down what it is told.
    private final class Listener: RegistryV1.PushSwitches.ServiceProtocol {
        let told = Mutex<[String]>([])
        let refusals = Mutex(0)

        func setPushSwitches(
            _ request: RegistryV1.SetPushSwitchesRequest, context: ServerContext
        ) async throws -> RegistryV1.SetPushSwitchesResponse {
            let isAway = refusals.withLock { refusals in
                defer { refusals = max(refusals - 1, 0) }
                return refusals > 0
            }
            if isAway { throw RPCError(code: .unavailable, message: "the registry is away") }
            told.withLock { told in told += request.switches.map { "\($0.userId) \($0.enabled ? "on" : "off") \($0.changedAtMs)" } }
            return .init()
        }
    }

    private let logger = Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })

    /// Runs the hand-over until nothing waits.
    private func handOver(_ store: Store, to listener: Listener, _ body: () async throws -> Void = {}) async throws {
        let outbox = Outbox(PushSwitchOutbox.table, in: store)
        let channel = InProcessChannel(services: [listener], principal: Principal(service: "preferences"))
        let reporter = OutboxReporter(
            name: "push switches", outbox: outbox, to: PeerDelivery(to: "registry", backoff: PeerBackoff(), clock: SystemClock(), logger: logger),
            quarantine: try await Quarantine(store: store, metrics: MetricsRegistry(), logger: logger), batchSize: PushSwitchOutbox.batchSize,
            activity: ActivityTracker(), logger: logger, deliver: PushSwitchOutbox.deliver(to: .init(channel)))
        let running = Task { try await reporter.run() }
        try await body()
        let end = ContinuousClock.now + .seconds(20)
        while try await outbox.depth() > 0, ContinuousClock.now < end { try await Task.sleep(for: .milliseconds(5)) }
        running.cancel()
        _ = try? await running.value
    }

    @Test("REG-30 every change of the master switch reaches the registry in order, also one from a time when it was away; nothing else does")
    func handedOver() async throws {
        let fixture = try PreferencesFixture()
        let start = fixture.clock.now.milliseconds
        let listener = Listener()
        listener.refusals.withLock { $0 = 2 }
        try await fixture.update("usr_1") { $0.pushEnabled = false }
        try await fixture.update("usr_1") { $0.pushEnabled = false }
        try await fixture.update("usr_2") { $0.emailEnabled = false }
        fixture.clock.advance(by: .seconds(1))
        try await fixture.update("usr_1") { $0.reset = ["push_enabled"] }
        try await handOver(fixture.store, to: listener) {
            // And while it runs.
            fixture.clock.advance(by: .seconds(1))
            try await fixture.update("usr_3") { $0.pushEnabled = false }
        }
        #expect(listener.told.withLock { $0 } == ["usr_1 off \(start)", "usr_1 on \(start + 1_000)", "usr_3 off \(start + 2_000)"])
    }

    @Test(
        "REG-30 a switch that comes later is told as later, also where the clock was set back in between, or the store had been written under a later one"
    )
    func clockSetBack() async throws {
        let fixture = try PreferencesFixture()
        let tenant = Tenant(PreferencesFixture.tenant)
        let listener = Listener()
        let (off, on) = (PreferenceDocument(pushEnabled: false), PreferenceDocument())
        for (before, after, atMs) in [(on, off, 9_000), (off, on, 5_000), (on, off, 5_000), (off, on, 20_000)]
            as [(PreferenceDocument, PreferenceDocument, Int64)]
        {
            var after = after
            after.updatedAtMs = atMs
            let changed = after
            try await fixture.store.write { try PushSwitchOutbox.note(changed, before: before, userId: "usr_1", tenant: tenant, $0) }
        }
        try await handOver(fixture.store, to: listener)
        #expect(listener.told.withLock { $0 } == ["usr_1 off 9000", "usr_1 on 9001", "usr_1 off 9002", "usr_1 on 20000"])
    }

    @Test("REG-30 the first switch after an update of the software counts as later than all before it, whatever the clock says now")
    func afterUpdate() async throws {
        let folder = NSTemporaryDirectory() + "carillon-preferences-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = folder + "/preferences.sqlite"
        let steps = PreferencesMigrations.all
        let tenant = Tenant(PreferencesFixture.tenant)
        let before = try #require(steps.firstIndex { $0.name == PushSwitchOutbox.stamps.name })
        let old = try Store(path: path, migrations: Array(steps.prefix(before)), readers: 1)
        let off = PreferenceDocument(pushEnabled: false, optedOutAtMs: 70_000, updatedAtMs: 80_000)
        try await old.write { try DocumentRows.write(off, userId: "usr_1", tenant: tenant, $0) }
        await old.close()
        let store = try Store(path: path, migrations: steps, readers: 1)
        let listener = Listener()
        var on = off
        (on.pushEnabled, on.updatedAtMs) = (true, 60_000)
        let changed = on
        try await store.write { try PushSwitchOutbox.note(changed, before: off, userId: "usr_1", tenant: tenant, $0) }
        try await handOver(store, to: listener)
        #expect(listener.told.withLock { $0 } == ["usr_1 on 80001"])
        await store.close()
    }

    @Test("REG-30 an import that turns push off is told like a change in settings")
    func imported() async throws {
        let fixture = try PreferencesFixture()
        let listener = Listener()
        let stored = PreferencesV1.StoredUser(userId: "usr_1", pushEnabled: false, emailEnabled: true, version: 3, updatedAtMs: 5)
        _ = try await fixture.preferences.importPreferences(.init(tenant: PreferencesFixture.tenant, users: [stored]))
        try await handOver(fixture.store, to: listener)
        #expect(listener.told.withLock { $0 } == ["usr_1 off \(fixture.clock.now.milliseconds)"])
    }

    @Test("REG-30 those who turned push off under an earlier version are handed over at the first start")
    func backlog() async throws {
        let folder = NSTemporaryDirectory() + "carillon-preferences-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = folder + "/preferences.sqlite"
        let steps = PreferencesMigrations.all
        let before = try #require(steps.firstIndex { $0.name == Outbox.migration(PushSwitchOutbox.table).name })
        let old = try Store(path: path, migrations: Array(steps.prefix(before)), readers: 1)
        try await old.write { database in
            let tenant = Tenant(PreferencesFixture.tenant)
            try DocumentRows.write(PreferenceDocument(pushEnabled: false, optedOutAtMs: 9), userId: "usr_off", tenant: tenant, database)
            try DocumentRows.write(PreferenceDocument(emailEnabled: false), userId: "usr_on", tenant: tenant, database)
        }
        await old.close()
        let listener = Listener()
        let store = try Store(path: path, migrations: steps, readers: 1)
        try await handOver(store, to: listener)
        #expect(listener.told.withLock { $0 } == ["usr_off off 9"])
        await store.close()
    }
}
