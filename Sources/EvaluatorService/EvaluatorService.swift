import DurableWork
public import ServiceKit

/// The composition of the evaluator: accepts events, decides who gets which notification, and delivers the decisions to receipts and dispatcher.
public enum EvaluatorService {
    /// `evaluator`, port 7103.
    public static let definition = ServiceDefinition(name: "evaluator", defaultPort: 7103)

    /// Builds the service.
    ///
    /// - Throws: configuration and store errors, each naming what is wrong and the remedy.
    @Sendable public static func build(_ runtime: ServiceRuntime) async throws -> ServiceComponents {
        let intake = try IntakeSettings.read(runtime.config)
        let store = try runtime.openStore(migrations: EvaluatorMigrations.all)
        let peers = EvaluatorPeers(runtime)
        let settingsChanges = SettingsChanges(activity: runtime.activity)
        let failedPushes = FailedPushes(waking: settingsChanges.signal)
        let policies = PolicyWatcher(
            tenants: peers.tenants, metrics: runtime.metrics, logger: runtime.logger, onChange: settingsChanges.policyChanged)
        runtime.needs("registry", while: { policies.knowsNothing })
        let audit = AuditReporter(registry: runtime.channel(to: "registry"), logger: runtime.logger)
        let quarantine = try await runtime.quarantine(of: store)
        let components = try await EvaluatorComponents(
            store: store, clock: runtime.clock, ids: runtime.ids, activity: runtime.activity, metrics: runtime.metrics, policies: policies,
            peers: peers, settingsChanges: settingsChanges, failedPushes: failedPushes, tracer: runtime.tracer, quarantine: quarantine,
            audit: audit, logger: runtime.logger)
        let stream = try await Self.streamIntake(intake, components.events.acceptance, runtime)
        return ServiceComponents(
            rpc: components.services,
            workers: components.workers + [
                policies, runtime.preferenceChanges(telling: settingsChanges), runtime.deviceChanges(telling: settingsChanges.directory),
                runtime.deliveryChanges(telling: failedPushes),
            ] + [stream].compactMap(\.self),
            interceptors: [IdempotencyInterceptor(store: store, clock: runtime.clock)], onRefusal: audit.refused,
            onShutdown: [{ await stream?.close() }])
    }

    /// Takes events from a stream; nil without one. The evaluator stays ready without NATS, because calls bring events meanwhile, and another
    /// evaluator could not take its place (decision 0075).
    private static func streamIntake(
        _ settings: IntakeSettings?, _ acceptance: EventAcceptance, _ runtime: ServiceRuntime
    ) async throws -> StreamIntake? {
        guard let settings else { return nil }
        let stream = try await StreamIntake.connect(settings, acceptance, metrics: runtime.metrics, logger: runtime.logger)
        runtime.degrades(without: "events from a stream") { stream.problem }
        return stream
    }
}
