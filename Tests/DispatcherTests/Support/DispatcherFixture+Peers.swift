import CarillonAPI
import DurableWork
import Providers
import ServiceKit
import Synchronization

@testable import DispatcherService

extension DispatcherFixture {
    /// The peers: their answers, which the test sets, and the reports that they got.
    final class Peers: SendChecks, PolicySource, GuardianConsent, AppSource {
        private struct State {
            var told: [ReceiptsV1.Outcome] = []
            var reports: [RegistryV1.TokenReport] = []
            var alerts: [ReceiptsV1.AlertReport] = []
            var refusals: [String: RegistryV1.DeviceRefusal] = [:]
            var decisions: [String: SendDecision] = [:]
            var isAway = false
            /// Apps that the peers cannot check.
            var uncheckable: Set<CommonV1.Tenant> = []
            /// Apps whose checks wait for ``checkGate``; nil: all.
            var gated: Set<CommonV1.Tenant>?
            var checked = 0
            /// The pushes of each send-time check that failed.
            var failedChecks: [[String]] = []
            /// Apps whose checks never end, unless their calls are cancelled.
            var hanging: Set<CommonV1.Tenant> = []
            var hung = 0
            /// Children, and whether the guardian consented.
            var children: [String: Bool] = [:]
            /// Apps that the registry does not know.
            var unknown: Set<CommonV1.Tenant> = []
            /// Apps whose policy waits for ``policyGate``.
            var stalled: Set<CommonV1.Tenant> = []
            /// The registry's record of every app.
            var app = RegistryV1.App()
            var askedForApp = 0
            /// The keys of the addresses of every app.
            var addressKeys: [RegistryV1.VapidKey] = []
        }

        private let state = Mutex(State())
        let policy: AppPolicy
        /// While it is closed, send-time checks wait.
        let checkGate = Gate()
        /// While it is closed, policies of stalled apps wait.
        let policyGate = Gate()

        init(settings: [String: PolicyValue]) throws {
            policy = AppPolicy(
                policy: try Policy(settings: settings, of: PolicyOwner(profile: "chat")), catalogue: Catalogue(RegistryV1.GetCatalogueResponse()))
        }

        func current(for tenant: CommonV1.Tenant) async throws -> AppPolicy {
            if state.withLock({ $0.stalled.contains(tenant) }) { await policyGate.pass() }
            guard !state.withLock({ $0.unknown.contains(tenant) }) else { throw APIError(.notFound, "there is no such app") }
            return policy
        }

        func app(of tenant: CommonV1.Tenant) async throws -> RegistryV1.App {
            state.withLock { state in
                state.askedForApp += 1
                return state.app
            }
        }

        func addressKeys(of tenant: CommonV1.Tenant) async throws -> [RegistryV1.VapidKey] { state.withLock { $0.addressKeys } }
        func say(_ keys: [RegistryV1.VapidKey]) { state.withLock { $0.addressKeys = keys } }

        func say(_ app: RegistryV1.App) { state.withLock { $0.app = app } }
        var askedForApp: Int { state.withLock { $0.askedForApp } }

        func check(_ deliveries: [InFlightDelivery], of app: CommonV1.Tenant, now: Instant) async throws -> [CheckedDelivery] {
            if state.withLock({ $0.gated?.contains(app) ?? true }) { await checkGate.pass() }
            if state.withLock({ $0.hanging.contains(app) }) {
                state.withLock { $0.hung += 1 }
                // Nobody signals.
                await WorkSignal().wait()
                throw SendCheckUnavailable(peer: "preferences", cause: CancellationError())
            }
            return try state.withLock { state in
                if state.isAway || state.uncheckable.contains(app) {
                    state.failedChecks.append(deliveries.map(\.push.message.pushId))
                    throw SendCheckUnavailable(peer: "preferences", cause: UnexpectedAnswer(what: "away"))
                }
                state.checked += deliveries.count
                return deliveries.map { delivery in
                    let push = delivery.push.message
                    // As preferences: a user without a consent that is needed gets no push.
                    let isForbidden = push.guardianConsentRequired && state.children[push.userId] != true
                    return CheckedDelivery(
                        decision: isForbidden ? .skip(.consentMissing) : state.decisions[push.pushId] ?? .send,
                        // As the registry: nobody is a guardian of an erased child.
                        refusal: push.aboutUserId == DispatcherV1.Push.erasedSubject
                            ? .relationshipEnded : state.refusals[delivery.claim.pushDeviceID], address: nil)
                }
            }
        }

