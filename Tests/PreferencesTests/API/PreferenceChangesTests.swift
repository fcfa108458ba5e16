import CarillonAPI
import HTTP2
import Logging
import NIOCore
import NIOPosix
import RPC
import ServiceKit
import Storage
import Synchronization
import TestConditions
import Testing

@testable import PreferencesService

@Suite("ARCH-09 EVAL-22 The stream of changed preferences")
struct PreferenceChangesTests {
    /// Preferences behind a real gRPC server.
    private struct ServedPreferences {
        let fixture: PreferencesFixture
        let server: RPCServer
        let channel: ClientChannel
        let activity = ActivityTracker()
        var client: PreferencesV1.Preferences.Client { .init(channel) }

        init() async throws {
            fixture = try await PreferencesFixture()
            let feed = try ChangeFeed(
                of: fixture.store, tables: PreferenceChangesService.watched, name: "preferences", activity: activity, metrics: MetricsRegistry())
            server = RPCServer(services: [fixture.service, PreferenceChangesService(feed: feed)], interceptors: [Operator()])
            let bound = try await server.listen(on: [.host("127.0.0.1", port: 0)], group: MultiThreadedEventLoopGroup.singleton)
            channel = ClientChannel(
                target: .addresses([.ip("127.0.0.1", port: bound[0].port ?? 0)]), group: MultiThreadedEventLoopGroup.singleton,
                settings: .internalPeers)
        }

        func setPush(_ enabled: Bool, of user: String = "ann") async throws {
            _ = try await client.updatePreferences(.init(tenant: PreferencesFixture.tenant, userId: user, pushEnabled: enabled))
        }

        func stop() async {
            await channel.shutdown(within: .zero)
            await server.shutdownGracefully(within: .milliseconds(200))
            await fixture.store.close()
        }
    }

    /// Lets everybody in.
    private struct Operator: ServerInterceptor {
        func intercept(_ context: ServerContext, next: @Sendable (ServerContext) async throws -> Void) async throws {
            var context = context
            context.principal = Principal(service: "operator")
            try await next(context)
        }
    }

    /// The events of a listener, in order.
    private final class Recorder: ChangeListener {
        enum Event: Hashable, Sendable {
            case heard([String])
            case lost
        }

        private let events: AsyncStream<Event>
        private let record: AsyncStream<Event>.Continuation

        init() { (events, record) = AsyncStream.makeStream() }

        func heard(_ changes: StoreChanges) { record.yield(.heard(changes.everything ? ["*"] : changes.users.map(\.user).sorted())) }
        func lost() { record.yield(.lost) }

        /// The next event; waits for it.
        func next() async -> Event? {
            for await event in events { return event }
            return nil
        }
    }

    private func run(_ body: (ServedPreferences, Recorder) async throws -> Void) async throws {
        let (served, recorder) = (try await ServedPreferences(), Recorder())
        let watcher = ChangeWatcher(
            channel: served.channel, method: PreferencesV1.PreferenceChanges.Method.watchChanges, listener: recorder,
            logger: .init(label: "test"))
        let watching = Task { try await watcher.run() }
        var failure: (any Error)?
        do {
            #expect(await recorder.next() == .heard([]), "the first message names nobody")
            try await body(served, recorder)
        } catch {
            failure = error
        }
        watching.cancel()
        _ = try? await watching.value
        await served.stop()
        if let failure { throw failure }
    }

    @Test("ARCH-09 each write is reported: mutes, switched types, erased and imported users", .timeLimit(.minutes(1)))
    func everyWrite() async throws {
        try await run { served, recorder in
            let tenant = PreferencesFixture.tenant
            try await served.setPush(false)
            #expect(await recorder.next() == .heard(["ann"]))
            // A write without a change is not reported.
            try await served.setPush(false)
            _ = try await served.client.muteChannel(.init(tenant: tenant, userId: "ben", channelId: "ch_general", muted: true))
            #expect(await recorder.next() == .heard(["ben"]))
            _ = try await served.client.updatePreferences(
                .init(tenant: tenant, userId: "ann", notifications: [.init(typeId: "mention", push: false)]))
            #expect(await recorder.next() == .heard(["ann"]))
            let exported = try await served.client.exportPreferences(.init(tenant: tenant, userId: "ann")) { responses in
                var users: [PreferencesV1.StoredUser] = []
                for try await response in responses { users += response.users }
                return users
            }
            _ = try await served.fixture.userData.eraseUser(.init(tenant: tenant, userId: "ann"))
            #expect(await recorder.next() == .heard(["ann"]))
            var imported = try #require(exported.first)
            imported.userId = "cem"
            _ = try await served.client.importPreferences(.init(tenant: tenant, users: [imported]))
            #expect(await recorder.next() == .heard(["cem"]))
        }
    }

    @Test("ARCH-09 a listener that does not read delays no write, and later hears that every user may have changed", .timeLimit(.minutes(1)))
    func slow() async throws {
        let served = try await ServedPreferences()
        let (isOpen, sayOpen) = AsyncStream.makeStream(of: Void.self)
        let (mayRead, letRead) = AsyncStream.makeStream(of: Void.self)
        let users = (0..<40).map { "user-\($0)" }
        let listening = Task {
            try await served.channel.bidirectional(
                PreferencesV1.PreferenceChanges.Method.watchChanges, options: .init(timeout: nil),
                requests: { (writer: RequestWriter<CommonV1.WatchChangesRequest>) in
                    try await writer.write(.init())
                    for await _ in mayRead { break }
                }
            ) { (responses: ResponseStream<CommonV1.WatchChangesResponse>) in
                var heard: Set<String> = []
                for try await response in responses {
                    if response.sequence == 0 {
                        sayOpen.finish()
                        for await _ in mayRead { break }
                    }
                    heard.formUnion(response.changes.flatMap(\.userIds))
                    if heard.count == users.count { break }
                }
                return heard
            }
        }
        for await _ in isOpen {}
        for user in users { try await served.setPush(false, of: user) }
        #expect(served.activity.snapshot.busy == 1, "the owner is busy until the listener has acknowledged")
        letRead.finish()
        #expect(try await listening.value == Set(users))
        await served.stop()
    }

    @Test("DEP-08 the service is idle again when the listener acknowledged a change or left", .timeLimit(.minutes(1)))
    func activity() async throws {
        try await run { served, recorder in
            try await served.setPush(false)
            #expect(await recorder.next() == .heard(["ann"]))
            try await eventually("the owner is quiet") { served.activity.snapshot.busy == 0 }
        }
    }
}
