import ServiceKit

/// Every endpoint below `/api/v1` (GW-06), and the one below `/api`. The folder and the file of an endpoint follow its path: `/push/config` is in
/// `Push/PushConfigRoute.swift`.
struct GatewayRoutes {
    let peers: GatewayPeers
    let publish: MediaRoutes.Publish
    let pass: EventRoutes.Pass
    let held: HeldStreams
    let availability: PushAvailability
    let signing: SigningApps
    let recheck: UserStream.Recheck
    let policies: any PolicySource
    let clock: any DomainClock
    let texts: TextLanguages

    /// - Parameters:
    ///   - endpoints: Endpoints for authenticated callers.
    ///   - open: Endpoints for holders of a signed link (SEC-04), for systems that sign what they post, and for everybody.
    ///   - unversioned: Endpoints below `/api` for authenticated callers.
    ///   - streams: As `endpoints`, for requests that go on for hours: they do not count as work, so that virtual time does not wait for them.
    func add(to endpoints: Endpoints, open: Endpoints, unversioned: Endpoints, streams: Endpoints) {
        let readers = ReaderLanguages(registry: peers.registry, preferences: peers.preferences, texts: texts)
        // Apps, for their user.
        ActionRoute(peers: peers).add(to: endpoints)
        ActivityTokenRoutes(addresses: peers.addresses).add(to: endpoints)
        BadgeRoutes(receipts: peers.receipts).add(to: endpoints)
        ChannelRoutes(preferences: peers.preferences).add(to: endpoints)
        DeviceRoutes(registry: peers.registry).add(to: endpoints)
        InboxRoutes(inbox: peers.inbox).add(to: endpoints)
        LocalConfigRoutes(localScheduling: peers.localScheduling).add(to: endpoints)
        LocalContentRoutes(localScheduling: peers.localScheduling, readers: readers).add(to: endpoints)
        LocalReportRoutes(telemetry: peers.telemetry).add(to: endpoints)
        NotificationRoute(peers: peers).add(to: endpoints)
        OwnDataRoutes(peers: peers).add(to: endpoints)
        PermissionRoute(permissions: peers.permissions).add(to: endpoints)
        PreferenceRoutes(peers: peers, policies: policies, readers: readers, clock: clock).add(to: endpoints)
        PresenceRoute(registry: peers.registry).add(to: endpoints)
        PromptRoutes(permissions: peers.permissions, readers: readers).add(to: endpoints)
        PushConfigRoute(administration: peers.policyAdministration, policies: policies, readers: readers).add(to: endpoints)
        ReceiptRoutes(receipts: peers.receipts).add(to: endpoints)
        for endpoints in [endpoints, unversioned] { SnoozeRoute(evaluator: peers.evaluator).add(to: endpoints) }
        StatusRoute(availability: availability).add(to: open)
        StreamRoutes(peers: peers, held: held, availability: availability, recheck: recheck).add(to: endpoints, streams: streams)
        TelemetryRoutes(telemetry: peers.telemetry).add(to: endpoints)
        TestPushRoutes(peers: peers).add(to: endpoints)
        WebSubscriptionRoutes(addresses: peers.addresses).add(to: endpoints)
        // Host systems.
        ActivityChannelRoutes(peers: peers).add(to: endpoints)
        ActivityPushRoute(peers: peers).add(to: endpoints)
        ConsentRoutes(consents: peers.consents).add(to: endpoints)
        ConsentLinkRoute(consents: peers.consents).add(to: open)
        DeliveryReportRoute(peers: peers, apps: signing).add(to: open)
        DirectoryChannelRoutes(registry: peers.registry).add(to: endpoints)
        DirectoryGroupRoutes(groups: peers.groups).add(to: endpoints)
        DirectoryRelationshipRoutes(relationships: peers.relationships).add(to: endpoints)
        DirectoryThreadRoutes(registry: peers.registry).add(to: endpoints)
        DirectoryUserRoutes(registry: peers.registry, userData: peers.registryUserData).add(to: endpoints)
        ErasureRoute(userData: peers.registryUserData).add(to: endpoints)
        BroadcastRoutes(peers: peers).add(to: endpoints)
        EntityRoute(peers: peers).add(to: endpoints)
        EventRoutes(evaluator: peers.evaluator, pass: pass, clock: clock).add(to: endpoints)
        ItemRoutes(evaluator: peers.evaluator).add(to: endpoints)
        MediaRoutes(publish: publish).add(to: endpoints)
        SilentPushRoute(peers: peers).add(to: endpoints)
        SubmitNotificationRoute(peers: peers, policies: policies).add(to: endpoints)
        // Administrators.
        AdminAppRoutes(tenants: peers.tenants).add(to: endpoints)
        AdminAuditRoute(auditLog: peers.auditLog).add(to: endpoints)
        AdminCatalogueRoutes(tenants: peers.tenants, administration: peers.policyAdministration, policies: policies).add(to: endpoints)
        AdminCredentialRoutes(dispatcher: peers.dispatcher, tenants: peers.tenants).add(to: endpoints)
        AdminDeadLetterRoutes(dispatcher: peers.dispatcher).add(to: endpoints)
        AdminDeviceRoutes(devices: peers.deviceAdministration, permissions: peers.permissions).add(to: endpoints)
        AdminMetricsRoute(peers: peers, clock: clock).add(to: endpoints)
        AdminOrganizationRoutes(tenants: peers.tenants).add(to: endpoints)
        AdminPolicyRoutes(tenants: peers.tenants, administration: peers.policyAdministration).add(to: endpoints)
        AdminPreviewRoute(peers: peers).add(to: endpoints)
        AdminReportRoute(reports: peers.reports).add(to: endpoints)
        AdminServiceKeyRoutes(tenants: peers.tenants).add(to: endpoints)
        AdminUserDataRoutes(peers: peers).add(to: endpoints)
        AdminVapidKeyRoute(tenants: peers.tenants, addresses: peers.addresses).add(to: endpoints)
    }
}
