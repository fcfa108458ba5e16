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

@testable import PreferencesService

@Suite("Reports of push switches to the registry")
struct PushSwitchTests {
    /// A registry that keeps reported switches, and may be away.
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

    /// Runs the publisher until the outbox is empty.
    private func publish(_ store: Store, to listener: Listener, _ body: () async throws -> Void = {}) async throws {
        let outbox = Outbox<RegistryV1.PushSwitch>(in: store)
        let channel = InProcessChannel(services: [listener], principal: Principal(service: "preferences"))
        let publisher = OutboxPublisher(
            name: "push switches", outbox: outbox,
            to: OutboxPeer(PeerDelivery(to: "registry", backoff: PeerBackoff(), clock: SystemClock(), logger: logger), over: channel),
            quarantine: try await Quarantine(store: store, clock: SystemClock(), metrics: MetricsRegistry(), logger: logger),
            activity: ActivityTracker(), clock: SystemClock(), logger: logger)
        let running = Task { try await publisher.run() }
        defer { running.cancel() }
        try await body()
        try await eventually("the outbox is empty") { try await outbox.depth() == 0 }
        running.cancel()
        _ = try? await running.value
    }

    @Test("REG-30 every change of the master switch reaches the registry in order, also after it was away; no other change does")
    func handedOver() async throws {
        let fixture = try await PreferencesFixture()
        let start = fixture.clock.now.milliseconds
        let listener = Listener()
        listener.refusals.withLock { $0 = 2 }
        try await fixture.update("usr_1") { $0.pushEnabled = false }
        try await fixture.update("usr_1") { $0.pushEnabled = false }
        try await fixture.update("usr_2") { $0.emailEnabled = false }
        fixture.clock.advance(by: .seconds(1))
        try await fixture.update("usr_1") { $0.reset = ["push_enabled"] }
        try await publish(fixture.store, to: listener) {
            // Also while the publisher runs.
            fixture.clock.advance(by: .seconds(1))
            try await fixture.update("usr_3") { $0.pushEnabled = false }
        }
        #expect(listener.told.withLock { $0 } == ["usr_1 off \(start)", "usr_1 on \(start + 1_000)", "usr_3 off \(start + 2_000)"])
    }

    @Test(
        "REG-30 a later switch has a later stamp, also when the clock was set back"
    )
    func clockSetBack() async throws {
        let fixture = try await PreferencesFixture()
        let user = UserKey("usr_1", of: PreferencesFixture.tenant)
        let listener = Listener()
        let (off, on) = (PreferenceDocument(pushEnabled: false), PreferenceDocument())
        for (before, after, milliseconds) in [(on, off, 9_000), (off, on, 5_000), (on, off, 5_000), (off, on, 20_000)]
            as [(PreferenceDocument, PreferenceDocument, Int64)]
        {
            var after = after
            after.updatedAt = Instant(milliseconds: milliseconds)
            let changed = after
            try await fixture.store.write { try RegistryV1.PushSwitch.note(changed, before: before, of: user, $0) }
        }
        try await publish(fixture.store, to: listener)
        #expect(listener.told.withLock { $0 } == ["usr_1 off 9000", "usr_1 on 9001", "usr_1 off 9002", "usr_1 on 20000"])
    }

    @Test("REG-30 an import that turns push off is reported like a change in settings")
    func imported() async throws {
        let fixture = try await PreferencesFixture()
        let listener = Listener()
        let stored = PreferencesV1.StoredUser(userId: "usr_1", pushEnabled: false, emailEnabled: true, version: 3, updatedAtMs: 5)
        _ = try await fixture.preferences.importPreferences(.init(tenant: PreferencesFixture.tenant, users: [stored]))
        try await publish(fixture.store, to: listener)
        #expect(listener.told.withLock { $0 } == ["usr_1 off \(fixture.clock.now.milliseconds)"])
    }
}
