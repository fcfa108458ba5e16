// Written by protoc-gen-carillon from carillon/registry/v1/registry.proto, carillon/registry/v1/access.proto, carillon/registry/v1/addresses.proto, carillon/registry/v1/audit.proto, carillon/registry/v1/audit_intake.proto, carillon/registry/v1/changes.proto, carillon/registry/v1/delivery_counters.proto, carillon/registry/v1/device_administration.proto, carillon/registry/v1/groups.proto, carillon/registry/v1/keys.proto, carillon/registry/v1/tenants.proto, carillon/registry/v1/policy.proto, carillon/registry/v1/push_switches.proto, carillon/registry/v1/relationships.proto, carillon/registry/v1/tokens.proto, carillon/registry/v1/user_data.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import RPC

extension RegistryV1 {
    /// The service `carillon.registry.v1.Addresses`.
    public enum Addresses {
        /// The service itself.
        public static let descriptor = ServiceDescriptor(fullName: "carillon.registry.v1.Addresses")
    }
}

extension RegistryV1.Addresses {
    /// The methods of `carillon.registry.v1.Addresses`.
    public enum Method {
        /// `RegisterWebSubscription`.
        public static let registerWebSubscription = MethodDescriptor(
            service: descriptor, name: "RegisterWebSubscription", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system_admin", "org_admin", "staff", "member"], scope: .ownUser))
        /// Ends a subscription. Its device stays, and is sendable again after a new subscription.
        public static let removeWebSubscription = MethodDescriptor(
            service: descriptor, name: "RemoveWebSubscription", callType: .unary,
            isIdempotent: false, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system_admin", "org_admin", "staff", "member"], scope: .ownUser))
        /// `ListWebSubscriptions`.
        public static let listWebSubscriptions = MethodDescriptor(
            service: descriptor, name: "ListWebSubscriptions", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system_admin", "org_admin", "staff", "member"], scope: .ownUser))
        /// Lists the app's VAPID keys, the current one first.
        public static let listVapidKeys = MethodDescriptor(
            service: descriptor, name: "ListVapidKeys", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "dispatcher"], roles: ["system_admin", "org_admin"], scope: .ownOrganization))
        /// `RegisterActivityAddress`.
        public static let registerActivityAddress = MethodDescriptor(
            service: descriptor, name: "RegisterActivityAddress", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system_admin", "org_admin", "staff", "member"], scope: .ownUser))
        /// Ends an address, when the activity ended or pushes must not start its kind any more.
        public static let endActivityAddress = MethodDescriptor(
            service: descriptor, name: "EndActivityAddress", callType: .unary,
            isIdempotent: false, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system_admin", "org_admin", "staff", "member"], scope: .ownUser))
        /// `ListActivityAddresses`.
        public static let listActivityAddresses = MethodDescriptor(
            service: descriptor, name: "ListActivityAddresses", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system_admin", "org_admin", "staff", "member"], scope: .ownUser))
        /// `ResolveActivityAddresses`.
        public static let resolveActivityAddresses = MethodDescriptor(
            service: descriptor, name: "ResolveActivityAddresses", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["dispatcher"], roles: [], scope: .none))

        /// All of them, in the order of the contract.
        public static let all: [MethodDescriptor] = [registerWebSubscription, removeWebSubscription, listWebSubscriptions, listVapidKeys, registerActivityAddress, endActivityAddress, listActivityAddresses, resolveActivityAddresses]
    }
}

extension RegistryV1.Addresses {
    /// What a server of `carillon.registry.v1.Addresses` implements.
    public protocol ServiceProtocol: RegistrableService {
        func registerWebSubscription(_ request: RegistryV1.RegisterWebSubscriptionRequest, context: ServerContext) async throws -> RegistryV1.RegisterWebSubscriptionResponse
        /// Ends a subscription. Its device stays, and is sendable again after a new subscription.
        func removeWebSubscription(_ request: RegistryV1.RemoveWebSubscriptionRequest, context: ServerContext) async throws -> RegistryV1.RemoveWebSubscriptionResponse
        func listWebSubscriptions(_ request: RegistryV1.ListWebSubscriptionsRequest, context: ServerContext) async throws -> RegistryV1.ListWebSubscriptionsResponse
        /// Lists the app's VAPID keys, the current one first.
        func listVapidKeys(_ request: RegistryV1.ListVapidKeysRequest, context: ServerContext) async throws -> RegistryV1.ListVapidKeysResponse
        func registerActivityAddress(_ request: RegistryV1.RegisterActivityAddressRequest, context: ServerContext) async throws -> RegistryV1.RegisterActivityAddressResponse
        /// Ends an address, when the activity ended or pushes must not start its kind any more.
        func endActivityAddress(_ request: RegistryV1.EndActivityAddressRequest, context: ServerContext) async throws -> RegistryV1.EndActivityAddressResponse
        func listActivityAddresses(_ request: RegistryV1.ListActivityAddressesRequest, context: ServerContext) async throws -> RegistryV1.ListActivityAddressesResponse
        func resolveActivityAddresses(_ request: RegistryV1.ResolveActivityAddressesRequest, context: ServerContext) async throws -> RegistryV1.ResolveActivityAddressesResponse
    }
}

extension RegistryV1.Addresses.ServiceProtocol {
    /// Adds every method of `carillon.registry.v1.Addresses` to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.unary(RegistryV1.Addresses.Method.registerWebSubscription) { request, context in
            try await self.registerWebSubscription(request, context: context)
        }
        router.unary(RegistryV1.Addresses.Method.removeWebSubscription) { request, context in
            try await self.removeWebSubscription(request, context: context)
        }
        router.unary(RegistryV1.Addresses.Method.listWebSubscriptions) { request, context in
            try await self.listWebSubscriptions(request, context: context)
        }
        router.unary(RegistryV1.Addresses.Method.listVapidKeys) { request, context in
            try await self.listVapidKeys(request, context: context)
        }
        router.unary(RegistryV1.Addresses.Method.registerActivityAddress) { request, context in
            try await self.registerActivityAddress(request, context: context)
        }
        router.unary(RegistryV1.Addresses.Method.endActivityAddress) { request, context in
            try await self.endActivityAddress(request, context: context)
        }
        router.unary(RegistryV1.Addresses.Method.listActivityAddresses) { request, context in
            try await self.listActivityAddresses(request, context: context)
        }
        router.unary(RegistryV1.Addresses.Method.resolveActivityAddresses) { request, context in
            try await self.resolveActivityAddresses(request, context: context)
        }
    }
}

extension RegistryV1.Addresses {
    /// Calls `carillon.registry.v1.Addresses` over a channel.
    public struct Client: Sendable {
        /// The channel calls go over.
        public let channel: any RPCChannel
        /// A client of this channel; cheap, make one wherever one is needed.
        public init(_ channel: any RPCChannel) { self.channel = channel }

