package import CarillonAPI
package import Protobuf
package import RPC

/// A message that a service stores with its effect and delivers to a peer later (``Outbox``). One type of message has one outbox.
package protocol OutboxItem: Message {
    /// The settings of the type's outbox.
    static var policy: OutboxPolicy { get }
    /// The organization and app that the item belongs to.
    var tenant: CommonV1.Tenant? { get }
    /// The users that the item names, two at most.
    var users: [String] { get }

    /// Encodes items as the request that delivers them. Two such requests, concatenated, are the request for the items of both.
    ///
    /// - Throws: for a string with a NUL.
    static func request(_ items: [Self]) throws -> [UInt8]
    /// The items of a request, in order.
    ///
    /// - Throws: for malformed bytes.
    static func items(of request: [UInt8]) throws -> [Self]
    /// Delivers an encoded request.
    ///
    /// - Returns: the rejected items, by index.
    /// - Throws: when the peer took no item.
    static func deliver(_ request: [UInt8], over channel: any RPCChannel) async throws -> [CommonV1.ItemResult]
}

/// The settings of an outbox.
package struct OutboxPolicy: Sendable, Hashable {
    /// Whether erasure finds the items of a user by an index.
    package enum UserIndex: Sendable, Hashable {
        /// A row holds one item, and columns with indexes name its users.
        case rows
        /// A row holds many items. Erasure reads the rows of the app.
        case none
    }

    /// The table. Its name is the outbox's name in the quarantine and for operators.
    package var table: String
    /// How erasure finds the items of a user.
    package var userIndex: UserIndex
    /// Items of one call, and of one row, at most.
    package var itemsPerCall: Int
    /// Bytes of one call at most, unless a single row is larger.
    package var bytesPerCall: Int
    /// Between the beginnings of two calls with few items. In real time: it saves calls, and commits of the peer.
    package var callDistance: Duration

    /// - Parameters:
    ///   - bytesPerCall: by default half of the largest message.
    ///   - callDistance: the default is for reports that somebody may notice.
    package init(
        table: String, userIndex: UserIndex, itemsPerCall: Int, bytesPerCall: Int = 2_000_000, callDistance: Duration = .milliseconds(25)
    ) {
        self.table = table
        self.userIndex = userIndex
        self.itemsPerCall = itemsPerCall
        self.bytesPerCall = bytesPerCall
        self.callDistance = callDistance
    }
}

extension RPCChannel {
    /// Sends a request that was encoded when it was stored.
    ///
    /// - Parameter type: of the request.
    /// - Throws: what the call throws.
    package func send<Request: Message, Response: Message>(
        _ request: [UInt8], as type: Request.Type, to method: MethodDescriptor
    ) async throws -> Response {
        try await unary(method, EncodedMessage<Request>(merging: [request]), options: CallOptions())
    }
}
