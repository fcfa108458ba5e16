import CarillonAPI
import RPC

/// The services behind the gateway: a client of each contract that a route calls.
struct GatewayPeers: Sendable {
    // The registry.
    let registry: RegistryV1.Registry.Client
    let addresses: RegistryV1.Addresses.Client
    let appAccess: RegistryV1.AppAccess.Client
    let auditLog: RegistryV1.AuditLog.Client
    let deviceAdministration: RegistryV1.DeviceAdministration.Client
    let groups: RegistryV1.Groups.Client
    let policyAdministration: RegistryV1.PolicyAdministration.Client
    let registryUserData: RegistryV1.UserData.Client
    let relationships: RegistryV1.Relationships.Client
    let tenants: RegistryV1.Tenants.Client
    // Preferences.
    let preferences: PreferencesV1.Preferences.Client
    let consents: PreferencesV1.Consents.Client
    let localScheduling: PreferencesV1.LocalScheduling.Client
    let permissions: PreferencesV1.Permissions.Client
    let preferencesUserData: PreferencesV1.UserData.Client
    // The evaluator.
    let evaluator: EvaluatorV1.Evaluator.Client
    let broadcasts: EvaluatorV1.Broadcasts.Client
    let evaluatorUserData: EvaluatorV1.UserData.Client
    // The dispatcher.
    let dispatcher: DispatcherV1.Dispatcher.Client
    let activityChannels: DispatcherV1.ActivityChannels.Client
    let activityPushes: DispatcherV1.ActivityPushes.Client
    let desktop: DispatcherV1.Desktop.Client
    let dispatcherUserData: DispatcherV1.UserData.Client
    let testPushes: DispatcherV1.TestPushes.Client
    let webhooks: DispatcherV1.Webhooks.Client
    // Receipts.
    let receipts: ReceiptsV1.Receipts.Client
    let frequency: ReceiptsV1.Frequency.Client
    let inbox: ReceiptsV1.Inbox.Client
    let receiptsUserData: ReceiptsV1.UserData.Client
    let telemetry: ReceiptsV1.Telemetry.Client
    let reports: ReceiptsV1.Reports.Client
    let userStreams: ReceiptsV1.UserStreams.Client

    /// - Parameter channel: The channel to a service, by the service's name.
    init(over channel: (_ service: String) -> any RPCChannel) {
        let registry = channel("registry")
        self.registry = .init(registry)
        addresses = .init(registry)
        appAccess = .init(registry)
        auditLog = .init(registry)
        deviceAdministration = .init(registry)
        groups = .init(registry)
        policyAdministration = .init(registry)
        registryUserData = .init(registry)
        relationships = .init(registry)
        tenants = .init(registry)

        let preferences = channel("preferences")
        self.preferences = .init(preferences)
        consents = .init(preferences)
        localScheduling = .init(preferences)
        permissions = .init(preferences)
        preferencesUserData = .init(preferences)

        let evaluator = channel("evaluator")
        self.evaluator = .init(evaluator)
        broadcasts = .init(evaluator)
        evaluatorUserData = .init(evaluator)

        let dispatcher = channel("dispatcher")
        self.dispatcher = .init(dispatcher)
        activityChannels = .init(dispatcher)
        activityPushes = .init(dispatcher)
        dispatcherUserData = .init(dispatcher)
        testPushes = .init(dispatcher)
        webhooks = .init(dispatcher)
        desktop = .init(dispatcher)

        let receipts = channel("receipts")
        self.receipts = .init(receipts)
        frequency = .init(receipts)
        inbox = .init(receipts)
        receiptsUserData = .init(receipts)
        telemetry = .init(receipts)
        reports = .init(receipts)
        userStreams = .init(receipts)
    }
}
