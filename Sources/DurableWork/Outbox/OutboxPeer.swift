package import CarillonAPI
package import RPC
package import ServiceKit

/// A peer that takes the items of an outbox. Compositions make it with the other clients of peers, and ``OutboxPublisher`` delivers to it.
package struct OutboxPeer<Item: OutboxItem>: Sendable {
    /// Delivers an encoded request. Returns the rejected items, by index; throws when the peer took no item.
    package typealias Deliver = @Sendable (_ request: [UInt8]) async throws -> [CommonV1.ItemResult]

    /// Repeats calls while the peer is away.
    package let delivery: PeerDelivery
    /// Makes one call.
    package let deliver: Deliver

    /// A peer that is called otherwise than over a channel, for tests.
    package init(_ delivery: PeerDelivery, deliver: @escaping Deliver) {
        self.delivery = delivery
        self.deliver = deliver
    }

    /// A peer behind a channel.
    package init(_ delivery: PeerDelivery, over channel: any RPCChannel) {
        self.init(delivery) { try await Item.deliver($0, over: channel) }
    }

    /// A peer of a process, by its name.
    package init(_ runtime: ServiceRuntime, to service: String) {
        self.init(runtime.delivery(to: service), over: runtime.channel(to: service))
    }
}
