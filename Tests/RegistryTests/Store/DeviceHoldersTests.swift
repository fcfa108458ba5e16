import CarillonAPI
import Foundation
import HTTP2
import Logging
import NIOCore
import NIOPosix
import RPC
import ServiceKit
import Storage
import Synchronization
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

/// A process that keeps the registry's verdicts: its own connection, its own cache.
private final class VerdictHolder: Sendable {
    let cache = DeviceAnswers.Cache("device_verdicts", mostEntries: 1_000, metrics: MetricsRegistry())
    private let answers: DeviceAnswers
    private let channel: ClientChannel
    private let watching: Task<Void, any Error>
    private let fixture: RegistryFixture

    init(_ name: String, port: Int, fixture: RegistryFixture) {
        channel = ClientChannel(
            target: .addresses([.ip("127.0.0.1", port: port)]), group: MultiThreadedEventLoopGroup.singleton, settings: .internalPeers)
        answers = DeviceAnswers(.init(channel), cache: cache)
        let watcher = ChangeWatcher(
            channel: channel, method: RegistryV1.DeviceChanges.Method.watchChanges, cache: cache, holder: name, logger: fixture.handlers.logger)
        watching = Task { try await watcher.run() }
        self.fixture = fixture
    }

    func isReady() async throws {
        let end = ContinuousClock.now + .seconds(20)
        while !cache.isUsable {
            try #require(ContinuousClock.now < end, "the cache did not become usable")
            try await Task.sleep(for: .milliseconds(5))
        }
    }

    func ask(_ device: RegistryV1.Device) async throws -> RegistryV1.DeviceVerdict {
        let policy = try await fixture.handlers.policies.entry(for: Tenant(RegistryFixture.tenant)).policy
        let claim = RegistryV1.DeviceClaim(pushDeviceId: device.pushDeviceId, userId: device.userId, addressVersion: device.addressVersion)
        return try await answers.verdicts(on: [claim], of: RegistryFixture.tenant, at: fixture.clock.now, policy: policy)[0]
    }

    func stop() async {
        watching.cancel()
        _ = try? await watching.value
        await channel.shutdown(within: .zero)
    }
}

/// Counts `CheckDevices` and lets everybody in.
private final class Door: ServerInterceptor {
    let checks = Mutex(0)

    func intercept(_ context: ServerContext, next: @Sendable (ServerContext) async throws -> Void) async throws {
        var context = context
        context.principal = Principal(service: "dispatcher")
        if context.method.name == "CheckDevices" { checks.withLock { $0 += 1 } }
        try await next(context)
    }
}

@Suite("ARCH-09 Two processes keep verdicts on devices")
struct DeviceHoldersTests {
    private func withTwoHolders(_ body: (RegistryFixture, [VerdictHolder], Door) async throws -> Void) async throws {
        let fixture = try await RegistryFixture()
        let feed = try await ChangeFeed(
            of: fixture.store, tables: DeviceChangesService.tables, name: "registry", metrics: MetricsRegistry(), logger: fixture.handlers.logger)
        let door = Door()
        let server = RPCServer(services: [fixture.handlers, DeviceChangesService(feed: feed)], interceptors: [door])
        let bound = try await server.listen(on: [.host("127.0.0.1", port: 0)], group: MultiThreadedEventLoopGroup.singleton)
        let holders = ["one", "two"].map { VerdictHolder($0, port: bound[0].port ?? 0, fixture: fixture) }
        var failure: (any Error)?
        do {
            for holder in holders { try await holder.isReady() }
            try await body(fixture, holders, door)
        } catch {
            failure = error
        }
        for holder in holders { await holder.stop() }
        await server.shutdownGracefully(within: .milliseconds(200))
        await fixture.store.close()
        if let failure { throw failure }
    }

