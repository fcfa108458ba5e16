import CarillonAPI
import RPC
import ServiceKit
import Storage

/// `carillon.preferences.v1.Permissions`: what devices say of permission, and whether to ask for it.
struct PermissionHandlers: PreferencesV1.Permissions.ServiceProtocol {
    let store: Store
    let policies: any PolicySource
    let directory: any UserDirectory
    let texts: PromptTexts
    let clock: any DomainClock
    /// What administrators read of users is on record (SEC-10).
    let audit: any AuditSink

    // MARK: What devices say

    func reportPermission(
        _ request: PreferencesV1.ReportPermissionRequest, context: ServerContext
    ) async throws -> PreferencesV1.ReportPermissionResponse {
        let key = try key(of: request.tenant, request.userId, request.deviceId, context)
        let status: PermissionStatus = try Self.choice(request.permissionStatus, field: "permission_status")
        guard !request.changedFrom.isEmpty else { throw APIError(.invalidArgument, field: "changed_from", "is required") }
        guard ["permission_prompt", "os_settings"].contains(request.changedFrom) else {
            throw APIError(.invalidValue, field: "changed_from", "is permission_prompt or os_settings")
        }
        let policy = try await policies.current(for: request.tenant ?? .init()).policy
        let (mode, room) = (policy.telemetryMode, try await room(for: key, policy, of: request.tenant))
        let (nowMs, source) = (clock.now.milliseconds, telemetry)
        let change = PermissionChange(key: key, status: status, changedFrom: request.changedFrom, changedAtMs: nowMs)
        let state = try await store.write { database in
            try key.refuseErased(nowMs: nowMs, database)
            try room.make(database)
            let row = try change.record(mode: mode, source: source, database)
            return Self.message(row, key.deviceId, try PermissionRows.changes(of: key, database))
        }
        // Should this fail, the client repeats the report, and the copy is set then.
        try await directory.setPermission(status.rawValue, device: key.deviceId, userId: key.userId, tenant: request.tenant)
        return .init(state: state)
    }

    func listPermissions(
        _ request: PreferencesV1.ListPermissionsRequest, context: ServerContext
    ) async throws -> PreferencesV1.ListPermissionsResponse {
        try context.requireScope(tenant: request.tenant, userID: request.userId)
        try PreferencesHandlers.checkUser(request.userId)
        if context.looksAtAnother(than: request.userId, of: request.tenant) {
            try await audit.record(
                .init("preferences.read", subject: request.userId, details: "permissions", tenant: request.tenant), context)
        }
        let tenant = Tenant(request.tenant)
        return .init(
            states: try await store.read { database in
                try PermissionRows.all(database, userId: request.userId, tenant: tenant).map { Self.message($0.row, $0.deviceId, $0.changes) }
            })
    }

    func permissionStatistics(
        _ request: PreferencesV1.PermissionStatisticsRequest, context: ServerContext
    ) async throws -> PreferencesV1.PermissionStatisticsResponse {
        try context.requireScope(tenant: request.tenant)
        try PreferencesHandlers.checkInstant(request.sinceMs, field: "since_ms")
        let tenant = Tenant(request.tenant)
        let (prompted, granted) = try await store.read {
            try PermissionRows.answers(tenant: tenant, sinceMs: request.sinceMs, $0)
        }
        let rate = prompted == 0 ? nil : Double(granted) / Double(prompted)
        return .init(
            prompted: prompted, granted: granted, grantRate: rate, target: GrantRateTarget.words, met: rate.map(GrantRateTarget.isMet))
    }

    // MARK: Whether to ask

