import CarillonAPI
import DurableWork
import Foundation
import GRDB
import Protobuf
import RPC
import ServiceKit
import Storage
import Synchronization
import TestFolders
import Testing

/// A service that counts: `Add` adds a value and answers the sum, `Other` does the same under another name, `Forget` answers nothing,
/// `Watch` streams.
private final class Adding: RegistrableService {
    static let service = ServiceDescriptor(fullName: "test.Adding")
    static let add = MethodDescriptor(service: service, name: "Add", callType: .unary)
    static let other = MethodDescriptor(service: service, name: "Other", callType: .unary)
    static let forget = MethodDescriptor(service: service, name: "Forget", callType: .unary)
    static let watch = MethodDescriptor(service: service, name: "Watch", callType: .serverStreaming)
    static let schema = Migration("sum", "CREATE TABLE sum (value INTEGER NOT NULL); INSERT INTO sum VALUES (0);")

    let store: Store
    let clock: any DomainClock
    /// Calls that reached a handler.
    let handled = Mutex(0)
    /// What calls of `Add` and `Other` were told that they did.
    let effects = Mutex<[Int32]>([])

    init(store: Store, clock: any DomainClock) {
        self.store = store
        self.clock = clock
    }

    func registerMethods(with router: inout RPCRouter) {
        for method in [Self.add, Self.other] {
            router.unary(method) { [self] (request: ReceiptsV1.ChangeCounterRequest, context) in try await add(request, context) }
        }
        router.unary(Self.forget) { [self] (_: ReceiptsV1.ChangeCounterRequest, context) in
            try await store.writeOnce(for: context, clock: clock) { database in
                try database.execute(sql: "UPDATE sum SET value = value + 1")
                return ReceiptsV1.RecordTelemetryResponse()
            }.response
        }
        router.serverStreaming(Self.watch) { (request: ReceiptsV1.ChangeCounterRequest, responses, _) in
            try await responses.write(ReceiptsV1.ChangeCounterResponse(badge: request.value))
        }
    }

    private func add(_ request: ReceiptsV1.ChangeCounterRequest, _ context: ServerContext) async throws -> ReceiptsV1.ChangeCounterResponse {
        handled.withLock { $0 += 1 }
        let (response, effect) = try await store.writeOnce(for: context, clock: clock) { database in
            try database.execute(sql: "UPDATE sum SET value = value + ?", arguments: [request.value])
            // One operation stands for an effect that fails.
            if request.op == .clear { throw APIError(.conflict, "not now") }
            return try Int32.fetchOne(database, sql: "SELECT value FROM sum") ?? -1
        } response: {
            ReceiptsV1.ChangeCounterResponse(badge: $0)
        }
        if let effect { effects.withLock { $0.append(effect) } }
        return response
    }
}

@Suite("GW-04 Idempotency keys")
struct IdempotencyTests {
    private let folder: TemporaryFolder
    private let clock = VirtualClock(start: Instant(milliseconds: 1_780_000_000_000))

    init() throws { folder = try TemporaryFolder() }

    private func service() throws -> Adding {
        let store = try Store(path: folder.file("a.sqlite"), migrations: [Adding.schema, .idempotencyKeys])
        return Adding(store: store, clock: clock)
    }

    private static func user(_ id: String, organization: String = "org", app: String = "chat") -> Principal {
        Principal(service: "gateway", actor: .init(userID: id, organizationID: organization, appID: app, roles: ["member"]))
    }

    /// Calls and answers the sum.
    private func add(
        _ value: Int32, key: String?, op: ReceiptsV1.CounterOperation = .unspecified, to service: Adding, method: MethodDescriptor = Adding.add,
        as principal: Principal = user("ann"), interceptors: Bool = true
    ) async throws -> Int32 {
        let channel = InProcessChannel(
            services: [service], interceptors: interceptors ? [IdempotencyInterceptor(store: service.store, clock: clock)] : [Onward()],
            principal: principal)
        var options = CallOptions()
        if let key { options.metadata = ["idempotency-key": key] }
        let response: ReceiptsV1.ChangeCounterResponse = try await channel.unary(
            method, ReceiptsV1.ChangeCounterRequest(op: op, value: value), options: options)
        return response.badge
    }

    /// Stands where the look-up before the handler stands, so that the one inside the transaction is on its own.
    private struct Onward: ServerInterceptor {
        func intercept(_ context: ServerContext, next: @Sendable (ServerContext) async throws -> Void) async throws { try await next(context) }
    }

    private func refusal(_ call: () async throws -> Int32) async -> String {
        do { return "answered \(try await call())" } catch {
            return (error as? RPCError).map { "\($0.reason ?? "?") \($0.field ?? "")" } ?? "\(error)"
        }
    }

    private func rows(_ service: Adding) async throws -> Int {
        try await service.store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM idempotency_keys") ?? -1 }
    }

    @Test("The same key with the same request has the first answer and no second effect, after a restart as well")
    func repeated() async throws {
        let first = try service()
        #expect(try await add(5, key: "k", to: first) == 5)
        #expect(try await add(1, key: "other", to: first) == 6)
        #expect(try await add(5, key: "k", to: first) == 5)
        #expect(first.handled.withLock { $0 } == 2, "the handler does not see the repetition")
        #expect(try await add(5, key: nil, to: first) == 11, "without a key every call counts")
        #expect(first.effects.withLock { $0 } == [5, 6, 11])
        await first.store.close()
        let second = try service()
        #expect(try await add(5, key: "k", to: second) == 5)
        #expect(try await add(1, key: "new", to: second) == 12)
        await second.store.close()
    }

