// Written by protoc-gen-carillon from carillon/receipts/v1/alerts.proto, carillon/receipts/v1/changes.proto, carillon/receipts/v1/frequency.proto, carillon/receipts/v1/inbox.proto, carillon/receipts/v1/receipts.proto, carillon/receipts/v1/reports.proto, carillon/receipts/v1/telemetry.proto, carillon/receipts/v1/user_data.proto, carillon/receipts/v1/user_stream.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import RPC

extension ReceiptsV1 {
    /// The service `carillon.receipts.v1.Frequency`.
    public enum Frequency {
        /// The service itself.
        public static let descriptor = ServiceDescriptor(fullName: "carillon.receipts.v1.Frequency")
    }
}

extension ReceiptsV1.Frequency {
    /// The methods of `carillon.receipts.v1.Frequency`.
    public enum Method {
        /// `CountPushes`.
        public static let countPushes = MethodDescriptor(
            service: descriptor, name: "CountPushes", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "evaluator"], roles: ["system_admin", "org_admin", "staff", "member"], scope: .ownUser))

        /// All of them, in the order of the contract.
        public static let all: [MethodDescriptor] = [countPushes]
    }
}

extension ReceiptsV1.Frequency {
    /// What a server of `carillon.receipts.v1.Frequency` implements.
    public protocol ServiceProtocol: RegistrableService {
        func countPushes(_ request: ReceiptsV1.CountPushesRequest, context: ServerContext) async throws -> ReceiptsV1.CountPushesResponse
    }
}

extension ReceiptsV1.Frequency.ServiceProtocol {
    /// Adds every method of `carillon.receipts.v1.Frequency` to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.unary(ReceiptsV1.Frequency.Method.countPushes) { request, context in
            try await self.countPushes(request, context: context)
        }
    }
}

extension ReceiptsV1.Frequency {
    /// Calls `carillon.receipts.v1.Frequency` over a channel.
    public struct Client: Sendable {
        /// The channel calls go over.
        public let channel: any RPCChannel
        /// A client of this channel; cheap, make one wherever one is needed.
        public init(_ channel: any RPCChannel) { self.channel = channel }

        /// Calls `CountPushes`.
        public func countPushes(_ request: ReceiptsV1.CountPushesRequest, options: CallOptions = CallOptions()) async throws -> ReceiptsV1.CountPushesResponse {
            try await channel.unary(ReceiptsV1.Frequency.Method.countPushes, request, options: options)
        }
    }
}
