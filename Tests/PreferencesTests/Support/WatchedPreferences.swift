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

@testable import PreferencesService

/// Preferences behind a real gRPC server, with processes that keep its answers.
final class WatchedPreferences: Sendable {
    let fixture: PreferencesFixture
    let feed: ChangeFeed
    let port: Int
    /// Of somebody who changes settings.
    let client: PreferencesV1.Preferences.Client
    let calls = Calls()
    private let server: RPCServer
    private let channel: ClientChannel

    static let quiet = Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })

    /// Counts `CheckSend`, and holds its answers back when told to.
    final class Calls: ServerInterceptor {
        private let counted = Mutex(0)
        private let held = Mutex<[CheckedContinuation<Void, Never>]?>(nil)

        var count: Int { counted.withLock { $0 } }
        var heldCount: Int { held.withLock { $0?.count ?? 0 } }

        func intercept(_ context: ServerContext, next: @Sendable (ServerContext) async throws -> Void) async throws {
            var context = context
            context.principal = Principal(service: "operator")
            try await next(context)
            guard context.method.name == "CheckSend" else { return }
            counted.withLock { $0 += 1 }
            await withCheckedContinuation { continuation in
                let isHeld = held.withLock { held in
                    held?.append(continuation)
                    return held != nil
                }
                if !isHeld { continuation.resume() }
            }
        }

        func hold() { held.withLock { $0 = [] } }

        func release() {
            let waiting = held.withLock { held in
                defer { held = nil }
                return held ?? []
            }
            for continuation in waiting { continuation.resume() }
        }
    }

    static func run(
        overrides: [String: PolicyValue] = [:], _ body: (WatchedPreferences) async throws -> Void
    ) async throws {
        let world = try await WatchedPreferences(overrides: overrides)
        do {
            try await body(world)
        } catch {
            await world.stop()
            throw error
        }
        await world.stop()
    }

    private init(overrides: [String: PolicyValue]) async throws {
        fixture = try PreferencesFixture(overrides: overrides)
        feed = try await ChangeFeed(
            of: fixture.store, tables: PreferencesSchema.answerTables, name: "preferences", metrics: MetricsRegistry(), logger: Self.quiet)
        server = RPCServer(
            services: [fixture.service, PreferenceChangesService(feed: feed)],
            interceptors: [calls, IdempotencyInterceptor(store: fixture.store, clock: fixture.clock)])
        let bound = try await server.listen(on: [.host("127.0.0.1", port: 0)], group: MultiThreadedEventLoopGroup.singleton)
        port = bound[0].port ?? 0
        channel = ClientChannel(
            target: .addresses([.ip("127.0.0.1", port: port)]), group: MultiThreadedEventLoopGroup.singleton, settings: .internalPeers)
        client = .init(channel)
    }

    private func stop() async {
        await channel.shutdown(within: .zero)
        await server.shutdownGracefully(within: .milliseconds(200))
        await fixture.store.close()
    }

    func setPush(_ enabled: Bool, of user: String = "ann") async throws {
        _ = try await client.updatePreferences(.init(tenant: PreferencesFixture.tenant, userId: user, pushEnabled: enabled))
    }

    /// Runs `body` with holders that are counted on.
    func withHolders(_ names: String..., through port: Int? = nil, body: ([AnswerHolder]) async throws -> Void) async throws {
        let holders = try names.map { try AnswerHolder($0, port: port ?? self.port, policy: fixture.service.policies, clock: fixture.clock) }
        do {
            for holder in holders { try await holder.isReady() }
            try await body(holders)
        } catch {
            for holder in holders { await holder.stop() }
            throw error
        }
        for holder in holders { await holder.stop() }
    }
}

/// A process that keeps preferences' answers: its own connection, its own cache.
final class AnswerHolder: Sendable {
    let cache: SendAnswers.Cache
    private let answers: SendAnswers
    private let channel: ClientChannel
    private let watching: Task<Void, any Error>
    private let policies: any PolicySource
    private let clock: VirtualClock

