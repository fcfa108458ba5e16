package import CarillonAPI
package import DurableWork
import Protobuf
package import RPC
import ServiceKit

/// Notices to users whose devices will be purged (REG-24), for the dispatcher, which mails them.
extension DispatcherV1.PersonMessage: OutboxItem {
    package static let policy = OutboxPolicy(table: "person_message_outbox", userIndex: .rows, itemsPerCall: 500)
    package var users: [String] { [userId] }
    package static func request(_ items: [Self]) throws -> [UInt8] { try DispatcherV1.SendPersonMessagesRequest(messages: items).bytes() }
    package static func items(of request: [UInt8]) throws -> [Self] { try DispatcherV1.SendPersonMessagesRequest(bytes: request).messages }

    package static func deliver(_ request: [UInt8], over channel: any RPCChannel) async throws -> [CommonV1.ItemResult] {
        let response: DispatcherV1.SendPersonMessagesResponse = try await channel.send(
            request, as: DispatcherV1.SendPersonMessagesRequest.self, to: DispatcherV1.PersonMessages.Method.sendPersonMessages)
        return response.rejected
    }

    /// The notice for a device.
    ///
    /// - Parameters:
    ///   - days: from the notice to the purge.
    ///   - now: distinguishes the notices of two deaths of one device.
    static func purgeNotice(for device: PurgeNoticeTable.Device, of tenant: CommonV1.Tenant, in days: Int, now: Instant) -> Self {
        let text = PurgeNoticeText(locale: device.locale)
        return Self(
            tenant: tenant, messageId: "purge_\(device.pushDeviceId)_\(now.milliseconds)", kind: .purgeNotice, userId: device.userId,
            email: device.email, title: text.title, body: text.body(device: device.name, days: days), reason: "device_purge",
            locale: text.language, subject: device.pushDeviceId)
    }
}
