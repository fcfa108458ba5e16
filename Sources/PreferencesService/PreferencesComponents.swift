import CarillonAPI
import Cryptography
import DurableWork
import Logging
import RPC
import ServiceKit
import Storage

/// The connected parts of preferences. Tests make them with their own peers.
struct PreferencesComponents: Sendable {
    let preferences: UserPreferencesService
    let permissions: PermissionsService
    let consents: ConsentsService
    let localScheduling: LocalSchedulingService
    let changes: PreferenceChangesService
    let userData: PreferencesUserDataService
    let quarantine: QuarantineService
    let pushSwitches: OutboxPublisher<RegistryV1.PushSwitch>
    let telemetry: OutboxPublisher<ReceiptsV1.TelemetryEvent>
    let personMessages: OutboxPublisher<DispatcherV1.PersonMessage>
    let jobs: JobScheduler

    /// Watches the store from now on. Blocks until running writes are done: call it while the service is built.
    ///
    /// - Parameters:
    ///   - store: has ``PreferencesMigrations``.
    ///   - linkKeyRing: signs the links of consents.
    ///   - quarantine: of the store.
    /// - Throws: ``TextsMissing``, and errors of the store.
    init(
        store: Store, clock: any DomainClock, ids: IdentifierSource, activity: ActivityTracker, metrics: MetricsRegistry,
        policies: any PolicySource, peers: PreferencesPeers, linkKeyRing: KeyRing, choices: ChoiceCache = ChoiceCache(), quarantine: Quarantine,
        audit: any AuditSink, logger: Logger
    ) throws {
        let events = TelemetrySource(ids: ids)
        preferences = try UserPreferencesService(
            store: store, clock: clock, metrics: metrics, policies: policies, directory: peers.directory, telemetry: events, choices: choices,
            audit: audit)
        // After the cache of choices, so that a client that hears of a change and asks again gets the new choice.
        changes = PreferenceChangesService(
            feed: try ChangeFeed(of: store, tables: PreferenceChangesService.watched, name: "preferences", activity: activity, metrics: metrics))
        permissions = PermissionsService(
            store: store, clock: clock, policies: policies, directory: peers.directory, texts: try PromptTexts.read(metrics: metrics),
            telemetry: events, audit: audit)
        consents = ConsentsService(
            store: store, clock: clock, ids: ids, policies: policies, directory: peers.directory, links: ConsentLinks(keyRing: linkKeyRing),
            telemetry: events, audit: audit)
        localScheduling = LocalSchedulingService(store: store, clock: clock, policies: policies, directory: peers.directory, audit: audit)
        userData = PreferencesUserDataService(store: store, clock: clock, audit: audit)
        let switchOutbox = Outbox<RegistryV1.PushSwitch>(in: store)
        let telemetryOutbox = Outbox<ReceiptsV1.TelemetryEvent>(in: store)
        let messageOutbox = Outbox<DispatcherV1.PersonMessage>(in: store)
        self.quarantine = QuarantineService(
            quarantine, of: "preferences",
            sources: [switchOutbox.quarantineSource(), telemetryOutbox.quarantineSource(), messageOutbox.quarantineSource()], audit: audit,
            logger: logger)
        pushSwitches = OutboxPublisher(
            name: "push switches", outbox: switchOutbox, to: peers.pushSwitches, quarantine: quarantine, activity: activity, clock: clock,
            logger: logger)
        telemetry = OutboxPublisher(
            name: "telemetry", outbox: telemetryOutbox, to: peers.telemetry, quarantine: quarantine, activity: activity, clock: clock,
            logger: logger)
        personMessages = OutboxPublisher(
            name: "messages to people", outbox: messageOutbox, to: peers.personMessages, quarantine: quarantine, activity: activity, clock: clock,
            logger: logger)
        jobs = JobScheduler(MaintenanceJob.preferences(store, policies: policies), clock: clock, activity: activity, metrics: metrics, logger: logger)
    }

    /// The contracts.
    var services: [any RegistrableService] { [preferences, permissions, consents, localScheduling, changes, userData, quarantine] }

    /// The background work.
    var workers: [any BackgroundWorker] { [pushSwitches, telemetry, personMessages, jobs] }
}