    init(_ name: String, port: Int, policy: any PolicySource, clock: VirtualClock, mostEntries: Int = 1_000) throws {
        channel = ClientChannel(
            target: .addresses([.ip("127.0.0.1", port: port)]), group: MultiThreadedEventLoopGroup.singleton, settings: .internalPeers)
        cache = SendAnswers.Cache("send_answers", mostEntries: mostEntries, metrics: MetricsRegistry())
        answers = SendAnswers(.init(channel), cache: cache)
        let watcher = ChangeWatcher(
            channel: channel, method: PreferencesV1.PreferenceChanges.Method.watchChanges, cache: cache, holder: name,
            logger: WatchedPreferences.quiet)
        watching = Task { try await watcher.run() }
        policies = policy
        self.clock = clock
    }

    func isReady(_ expected: Bool = true) async throws {
        let end = ContinuousClock.now + .seconds(20)
        while cache.isUsable != expected {
            try #require(ContinuousClock.now < end, "the cache did not become \(expected ? "usable" : "unusable")")
            try await Task.sleep(for: .milliseconds(5))
        }
    }

    /// - Parameter version: of the policy that this process knows, where it is not the one that preferences know.
    func ask(
        _ user: String = "ann", type: String = "mention", channel: String = "", version: Int64? = nil
    ) async throws -> PreferencesV1.SendAnswer {
        let question = PreferencesV1.SendQuestion(userId: user, typeIds: [type], channelId: channel)
        var policy = try await policies.current(for: PreferencesFixture.tenant).policy
        if let version {
            var owner = policy.owner
            owner.version = version
            policy = try Policy(settings: policy.settings, of: owner)
        }
        return try await answers.answers(to: [question], of: PreferencesFixture.tenant, at: clock.now, policy: policy)[0]
    }

    func stop() async {
        watching.cancel()
        _ = try? await watching.value
        await channel.shutdown(within: .zero)
    }
}

/// A wire that can be cut: bytes vanish, connections stay.
final class Wire: Sendable {
    private let listener: any Channel

    var port: Int { listener.localAddress?.port ?? 0 }

    private final class Relay: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer
        private let wire: Wire.State
        private let other: any Channel

        init(_ wire: Wire.State, to other: any Channel) {
            self.wire = wire
            self.other = other
        }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            if !wire.isCut { other.writeAndFlush(unwrapInboundIn(data), promise: nil) }
        }

        func channelInactive(context: ChannelHandlerContext) { if !wire.isCut { other.close(promise: nil) } }
        func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
    }

    final class State: Sendable {
        private let value = Mutex(false)
        private let channels = Mutex<[any Channel]>([])
        var isCut: Bool { value.withLock { $0 } }
        func set(_ cut: Bool) { value.withLock { $0 = cut } }
        func add(_ added: any Channel...) { channels.withLock { $0 += added } }
        func closeAll() { for channel in channels.withLock({ $0 }) { channel.close(promise: nil) } }
    }

    private let state: State

    init(to port: Int) async throws {
        let state = State()
        self.state = state
        listener = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .childChannelOption(.autoRead, value: false)
            .childChannelInitializer { accepted in
                ClientBootstrap(group: accepted.eventLoop).connect(host: "127.0.0.1", port: port).flatMap { onward in
                    state.add(accepted, onward)
                    do {
                        try accepted.pipeline.syncOperations.addHandler(Relay(state, to: onward))
                        try onward.pipeline.syncOperations.addHandler(Relay(state, to: accepted))
                    } catch {
                        return accepted.eventLoop.makeFailedFuture(error)
                    }
                    return accepted.setOption(.autoRead, value: true)
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
    }

    func cutOff() { state.set(true) }

    /// Bytes go through again; what was connected is lost.
    func mend() {
        state.closeAll()
        state.set(false)
    }

    func close() async {
        state.set(false)
        state.closeAll()
        try? await listener.close()
    }
}