    @Test("ARCH-09 REG-23 a device that was switched off, removed, rotated or taken over is so for both when that was answered")
    func devices() async throws {
        try await withTwoHolders { fixture, holders, door in
            func both(_ device: RegistryV1.Device) async throws -> [String] {
                var verdicts: [String] = []
                for holder in holders {
                    let verdict = try await holder.ask(device)
                    verdicts.append(verdict.sendable ? verdict.address.map { "v\($0.version)" } ?? "yes" : verdict.reason)
                }
                return verdicts
            }
            var numbers = 0
            func kept(_ user: String) async throws -> RegistryV1.Device {
                numbers += 1
                let device = try await fixture.register(user, device: "phone-\(user)", token: numbers)
                #expect(try await both(device) == ["yes", "yes"])
                let checks = door.checks.withLock { $0 }
                #expect(try await both(device) == ["yes", "yes"])
                #expect(door.checks.withLock { $0 } == checks, "kept verdicts are not asked again")
                return device
            }
            func update(_ device: RegistryV1.Device, _ change: (inout RegistryV1.UpdateDeviceRequest) -> Void) async throws {
                var request = RegistryV1.UpdateDeviceRequest(
                    tenant: RegistryFixture.tenant, userId: device.userId, pushDeviceId: device.pushDeviceId)
                change(&request)
                _ = try await fixture.registry.updateDevice(request)
            }
            let off = try await kept("off")
            try await update(off) { $0.notificationsEnabled = false }
            #expect(try await both(off) == ["notifications_off", "notifications_off"])
            let inactive = try await kept("inactive")
            try await update(inactive) { $0.status = "inactive" }
            #expect(try await both(inactive) == ["inactive", "inactive"])
            let denied = try await kept("denied")
            try await update(denied) { $0.permissionStatus = "denied" }
            #expect(try await both(denied) == ["permission_denied", "permission_denied"])
            let removed = try await kept("removed")
            _ = try await fixture.registry.removeDevice(
                .init(tenant: RegistryFixture.tenant, userId: "removed", pushDeviceId: removed.pushDeviceId))
            #expect(try await both(removed).allSatisfy { $0 != "yes" })
            let rotated = try await kept("rotated")
            _ = try await fixture.registry.rotateToken(
                .init(
                    tenant: RegistryFixture.tenant, userId: "rotated", pushDeviceId: rotated.pushDeviceId,
                    token: RegistryFixture.apnsToken(900), refreshReason: "os_refresh"))
            #expect(try await both(rotated) == ["v\(rotated.addressVersion + 1)", "v\(rotated.addressVersion + 1)"])
            let dead = try await kept("dead")
            try await fixture.report([dead], "dead")
            #expect(try await both(dead).allSatisfy { $0 != "yes" })
            let gone = try await kept("gone")
            _ = try await fixture.registry.upsertUsers(
                .init(users: [.init(tenant: RegistryFixture.tenant, userId: "gone", status: "inactive")]))
            #expect(try await both(gone) == ["user_inactive", "user_inactive"])
        }
    }

    @Test("EVAL-22 PREF-09 a zone that changes, the user's or a device's, is told to those who listen; the same one again is not")
    func zones() async throws {
        try await withTwoHolders { fixture, holders, door in
            let tenant = RegistryFixture.tenant
            _ = try await fixture.registry.upsertUsers(.init(users: [.init(tenant: tenant, userId: "ann", timezone: "UTC")]))
            let device = try await fixture.register("ann", device: "phone", token: 1)
            /// Whether a change makes the holders forget what they kept of ann.
            func isTold(_ change: () async throws -> Void) async throws -> Bool {
                for holder in holders { _ = try await holder.ask(device) }
                let checks = door.checks.withLock { $0 }
                try await change()
                for holder in holders { _ = try await holder.ask(device) }
                return door.checks.withLock { $0 } == checks + 2
            }
            for (zone, isNews) in [("Asia/Riyadh", true), ("Asia/Riyadh", false), ("Europe/Berlin", true)] {
                let isTold = try await isTold {
                    _ = try await fixture.registry.upsertUsers(.init(users: [.init(tenant: tenant, userId: "ann", timezone: zone)]))
                }
                #expect(isTold == isNews, "user \(zone)")
            }
            for (zone, isNews) in [("Asia/Riyadh", true), ("Asia/Riyadh", false)] {
                let isTold = try await isTold {
                    _ = try await fixture.registry.updateDevice(
                        .init(tenant: tenant, userId: "ann", pushDeviceId: device.pushDeviceId, timezone: zone))
                }
                #expect(isTold == isNews, "device \(zone)")
            }
        }
    }

