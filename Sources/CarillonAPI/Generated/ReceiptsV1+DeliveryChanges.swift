// Written by protoc-gen-carillon from carillon/receipts/v1/alerts.proto, carillon/receipts/v1/changes.proto, carillon/receipts/v1/frequency.proto, carillon/receipts/v1/inbox.proto, carillon/receipts/v1/receipts.proto, carillon/receipts/v1/reports.proto, carillon/receipts/v1/telemetry.proto, carillon/receipts/v1/user_data.proto, carillon/receipts/v1/user_stream.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import RPC

extension ReceiptsV1 {
    /// The service `carillon.receipts.v1.DeliveryChanges`.
    public enum DeliveryChanges {
        /// The service itself.
        public static let descriptor = ServiceDescriptor(fullName: "carillon.receipts.v1.DeliveryChanges")
    }
}

extension ReceiptsV1.DeliveryChanges {
    /// The methods of `carillon.receipts.v1.DeliveryChanges`.
    public enum Method {
        /// Reports users with a push that failed for good at a device. After an interruption, `CheckDelivery` tells which.
        public static let watchChanges = MethodDescriptor(
            service: descriptor, name: "WatchChanges", callType: .bidirectional,
            isIdempotent: false, authorization: MethodAuthorization(callers: ["evaluator"], roles: [], scope: .none))

        /// All of them, in the order of the contract.
        public static let all: [MethodDescriptor] = [watchChanges]
    }
}

extension ReceiptsV1.DeliveryChanges {
    /// What a server of `carillon.receipts.v1.DeliveryChanges` implements.
    public protocol ServiceProtocol: RegistrableService {
        /// Reports users with a push that failed for good at a device. After an interruption, `CheckDelivery` tells which.
        func watchChanges(_ requests: RequestStream<CommonV1.WatchChangesRequest>, response: ResponseWriter<CommonV1.WatchChangesResponse>, context: ServerContext) async throws
    }
}

extension ReceiptsV1.DeliveryChanges.ServiceProtocol {
    /// Adds every method of `carillon.receipts.v1.DeliveryChanges` to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.bidirectional(ReceiptsV1.DeliveryChanges.Method.watchChanges) { requests, response, context in
            try await self.watchChanges(requests, response: response, context: context)
        }
    }
}

extension ReceiptsV1.DeliveryChanges {
    /// Calls `carillon.receipts.v1.DeliveryChanges` over a channel.
    public struct Client: Sendable {
        /// The channel calls go over.
        public let channel: any RPCChannel
        /// A client of this channel; cheap, make one wherever one is needed.
        public init(_ channel: any RPCChannel) { self.channel = channel }

        /// Reports users with a push that failed for good at a device. After an interruption, `CheckDelivery` tells which.
        public func watchChanges<Result: Sendable>(
            options: CallOptions = CallOptions(), requests: @escaping @Sendable (RequestWriter<CommonV1.WatchChangesRequest>) async throws -> Void,
            onResponse: (ResponseStream<CommonV1.WatchChangesResponse>) async throws -> Result
        ) async throws -> Result {
            try await channel.bidirectional(
                ReceiptsV1.DeliveryChanges.Method.watchChanges, options: options, requests: requests, onResponse: onResponse)
        }
    }
}