    func decidePrompt(
        _ request: PreferencesV1.DecidePromptRequest, context: ServerContext
    ) async throws -> PreferencesV1.DecidePromptResponse {
        let key = try key(of: request.tenant, request.userId, request.deviceId, context)
        let situation: PromptContext = try Self.choice(request.context, field: "context")
        let governing = try await policies.current(for: request.tenant ?? .init())
        try Self.checkDeviceType(request.deviceType)
        let device = try await directory.device(key.deviceId, userId: key.userId, tenant: request.tenant)
        let deviceType = request.deviceType.isEmpty ? device?.deviceType : request.deviceType
        let now = clock.now
        let room = DeviceRoom(key: key, most: PermissionRows.mostDevices(governing.policy), isRegistered: device != nil)
        let state = try await store.write { try Self.look(at: key, room, registered: device, in: situation, now: now, $0) }
        let decision = governing.policy.prompts.decide(state, in: situation, isWeb: deviceType == "web", at: now)
        var answer = PreferencesV1.DecidePromptResponse(
            show: decision.kind != nil, kind: decision.kind?.rawValue ?? "none", reason: decision.reason.rawValue,
            nextEligibleAtMs: decision.nextEligibleAt?.milliseconds)
        if let kind = decision.kind {
            let roles = try await directory.user(key.userId, tenant: request.tenant).roles
            let found = texts.texts(for: kind, roles: roles, locales: request.locales, policy: governing.policy)
            (answer.contentKey, answer.texts, answer.locale) = (found.key, found.texts, found.locale)
        }
        return answer
    }

    /// What is known of the device and its user, this moment included.
    private static func look(
        at key: DeviceKey, _ room: DeviceRoom, registered device: DirectoryDevice?, in situation: PromptContext, now: Instant, _ database: Database
    ) throws -> PromptState {
        try key.refuseErased(nowMs: now.milliseconds, database)
        var row = try PermissionRows.find(key, database)
        var activity = try PromptActivity.find(database, userId: key.userId, tenant: key.tenant)
        let (rowBefore, activityBefore) = (row, activity)
        activity.countDay(of: now)
        if situation == .valueMoment { activity.valueReached = true }
        if situation == .settings { row.settingsOpenedAtMs = now.milliseconds }
        if row != rowBefore {
            try room.make(database)
            try PermissionRows.write(row, of: key, database)
        }
        if activity != activityBefore { try activity.write(userId: key.userId, tenant: key.tenant, database) }
        let document = try DocumentRows.find(database, userId: key.userId, tenant: key.tenant)
        // What was reported here counts; else, and where it came later, what the device registered with.
        let isReported = row.changedAtMs > 0 && row.changedAtMs >= device?.registeredAtMs ?? 0
        let registered = device.flatMap { PermissionStatus(rawValue: $0.permissionStatus) } ?? .notDetermined
        return PromptState(
            permission: isReported ? row.status : registered, refusedAt: row.refusedAtMs.map(Instant.init(milliseconds:)),
            settingsOpenedAt: row.settingsOpenedAtMs.map(Instant.init(milliseconds:)), valueReached: activity.valueReached,
            activeDays: activity.activeDays,
            optedOutAt: document.pushEnabled ? nil : document.optedOutAtMs.map(Instant.init(milliseconds:)))
    }

    private static func checkDeviceType(_ type: String) throws(APIError) {
        guard type.isEmpty || ["ios", "android", "web", "desktop"].contains(type) else {
            throw APIError(.invalidValue, field: "device_type", "“\(type)” is none of ios, android, web, desktop")
        }
    }

