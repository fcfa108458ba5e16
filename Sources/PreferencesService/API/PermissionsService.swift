import CarillonAPI
import DurableWork
import RPC
import ServiceKit
import Storage

/// `carillon.preferences.v1.Permissions`: the permissions that devices report, and decisions whether to ask for permission.
struct PermissionsService: PreferencesV1.Permissions.ServiceProtocol {
    let store: Store
    let clock: any DomainClock
    let policies: any PolicySource
    let directory: any UserDirectory
    let texts: PromptTexts
    let telemetry: TelemetrySource
    /// Audits administrators' reads of users (SEC-10).
    let audit: any AuditSink

    // MARK: Reports

    func reportPermission(
        _ request: PreferencesV1.ReportPermissionRequest, context: ServerContext
    ) async throws -> PreferencesV1.ReportPermissionResponse {
        let key = try key(of: request.tenant, request.userId, request.deviceId, context)
        let status = try request.permissionStatus.required(field: "permission_status")
        let changedFrom = try request.changedFrom.required(field: "changed_from")
        let policy = try await policies.current(for: request.tenant ?? .init()).policy
        let (mode, quota) = (policy.telemetryMode, try await quota(for: key, policy, of: request.tenant))
        let now = clock.now
        let change = PermissionChange(key: key, status: status, changedFrom: changedFrom, changedAt: now)
        let device = try await store.write { [telemetry] in
            try PermissionRecording.record(change, in: quota, mode: mode, raisingFrom: telemetry, at: now, $0)
        }
        // If this fails, the client repeats the report, which sets the registry's copy.
        try await directory.setPermission(status, device: key.deviceId, userId: key.user.id, tenant: request.tenant)
        return .init(state: device.permission.message(deviceId: device.deviceId, history: device.changes))
    }

    func listPermissions(
        _ request: PreferencesV1.ListPermissionsRequest, context: ServerContext
    ) async throws -> PreferencesV1.ListPermissionsResponse {
        try context.requireScope(tenant: request.tenant, userID: request.userId)
        try FieldRules.checkUser(request.userId)
        if context.looksAtAnother(than: request.userId, of: request.tenant) {
            try await audit.record(
                .init(.preferencesRead, subject: request.userId, details: "permissions", tenant: request.tenant), context)
        }
        let user = UserKey(request.userId, of: request.tenant)
        let devices = try await store.read { try PermissionTable.devices(of: user, $0) }
        return .init(states: devices.map { $0.permission.message(deviceId: $0.deviceId, history: $0.changes) })
    }

    func permissionStatistics(
        _ request: PreferencesV1.PermissionStatisticsRequest, context: ServerContext
    ) async throws -> PreferencesV1.PermissionStatisticsResponse {
        try context.requireScope(tenant: request.tenant)
        try FieldRules.checkInstant(request.sinceMs, field: "since_ms")
        let tenant = request.tenant ?? .init()
        let (prompted, granted) = try await store.read {
            try PermissionChangeTable.promptAnswers(since: Instant(milliseconds: request.sinceMs), tenant: tenant, $0)
        }
        let reading = CatalogueMetric.permissionGrantRate.reading(granted, of: prompted, profile: "")
        return .init(prompted: prompted, granted: granted, grantRate: reading.value, target: reading.target, met: reading.met)
    }

    // MARK: Prompts

    func decidePrompt(
        _ request: PreferencesV1.DecidePromptRequest, context: ServerContext
    ) async throws -> PreferencesV1.DecidePromptResponse {
        let key = try key(of: request.tenant, request.userId, request.deviceId, context)
        let situation = try request.context.required(field: "context")
        let app = try await policies.current(for: request.tenant ?? .init())
        _ = try request.deviceType.checked(field: "device_type")
        let device = try await directory.device(key.deviceId, userId: key.user.id, tenant: request.tenant)
        let deviceType = request.deviceType == .unspecified ? device?.deviceType : request.deviceType
        let now = clock.now
        let quota = DeviceQuota(key: key, most: DeviceQuota.mostDevices(app.policy), isRegistered: device != nil)
        let state = try await store.write {
            try PermissionRecording.promptState(in: quota, registered: device, asked: situation, at: now, $0)
        }
        let decision = app.policy.prompts.decide(state, in: situation, isWeb: deviceType == .web, at: now)
        var answer = PreferencesV1.DecidePromptResponse(
            show: decision.kind != nil, kind: decision.kind.map { .init($0) } ?? .unspecified, reason: .init(decision.reason),
            nextEligibleAtMs: decision.nextEligibleAt?.milliseconds)
        if let kind = decision.kind {
            let roles = try await directory.user(key.user.id, tenant: request.tenant).roles
            let found = texts.texts(for: kind, roles: roles, locales: request.locales, policy: app.policy)
            (answer.contentKey, answer.texts, answer.locale) = (found.key, found.texts, found.locale)
        }
        return answer
    }

    func reportPrompt(
        _ request: PreferencesV1.ReportPromptRequest, context: ServerContext
    ) async throws -> PreferencesV1.ReportPromptResponse {
        let key = try key(of: request.tenant, request.userId, request.deviceId, context)
        let kind = try request.kind.required(field: "kind")
        let outcome = try request.outcome.required(field: "outcome")
        let policy = try await policies.current(for: request.tenant ?? .init()).policy
        let (rules, mode) = (policy.prompts, policy.telemetryMode)
        let (now, quota) = (clock.now, try await quota(for: key, policy, of: request.tenant))
        let prompt = PromptReport(key: key, kind: kind, outcome: outcome)
        return try await store.writeOnce(for: context, clock: clock) { [telemetry] database in
            try PermissionRecording.record(prompt, in: quota, mode: mode, raisingFrom: telemetry, at: now, database)
            return PreferencesV1.ReportPromptResponse(
                nextEligibleAtMs: outcome.isRefusal ? rules.nextEligible(afterRefusalAt: now)?.milliseconds : nil)
        }.response
    }

    // MARK: Keys and quotas

    private func key(
        of tenant: CommonV1.Tenant?, _ userId: String, _ deviceId: String, _ context: ServerContext
    ) throws -> DeviceKey {
        try context.requireScope(tenant: tenant, userID: userId)
        try FieldRules.checkUser(userId)
        try FieldRules.checkDevice(deviceId)
        return DeviceKey(user: UserKey(userId, of: tenant), deviceId: deviceId)
    }

    /// The quota of a device's user. Asks the registry about the device only when the user has reached the limit.
    private func quota(for key: DeviceKey, _ policy: Policy, of tenant: CommonV1.Tenant?) async throws -> DeviceQuota {
        let most = DeviceQuota.mostDevices(policy)
        guard try await store.read({ try PermissionTable.isQuotaUsedUp(key, most: most, $0) }) else {
            return DeviceQuota(key: key, most: most, isRegistered: false)
        }
        let isRegistered = try await directory.device(key.deviceId, userId: key.user.id, tenant: tenant) != nil
        return DeviceQuota(key: key, most: most, isRegistered: isRegistered)
    }
}