        func took(_ outcomes: [ReceiptsV1.Outcome]) { state.withLock { $0.told += outcomes } }
        func took(_ reports: [RegistryV1.TokenReport]) { state.withLock { $0.reports += reports } }
        /// The causes of alerts, each as its state, kind and subject.
        var alerts: [String] { state.withLock { $0.alerts.map { "\($0.state.name) \($0.kind) \($0.subject)" } } }
        func took(_ alerts: [ReceiptsV1.AlertReport]) { state.withLock { $0.alerts += alerts } }
        func refuse(_ device: String, _ reason: RegistryV1.DeviceRefusal) { state.withLock { $0.refusals[device] = reason } }
        func decide(_ push: String, _ decision: SendDecision) { state.withLock { $0.decisions[push] = decision } }
        func child(_ user: String, consented: Bool) { state.withLock { $0.children[user] = consented } }

        func requiring(among users: Set<String>, of tenant: CommonV1.Tenant) async throws -> Set<String> {
            users.intersection(state.withLock { $0.children.keys })
        }

        func withheld(from children: Set<String>, of tenant: CommonV1.Tenant) async throws -> Set<String> {
            children.filter { user in state.withLock { $0.children[user] } == false }
        }

        func stall(_ tenant: CommonV1.Tenant) { state.withLock { _ = $0.stalled.insert(tenant) } }
        func forget(_ tenant: CommonV1.Tenant) { state.withLock { _ = $0.unknown.insert(tenant) } }
        func remember(_ tenant: CommonV1.Tenant) { state.withLock { _ = $0.unknown.remove(tenant) } }

        func goAway(_ away: Bool) { state.withLock { $0.isAway = away } }
        func failChecks(of tenants: Set<CommonV1.Tenant>) { state.withLock { $0.uncheckable = tenants } }
        func hangChecks(of tenants: Set<CommonV1.Tenant>) { state.withLock { $0.hanging = tenants } }
        func gateChecks(of tenants: Set<CommonV1.Tenant>) { state.withLock { $0.gated = tenants } }

        /// Those of attempts, of ends, and of what was done with a push.
        var outcomes: [ReceiptsV1.Outcome] { state.withLock { $0.told.filter { $0.failureReason != ReceiptsV1.Outcome.outageReason } } }
        /// Devices whose push waits for the end of an outage.
        var outageReports: [ReceiptsV1.Outcome] { state.withLock { $0.told.filter { $0.failureReason == ReceiptsV1.Outcome.outageReason } } }
        var reports: [RegistryV1.TokenReport] { state.withLock { $0.reports } }
        var checked: Int { state.withLock { $0.checked } }
        var failedChecks: [[String]] { state.withLock { $0.failedChecks } }
        var askedInVain: Int { failedChecks.count }
        /// Checks that hang, or hung until they were cancelled.
        var hung: Int { state.withLock { $0.hung } }

        /// Last status by push device.
        func statuses() -> [String: CommonV1.DeliveryStatus] {
            Dictionary(outcomes.map { ($0.pushDeviceId, $0.status) }, uniquingKeysWith: { _, last in last })
        }

        func outcomes(of push: String) -> [ReceiptsV1.Outcome] { outcomes.filter { $0.pushId == push } }
    }
}
