import CarillonAPI
import Cryptography
import DurableWork
import Foundation
import GRDB
import Providers
import RegistryTenants
import ServiceKit
import Storage

/// Registers devices and gives them new tokens, inside a transaction of the caller.
///
/// All refusals come before the first write, so an invalid item of a batch leaves nothing.
struct DeviceRegistrar: Sendable {
    let ids: IdentifierSource
    let keyRing: KeyRing
    /// Allowed hosts of browsers' subscriptions (SEC-07).
    let outbound: OutboundHosts

    /// Prepares a new device's id, and the token sealed for that id. Callers do this outside of the writer, which would otherwise seal all tokens one
    /// after the other.
    ///
    /// - Throws: `invalid_subscription`, or `invalid_token_format` for a subscription as a device's token, for an endpoint that is not allowed.
    func prepare(_ draft: DeviceDraft, policy: Policy) throws -> PreparedRegistration {
        if let token = draft.token { try checkEndpoint(of: token, isSubscription: draft.browser != nil) }
        let pushDeviceId = ids.make(prefix: policy.pushDeviceIdPrefix)
        return PreparedRegistration(
            draft: draft, policy: policy, pushDeviceId: pushDeviceId, address: try draft.token.map { try seal($0.text, for: pushDeviceId) })
    }

    /// The error never has the endpoint, because its holder can send.
    private func checkEndpoint(of token: PushToken, isSubscription: Bool) throws(APIError) {
        guard let endpoint = token.subscription?.endpoint, let refusal = outbound.refusal(of: endpoint) else { return }
        throw isSubscription
            ? APIError(.invalidSubscription, field: "endpoint", refusal)
            : APIError(.invalidTokenFormat, field: "token", "a subscription's endpoint \(refusal)")
    }

    /// Registers, or refreshes a registration of the same user and installation (REG-12, REG-22, REG-25).
    ///
    /// - Parameter actor: for the audit log, which records rotations.
    /// - Returns: the device, whether it is new, and whether its token replaced another one.
    func register(
        _ registration: PreparedRegistration, now: Instant, by actor: AuditActor, _ database: Database
    ) throws -> (device: DeviceRecord, created: Bool, rotation: TokenRotation?) {
        let tenant = registration.draft.tenant
        let registration = try keepingSubscriptionKey(registration, tenant: tenant, database)
        let (draft, policy) = (registration.draft, registration.policy)
        var deviceId = draft.deviceId
        let stored = try RegistrationContext(of: draft, tenant: tenant, policy: policy, now: now, database)
        if stored.someoneWasErased {
            try Tombstones(keyRing: keyRing).refuse(draft.userId, tenant: tenant, now: now, database)
        }
        let tokenHolder = try stored.tokenHolder.flatMap { try DeviceTable.find(pushDeviceId: $0, tenant: tenant, database) }
        let existing: DeviceRecord?
        if deviceId.isEmpty {
            // The same token of the same user is the same installation.
            deviceId = tokenHolder.flatMap { $0.userId == draft.userId ? $0.deviceId : nil } ?? ids.make(prefix: "dev_")
            existing = try DeviceTable.find(userId: draft.userId, deviceId: deviceId, tenant: tenant, database)
        } else {
            existing =
                stored.existing == stored.tokenHolder
                ? tokenHolder : try stored.existing.flatMap { try DeviceTable.find(pushDeviceId: $0, tenant: tenant, database) }
        }
        let released = tokenHolder?.pushDeviceId == existing?.pushDeviceId ? nil : tokenHolder
        // A reinstall, the same token with another installation id, does not count as a further device.
        let takesPlace = (existing == nil || existing?.status == .revoked) && released?.userId != draft.userId
        if takesPlace, !stored.hasRoom { try makeRoom(for: draft.userId, tenant: tenant, policy: policy, database) }
        if let released { try release(released, to: draft.userId, now: now, database) }
        // REG-34: an inactive user's devices stay inactive until the first launch after the user is active again.
        let userIsInactive = stored.user == .inactive
        if var device = existing {
            let mayReactivate = device.deactivation.ends(bySettings: draft.isFromSettings, reactivateOnLaunch: policy.reactivateOnLaunch)
            // The device's permission stays until it reports another one (PREF-13). Without permission it has no token (REG-14).
            let permission = device.permissionStatus
            let token = (draft.permissionStatus ?? permission).permits ? draft.token : nil
            let status = try device.status.after(.register(hasToken: token != nil, launchMayReactivate: mayReactivate))
            let rotation = try take(
                token, for: &device, refreshReason: "", telemetry: policy.telemetryMode, now: now, by: actor, database)
            device.describe(by: draft, now: now)
            device.logIn()
            device.enter(userIsInactive && status == .active ? .inactive : status)
            try DeviceTable.update(device, database)
            try PreferencesV1.DevicePermission.note(device, before: permission, now: now, database)
            try keep(token, of: device, draft, now: now, database)
            return (device, false, rotation)
        }
        var device = try newDevice(registration, deviceId: deviceId, now: now)
        if userIsInactive { device.status = .inactive }
        device.isPushOff = stored.isPushOff
        try DeviceTable.insert(device, database)
        if stored.user == .unknown { try addUser(draft.userId, tenant: tenant, now: now, database) }
        try keep(draft.token, of: device, draft, now: now, database)
        return (device, true, nil)
    }