    @Test("The same key with another request is refused with idempotency_mismatch", arguments: [true, false])
    func mismatch(interceptors: Bool) async throws {
        let service = try service()
        #expect(try await add(5, key: "k", to: service, interceptors: interceptors) == 5)
        #expect(
            await refusal { try await add(6, key: "k", to: service, interceptors: interceptors) } == "idempotency_mismatch Idempotency-Key")
        #expect(try await add(5, key: "k", to: service, interceptors: interceptors) == 5, "the first answer stays")
        await service.store.close()
    }

    @Test("Of equal calls at one time one has an effect, and all have its answer")
    func race() async throws {
        let service = try service()
        let answers = try await withThrowingTaskGroup(of: Int32.self) { group in
            for _ in 0..<64 { group.addTask { try await add(5, key: "k", to: service, interceptors: false) } }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(answers == [5])
        #expect(service.handled.withLock { $0 } == 64, "all of them came as far as the transaction")
        #expect(service.effects.withLock { $0 } == [5], "one is told of its effect, the others that they had none")
        #expect(try await rows(service) == 1)
        await service.store.close()
    }

    @Test("A call that failed is not remembered: it is tried again, and its key is free")
    func failed() async throws {
        let service = try service()
        #expect(await refusal { try await add(5, key: "k", op: .clear, to: service) } == "conflict ")
        #expect(await refusal { try await add(5, key: "k", op: .clear, to: service) } == "conflict ")
        #expect(service.handled.withLock { $0 } == 2)
        #expect(try await add(7, key: "k", to: service) == 7)
        await service.store.close()
    }

    @Test("GW-04 T37 An answer is remembered for 24 hours of domain time")
    func expiry() async throws {
        let service = try service()
        #expect(try await add(5, key: "k", to: service) == 5)
        clock.advance(by: .seconds(86_400) - .milliseconds(1))
        #expect(try await add(5, key: "k", to: service) == 5)
        clock.advance(by: .milliseconds(1))
        #expect(try await add(6, key: "k", to: service) == 11, "the key is free again")
        #expect(try await add(6, key: "k", to: service) == 11)
        #expect(try await rows(service) == 1)
        await service.store.close()
    }

    @Test("Expired answers leave as new ones come, a few at a time")
    func purge() async throws {
        let service = try service()
        for number in 0..<40 { _ = try await add(1, key: "old-\(number)", to: service) }
        clock.advance(by: .seconds(86_400))
        var counts: [Int] = []
        for number in 0..<4 {
            _ = try await add(1, key: "new-\(number)", to: service)
            counts.append(try await rows(service))
        }
        #expect(counts == [25, 10, 3, 4])
        await service.store.close()
    }

    @Test("A key belongs to one principal of one app and to one method")
    func scope() async throws {
        let service = try service()
        let principals = [
            Self.user("ann"), Self.user("ben"), Self.user("ann", organization: "other"), Self.user("ann", app: "other"),
            Self.user(""), Principal(service: "evaluator"), Principal(service: "operator"),
        ]
        var sum: Int32 = 0
        for principal in principals {
            for method in [Adding.add, Adding.other] {
                sum += 1
                #expect(try await add(1, key: "k", to: service, method: method, as: principal) == sum)
                #expect(try await add(1, key: "k", to: service, method: method, as: principal) == sum)
            }
        }
        await service.store.close()
    }

    @Test("A key has 1 to 128 printable ASCII characters")
    func form() async throws {
        let service = try service()
        for key in ["", String(repeating: "k", count: 129), "schlüssel", "a\u{7f}"] {
            #expect(await refusal { try await add(1, key: key, to: service) } == "invalid_argument Idempotency-Key")
        }
        #expect(try await add(1, key: String(repeating: "k", count: 128), to: service) == 1)
        #expect(try await add(1, key: "Any of: ~!@#$%^&*()", to: service) == 2)
        await service.store.close()
    }

    @Test("An answer without content is an answer; a stream has no one answer and takes no notice")
    func shapes() async throws {
        let service = try service()
        let channel = InProcessChannel(
            services: [service], interceptors: [IdempotencyInterceptor(store: service.store, clock: clock)], principal: Self.user("ann"))
        let options = CallOptions(metadata: ["idempotency-key": "k"])
        for _ in 0..<2 {
            let _: ReceiptsV1.RecordTelemetryResponse = try await channel.unary(Adding.forget, ReceiptsV1.ChangeCounterRequest(), options: options)
        }
        for value in [Int32(3), 4] {
            let streamed = try await channel.serverStreaming(Adding.watch, ReceiptsV1.ChangeCounterRequest(value: value), options: options) {
                (responses: ResponseStream<ReceiptsV1.ChangeCounterResponse>) in
                try await responses.reduce(into: []) { $0.append($1.badge) }
            }
            #expect(streamed == [value])
        }
        #expect(try await add(0, key: nil, to: service) == 1)
        await service.store.close()
    }
}
