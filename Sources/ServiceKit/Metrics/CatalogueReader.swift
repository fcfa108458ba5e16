public import CarillonAPI
public import RPC

/// Reads the metric catalogue (OBS-08) of an app from the services that count: for `carillon metrics` and the gateway.
public struct CatalogueReader: Sendable {
    private let receipts: ReceiptsV1.Receipts.Client
    private let evaluator: EvaluatorV1.Evaluator.Client
    private let devices: RegistryV1.DeviceAdministration.Client
    private let permissions: PreferencesV1.Permissions.Client

    /// Uses clients of the four services.
    public init(
        receipts: ReceiptsV1.Receipts.Client, evaluator: EvaluatorV1.Evaluator.Client, devices: RegistryV1.DeviceAdministration.Client,
        permissions: PreferencesV1.Permissions.Client
    ) {
        (self.receipts, self.evaluator, self.devices, self.permissions) = (receipts, evaluator, devices, permissions)
    }

    /// The time that readings are of unless somebody names another.
    public static let usualTime = Duration.days(7)

    /// Every metric of the catalogue, in its order.
    ///
    /// - Parameters:
    ///   - from: milliseconds since 1970; 0: no bound.
    ///   - until: not included; 0: now.
    /// - Throws: errors of the calls: a metric that cannot be read must not look like one without data.
    public func read(
        of tenant: CommonV1.Tenant, from: Int64, until: Int64, options: CallOptions = CallOptions()
    ) async throws -> [CommonV1.MetricReading] {
        // First and alone, so that a caller without the right is refused, and audited, once.
        let ofDevices = try await devices.deviceStats(.init(tenant: tenant), options: options).apps.flatMap(\.metrics)
        async let ledger = receipts.statistics(
            .init(tenant: tenant, withMetrics: true, metricsFromMs: from, metricsUntilMs: until), options: options)
        async let items = evaluator.statistics(
            .init(tenant: tenant, withMetrics: true, metricsFromMs: from, metricsUntilMs: until), options: options)
        async let prompts = permissions.permissionStatistics(.init(tenant: tenant, sinceMs: from), options: options)
        let (ofLedger, ofItems) = (try await ledger.metrics, try await items.metrics)
        let ofPrompts = CatalogueReader.grants(try await prompts)
        return CatalogueMetric.catalogue(ofLedger + ofItems + ofDevices + [ofPrompts])
    }

    /// The reading of answers to the systems' prompts.
    public static func grants(_ prompts: PreferencesV1.PermissionStatisticsResponse) -> CommonV1.MetricReading {
        .init(
            name: CatalogueMetric.permissionGrantRate.rawValue, value: prompts.grantRate, target: prompts.target, met: prompts.met,
            part: prompts.granted, whole: prompts.prompted)
    }
}
