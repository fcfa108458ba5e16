import CarillonAPI
import Logging
import RPC
import ServiceKit
import Synchronization
import TestConditions
import Testing

@Suite("The policies of a batch's apps")
struct PolicyBatchTests {
    /// A registry that has the app `chat`, hangs for `slow` ones, and knows no other. Counts its questions and how many run at once.
    private final class Registry: RegistrableService {
        struct State {
            var asked: [String] = []
            var running = 0
            var mostAtOnce = 0
            var hangs = true
        }
        let state = Mutex(State())

        var asked: [String] { state.withLock(\.asked) }

        func registerMethods(with router: inout RPCRouter) {
            router.unary(RegistryV1.Tenants.Method.getPolicy) {
                (request: RegistryV1.GetPolicyRequest, _: ServerContext) -> RegistryV1.GetPolicyResponse in
                let app = request.tenant?.appId ?? ""
                self.state.withLock { state in
                    state.asked.append(app)
                    state.running += 1
                    state.mostAtOnce = max(state.mostAtOnce, state.running)
                }
                defer { self.state.withLock { $0.running -= 1 } }
                if app.hasPrefix("slow") { try await eventually("the registry may answer") { self.state.withLock { !$0.hangs } } }
                throw APIError(.notFound, "there is no app \(app)")
            }
        }
    }

    private let registry = Registry()
    private let watcher: PolicyWatcher

    init() {
        watcher = PolicyWatcher(
            tenants: .init(InProcessChannel(services: [registry], principal: Principal(service: "receipts"))), metrics: MetricsRegistry(),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    }

    private func app(_ id: String) -> CommonV1.Tenant { CommonV1.Tenant(organizationId: "org_1", appId: id) }

    private func reason(_ answers: PolicyAnswers, _ id: String) -> String? {
        do {
            _ = try answers.policy(of: app(id))
            return nil
        } catch { return error.reason.code }
    }

    @Test(
        "ARCH-04 a registry that hangs for an app holds no batch long, and no other app of it; the next batch does not ask again",
        .timeLimit(.minutes(1)))
    func hanging() async throws {
        let began = ContinuousClock.now
        let answers = await watcher.policies(for: [app("slow"), app("gone")])
        #expect(ContinuousClock.now - began < .seconds(2))
        #expect(reason(answers, "slow") == "unavailable" && reason(answers, "gone") == "not_found")
        #expect(reason(answers, "another") == "unavailable")
        #expect(reason(await watcher.policies(for: [app("slow"), app("gone")]), "gone") == "not_found")
        #expect(registry.asked.sorted() == ["gone", "slow"])
        registry.state.withLock { $0.hangs = false }
    }

    @Test("ARCH-04 a batch of a thousand invented apps makes few questions at once, and few in all while the registry hangs", .timeLimit(.minutes(1)))
    func invented() async throws {
        let began = ContinuousClock.now
        let answers = await watcher.policies(for: Set((0..<1_000).map { app("slow-\($0)") }))
        #expect(ContinuousClock.now - began < .seconds(2))
        #expect((0..<1_000).allSatisfy { reason(answers, "slow-\($0)") == "unavailable" })
        #expect(registry.asked.count == 16)
        registry.state.withLock { $0.hangs = false }
        try await eventually("the questions end") { registry.state.withLock { $0.running } == 0 }
        // Others get their turn again.
        #expect(reason(await watcher.policies(for: [app("gone")]), "gone") == "not_found")
        #expect(registry.state.withLock(\.mostAtOnce) == 16)
    }

    @Test("ARCH-04 a call about one app does not wait longer than its caller does", .timeLimit(.minutes(1)))
    func single() async throws {
        let began = ContinuousClock.now
        // A timeout: who delivers to a peer counts those, and leaves the app after some.
        let error = await #expect(throws: APIError.self) { _ = try await watcher.current(for: app("slow")) }
        #expect(error?.reason == .deadlineExceeded)
        #expect(ContinuousClock.now - began < .milliseconds(4_900))
        registry.state.withLock { $0.hangs = false }
    }

    @Test("ARCH-04 a batch whose caller gave up leaves no refusal: the next batch asks the registry", .timeLimit(.minutes(1)))
    func cancelled() async throws {
        let batch = Task { await watcher.policies(for: [app("slow")]) }
        try await eventually("the registry is asked") { registry.asked == ["slow"] }
        batch.cancel()
        _ = await batch.value
        registry.state.withLock { $0.hangs = false }
        #expect(reason(await watcher.policies(for: [app("slow")]), "slow") == "not_found")
    }

    /// A source as tests of services have it: with one method.
    private struct OneAtATime: PolicySource {
        func current(for tenant: CommonV1.Tenant) async throws -> AppPolicy {
            throw APIError(tenant.appId == "gone" ? .notFound : .internalError, "trouble")
        }
    }

    @Test("An app whose policy fails for any other reason than that there is none is unavailable")
    func refusals() async {
        let answers = await OneAtATime().policies(for: [app("gone"), app("broken")])
        #expect(reason(answers, "gone") == "not_found" && reason(answers, "broken") == "unavailable")
    }

    @Test("That a call's only app does not exist is an answer; while its policy cannot be read, the call fails")
    func onlyApp() async throws {
        let gone = try await OneAtATime().policies(forOnly: app("gone"))
        #expect(reason(gone, "gone") == "not_found" && gone.known.isEmpty)
        let error = await #expect(throws: APIError.self) { _ = try await OneAtATime().policies(forOnly: app("broken")) }
        #expect(error?.reason == .internalError)
    }
}
