// Written by protoc-gen-carillon from carillon/dispatcher/v1/activities.proto, carillon/dispatcher/v1/activity_channels.proto, carillon/dispatcher/v1/desktop.proto, carillon/dispatcher/v1/dispatcher.proto, carillon/dispatcher/v1/keys.proto, carillon/dispatcher/v1/people.proto, carillon/dispatcher/v1/probes.proto, carillon/dispatcher/v1/test_pushes.proto, carillon/dispatcher/v1/user_data.proto, carillon/dispatcher/v1/webhooks.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import RPC

extension DispatcherV1 {
    /// Apple answers each call at once, and Carillon keeps nothing of it. When Apple does not answer, the caller repeats the call.
    public enum ActivityChannels {
        /// The service itself.
        public static let descriptor = ServiceDescriptor(fullName: "carillon.dispatcher.v1.ActivityChannels")
    }
}

extension DispatcherV1.ActivityChannels {
    /// The methods of `carillon.dispatcher.v1.ActivityChannels`.
    public enum Method {
        /// `CreateActivityChannel`.
        public static let createActivityChannel = MethodDescriptor(
            service: descriptor, name: "CreateActivityChannel", callType: .unary,
            isIdempotent: false, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system", "system_admin"], scope: .ownOrganization))
        /// `GetActivityChannel`.
        public static let getActivityChannel = MethodDescriptor(
            service: descriptor, name: "GetActivityChannel", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system", "system_admin"], scope: .ownOrganization))
        /// `ListActivityChannels`.
        public static let listActivityChannels = MethodDescriptor(
            service: descriptor, name: "ListActivityChannels", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system", "system_admin"], scope: .ownOrganization))
        /// For ever. Apple may still deliver what it keeps.
        public static let deleteActivityChannel = MethodDescriptor(
            service: descriptor, name: "DeleteActivityChannel", callType: .unary,
            isIdempotent: false, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system", "system_admin"], scope: .ownOrganization))
        /// One a second for each channel: more are refused with the time to wait.
        public static let sendActivityBroadcast = MethodDescriptor(
            service: descriptor, name: "SendActivityBroadcast", callType: .unary,
            isIdempotent: false, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system", "system_admin"], scope: .ownOrganization))

        /// All of them, in the order of the contract.
        public static let all: [MethodDescriptor] = [createActivityChannel, getActivityChannel, listActivityChannels, deleteActivityChannel, sendActivityBroadcast]
    }
}

extension DispatcherV1.ActivityChannels {
    /// What a server of `carillon.dispatcher.v1.ActivityChannels` implements.
    public protocol ServiceProtocol: RegistrableService {
        func createActivityChannel(_ request: DispatcherV1.CreateActivityChannelRequest, context: ServerContext) async throws -> DispatcherV1.CreateActivityChannelResponse
        func getActivityChannel(_ request: DispatcherV1.GetActivityChannelRequest, context: ServerContext) async throws -> DispatcherV1.GetActivityChannelResponse
        func listActivityChannels(_ request: DispatcherV1.ListActivityChannelsRequest, context: ServerContext) async throws -> DispatcherV1.ListActivityChannelsResponse
        /// For ever. Apple may still deliver what it keeps.
        func deleteActivityChannel(_ request: DispatcherV1.DeleteActivityChannelRequest, context: ServerContext) async throws -> DispatcherV1.DeleteActivityChannelResponse
        /// One a second for each channel: more are refused with the time to wait.
        func sendActivityBroadcast(_ request: DispatcherV1.SendActivityBroadcastRequest, context: ServerContext) async throws -> DispatcherV1.SendActivityBroadcastResponse
    }
}

extension DispatcherV1.ActivityChannels.ServiceProtocol {
    /// Adds every method of `carillon.dispatcher.v1.ActivityChannels` to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.unary(DispatcherV1.ActivityChannels.Method.createActivityChannel) { request, context in
            try await self.createActivityChannel(request, context: context)
        }
        router.unary(DispatcherV1.ActivityChannels.Method.getActivityChannel) { request, context in
            try await self.getActivityChannel(request, context: context)
        }
        router.unary(DispatcherV1.ActivityChannels.Method.listActivityChannels) { request, context in
            try await self.listActivityChannels(request, context: context)
        }
        router.unary(DispatcherV1.ActivityChannels.Method.deleteActivityChannel) { request, context in
            try await self.deleteActivityChannel(request, context: context)
        }
        router.unary(DispatcherV1.ActivityChannels.Method.sendActivityBroadcast) { request, context in
            try await self.sendActivityBroadcast(request, context: context)
        }
    }
}

extension DispatcherV1.ActivityChannels {
    /// Calls `carillon.dispatcher.v1.ActivityChannels` over a channel.
    public struct Client: Sendable {
        /// The channel calls go over.
        public let channel: any RPCChannel
        /// A client of this channel; cheap, make one wherever one is needed.
        public init(_ channel: any RPCChannel) { self.channel = channel }

        /// Calls `CreateActivityChannel`.
        public func createActivityChannel(_ request: DispatcherV1.CreateActivityChannelRequest, options: CallOptions = CallOptions()) async throws -> DispatcherV1.CreateActivityChannelResponse {
            try await channel.unary(DispatcherV1.ActivityChannels.Method.createActivityChannel, request, options: options)
        }

        /// Calls `GetActivityChannel`.
        public func getActivityChannel(_ request: DispatcherV1.GetActivityChannelRequest, options: CallOptions = CallOptions()) async throws -> DispatcherV1.GetActivityChannelResponse {
            try await channel.unary(DispatcherV1.ActivityChannels.Method.getActivityChannel, request, options: options)
        }

        /// Calls `ListActivityChannels`.
        public func listActivityChannels(_ request: DispatcherV1.ListActivityChannelsRequest, options: CallOptions = CallOptions()) async throws -> DispatcherV1.ListActivityChannelsResponse {
            try await channel.unary(DispatcherV1.ActivityChannels.Method.listActivityChannels, request, options: options)
        }

        /// For ever. Apple may still deliver what it keeps.
        public func deleteActivityChannel(_ request: DispatcherV1.DeleteActivityChannelRequest, options: CallOptions = CallOptions()) async throws -> DispatcherV1.DeleteActivityChannelResponse {
            try await channel.unary(DispatcherV1.ActivityChannels.Method.deleteActivityChannel, request, options: options)
        }

        /// One a second for each channel: more are refused with the time to wait.
        public func sendActivityBroadcast(_ request: DispatcherV1.SendActivityBroadcastRequest, options: CallOptions = CallOptions()) async throws -> DispatcherV1.SendActivityBroadcastResponse {
            try await channel.unary(DispatcherV1.ActivityChannels.Method.sendActivityBroadcast, request, options: options)
        }
    }
}