    /// Raises the telemetry event of a new device that can get pushes (RCPT-23). A device that was known changes its registration, and an import of
    /// devices launches no app: they are no events.
    func raise(registrationOf device: DeviceRecord, _ registration: PreparedRegistration, now: Instant, _ database: Database) throws {
        guard device.address != nil else { return }
        try TelemetrySource(ids: ids).raise(
            .deviceRegistered, about: UserKey(device.userId, of: device.tenant), mode: registration.policy.telemetryMode, at: now,
            [
                "device_id": .text(device.deviceId), "device_type": .text(device.deviceType.name), "platform": .text(device.platform),
                "platform_version": .text(device.platformVersion), "device_model": .text(device.deviceModel), "user_id": .text(device.userId),
                "permission_status": .text(device.permissionStatus.name),
                "registration_method": .text(registration.draft.isFromSettings ? "settings_toggle" : "app_launch"),
            ], database)
    }

    /// Data beside the device's row: the browser's subscription, and the end of the token.
    private func keep(_ token: PushToken?, of device: DeviceRecord, _ draft: DeviceDraft, now: Instant, _ database: Database) throws {
        try keepSubscription(token, of: device, details: draft.browserDetails, now: now, database)
        if let token, token.subscription == nil, let end = draft.expiresAt { try DeviceTable.setTokenEnd(end, of: device, database) }
    }

    /// Adds a user whom the directory does not have, with this device only.
    private func addUser(_ userId: String, tenant: CommonV1.Tenant, now: Instant, _ database: Database) throws {
        try database.run(
            """
            INSERT INTO users (organization_id, app_id, user_id, roles, display_name, status, inactive_reason, created_at_ms,
                updated_at_ms) VALUES (?, ?, ?, '[]', '', 'active', '', ?, ?)
            """, [tenant.organizationId, tenant.appId, userId, now.milliseconds, now.milliseconds])
    }

    /// A new token for a device (REG-18).
    ///
    /// - Parameter telemetry: the app's telemetry.
    /// - Throws: `invalid_transition` for a revoked device, or one that may have no token without permission (REG-14).
    func rotate(
        _ device: DeviceRecord, to token: PushToken, refreshReason: String, telemetry: TelemetryMode, now: Instant, by actor: AuditActor,
        _ database: Database
    ) throws -> (device: DeviceRecord, rotation: TokenRotation?) {
        try checkEndpoint(of: token, isSubscription: false)
        guard device.permissionStatus != .denied else {
            throw APIError(
                .invalidTransition, field: "permission_status", "the device's system permits no notifications; register it again when it does")
        }
        var device = device
        let token = try keepingSubscriptionKey(token, tenant: device.tenant, database)
        let status = try device.status.after(.newToken)
        if let holder = try DeviceTable.find(tokenHash: token.hash, tenant: device.tenant, database),
            holder.pushDeviceId != device.pushDeviceId
        {
            try release(holder, to: device.userId, now: now, database)
        }
        let rotation = try take(
            token, for: &device, refreshReason: refreshReason, telemetry: telemetry, now: now, by: actor, database)
        let userIsInactive = try UserTable.isInactive(device.userId, tenant: device.tenant, database)
        device.enter(userIsInactive && status == .active ? .inactive : status)
        device.lastRegisteredAt = now
        device.lastUsedAt = now
        device.updatedAt = now
        try DeviceTable.update(device, database)
        try keepSubscription(token, of: device, details: nil, now: now, database)
        return (device, rotation)
    }

