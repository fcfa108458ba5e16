import CarillonAPI
import DurableWork
import Logging
import Providers
import RPC
import RegistryTenants
import ServiceKit
import Storage

extension UsersAndDevicesService {
    func registerDevice(
        _ request: RegistryV1.RegisterDeviceRequest, context: ServerContext
    ) async throws -> RegistryV1.RegisterDeviceResponse {
        try context.requireScope(tenant: request.tenant, userID: request.userId)
        try FieldRules.checkUserIfNamed(request.userId)
        let policy = try await policies.entry(for: request.tenant ?? .init()).policy
        let (registrar, now) = (registrar, now)
        let actor = AuditActor(context)
        do {
            let registration = try prepare(request, policy: policy, context)
            let (response, effect) = try await store.writeOnce(for: context, clock: clock) { database in
                let (device, created, rotation) = try registrar.register(registration, now: now, by: actor, database)
                if created { try registrar.raise(registrationOf: device, registration, now: now, database) }
                let known = created ? nil : try DeviceTable.wholeMessage(of: device, database)
                return (device: device, created: created, known: known, rotation: rotation)
            } response: {
                var message = $0.known ?? $0.device.message
                if $0.created, $0.device.address != nil { message.expiresAtMs = registration.draft.expiresAt?.milliseconds }
                return RegistryV1.RegisterDeviceResponse(device: message, created: $0.created)
            }
            effect?.rotation?.report(metrics, logger)
            if response.device?.lastValidatedAtMs == nil { newTokens.mark() }
            if request.expiresAtMs != nil { addressEnds.signal() }
            if effect != nil { await count(request.tenant ?? .init(), attempted: 1, taken: 1, now: now) }
            return response
        } catch {
            await count(request.tenant ?? .init(), attempted: 1, taken: 0, now: now)
            throw error
        }
    }

    /// Checks a registration and prepares all values that need no store.
    ///
    /// - Throws: ``APIError`` naming the field.
    private func prepare(
        _ request: RegistryV1.RegisterDeviceRequest, policy: Policy, _ context: ServerContext
    ) throws -> PreparedRegistration {
        let draft = try DeviceDraft(request, policy: policy, keyRing: registrar.keyRing)
        if draft.deviceType == .web { try BrowserOrigin.require(request.origin, policy: policy, context) }
        try TokenExpiry.check(draft.expiresAt, now: now)
        return try registrar.prepare(draft, policy: policy)
    }

    /// Counts for `registration_success_rate` (OBS-08). After a failed write they are written later.
    private func count(_ tenant: CommonV1.Tenant, attempted: Int, taken: Int, now: Instant) async {
        guard registrations.count(tenant, attempted: attempted, taken: taken, now: now) else { return }
        do { try await registrations.write(to: store) } catch {
            logger.warning("registrations are counted later", metadata: ["error": "\(error)"])
        }
    }

    func registerDevices(
        _ request: RegistryV1.RegisterDevicesRequest, context: ServerContext
    ) async throws -> RegistryV1.RegisterDevicesResponse {
        try BatchLimit.check(request.devices.count, field: "devices")
        // Registrations by app, for its success rate. A registration with another tenant's app, or without an app, does not count.
        var attempted: [CommonV1.Tenant: Int] = [:]
        let registrations = try await BatchItems(request.devices) { device in
            let tenant = device.tenant ?? .init()
            try context.requireScope(tenant: device.tenant, userID: device.userId)
            let policy = try await policies.entry(for: tenant).policy
            attempted[tenant, default: 0] += 1
            return try prepare(device, policy: policy, context)
        }
        let (registrar, now, count) = (registrar, now, request.devices.count)
        let actor = AuditActor(context)
        let (response, effect) = try await store.writeOnce(for: context, clock: clock) { database in
            var rotations: [TokenRotation] = []
            var response = RegistryV1.RegisterDevicesResponse(pushDeviceIds: Array(repeating: "", count: count))
            response.results = try registrations.write { index, registration in
                let (device, _, rotation) = try registrar.register(registration, now: now, by: actor, database)
                if let rotation { rotations.append(rotation) }
                response.pushDeviceIds[index] = device.pushDeviceId
            }
            return (response: response, rotations: rotations)
        } response: {
            $0.response
        }
        for rotation in effect?.rotations ?? [] { rotation.report(metrics, logger) }
        newTokens.mark()
        if request.devices.contains(where: { $0.expiresAtMs != nil }) { addressEnds.signal() }
        var taken: [CommonV1.Tenant: Int] = [:]
        for (device, id) in zip(request.devices, response.pushDeviceIds) where !id.isEmpty { taken[device.tenant ?? .init(), default: 0] += 1 }
        for (tenant, attempts) in attempted { await self.count(tenant, attempted: attempts, taken: taken[tenant] ?? 0, now: now) }
        return response
    }