    @Test(
        "ARCH-09 a process that beats and never acknowledges does not keep writes from being answered, and is sent away",
        .timeLimit(.minutes(1)))
    func neverAcknowledges() async throws {
        let fixture = try await RegistryFixture()
        let feed = try await ChangeFeed(
            of: fixture.store, tables: DeviceChangesService.tables, name: "registry", times: WatchTimes(lease: .milliseconds(400)),
            metrics: MetricsRegistry(), logger: fixture.handlers.logger)
        let server = RPCServer(services: [DeviceChangesService(feed: feed)], interceptors: [Door()])
        let bound = try await server.listen(on: [.host("127.0.0.1", port: 0)], group: MultiThreadedEventLoopGroup.singleton)
        let channel = ClientChannel(
            target: .addresses([.ip("127.0.0.1", port: bound[0].port ?? 0)]), group: MultiThreadedEventLoopGroup.singleton,
            settings: .internalPeers)
        let device = try await fixture.register("ann", device: "phone", token: 1)
        let (isIn, sayIn) = AsyncStream.makeStream(of: Void.self)
        let stream = Task { () -> String? in
            await reason {
                try await channel.bidirectional(
                    RegistryV1.DeviceChanges.Method.watchChanges, options: .init(timeout: nil),
                    requests: { (writer: RequestWriter<CommonV1.WatchChangesRequest>) in
                        var beat: UInt64 = 0
                        while true {
                            beat += 1
                            try await writer.write(.init(holder: beat == 1 ? "deaf" : "", beat: beat))
                            try await Task.sleep(for: .milliseconds(50))
                        }
                    }
                ) { (responses: ResponseStream<CommonV1.WatchChangesResponse>) in
                    for try await _ in responses { sayIn.yield() }
                }
            }
        }
        for await _ in isIn { break }
        _ = try await fixture.registry.updateDevice(
            .init(tenant: RegistryFixture.tenant, userId: "ann", pushDeviceId: device.pushDeviceId, notificationsEnabled: false))
        #expect(await stream.value == "unavailable")
        await channel.shutdown(within: .zero)
        await server.shutdownGracefully(within: .milliseconds(200))
        await fixture.store.close()
    }

    @Test("ARCH-09 the token of one user's phone that another user registers is lost to the first for both")
    func takenOver() async throws {
        try await withTwoHolders { fixture, holders, _ in
            let before = try await fixture.register("ann", device: "phone", token: 7)
            for holder in holders { #expect(try await holder.ask(before).sendable) }
            try await fixture.register("ben", device: "phone", token: 7)
            for holder in holders { #expect(try await !holder.ask(before).sendable) }
        }
    }

    @Test("ARCH-09 maintenance counts as a write too; new devices and launches that change nothing disturb nobody")
    func others() async throws {
        try await withTwoHolders { fixture, holders, door in
            _ = try await fixture.registry.upsertApp(.init(app: RegistryFixture.app(overrides: ["device_inactive_days": "30"])))
            let ann = try await fixture.register("ann", device: "phone", token: 1)
            for holder in holders { #expect(try await holder.ask(ann).sendable) }
            try await fixture.register("ann", device: "tablet", token: 2)
            try await fixture.register("ann", device: "phone", token: 1)
            let checks = door.checks.withLock { $0 }
            for holder in holders { #expect(try await holder.ask(ann).sendable) }
            #expect(door.checks.withLock { $0 } == checks)
            fixture.days(6)
            for holder in holders { #expect(try await holder.ask(ann).sendable) }
            fixture.days(400)
            for holder in holders { #expect(try await holder.ask(ann).sendable) }
            try await fixture.runMaintenance()
            for holder in holders { #expect(try await !holder.ask(ann).sendable) }
        }
    }
}