    /// A known subscription keeps its VAPID key, also after the app's key changed (REG-37).
    private func keepingSubscriptionKey(_ token: PushToken, tenant: CommonV1.Tenant, _ database: Database) throws -> PushToken {
        guard var address = token.subscription, !token.namesKey,
            let keyID = try WebSubscriptionTable.vapidKeyID(ofEndpoint: token.hash, tenant: tenant, database)
        else { return token }
        address.vapidKeyID = keyID
        return PushToken(address, namesKey: true, keyRing)
    }

    /// The same for a prepared registration, which is sealed again if the key differs.
    private func keepingSubscriptionKey(
        _ registration: PreparedRegistration, tenant: CommonV1.Tenant, _ database: Database
    ) throws -> PreparedRegistration {
        guard let token = registration.draft.token, token.subscription != nil else { return registration }
        var draft = registration.draft
        let kept = try keepingSubscriptionKey(token, tenant: tenant, database)
        draft.token = kept
        return PreparedRegistration(
            draft: draft, policy: registration.policy, pushDeviceId: registration.pushDeviceId,
            address: kept.text == token.text ? registration.address : try seal(kept.text, for: registration.pushDeviceId))
    }

    /// The row beside a browser's device (REG-07): written with its subscription, ended without.
    private func keepSubscription(
        _ token: PushToken?, of device: DeviceRecord, details: BrowserDetails?, now: Instant, _ database: Database
    ) throws {
        guard device.deviceType == .web else { return }
        guard let token, let address = token.subscription else { return try WebSubscriptionTable.end(of: device.pushDeviceId, now: now, database) }
        try WebSubscriptionTable.record(address, hash: token.hash, of: device, details: details, ids: ids, now: now, database)
        try DeviceTable.setTokenEnd(details?.expiresAt, of: device, database)
    }

    /// Gives a device its token. Only the hash of the old one is kept.
    private func take(
        _ token: PushToken?, for device: inout DeviceRecord, refreshReason: String, telemetry: TelemetryMode, now: Instant, by actor: AuditActor,
        _ database: Database
    ) throws -> TokenRotation? {
        if let token, token.hash == device.tokenHash, device.address != nil {
            // The same endpoint with other keys.
            if token.subscription != nil, !holds(device, token.text) {
                device.address = try seal(token.text, for: device.pushDeviceId)
                device.addressVersion += 1
            }
            // After a verdict the device registered again. Verdicts on earlier sends must not apply to the new registration.
            if device.status != .active {
                device.addressVersion += 1
                try DeviceTable.awaitValidation(&device, database)
            }
            return nil
        }
        guard token != nil || device.tokenHash != nil else { return nil }
        var rotation: TokenRotation?
        if token?.hash != device.tokenHash {
            if let token, device.tokenHash != nil {
                rotation = try TokenRotation(of: device, reason: refreshReason, now: now, database)
                try rotation?.record(by: actor, now: now, database)
                try rotation?.raise(of: device, to: token, mode: telemetry, source: TelemetrySource(ids: ids), at: now, database)
            }
            try RevokedTokenTable.archive(tokenOf: device, reason: token == nil ? .withdrawn : .rotated, now: now, database)
        }
        device.tokenHash = token?.hash
        device.address = try token.map { try seal($0.text, for: device.pushDeviceId) }
        device.addressVersion += 1
        try DeviceTable.awaitValidation(&device, database)
        return rotation
    }

    /// Also false for an address that cannot be opened, which is then sealed again.
    private func holds(_ device: DeviceRecord, _ token: String) -> Bool {
        guard let address = device.address else { return false }
        return (try? keyRing.open(address, associatedData: Array(device.pushDeviceId.utf8))) == Array(token.utf8)
    }

    /// Only the dispatcher can open the address, and only with the id of its device (SEC-01).
    private func seal(_ token: String, for pushDeviceId: String) throws -> [UInt8] {
        try keyRing.seal(Array(token.utf8), associatedData: Array(pushDeviceId.utf8))
    }

