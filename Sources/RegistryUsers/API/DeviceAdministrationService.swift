import CarillonAPI
import DurableWork
import Logging
import RPC
import RegistryTenants
import ServiceKit
import Storage

/// `carillon.registry.v1.DeviceAdministration` (REG-32, REG-33). Every read of a user's device is audited (SEC-10).
struct DeviceAdministrationService: RegistryV1.DeviceAdministration.ServiceProtocol {
    let store: Store
    let clock: any DomainClock
    let ids: IdentifierSource
    let policies: PolicyCache
    let tombstones: Tombstones
    let registrations: RegistrationCounter
    let statistics: StatisticsCache
    let probe: RegistryPeers.Probe
    let logger: Logger

    /// Devices of one message of an export.
    static let exportPage = 500

    func listAllDevices(
        _ request: RegistryV1.ListAllDevicesRequest, context: ServerContext
    ) async throws -> RegistryV1.ListAllDevicesResponse {
        let query = try DeviceSearch(request.filter, in: context)
        let page = try Page(size: request.pageSize, token: request.pageToken)
        let before = try page.position() ?? Int64.max
        let found = try await query.page(before: before, size: page.size, store)
        try await record(
            .devicesListed, of: query, userId: request.filter?.userId, details: "\(found.devices.count) devices", context)
        let devices = try await store.read { try DeviceTable.wholeMessages(of: found.devices, $0) }
        return .init(devices: devices, nextPageToken: found.before.map(String.init) ?? "")
    }

    func getDevice(_ request: RegistryV1.GetDeviceRequest, context: ServerContext) async throws -> RegistryV1.GetDeviceResponse {
        let (actor, now, reach) = (AuditActor(context), clock.now, DeviceReach(request.tenant, of: context))
        let device = try await store.write { database in
            let device = try DeviceTable.find(anywhere: request.pushDeviceId, in: reach, database)
            try AuditTable.record(.deviceRead, subject: device.pushDeviceId, by: actor, tenant: device.tenant, at: now, in: database)
            return try DeviceTable.wholeMessage(of: device, database)
        }
        return .init(device: device)
    }

    func deactivateDevice(
        _ request: RegistryV1.DeactivateDeviceRequest, context: ServerContext
    ) async throws -> RegistryV1.DeactivateDeviceResponse {
        let change = try DeviceIntervention(
            .deviceDeactivated, request.pushDeviceId, in: DeviceReach(request.tenant, of: context), request.reason, by: AuditActor(context),
            now: clock.now)
        let (response, isRepeated) = try await store.writeOnce(for: context, clock: clock) { database in
            let device = try change.apply(database) { device in
                device.enter(try device.status.after(.deactivate))
                // The device's user may activate it again, a launch may not (REG-23).
                device.deactivation = device.deactivation.switchedOff(byOwner: false)
                device.deactivatedAt = change.now
            }
            return RegistryV1.DeactivateDeviceResponse(device: try DeviceTable.wholeMessage(of: device, database))
        }
        if !isRepeated { change.log(logger) }
        return response
    }

    func revokeToken(_ request: RegistryV1.RevokeTokenRequest, context: ServerContext) async throws -> RegistryV1.RevokeTokenResponse {
        let change = try DeviceIntervention(
            .tokenRevoked, request.pushDeviceId, in: DeviceReach(request.tenant, of: context), request.reason, by: AuditActor(context),
            now: clock.now)
        let (response, isRepeated) = try await store.writeOnce(for: context, clock: clock) { database in
            let device = try change.apply(database) { device in
                // Undoing a verdict must not restore the device.
                try InvalidationJournalTable.forget(device, database)
                guard device.status != .revoked else { return }
                device.status = try device.status.after(.revoke)
                device.revokedReason = .admin
                device.revokedAt = change.now
                device.address = nil
                device.isPrimary = false
            }
            return RegistryV1.RevokeTokenResponse(device: try DeviceTable.wholeMessage(of: device, database))
        }
        if !isRepeated { change.log(logger) }
        return response
    }