    func rotateToken(
        _ request: RegistryV1.RotateTokenRequest, context: ServerContext
    ) async throws -> RegistryV1.RotateTokenResponse {
        try context.requireScope(tenant: request.tenant, userID: request.userId)
        try FieldRules.checkUserIfNamed(request.userId)
        let tenant = request.tenant ?? .init()
        let (registrar, now) = (registrar, now)
        let policy = try await policies.entry(for: tenant).policy
        guard !request.token.isEmpty else { throw APIError(.invalidArgument, field: "token", "is required") }
        try TokenRotation.checkReason(request.refreshReason)
        _ = try request.environment.checked(field: "environment")
        let actor = AuditActor(context)
        let (device, rotation) = try await store.write { database in
            var device = try DeviceTable.own(request.pushDeviceId, of: request.userId, tenant: tenant, database)
            let token = try PushToken(request.token, of: device.tokenType, vapidPublicKey: policy.vapidPublicKey, registrar.keyRing)
            if device.deviceType == .web { try BrowserOrigin.require(request.origin, policy: policy, context) }
            if request.environment != .unspecified, device.tokenType.kind.hasEnvironments { device.environment = request.environment }
            let (rotated, rotation) = try registrar.rotate(
                device, to: token, refreshReason: request.refreshReason, telemetry: policy.telemetryMode, now: now, by: actor, database)
            return (try DeviceTable.wholeMessage(of: rotated, database), rotation)
        }
        rotation?.report(metrics, logger)
        newTokens.mark()
        return .init(device: device)
    }

    func removeDevice(
        _ request: RegistryV1.RemoveDeviceRequest, context: ServerContext
    ) async throws -> RegistryV1.RemoveDeviceResponse {
        try context.requireScope(tenant: request.tenant, userID: request.userId)
        try FieldRules.checkUserIfNamed(request.userId)
        let tenant = request.tenant ?? .init()
        let action = try await policies.entry(for: tenant).policy.logoutAction
        let now = now
        let removed: Bool = try await store.write { database in
            // The journal may still have a removed device, to restore it. Its entry is deleted as well.
            try InvalidationJournalTable.forget(removed: request.pushDeviceId, of: request.userId, tenant: tenant, database)
            guard var device = try DeviceTable.find(request.pushDeviceId, of: request.userId, tenant: tenant, database) else { return false }
            // A logged-out device is gone for its user (REG-17).
            guard action == .delete || !device.deactivation.isLoggedOut else { return false }
            try InvalidationJournalTable.forget(device, database)
            switch action {
            case .delete:
                try DeviceTable.delete(device, database)
            case .deactivate:
                device.enter(try device.status.after(.logOut))
                device.logOut(now: now)
                try DeviceTable.update(device, database)
            }
            try PresenceTable.remove(device: device.deviceId, of: device.userId, tenant: tenant, database)
            return true
        }
        guard removed else { throw DeviceTable.absent(request.pushDeviceId) }
        return .init()
    }
}
