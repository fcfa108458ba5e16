import CarillonAPI
import RPC
import ServiceKit
import Storage

/// The evaluator as a process.
public enum EvaluatorProcess {
    public static let definition = ServiceDefinition(name: "evaluator", defaultPort: 7103)

    /// Builds the parts from what a main gets.
    @Sendable public static func build(_ runtime: ServiceRuntime) async throws -> ServiceParts {
        let store = try runtime.openStore(migrations: EvaluatorComposition.migrations)
        let registry = runtime.channel(to: "registry")
        let audit = AuditReporter(registry: registry, logger: runtime.logger)
        let heldChanges = HeldChanges(activity: runtime.activity)
        let policies = PolicyWatcher(
            registry: .init(registry), metrics: runtime.metrics, logger: runtime.logger, onChange: heldChanges.policyChanged)
        runtime.needs("registry", while: { policies.knowsNothing })
        let neighbours = Neighbours(
            registry: registry, preferences: runtime.channel(to: "preferences"), receipts: runtime.channel(to: "receipts"),
            dispatcher: runtime.channel(to: "dispatcher"), backoffs: runtime.backoffs)
        let answers = try runtime.sendAnswersCache(telling: heldChanges)
        let changes = answers?.worker ?? runtime.preferenceChanges(telling: heldChanges)
        let evaluator = try await EvaluatorComposition(
            store: store, clock: runtime.clock, ids: runtime.ids, activity: runtime.activity, metrics: runtime.metrics,
            policies: policies, neighbours: neighbours, answers: answers?.cache, heldChanges: heldChanges, audit: audit, logger: runtime.logger)
        return ServiceParts(
            rpc: [evaluator.service, evaluator.quarantine, EvaluatorUserData(store: store, audit: audit, clock: runtime.clock)],
            workers: evaluator.workers + [
                policies, changes, runtime.deviceChanges(telling: heldChanges.directory),
                PrivacyUpkeep(store: store, clock: runtime.clock, activity: runtime.activity, logger: runtime.logger),
                RetentionWorker(
                    store: store, clock: runtime.clock, activity: runtime.activity, policies: policies, logger: runtime.logger),
            ],
            interceptors: [IdempotencyInterceptor(store: store, clock: runtime.clock)],
            onRefusal: audit.refused, onShutdown: [{ await store.close() }])
    }
}