    func refreshToken(_ request: RegistryV1.RefreshTokenRequest, context: ServerContext) async throws -> RegistryV1.RefreshTokenResponse {
        let reach = DeviceReach(request.tenant, of: context)
        let device = try await store.read { try DeviceTable.find(anywhere: request.pushDeviceId, in: reach, $0) }
        guard device.status == .active, device.address != nil else {
            throw APIError(
                .invalidTransition, field: "status", "a device that is \(device.status.name) cannot be reached; it must register again")
        }
        let push = DispatcherV1.ProbeTokensRequest(
            tenant: device.tenant, probeId: ids.make(prefix: ""), devices: [device.probeTarget], data: ["reason": "token_refresh"])
        let asked = try await probe(push).accepted > 0
        let (actor, now) = (AuditActor(context), clock.now)
        return try await store.writeOnce(for: context, clock: clock) { database in
            try AuditTable.record(
                .tokenRefreshRequested, subject: device.pushDeviceId, details: asked ? "" : "no sender for \(device.tokenType.name)", by: actor,
                tenant: device.tenant, at: now, in: database)
            return RegistryV1.RefreshTokenResponse(asked: asked)
        }.response
    }

    func exportDevices(
        _ request: RegistryV1.ExportDevicesRequest, response: ResponseWriter<RegistryV1.ExportDevicesResponse>, context: ServerContext
    ) async throws {
        let query = try DeviceSearch(request.filter, in: context)
        // Audited before the first device is sent, because an interrupted export is an export, too.
        try await record(.devicesExported, of: query, userId: request.filter?.userId, details: "", context)
        var before: Int64? = .max
        while let start = before {
            let found = try await query.page(before: start, size: Self.exportPage, store)
            let messages = try await store.read { try DeviceTable.wholeMessages(of: found.devices, $0) }
            for page in MessagePages.cut(messages, count: Self.exportPage, size: { $0.encodedSize() + 5 }) {
                try await response.write(.init(devices: Array(page)))
            }
            before = found.before
        }
    }

    func deviceStats(_ request: RegistryV1.DeviceStatsRequest, context: ServerContext) async throws -> RegistryV1.DeviceStatsResponse {
        let tenant = request.tenant ?? .init()
        try context.requireScope(organization: tenant.organizationId)
        let apps = try await store.read { try AppTable.tenants(of: tenant, $0) }
        guard !apps.isEmpty else {
            throw APIError(.notFound, field: tenant.appId.isEmpty ? "organization_id" : "app_id", "there is no such organization or app")
        }
        let isWhole = context.principal?.actor.map { $0.has(.systemAdmin) } ?? true
        let told = DeviceStatistics(smallestGroup: isWhole ? 1 : DeviceStatistics.smallestShownGroup)
        try await registrations.write(to: store)
        var found: [RegistryV1.AppDeviceStats] = []
        for tenant in apps {
            let counts = try await statistics.counts(of: tenant)
            let languages = try await statistics.languages(of: tenant, users: counts.value.activeUsers)
            let now = clock.now
            let daily = try await store.read { try DailyDeviceCounts(of: tenant, now: now, $0) }
            var stats = told.statistics(of: tenant, counts: counts, daily: daily)
            stats.languages = languages?.value.shares(smallestGroup: told.smallestGroup) ?? []
            stats.languagesCountedAtMs = languages?.countedAt.milliseconds ?? 0
            stats.metrics = DeviceMetrics.readings(of: stats, daily: daily, profile: try await policies.entry(for: tenant).policy.profile)
            found.append(stats)
        }
        return .init(apps: found)
    }

    // MARK: Shared

    private func record(
        _ action: AuditAction, of query: DeviceSearch, userId: String?, details: String, _ context: ServerContext
    ) async throws {
        let (actor, now) = (AuditActor(context), clock.now)
        let text = [query.summary, details].filter { !$0.isEmpty }.joined(separator: "; ")
        let tenant = query.tenant ?? CommonV1.Tenant()
        try await store.write { [tombstones] database in
            try tombstones.record(action, subject: userId ?? "", details: text, by: actor, tenant: tenant, at: now, in: database)
        }
    }
}
