import CarillonAPI
import DurableWork
import RPC
import RegistryTenants
import ServiceKit
import Storage

/// `carillon.registry.v1.Addresses`: addresses of a device beside its token. The calls are in extensions, one file a subject.
struct AddressesService: RegistryV1.Addresses.ServiceProtocol {
    let registry: RegistryAPIService

    /// The same stores and caches as the registry's own calls.
    init(_ registry: RegistryAPIService) { self.registry = registry }

    var store: Store { registry.store }

    // MARK: Subscriptions of browsers

    func registerWebSubscription(
        _ request: RegistryV1.RegisterWebSubscriptionRequest, context: ServerContext
    ) async throws -> RegistryV1.RegisterWebSubscriptionResponse {
        try context.requireScope(tenant: request.tenant, userID: request.userId)
        try Identifiers.checkUser(request.userId)
        let tenant = Tenant(request.tenant)
        let (registrar, now) = (registry.registrar, registry.now)
        let policy = try await registry.policies.entry(for: tenant).policy
        let draft = try DeviceDraft(subscribing: request, policy: policy, now: now, keyRing: registrar.keyRing)
        let registration = try registrar.prepare(draft, policy: policy)
        let actor = AuditActor(context)
        let (response, effect) = try await store.writeOnce(for: context, clock: registry.clock) { database in
            if !request.vapidPublicKey.isEmpty { try VapidKeys.require(request.vapidPublicKey, of: tenant, database) }
            let (device, created, rotation) = try registrar.register(registration, now: now, by: actor, database)
            let response = RegistryV1.RegisterWebSubscriptionResponse(
                subscription: try WebSubscriptionRow.of(device, database), device: try device.wholeMessage(database), created: created)
            return (response: response, rotation: rotation)
        } response: {
            $0.response
        }
        if let rotation = effect?.rotation { registry.report(rotation) }
        if request.expiresAtMs != nil { registry.addressEnds.signal() }
        return response
    }

    func removeWebSubscription(
        _ request: RegistryV1.RemoveWebSubscriptionRequest, context: ServerContext
    ) async throws -> RegistryV1.RemoveWebSubscriptionResponse {
        try context.requireScope(tenant: request.tenant, userID: request.userId)
        try Identifiers.checkUser(request.userId)
        try Identifiers.checkDevice(request.subscriptionId, field: "subscription_id")
        let (tenant, now) = (Tenant(request.tenant), registry.now)
        try await store.write { database in
            guard var device = try WebSubscriptionRow.device(of: request.subscriptionId, userId: request.userId, tenant: tenant, database)
            else {
                throw APIError(.notFound, field: "subscription_id", "the user has no subscription “\(request.subscriptionId)”")
            }
            try InvalidationJournal.forget(device, database)
            try WebSubscriptionRow.end(of: device.pushDeviceId, now: now, database)
            try device.archiveToken(database, reason: "unsubscribed", now: now)
            device.enter(try device.status.after(.logOut))
            device.tokenHash = nil
            device.address = nil
            device.addressVersion += 1
            device.updatedAtMs = now.milliseconds
            try device.awaitValidation(database)
            try device.update(database)
        }
        return .init()
    }

    func listWebSubscriptions(
        _ request: RegistryV1.ListWebSubscriptionsRequest, context: ServerContext
    ) async throws -> RegistryV1.ListWebSubscriptionsResponse {
        try context.requireScope(tenant: request.tenant, userID: request.userId)
        try Identifiers.checkUser(request.userId)
        return .init(
            subscriptions: try await store.read { try WebSubscriptionRow.all(of: request.userId, tenant: Tenant(request.tenant), $0) })
    }

    func listVapidKeys(
        _ request: RegistryV1.ListVapidKeysRequest, context: ServerContext
    ) async throws -> RegistryV1.ListVapidKeysResponse {
        try context.requireScope(tenant: request.tenant)
        let tenant = Tenant(request.tenant)
        let current = try await registry.policies.entry(for: tenant).policy.vapidPublicKey
        return .init(keys: try await store.read { try VapidKeys.all(of: tenant, current: current, $0) })
    }

    // MARK: Live Activities

    func registerActivityAddress(
        _ request: RegistryV1.RegisterActivityAddressRequest, context: ServerContext
    ) async throws -> RegistryV1.RegisterActivityAddressResponse {
        try context.requireScope(tenant: request.tenant, userID: request.userId)
        try Identifiers.checkUser(request.userId)
        let (registry, now) = (registry, registry.now)
        // An unknown app has no devices.
        _ = try await registry.policies.entry(for: Tenant(request.tenant))
        let draft = try ActivityAddressDraft(request, now: now, keyRing: registry.registrar.keyRing)
        let response: RegistryV1.RegisterActivityAddressResponse = try await store.writeOnce(for: context, clock: registry.clock) { database in
            let device = try DeviceRow.own(
                request.pushDeviceId, of: request.userId, tenant: Tenant(request.tenant), database)
            return .init(
                address: try ActivityAddressRow.register(
                    draft, on: device, keyRing: registry.registrar.keyRing, ids: registry.ids, now: now, database))
        }.response
        registry.addressEnds.signal()
        return response
    }

    func endActivityAddress(
        _ request: RegistryV1.EndActivityAddressRequest, context: ServerContext
    ) async throws -> RegistryV1.EndActivityAddressResponse {
        try context.requireScope(tenant: request.tenant, userID: request.userId)
        try Identifiers.checkUser(request.userId)
        try Identifiers.checkDevice(request.addressId, field: "address_id")
        let (tenant, now) = (Tenant(request.tenant), registry.now)
        let found = try await store.write {
            try ActivityAddressRow.end(request.addressId, of: request.userId, tenant: tenant, now: now, $0)
        }
        guard found else { throw APIError(.notFound, field: "address_id", "the user has no address “\(request.addressId)”") }
        return .init()
    }

    func listActivityAddresses(
        _ request: RegistryV1.ListActivityAddressesRequest, context: ServerContext
    ) async throws -> RegistryV1.ListActivityAddressesResponse {
        try context.requireScope(tenant: request.tenant, userID: request.userId)
        try Identifiers.checkUser(request.userId)
        let now = registry.now
        return .init(
            addresses: try await store.read {
                try ActivityAddressRow.all(of: request.userId, tenant: Tenant(request.tenant), now: now, $0)
            })
    }
}
