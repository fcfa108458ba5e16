import CarillonAPI
import Logging
import RPC
import Synchronization
import TestConditions
import Testing

@testable import ServiceKit

@Suite("The policies that a service keeps")
struct PolicyWatcherTests {
    /// A registry that answers nothing until it is told to.
    private final class SlowRegistry: RegistrableService {
        let state = Mutex((calls: 0, answers: false))

        func registerMethods(with router: inout RPCRouter) {
            router.unary(RegistryV1.Tenants.Method.getPolicy) { (_: RegistryV1.GetPolicyRequest, _: ServerContext) -> RegistryV1.GetPolicyResponse in
                self.state.withLock { $0.calls += 1 }
                try await eventually("the registry may answer") { self.state.withLock { $0.answers } }
                throw APIError(.notFound, "no such app")
            }
        }
    }

    @Test("ARCH-04 a caller that is cancelled does not wait for a policy that others wait for too", .timeLimit(.minutes(1)))
    func cancelled() async throws {
        let registry = SlowRegistry()
        let watcher = PolicyWatcher(
            tenants: .init(InProcessChannel(services: [registry], principal: Principal(service: "evaluator"))), metrics: MetricsRegistry(),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        let app = CommonV1.Tenant(organizationId: "org_1", appId: "chat")
        let calls = (0..<2).map { _ in Task { try await watcher.current(for: app) } }
        try await eventually("the registry is asked") { registry.state.withLock { $0.calls } > 0 }
        calls[0].cancel()
        await #expect(throws: CancellationError.self) { _ = try await calls[0].value }
        registry.state.withLock { $0.answers = true }
        await #expect(throws: RPCError.self) { _ = try await calls[1].value }
        #expect(registry.state.withLock { $0.calls } == 1)
    }
}
