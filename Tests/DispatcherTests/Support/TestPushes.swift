import CarillonAPI
import Foundation
import Logging
import Providers
import ServiceKit
import Storage
import TestFolders

@testable import DispatcherService

/// Pushes as the evaluator enqueues them, with defaults for the fields that a test does not name.
enum TestPushes {
    static let start = Instant(milliseconds: 1_767_225_600_000)
    static let tenant = CommonV1.Tenant(organizationId: "org", appId: "chat")

    /// - Parameter devices: push device ids; those that start with `fcm` are FCM tokens, with `expo` Expo's, with `desktop` an agent's, with
    ///   `unserved` of a kind that no adapter serves, others APNs.
    static func push(
        _ id: String, devices: [String] = ["dev_1"], priority: CommonV1.Priority = .high, expiresAt: Instant = start + .seconds(3_600),
        user: String = "alice", tenant: CommonV1.Tenant = tenant
    ) -> DispatcherV1.Push {
        var push = DispatcherV1.Push()
        push.tenant = tenant
        push.pushId = id
        push.notificationId = "notif_" + id
        push.userId = user
        push.typeId = "dm"
        push.channelId = "ch_1"
        push.priority = priority
        push.contents = [DispatcherV1.Content(title: "Bob", body: "hello from \(id)", data: ["message_id": id])]
        push.targets = devices.map { target($0, user: user) }
        push.createdAtMs = start.milliseconds
        push.expiresAtMs = expiresAt.milliseconds
        push.quietHoursAction = .drop
        return push
    }

    static func target(_ device: String, user: String) -> DispatcherV1.Target {
        var sendable = CommonV1.SendableDevice()
        sendable.pushDeviceId = device
        sendable.userId = user
        sendable.alertsEnabled = true
        sendable.soundEnabled = true
        sendable.badgeEnabled = true
        var address = CommonV1.SealedAddress()
        address.type = type(of: device)
        address.environment = .production
        address.envelope = Array(token(of: device).utf8)
        address.version = 1
        sendable.address = address
        return DispatcherV1.Target(device: sendable, contentIndex: 0)
    }

    private static func type(of device: String) -> CommonV1.AddressType {
        let types: [(prefix: String, type: CommonV1.AddressType)] = [
            ("fcm", .fcmToken), ("expo", .expo), ("desktop", .desktop), ("unserved", .init(rawValue: 99)),
        ]
        return types.first { device.hasPrefix($0.prefix) }?.type ?? .apns
    }

    /// The token of a device: 64 hexadecimal digits for APNs, as the simulator requires.
    static func token(of device: String) -> String {
        if device.hasPrefix("expo") { return "ExponentPushToken[\(device)]" }
        guard !device.hasPrefix("fcm") else { return "registration-token-of-" + device }
        let digits = device.utf8.map { String($0, radix: 16) }.joined()
        return digits + String(repeating: "0", count: max(0, 64 - digits.utf8.count))
    }

    /// The token of a Live Activity.
    static let activityToken = String(repeating: "a1", count: 40)

    /// One delivery for each device of the pushes.
    static func inFlight(_ pushes: [DispatcherV1.Push]) -> [InFlightDelivery] {
        var row: Int64 = 0
        return pushes.flatMap { push in
            let shared = QueuedPush(message: push)
            return push.targets.indices.map { place in
                row += 1
                return InFlightDelivery(
                    claim: ClaimedDelivery(
                        row: row, routeRow: 1, pushRow: 1, pushDeviceID: shared.device(at: place), attempts: 0, sequence: 0, isCancelled: false,
                        queuedUntil: .distantFuture, message: nil),
                    push: shared, place: place,
                    route: Route(organizationID: "org", appID: "chat", provider: .apns, environment: .production))
            }
        }
    }

    static func newPush(_ push: DispatcherV1.Push) throws -> NewPush {
        push.isProbe ? try EnqueueValidation.accept(probe: push, .own()) : try EnqueueValidation.accept(push, index: 0, .own())
    }
}

/// Addresses of tests are not sealed.
struct OpenAddresses: AddressOpener {
    func open(_ address: CommonV1.SealedAddress, of pushDeviceID: String) throws -> String { String(decoding: address.envelope, as: UTF8.self) }
}

extension TemporaryFolder {
    func openStore() throws -> Store { try Store(path: file("dispatcher.sqlite"), migrations: DispatcherMigrations.all) }
}

extension Adapters {
    /// Carillon's own adapters, without a network.
    static func own(_ settings: [String: String] = [:]) throws -> Adapters {
        try Adapters(ProviderList.all, .alone(settings), addresses: OpenAddresses())
    }
}

extension AdapterServices {
    /// For adapters without a dispatcher.
    static func alone(_ settings: [String: String] = [:]) -> AdapterServices {
        AdapterServices(
            config: ServiceConfig(service: "dispatcher", values: settings), outbound: OutboundHosts(), requests: NoRequests(),
            clock: SystemClock(), logger: Logger(label: "adapters") { _ in SwiftLogNoOpLogHandler() })
    }
}

private struct NoRequests: AuxiliaryRequests {
    func exchange(_ request: ProviderRequest, at endpoint: ProviderEndpoint, apart name: String) async -> ExchangeOutcome {
        .notSent(reason: "nobody is asked")
    }
}
