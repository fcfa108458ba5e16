package import CarillonAPI
import Protobuf
package import RPC

/// Messages to people (DISP-32), for the dispatcher: those of registry, preferences and receipts.
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
}
