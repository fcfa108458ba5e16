import CarillonAPI
import Cryptography
import Providers
import ServiceKit

/// One delivery as a message of a shared stream has it: the push with one target.
struct StreamDelivery: Sendable {
    var push: QueuedPush
    var keys: DeliveryKeys
    var rank: PriorityRank
    var route: Route
    /// When the queue expires it.
    var queuedUntil: Instant
    /// The push, encoded.
    var message: [UInt8]

    var tenant: CommonV1.Tenant { route.tenant }
    var deviceID: String { push.device(at: 0) }
}

/// The hashes that find a delivery in a stream by parts of its subject. Ids of other tenants never have the same hash by construction of the input.
struct DeliveryKeys: Sendable, Hashable {
    /// 64 bits each, in hexadecimal digits: they select deliveries, and a reader compares the ids.
    var tenant: String
    var route: String
    var notification: String
    var user: String
    var push: String
    /// 128 bits: two deliveries with one key would be one.
    var delivery: String
    /// Of the device and the collapse key, 128 bits; nil: no other delivery replaces it.
    var collapse: String?

    init(_ push: DispatcherV1.Push, device: String, route: Route) {
        let tenant = route.tenant
        self.tenant = Self.tenant(tenant)
        self.route = Self.route(route)
        notification = Self.notification(push.notificationId, of: tenant)
        user = Self.user(push.userId, of: tenant)
        self.push = Self.push(push.pushId, of: tenant)
        delivery = Self.hash(["delivery", tenant.organizationId, tenant.appId, push.pushId, device], digits: 32)
        if !push.collapseId.isEmpty {
            collapse = Self.hash(["collapse", tenant.organizationId, tenant.appId, device, push.collapseId], digits: 32)
        }
    }

    static func tenant(_ tenant: CommonV1.Tenant) -> String { hash(["app", tenant.organizationId, tenant.appId]) }

    static func route(_ route: Route) -> String {
        hash(["route", route.organizationID, route.appID, route.provider.rawValue, route.environment.rawValue])
    }

    static func notification(_ id: String, of tenant: CommonV1.Tenant) -> String {
        hash(["notification", tenant.organizationId, tenant.appId, id])
    }

    static func user(_ id: String, of tenant: CommonV1.Tenant) -> String { hash(["user", tenant.organizationId, tenant.appId, id]) }

    static func push(_ id: String, of tenant: CommonV1.Tenant) -> String { hash(["push", tenant.organizationId, tenant.appId, id]) }

    static func desktop(_ pushDeviceID: String, of tenant: CommonV1.Tenant) -> String {
        hash(["desktop", tenant.organizationId, tenant.appId, pushDeviceID], digits: 32)
    }

    /// Of a message for a desktop, so that NATS keeps it once.
    static func desktopMessage(_ message: DispatcherV1.StoredDesktopMessage) -> String {
        let tenant = message.tenant ?? .init()
        return hash(["desktop message", tenant.organizationId, tenant.appId, message.pushDeviceId, message.pushId], digits: 32)
    }

    /// The lengths make lists with other boundaries differ.
    private static func hash(_ parts: [String], digits: Int = 16) -> String {
        String(SHA256.hexadecimal(parts.map { "\($0.utf8.count):\($0)" }.joined()).prefix(digits))
    }
}

/// What was said of a delivery in earlier attempts.
struct DeliveryProgress: Sendable, Hashable {
    /// Attempts that counted.
    var attempts = 0
    /// The last sequence number reported for this push device.
    var sequence: Int64 = 0
    /// The provider's code of the last attempt, or a ``WaitCode``.
    var code = ""

    /// Nothing was tried or reported yet.
    var isNew: Bool { attempts == 0 && sequence == 0 }
}
