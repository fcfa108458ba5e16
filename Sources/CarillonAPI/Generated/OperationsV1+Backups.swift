// Written by protoc-gen-carillon from carillon/operations/v1/backups.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import RPC

extension OperationsV1 {
    /// The service `carillon.operations.v1.Backups`.
    public enum Backups {
        /// The service itself.
        public static let descriptor = ServiceDescriptor(fullName: "carillon.operations.v1.Backups")
    }
}

extension OperationsV1.Backups {
    /// The methods of `carillon.operations.v1.Backups`.
    public enum Method {
        /// Copies each store into a new file while reads and writes go on, checks the copies, and answers when they are on disk. An existing copy is refused
        /// with ALREADY_EXISTS.
        public static let createBackup = MethodDescriptor(
            service: descriptor, name: "CreateBackup", callType: .unary,
            isIdempotent: false, authorization: MethodAuthorization(callers: ["operator"], roles: [], scope: .none))

        /// All of them, in the order of the contract.
        public static let all: [MethodDescriptor] = [createBackup]
    }
}

extension OperationsV1.Backups {
    /// What a server of `carillon.operations.v1.Backups` implements.
    public protocol ServiceProtocol: RegistrableService {
        /// Copies each store into a new file while reads and writes go on, checks the copies, and answers when they are on disk. An existing copy is refused
        /// with ALREADY_EXISTS.
        func createBackup(_ request: OperationsV1.CreateBackupRequest, context: ServerContext) async throws -> OperationsV1.CreateBackupResponse
    }
}

extension OperationsV1.Backups.ServiceProtocol {
    /// Adds every method of `carillon.operations.v1.Backups` to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.unary(OperationsV1.Backups.Method.createBackup) { request, context in
            try await self.createBackup(request, context: context)
        }
    }
}

extension OperationsV1.Backups {
    /// Calls `carillon.operations.v1.Backups` over a channel.
    public struct Client: Sendable {
        /// The channel calls go over.
        public let channel: any RPCChannel
        /// A client of this channel; cheap, make one wherever one is needed.
        public init(_ channel: any RPCChannel) { self.channel = channel }

        /// Copies each store into a new file while reads and writes go on, checks the copies, and answers when they are on disk. An existing copy is refused
        /// with ALREADY_EXISTS.
        public func createBackup(_ request: OperationsV1.CreateBackupRequest, options: CallOptions = CallOptions()) async throws -> OperationsV1.CreateBackupResponse {
            try await channel.unary(OperationsV1.Backups.Method.createBackup, request, options: options)
        }
    }
}
