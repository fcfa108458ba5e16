import ServiceKit

/// Every endpoint below `/api/v1` (GW-06).
struct GatewayRoutes {
    let services: Services
    let policies: any PolicySource
    let clock: any DomainClock
    let texts: TextLanguages

    /// - Parameters:
    ///   - endpoints: Endpoints for authenticated callers.
    ///   - open: Endpoints for holders of a signed link (SEC-04).
    func add(to endpoints: Endpoints, open: Endpoints) {
        let readers = ReaderLanguages(registry: services.registry, preferences: services.preferences, texts: texts)
        DeviceRoutes(services: services, policies: policies, readers: readers).add(to: endpoints)
        AddressRoutes(addresses: services.addresses).add(to: endpoints)
        TestPushRoutes(services: services).add(to: endpoints)
        PreferenceRoutes(services: services, policies: policies, readers: readers, clock: clock).add(to: endpoints)
        PromptRoutes(permissions: services.permissions, readers: readers).add(to: endpoints)
        EventRoutes(services: services).add(to: endpoints)
        ReceiptRoutes(services: services).add(to: endpoints)
        TelemetryRoutes(telemetry: services.telemetry).add(to: endpoints)
        DirectoryRoutes(services: services).add(to: endpoints)
        FamilyRoutes(services: services).add(to: endpoints)
        ConsentRoutes(consents: services.consents).add(to: endpoints)
        ConsentLinkRoute(consents: services.consents).add(to: open)
        AdminRoutes(services: services).add(to: endpoints)
        AdminDeviceRoutes(services: services).add(to: endpoints)
        AdminAuditRoutes(services: services).add(to: endpoints)
        UserDataRoutes(services: services).add(to: endpoints)
        AdminPolicyRoutes(services: services).add(to: endpoints)
        AdminCatalogueRoutes(services: services, policies: policies).add(to: endpoints)
        ServiceKeyRoutes(registry: services.registry).add(to: endpoints)
    }
}
