import CarillonAPI
import HTTPTypes
import Hummingbird
import NIOConcurrencyHelpers
import NIOCore
import RPC
import ServiceKit
import TestConditions
import Testing

@testable import GatewayService

/// The waits are the test's.
@Suite("GW-05 SEC-12 Answers to refused requests are held", .timeLimit(.minutes(1)))
struct RefusalPaceTests {
    private let clock = VirtualClock(start: Instant(milliseconds: 1_770_000_000_000))
    /// Waits that were asked for.
    private let asked = NIOLockedValueBox<[Duration]>([])

    private func limits(_ values: [String: String], sleep: @escaping @Sendable (Duration) async throws -> Void) throws -> RequestLimits {
        try RequestLimits(ServiceConfig(service: "gateway", values: values), clock: clock, pace: RefusalPace(clock: clock, sleep: sleep))
    }

    @Test("A client that asks too often has its 429 after a second, and not before; over a proxy of this machine it is told at once")
    func tooOften() async throws {
        let (releases, release) = AsyncStream<Void>.makeStream()
        let limits = try limits(["limits.address_rate": "1"]) { [asked] time in
            asked.withLockedValue { $0.append(time) }
            for await _ in releases { return }
        }
        let server = try await TestServer { router in
            router.group("/limited").add(middleware: AddressLimitMiddleware(limits: limits))
                .get("/things") { _, _ in Answer.ok().response(camelCase: false) }
        }
        let from = [("x-forwarded-for", "203.0.113.1")]
        let caller = try await WireCaller(server.address, from: "127.0.0.2")
        #expect(try await caller.request("GET", "/limited/things", headers: from).status == 200)
        let refused = Task { try await caller.request("GET", "/limited/things", headers: from) }
        try await eventually("the answer is held") { asked.withLockedValue { $0 } == [.seconds(1)] }
        let proxy = try await WireCaller(server.address)
        #expect(try await proxy.request("GET", "/limited/things", headers: from).status == 429)
        release.yield()
        let answer = try await refused.value
        #expect(answer.status == 429 && answer.headers["retry-after"] == "1")
        #expect(asked.withLockedValue { $0.count } == 1)
        try await server.stop()
    }

    @Test("A hundred answers 401 of an address are not held, as of users whose tokens have expired; those beyond are, but 20 a second")
    func badTokens() async throws {
        let limits = try limits([:]) { [asked] time in asked.withLockedValue { $0.append(time) } }
        let (channel, metrics) = (InProcessChannel(services: [], principal: Principal(service: "gateway")), MetricsRegistry())
        let authenticator = Authenticator(
            apps: TokenIssuers(tenants: .init(channel), access: .init(channel), metrics: metrics),
            keys: HostKeyDirectory(tenants: .init(channel), metrics: metrics), directory: DirectoryRoles(registry: .init(channel), metrics: metrics),
            clock: clock)
        let server = try await TestServer { router in
            router.group("/api/v1").add(middleware: AuthenticationMiddleware(authenticator: authenticator, limits: limits))
                .get("/things") { _, _ in Answer.ok().response(camelCase: false) }
        }
        func ask(_ count: Int, from source: String?) async throws {
            let caller = try await WireCaller(server.address, from: source)
            for _ in 0..<count {
                #expect(try await caller.request("GET", "/api/v1/things", headers: [("authorization", "Bearer a.b.c")]).status == 401)
            }
            await caller.close()
        }
        try await ask(100, from: "127.0.0.2")
        try await ask(150, from: nil)
        #expect(asked.withLockedValue { $0.isEmpty })
        try await ask(3, from: "127.0.0.2")
        #expect(asked.withLockedValue { $0 } == Array(repeating: .seconds(1), count: 3))
        clock.advance(by: .seconds(1))
        try await ask(20, from: "127.0.0.2")
        try await ask(1, from: "127.0.0.3")
        #expect(asked.withLockedValue { $0.count } == 3)
        try await ask(1, from: "127.0.0.2")
        #expect(asked.withLockedValue { $0.count } == 4)
        try await server.stop()
    }

    @Test("No more than a thousand answers are held at once, and none of a request with a large body, or of a proxy")
    func bounds() async throws {
        let pace = RefusalPace(clock: clock) { [asked] time in
            asked.withLockedValue { $0.append(time) }
            try await Task.sleep(for: .seconds(3_600))
        }
        @Sendable func hold(_ fields: HTTPFields = [:], from address: String = "203.0.113.1") async throws {
            let head = HTTPRequest(method: .post, scheme: nil, authority: nil, path: "/", headerFields: fields)
            await pace.hold(Request(head: head, body: .init(buffer: ByteBuffer())), from: try SocketAddress(ipAddress: address, port: 1))
        }
        for fields in [[.contentLength: "65537"], [.contentLength: "many"], [.transferEncoding: "chunked"]] as [HTTPFields] {
            try await hold(fields)
        }
        for address in ["127.0.0.1", "::1"] { try await hold(from: address) }
        #expect(asked.withLockedValue { $0.isEmpty })
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<RefusalPace.most { group.addTask { try await hold([.contentLength: "65536"]) } }
            try await eventually("all are held") { asked.withLockedValue { $0.count } == RefusalPace.most }
            // It comes back at once.
            try await hold()
            #expect(asked.withLockedValue { $0.count } == RefusalPace.most)
            group.cancelAll()
        }
        // Those have left.
        let next = Task { try await hold() }
        try await eventually("another is held") { asked.withLockedValue { $0.count } == RefusalPace.most + 1 }
        next.cancel()
        try await next.value
    }
}
