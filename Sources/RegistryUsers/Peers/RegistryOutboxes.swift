import CarillonAPI
package import DurableWork
package import Logging
package import ServiceKit
package import Storage

/// The registry's outboxes: what it tells preferences, receipts and the dispatcher after a commit.
package struct RegistryOutboxes: Sendable {
    /// Deliver the outboxes.
    package let publishers: [any BackgroundWorker]
    /// For operators, who list what a peer refused.
    package let quarantineSources: [QuarantineSource]

    /// The publishers watch the store from now on. Blocks: call it while the service is built.
    ///
    /// - Parameter quarantine: of the store.
    package init(
        store: Store, clock: any DomainClock, activity: ActivityTracker, peers: RegistryPeers, quarantine: Quarantine, logger: Logger
    ) {
        let guardianships = Outbox<PreferencesV1.EndedGuardianship>(in: store)
        let permissions = Outbox<PreferencesV1.DevicePermission>(in: store)
        let telemetry = Outbox<ReceiptsV1.TelemetryEvent>(in: store)
        let personMessages = Outbox<DispatcherV1.PersonMessage>(in: store)
        let alerts = Outbox<ReceiptsV1.AlertReport>(in: store)
        func publisher<Item>(_ name: String, _ outbox: Outbox<Item>, to peer: OutboxPeer<Item>) -> OutboxPublisher<Item> {
            OutboxPublisher(name: name, outbox: outbox, to: peer, quarantine: quarantine, activity: activity, clock: clock, logger: logger)
        }
        publishers = [
            publisher("ended guardianships", guardianships, to: peers.guardianships),
            publisher("permissions", permissions, to: peers.permissions), publisher("telemetry", telemetry, to: peers.telemetry),
            publisher("messages to people", personMessages, to: peers.personMessages), publisher("causes of alerts", alerts, to: peers.alerts),
        ]
        quarantineSources = [
            guardianships.quarantineSource(), permissions.quarantineSource(), telemetry.quarantineSource(), personMessages.quarantineSource(),
            alerts.quarantineSource(),
        ]
    }
}