        /// Calls `RegisterWebSubscription`.
        public func registerWebSubscription(_ request: RegistryV1.RegisterWebSubscriptionRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.RegisterWebSubscriptionResponse {
            try await channel.unary(RegistryV1.Addresses.Method.registerWebSubscription, request, options: options)
        }

        /// Ends a subscription. Its device stays, and is sendable again after a new subscription.
        public func removeWebSubscription(_ request: RegistryV1.RemoveWebSubscriptionRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.RemoveWebSubscriptionResponse {
            try await channel.unary(RegistryV1.Addresses.Method.removeWebSubscription, request, options: options)
        }

        /// Calls `ListWebSubscriptions`.
        public func listWebSubscriptions(_ request: RegistryV1.ListWebSubscriptionsRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.ListWebSubscriptionsResponse {
            try await channel.unary(RegistryV1.Addresses.Method.listWebSubscriptions, request, options: options)
        }

        /// Lists the app's VAPID keys, the current one first.
        public func listVapidKeys(_ request: RegistryV1.ListVapidKeysRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.ListVapidKeysResponse {
            try await channel.unary(RegistryV1.Addresses.Method.listVapidKeys, request, options: options)
        }

        /// Calls `RegisterActivityAddress`.
        public func registerActivityAddress(_ request: RegistryV1.RegisterActivityAddressRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.RegisterActivityAddressResponse {
            try await channel.unary(RegistryV1.Addresses.Method.registerActivityAddress, request, options: options)
        }

        /// Ends an address, when the activity ended or pushes must not start its kind any more.
        public func endActivityAddress(_ request: RegistryV1.EndActivityAddressRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.EndActivityAddressResponse {
            try await channel.unary(RegistryV1.Addresses.Method.endActivityAddress, request, options: options)
        }

        /// Calls `ListActivityAddresses`.
        public func listActivityAddresses(_ request: RegistryV1.ListActivityAddressesRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.ListActivityAddressesResponse {
            try await channel.unary(RegistryV1.Addresses.Method.listActivityAddresses, request, options: options)
        }

        /// Calls `ResolveActivityAddresses`.
        public func resolveActivityAddresses(_ request: RegistryV1.ResolveActivityAddressesRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.ResolveActivityAddressesResponse {
            try await channel.unary(RegistryV1.Addresses.Method.resolveActivityAddresses, request, options: options)
        }
    }
}
