import ArgumentParser
import CarillonAPI
import Foundation
import NIOCore
import NIOPosix
import RPC
import Synchronization

/// Hands pushes to the dispatcher as the evaluator does, with its key.
final class HandOver: Sendable {
    let tenant: CommonV1.Tenant
    private let batch: Int
    private let text: String
    private let group: MultiThreadedEventLoopGroup
    private let dispatchers: [ClientChannel]
    private let receipts: ClientChannel
    private let registry: ClientChannel
    /// The devices of each provider, from ``findDevices(of:)``.
    private let devices = Mutex<[String: [CommonV1.SendableDevice]]>([:])

    /// The fields of a running service's record that are needed here.
    private struct Record: Decodable { var rpc: [String] }

    /// - Parameters:
    ///   - connections: to the dispatcher, each with one call at a time.
    ///   - batch: pushes of a call.
    ///   - text: the length of the text of a push, in bytes.
    init(_ tenant: CommonV1.Tenant, runFolder: URL, connections: Int, batch: Int, text: Int) throws {
        self.tenant = tenant
        self.batch = batch
        self.text = String(String(repeating: "the build is green again, thanks for looking into it; ", count: text / 50 + 1).prefix(text))
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let key = try String(contentsOf: runFolder.appending(path: "keys/evaluator"), encoding: .utf8)
            .trimmingCharacters(in: .whitespacesAndNewlines)
        let metadata: Metadata = ["authorization": "Bearer \(key)"]
        func channel(to service: String) throws -> ClientChannel {
            let record = try JSONDecoder().decode(Record.self, from: Data(contentsOf: runFolder.appending(path: "\(service).json")))
            guard let address = record.rpc.first else { throw ValidationError("\(service) has no address") }
            return ClientChannel(target: try Target.parse(address), group: group, credentials: { metadata })
        }
        dispatchers = try (0..<connections).map { _ in try channel(to: "dispatcher") }
        receipts = try channel(to: "receipts")
        registry = try channel(to: "registry")
        self.group = group
    }

    /// Closes the connections.
    func shutDown() async {
        for channel in dispatchers + [receipts, registry] { await channel.shutdown(within: .zero) }
        try? await group.shutdownGracefully()
    }

    /// Asks the registry for the devices of users, with their sealed addresses.
    func findDevices(of users: [String]) async throws {
        let client = RegistryV1.Registry.Client(registry)
        for first in stride(from: 0, to: users.count, by: 500) {
            let part = Array(users[first..<min(first + 500, users.count)])
            let found = try await client.listSendable(.init(tenant: tenant, userIds: part)).devices
            devices.withLock { devices in
                for device in found { devices[Self.provider(of: device), default: []].append(device) }
            }
        }
    }

    private static func provider(of device: CommonV1.SendableDevice) -> String {
        if device.address?.type == .apns { return "apns" }
        return device.address?.type == .expo ? "expo" : "fcm"
    }

    /// Records the notifications of pushes, as the evaluator does before it hands the pushes over.
    func record(_ count: Int, on provider: String) async throws {
        let client = ReceiptsV1.Receipts.Client(receipts)
        let devices = try devices(of: provider)
        for first in stride(from: 0, to: count, by: batch) {
            let records = (first..<min(first + batch, count)).map { number in
                let push = push("psh", number, to: devices[number % devices.count])
                return ReceiptsV1.NotificationRecord(
                    tenant: tenant, notificationId: push.notificationId, pushId: push.pushId, userId: push.userId, typeId: push.typeId,
                    categoryId: "direct_messages", priority: push.priority, title: "Person", body: "text",
                    devices: push.targets.map { target in
                        .init(pushDeviceId: target.device?.pushDeviceId ?? "", deviceId: target.device?.deviceId ?? "", provider: provider)
                    },
                    createdAtMs: push.createdAtMs, expiresAtMs: push.expiresAtMs)
            }
            let answer = try await client.recordNotification(.init(notifications: records), options: .init(timeout: .seconds(60)))
            if let refused = answer.rejected.first { throw ValidationError("receipts refused a notification: \(refused.message)") }
        }
    }

    /// Queues pushes, each to the next device.
    ///
    /// - Parameter rate: pushes a second; 0: as fast as they are queued.
    /// - Returns: the time at which the last one was durable.
    func enqueue(_ count: Int, on provider: String, rate: Double, prefix: String = "psh") async throws -> ContinuousClock.Instant {
        let devices = try devices(of: provider)
        let began = ContinuousClock.now
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (index, channel) in dispatchers.enumerated() {
                group.addTask { [self] in
                    let client = DispatcherV1.Dispatcher.Client(channel)
                    for first in stride(from: index * batch, to: count, by: dispatchers.count * batch) {
                        if rate > 0 { try await Task.sleep(until: began + .seconds(Double(first) / rate), clock: .continuous) }
                        let pushes = (first..<min(first + batch, count)).map { push(prefix, $0, to: devices[$0 % devices.count]) }
                        let answer = try await client.enqueue(.init(pushes: pushes), options: .init(timeout: .seconds(60)))
                        if let refused = answer.rejected.first { throw ValidationError("the dispatcher refused a push: \(refused.message)") }
                    }
                }
            }
            // The first error ends all.
            for try await _ in group {}
        }
        return .now
    }

    private func devices(of provider: String) throws -> [CommonV1.SendableDevice] {
        guard let found = devices.withLock({ $0[provider] }), !found.isEmpty else {
            throw ValidationError("the registry has no device for \(provider)")
        }
        return found
    }

    private func push(_ prefix: String, _ number: Int, to device: CommonV1.SendableDevice) -> DispatcherV1.Push {
        let now = Int64(Date().timeIntervalSince1970 * 1_000)
        var push = DispatcherV1.Push()
        push.tenant = tenant
        push.pushId = "\(prefix)_\(number)"
        push.notificationId = "ntf_\(prefix)_\(number)"
        push.userId = device.userId
        push.typeId = "dm_message"
        push.priority = .high
        push.contents = [.init(title: "Person", body: text, data: ["message_id": "m\(number)"])]
        push.targets = [.init(device: device, contentIndex: 0)]
        (push.createdAtMs, push.expiresAtMs) = (now, now + 3_600_000)
        push.quietHoursAction = .drop
        push.acceptedMonotonicNs = Int64(clamping: monotonicNanoseconds())
        return push
    }

    /// The clock of `accepted_monotonic_ns`.
    private func monotonicNanoseconds() -> UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}
