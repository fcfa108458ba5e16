// Written by protoc-gen-carillon from carillon/receipts/v1/alerts.proto, carillon/receipts/v1/changes.proto, carillon/receipts/v1/frequency.proto, carillon/receipts/v1/inbox.proto, carillon/receipts/v1/receipts.proto, carillon/receipts/v1/reports.proto, carillon/receipts/v1/telemetry.proto, carillon/receipts/v1/user_data.proto, carillon/receipts/v1/user_stream.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import RPC

extension ReceiptsV1 {
    /// The service `carillon.receipts.v1.Reports`.
    public enum Reports {
        /// The service itself.
        public static let descriptor = ServiceDescriptor(fullName: "carillon.receipts.v1.Reports")
    }
}

extension ReceiptsV1.Reports {
    /// The methods of `carillon.receipts.v1.Reports`.
    public enum Method {
        /// `GetFailureReport`.
        public static let getFailureReport = MethodDescriptor(
            service: descriptor, name: "GetFailureReport", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin", "org_admin"], scope: .ownOrganization))

        /// All of them, in the order of the contract.
        public static let all: [MethodDescriptor] = [getFailureReport]
    }
}

extension ReceiptsV1.Reports {
    /// What a server of `carillon.receipts.v1.Reports` implements.
    public protocol ServiceProtocol: RegistrableService {
        func getFailureReport(_ request: ReceiptsV1.GetFailureReportRequest, context: ServerContext) async throws -> ReceiptsV1.GetFailureReportResponse
    }
}

extension ReceiptsV1.Reports.ServiceProtocol {
    /// Adds every method of `carillon.receipts.v1.Reports` to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.unary(ReceiptsV1.Reports.Method.getFailureReport) { request, context in
            try await self.getFailureReport(request, context: context)
        }
    }
}

extension ReceiptsV1.Reports {
    /// Calls `carillon.receipts.v1.Reports` over a channel.
    public struct Client: Sendable {
        /// The channel calls go over.
        public let channel: any RPCChannel
        /// A client of this channel; cheap, make one wherever one is needed.
        public init(_ channel: any RPCChannel) { self.channel = channel }

        /// Calls `GetFailureReport`.
        public func getFailureReport(_ request: ReceiptsV1.GetFailureReportRequest, options: CallOptions = CallOptions()) async throws -> ReceiptsV1.GetFailureReportResponse {
            try await channel.unary(ReceiptsV1.Reports.Method.getFailureReport, request, options: options)
        }
    }
}
