import CarillonAPI
import DurableWork
import Logging
import RPC
import RegistryTenants
import ServiceKit
import Storage

/// `carillon.registry.v1.Addresses`: addresses of a device beside its token.
struct AddressesService: RegistryV1.Addresses.ServiceProtocol {
    let store: Store
    let clock: any DomainClock
    let ids: IdentifierSource
    let metrics: UserMetrics
    let policies: PolicyCache
    let registrar: DeviceRegistrar
    /// Signalled when an address with a known end is on disk (REG-40).
    let addressEnds: WorkSignal
    let logger: Logger

    // MARK: Subscriptions of browsers

    func registerWebSubscription(
        _ request: RegistryV1.RegisterWebSubscriptionRequest, context: ServerContext
    ) async throws -> RegistryV1.RegisterWebSubscriptionResponse {
        try context.requireScope(tenant: request.tenant, userID: request.userId)
        try FieldRules.checkUser(request.userId)
        let tenant = request.tenant ?? .init()
        let (registrar, now) = (registrar, clock.now)
        let policy = try await policies.entry(for: tenant).policy
        let draft = try DeviceDraft(subscribing: request, policy: policy, now: now, keyRing: registrar.keyRing)
        let registration = try registrar.prepare(draft, policy: policy)
        let actor = AuditActor(context)
        let (response, effect) = try await store.writeOnce(for: context, clock: clock) { database in
            if !request.vapidPublicKey.isEmpty { try VapidKeyTable.require(request.vapidPublicKey, of: tenant, database) }
            let (device, created, rotation) = try registrar.register(registration, now: now, by: actor, database)
            if created { try registrar.raise(registrationOf: device, registration, now: now, database) }
            let response = RegistryV1.RegisterWebSubscriptionResponse(
                subscription: try WebSubscriptionTable.of(device, database), device: try DeviceTable.wholeMessage(of: device, database),
                created: created)
            return (response: response, rotation: rotation)
        } response: {
            $0.response
        }
        effect?.rotation?.report(metrics, logger)
        if request.expiresAtMs != nil { addressEnds.signal() }
        return response
    }

    func removeWebSubscription(
        _ request: RegistryV1.RemoveWebSubscriptionRequest, context: ServerContext
    ) async throws -> RegistryV1.RemoveWebSubscriptionResponse {
        try context.requireScope(tenant: request.tenant, userID: request.userId)
        try FieldRules.checkUser(request.userId)
        try FieldRules.checkDevice(request.subscriptionId, field: "subscription_id")
        let (tenant, now) = (request.tenant ?? .init(), clock.now)
        try await store.write { database in
            guard var device = try WebSubscriptionTable.device(of: request.subscriptionId, userId: request.userId, tenant: tenant, database)
            else {
                throw APIError(.notFound, field: "subscription_id", "the user has no subscription “\(request.subscriptionId)”")
            }
            try InvalidationJournalTable.forget(device, database)
            try WebSubscriptionTable.end(of: device.pushDeviceId, now: now, database)
            try RevokedTokenTable.archive(tokenOf: device, reason: .unsubscribed, now: now, database)
            device.enter(try device.status.after(.logOut))
            device.tokenHash = nil
            device.address = nil
            device.addressVersion += 1
            device.updatedAt = now
            try DeviceTable.awaitValidation(&device, database)
            try DeviceTable.update(device, database)
        }
        return .init()
    }

    func listWebSubscriptions(
        _ request: RegistryV1.ListWebSubscriptionsRequest, context: ServerContext
    ) async throws -> RegistryV1.ListWebSubscriptionsResponse {
        try context.requireScope(tenant: request.tenant, userID: request.userId)
        try FieldRules.checkUser(request.userId)
        return .init(
            subscriptions: try await store.read { try WebSubscriptionTable.all(of: request.userId, tenant: request.tenant ?? .init(), $0) })
    }

    func listVapidKeys(
        _ request: RegistryV1.ListVapidKeysRequest, context: ServerContext
    ) async throws -> RegistryV1.ListVapidKeysResponse {
        try context.requireScope(tenant: request.tenant)
        let tenant = request.tenant ?? .init()
        let current = try await policies.entry(for: tenant).policy.vapidPublicKey
        return .init(keys: try await store.read { try VapidKeyTable.all(of: tenant, current: current, $0) })
    }

    // MARK: Live Activities

    func registerActivityAddress(
        _ request: RegistryV1.RegisterActivityAddressRequest, context: ServerContext
    ) async throws -> RegistryV1.RegisterActivityAddressResponse {
        try context.requireScope(tenant: request.tenant, userID: request.userId)
        try FieldRules.checkUser(request.userId)
        let (registrar, ids, now) = (registrar, ids, clock.now)
        // An unknown app has no devices.
        _ = try await policies.entry(for: request.tenant ?? .init())
        let draft = try ActivityAddressDraft(request, now: now, keyRing: registrar.keyRing)
        let response: RegistryV1.RegisterActivityAddressResponse = try await store.writeOnce(for: context, clock: clock) { database in
            let device = try DeviceTable.own(
                request.pushDeviceId, of: request.userId, tenant: request.tenant ?? .init(), database)
            return .init(
                address: try ActivityAddressTable.register(
                    draft, on: device, keyRing: registrar.keyRing, ids: ids, now: now, database))
        }.response
        addressEnds.signal()
        return response
    }

    func endActivityAddress(
        _ request: RegistryV1.EndActivityAddressRequest, context: ServerContext
    ) async throws -> RegistryV1.EndActivityAddressResponse {
        try context.requireScope(tenant: request.tenant, userID: request.userId)
        try FieldRules.checkUser(request.userId)
        try FieldRules.checkDevice(request.addressId, field: "address_id")
        let (tenant, now) = (request.tenant ?? .init(), clock.now)
        let found = try await store.write {
            try ActivityAddressTable.end(request.addressId, of: request.userId, tenant: tenant, now: now, $0)
        }
        guard found else { throw APIError(.notFound, field: "address_id", "the user has no address “\(request.addressId)”") }
        return .init()
    }

    func listActivityAddresses(
        _ request: RegistryV1.ListActivityAddressesRequest, context: ServerContext
    ) async throws -> RegistryV1.ListActivityAddressesResponse {
        try context.requireScope(tenant: request.tenant, userID: request.userId)
        try FieldRules.checkUser(request.userId)
        let now = clock.now
        return .init(
            addresses: try await store.read {
                try ActivityAddressTable.all(of: request.userId, tenant: request.tenant ?? .init(), now: now, $0)
            })
    }

    func resolveActivityAddresses(
        _ request: RegistryV1.ResolveActivityAddressesRequest, context: ServerContext
    ) async throws -> RegistryV1.ResolveActivityAddressesResponse {
        try context.requireScope(tenant: request.tenant)
        try BatchLimit.check(request.userIds.count, most: 1_000, field: "user_ids")
        let kind = try request.kind.required(field: "kind")
        let (now, keyRing) = (clock.now, registrar.keyRing)
        return .init(
            devices: try await store.read {
                try ActivityAddressTable.sendable(
                    request.userIds, kind: kind, name: request.name, tenant: request.tenant ?? .init(), now: now, keyRing: keyRing, $0)
            })
    }
}
