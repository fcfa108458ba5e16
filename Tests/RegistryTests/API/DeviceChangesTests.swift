import CarillonAPI
import HTTP2
import Logging
import NIOCore
import NIOPosix
import RPC
import ServiceKit
import Storage
import Testing

@testable import RegistryUsers

@Suite("EVAL-22 PREF-09 Reports of changed time zones")
struct DeviceChangesTests {
    /// What a process hears, in order.
    private final class Recorder: ChangeListener {
        private let events: AsyncStream<[String]>
        private let record: AsyncStream<[String]>.Continuation

        init() { (events, record) = AsyncStream.makeStream() }

        func heard(_ changes: StoreChanges) { record.yield(changes.everything ? ["*"] : changes.users.map(\.user).sorted()) }
        func lost() {}

        /// The next users; waits for them.
        func next() async -> [String]? {
            for await users in events { return users }
            return nil
        }
    }

    /// Lets everybody in.
    private struct Door: ServerInterceptor {
        func intercept(_ context: ServerContext, next: @Sendable (ServerContext) async throws -> Void) async throws {
            var context = context
            context.principal = Principal(service: "evaluator")
            try await next(context)
        }
    }

    @Test(
        "a changed zone of a user or a device is reported, and a device that is not sendable any more; an unchanged zone is not",
        .timeLimit(.minutes(1)))
    func zones() async throws {
        let (fixture, recorder) = (try await RegistryFixture(), Recorder())
        let feed = try ChangeFeed(
            of: fixture.store, tables: WatchedZones.tables, name: "registry", activity: ActivityTracker(), metrics: MetricsRegistry())
        let server = RPCServer(services: [DeviceChangesService(feed: feed)], interceptors: [Door()])
        let bound = try await server.listen(on: [.host("127.0.0.1", port: 0)], group: MultiThreadedEventLoopGroup.singleton)
        let channel = ClientChannel(
            target: .addresses([.ip("127.0.0.1", port: bound[0].port ?? 0)]), group: MultiThreadedEventLoopGroup.singleton,
            settings: .internalPeers)
        let watcher = ChangeWatcher(
            channel: channel, method: RegistryV1.DeviceChanges.Method.watchChanges, listener: recorder, logger: Logger(label: "test"))
        let watching = Task { try await watcher.run() }
        #expect(await recorder.next() == [], "the first message names nobody")

        let tenant = RegistryFixture.tenant
        func setZone(_ zone: String, of user: String) async throws {
            _ = try await fixture.registry.upsertUsers(.init(users: [.init(tenant: tenant, userId: user, timezone: zone)]))
        }
        /// Waits for each report before the next change, because two close changes may be one report.
        func expectTold(_ user: String) async { #expect(await recorder.next() == [user]) }
        /// The next report is about another user, so this change was not reported.
        func expectSilence(before zone: String) async throws {
            try await setZone(zone, of: "ben")
            await expectTold("ben")
        }
        try await setZone("UTC", of: "ann")
        await expectTold("ann")
        let device = try await fixture.register("ann", device: "phone", token: 1)
        try await expectSilence(before: "UTC")
        try await setZone("Asia/Riyadh", of: "ann")
        await expectTold("ann")
        try await setZone("Asia/Riyadh", of: "ann")
        try await expectSilence(before: "Europe/Berlin")

        func updateDevice(zone: String, enabled: Bool) async throws {
            _ = try await fixture.registry.updateDevice(
                .init(tenant: tenant, userId: "ann", pushDeviceId: device.pushDeviceId, notificationsEnabled: enabled, timezone: zone))
        }
        try await updateDevice(zone: "Asia/Riyadh", enabled: true)
        await expectTold("ann")
        try await updateDevice(zone: "Asia/Riyadh", enabled: true)
        try await expectSilence(before: "UTC")
        // Its zone is the user's no longer, because nothing may be sent to it.
        try await updateDevice(zone: "Asia/Riyadh", enabled: false)
        await expectTold("ann")
        try await expectSilence(before: "Europe/Berlin")

        watching.cancel()
        _ = try? await watching.value
        await channel.shutdown(within: .zero)
        await server.shutdownGracefully(within: .milliseconds(200))
        await fixture.store.close()
    }
}