    /// Removes a token from its present registration, because a token has one owner at a time (REG-22).
    private func release(_ holder: DeviceRecord, to userId: String, now: Instant, _ database: Database) throws {
        var holder = holder
        holder.status = try holder.status.after(.revoke)
        // The same user's token on another installation id is a reinstall, not another owner.
        holder.revokedReason = holder.userId == userId ? .rotated : .reassigned
        holder.revokedAt = now
        holder.address = nil
        holder.isPrimary = false
        holder.updatedAt = now
        try DeviceTable.update(holder, database)
    }

    /// Keeps a user's devices within `max_devices_per_user` (REG-31): deletes the least recently used inactive one.
    private func makeRoom(for userId: String, tenant: CommonV1.Tenant, policy: Policy, _ database: Database) throws {
        let key: StatementArguments = [tenant.organizationId, tenant.appId, userId]
        let count = try database.firstRow(
            """
            SELECT count(*) FROM devices WHERE organization_id = ? AND app_id = ? AND user_id = ? AND status <> 'revoked'
            """, key
        ) { $0[0] as Int }
        guard let count, count >= policy.maxDevicesPerUser else { return }
        let purged = try database.countChanges(
            """
            DELETE FROM devices WHERE id = (
                SELECT id FROM devices WHERE organization_id = ? AND app_id = ? AND user_id = ?
                    AND status NOT IN ('active', 'revoked')
                ORDER BY last_used_at_ms, id LIMIT 1)
            """, key)
        guard purged == 1 else {
            throw APIError(
                .tooManyDevices, field: "device_id",
                "the user has \(count) active devices of this app, as many as allowed; remove one")
        }
    }

    /// The sealed token of a new device. Seals the token again if the key ring was rotated after the first sealing, so that no record has the old key
    /// after a re-encryption of the store (SEC-01).
    private func address(of registration: PreparedRegistration) throws -> [UInt8]? {
        guard let token = registration.draft.token, let sealed = registration.address else { return nil }
        return try KeyRing.keyID(of: sealed) == keyRing.currentKeyID ? sealed : seal(token.text, for: registration.pushDeviceId)
    }

    private func newDevice(_ registration: PreparedRegistration, deviceId: String, now: Instant) throws -> DeviceRecord {
        let draft = registration.draft
        return DeviceRecord(
            tenant: draft.tenant, pushDeviceId: registration.pushDeviceId, userId: draft.userId, deviceId: deviceId,
            deviceType: draft.deviceType, platform: draft.platform, platformVersion: draft.platformVersion,
            deviceModel: draft.deviceModel, deviceName: draft.deviceName, tokenType: draft.tokenType,
            tokenProvider: draft.tokenProvider, tokenHash: draft.token?.hash,
            address: try address(of: registration), environment: draft.environment,
            addressVersion: draft.token == nil ? 0 : 1, status: draft.token == nil ? .inactive : .active, revokedReason: .unspecified,
            deactivatedBy: "", isValid: false, capabilities: draft.capabilities,
            notificationsEnabled: draft.notificationsEnabled ?? true, badgeEnabled: draft.badgeEnabled ?? true,
            soundEnabled: draft.soundEnabled ?? true, alertsEnabled: draft.alertsEnabled ?? true, appVersion: draft.appVersion,
            appBuildNumber: draft.appBuildNumber, sdkVersion: draft.sdkVersion, timezone: draft.timezone, locale: draft.locale,
            isPrimary: false, permissionStatus: draft.permissionStatus ?? .granted, registeredAt: now,
            lastRegisteredAt: now,
            updatedAt: now, lastUsedAt: now, lastValidatedAt: nil, lastSuccessAt: nil, lastFailureAt: nil,
            failureCount: 0, failureReason: "", revokedAt: nil, deactivatedAt: nil, isBelowFloor: draft.isBelowFloor)
    }
}

/// A registration for the writer. It is passed by reference, because a draft has twenty strings.
final class PreparedRegistration: Sendable {
    let draft: DeviceDraft
    let policy: Policy
    /// The id for a new device.
    let pushDeviceId: String
    /// The token sealed for that id.
    let address: [UInt8]?

    init(draft: DeviceDraft, policy: Policy, pushDeviceId: String, address: [UInt8]?) {
        self.draft = draft
        self.policy = policy
        self.pushDeviceId = pushDeviceId
        self.address = address
    }
}