    func reportPrompt(
        _ request: PreferencesV1.ReportPromptRequest, context: ServerContext
    ) async throws -> PreferencesV1.ReportPromptResponse {
        let key = try key(of: request.tenant, request.userId, request.deviceId, context)
        let kind: PromptKind = try Self.choice(request.kind, field: "kind")
        let outcome: PromptOutcome = try Self.choice(request.outcome, field: "outcome")
        let policy = try await policies.current(for: request.tenant ?? .init()).policy
        let (rules, mode) = (policy.prompts, policy.telemetryMode)
        let (now, source, room) = (clock.now, telemetry, try await room(for: key, policy, of: request.tenant))
        return try await store.writeOnce(for: context, clock: clock) { database in
            try key.refuseErased(nowMs: now.milliseconds, database)
            try room.make(database)
            var row = try PermissionRows.find(key, database)
            if outcome.isRefusal { row.refusedAtMs = now.milliseconds }
            if outcome == .openedPreferences { row.settingsOpenedAtMs = now.milliseconds }
            try PermissionRows.write(row, of: key, database)
            let before = try PermissionRows.lastOutcome(of: key, database)
            try PermissionRows.addOutcome(outcome, kind: kind, atMs: now.milliseconds, of: key, database)
            try source.raise(
                "push_prompt_outcome", about: key.user, mode: mode, atMs: now.milliseconds,
                [
                    "user_id": .text(key.userId), "device_id": .text(key.deviceId), "kind": .text(kind.rawValue), "old_outcome": .text(before),
                    "new_outcome": .text(outcome.rawValue),
                ], database)
            return PreferencesV1.ReportPromptResponse(
                nextEligibleAtMs: outcome.isRefusal ? rules.nextEligible(afterRefusalAt: now)?.milliseconds : nil)
        }.response
    }

    // MARK: Requests and messages

    var telemetry: TelemetrySource { TelemetrySource(ids: IdentifierSource(clock: clock)) }

    private func key(
        of tenant: CommonV1.Tenant?, _ userId: String, _ deviceId: String, _ context: ServerContext
    ) throws -> DeviceKey {
        try context.requireScope(tenant: tenant, userID: userId)
        try PreferencesHandlers.checkUser(userId)
        try Self.checkDevice(deviceId)
        return DeviceKey(tenant: Tenant(tenant), userId: userId, deviceId: deviceId)
    }

    /// ARCH-06.
    static func checkDevice(_ deviceId: String) throws(APIError) {
        guard !deviceId.isEmpty else { throw APIError(.invalidArgument, field: "device_id", "is required") }
        guard HostID.canBeDevice(deviceId) else {
            throw APIError(
                .invalidValue, field: "device_id", "has 1 to 128 letters, digits, dots, underscores, colons and hyphens, and is neither . nor ..")
        }
    }

    static func choice<Choice: RawRepresentable & CaseIterable>(
        _ text: String, field: String
    ) throws(APIError) -> Choice where Choice.RawValue == String {
        guard !text.isEmpty else { throw APIError(.invalidArgument, field: field, "is required") }
        guard let choice = Choice(rawValue: text) else {
            throw APIError(
                .invalidValue, field: field, "“\(text)” is none of: \(Choice.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        return choice
    }

    private static func message(
        _ row: PermissionRow, _ deviceId: String, _ changes: [PreferencesV1.PermissionChange]
    ) -> PreferencesV1.PermissionState {
        .init(
            deviceId: deviceId, permissionStatus: row.status.rawValue, changedFrom: row.changedFrom, changedAtMs: row.changedAtMs,
            history: changes)
    }

    /// Asks the registry about a device only where it matters: once a user has as many as are kept.
    private func room(for key: DeviceKey, _ policy: Policy, of tenant: CommonV1.Tenant?) async throws -> DeviceRoom {
        let most = PermissionRows.mostDevices(policy)
        guard try await store.read({ try PermissionRows.needsRoom(key, most: most, $0) }) else {
            return DeviceRoom(key: key, most: most, isRegistered: false)
        }
        let isRegistered = try await directory.device(key.deviceId, userId: key.userId, tenant: tenant) != nil
        return DeviceRoom(key: key, most: most, isRegistered: isRegistered)
    }
}

/// A place for a device among those of its user that something is kept of.
private struct DeviceRoom: Sendable {
    var key: DeviceKey
    var most: Int
    var isRegistered: Bool

    /// - Throws: `too_many_devices` where there is none.
    func make(_ database: Database) throws {
        try PermissionRows.makeRoom(for: key, most: most, isRegistered: isRegistered, database)
    }
}
