// Written by protoc-gen-carillon from carillon/simulator/v1/simulator.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import RPC

extension SimulatorV1 {
    /// The service `carillon.simulator.v1.Simulator`.
    public enum Simulator {
        /// The service itself.
        public static let descriptor = ServiceDescriptor(fullName: "carillon.simulator.v1.Simulator")
    }
}

extension SimulatorV1.Simulator {
    /// The methods of `carillon.simulator.v1.Simulator`.
    public enum Method {
        /// `AddFaults`.
        public static let addFaults = MethodDescriptor(
            service: descriptor, name: "AddFaults", callType: .unary,
            isIdempotent: false, authorization: MethodAuthorization(callers: ["operator"], roles: [], scope: .none))
        /// `ListFaults`.
        public static let listFaults = MethodDescriptor(
            service: descriptor, name: "ListFaults", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: [], scope: .none))
        /// `ListRequests`.
        public static let listRequests = MethodDescriptor(
            service: descriptor, name: "ListRequests", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: [], scope: .none))
        /// `Statistics`.
        public static let statistics = MethodDescriptor(
            service: descriptor, name: "Statistics", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: [], scope: .none))
        /// `Reset`.
        public static let reset = MethodDescriptor(
            service: descriptor, name: "Reset", callType: .unary,
            isIdempotent: false, authorization: MethodAuthorization(callers: ["operator"], roles: [], scope: .none))
        /// `SetStreamLimit`.
        public static let setStreamLimit = MethodDescriptor(
            service: descriptor, name: "SetStreamLimit", callType: .unary,
            isIdempotent: false, authorization: MethodAuthorization(callers: ["operator"], roles: [], scope: .none))
        /// `Subscribe`.
        public static let subscribe = MethodDescriptor(
            service: descriptor, name: "Subscribe", callType: .unary,
            isIdempotent: false, authorization: MethodAuthorization(callers: ["operator"], roles: [], scope: .none))
        /// `Trust`.
        public static let trust = MethodDescriptor(
            service: descriptor, name: "Trust", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: [], scope: .none))
        /// Adds simulated devices, or changes those with the same tokens.
        public static let putDevices = MethodDescriptor(
            service: descriptor, name: "PutDevices", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: [], scope: .none))
        /// `ListDevices`.
        public static let listDevices = MethodDescriptor(
            service: descriptor, name: "ListDevices", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: [], scope: .none))
        /// Opens or dismisses a notification that a simulated device shows.
        public static let useDevice = MethodDescriptor(
            service: descriptor, name: "UseDevice", callType: .unary,
            isIdempotent: false, authorization: MethodAuthorization(callers: ["operator"], roles: [], scope: .none))
        /// `ListDeviceEvents`.
        public static let listDeviceEvents = MethodDescriptor(
            service: descriptor, name: "ListDeviceEvents", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: [], scope: .none))

        /// All of them, in the order of the contract.
        public static let all: [MethodDescriptor] = [addFaults, listFaults, listRequests, statistics, reset, setStreamLimit, subscribe, trust, putDevices, listDevices, useDevice, listDeviceEvents]
    }
}

extension SimulatorV1.Simulator {
    /// What a server of `carillon.simulator.v1.Simulator` implements.
    public protocol ServiceProtocol: RegistrableService {
        func addFaults(_ request: SimulatorV1.AddFaultsRequest, context: ServerContext) async throws -> SimulatorV1.AddFaultsResponse
        func listFaults(_ request: SimulatorV1.ListFaultsRequest, context: ServerContext) async throws -> SimulatorV1.ListFaultsResponse
        func listRequests(_ request: SimulatorV1.ListRequestsRequest, context: ServerContext) async throws -> SimulatorV1.ListRequestsResponse
        func statistics(_ request: SimulatorV1.SimulatorStatisticsRequest, context: ServerContext) async throws -> SimulatorV1.SimulatorStatisticsResponse
        func reset(_ request: SimulatorV1.ResetRequest, context: ServerContext) async throws -> SimulatorV1.ResetResponse
        func setStreamLimit(_ request: SimulatorV1.SetStreamLimitRequest, context: ServerContext) async throws -> SimulatorV1.SetStreamLimitResponse
        func subscribe(_ request: SimulatorV1.SubscribeRequest, context: ServerContext) async throws -> SimulatorV1.SubscribeResponse
        func trust(_ request: SimulatorV1.TrustRequest, context: ServerContext) async throws -> SimulatorV1.TrustResponse
        /// Adds simulated devices, or changes those with the same tokens.
        func putDevices(_ request: SimulatorV1.PutDevicesRequest, context: ServerContext) async throws -> SimulatorV1.PutDevicesResponse
        func listDevices(_ request: SimulatorV1.ListDevicesRequest, context: ServerContext) async throws -> SimulatorV1.ListDevicesResponse
        /// Opens or dismisses a notification that a simulated device shows.
        func useDevice(_ request: SimulatorV1.UseDeviceRequest, context: ServerContext) async throws -> SimulatorV1.UseDeviceResponse
        func listDeviceEvents(_ request: SimulatorV1.ListDeviceEventsRequest, context: ServerContext) async throws -> SimulatorV1.ListDeviceEventsResponse
    }
}

extension SimulatorV1.Simulator.ServiceProtocol {
    /// Adds every method of `carillon.simulator.v1.Simulator` to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.unary(SimulatorV1.Simulator.Method.addFaults) { request, context in
            try await self.addFaults(request, context: context)
        }
        router.unary(SimulatorV1.Simulator.Method.listFaults) { request, context in
            try await self.listFaults(request, context: context)
        }
        router.unary(SimulatorV1.Simulator.Method.listRequests) { request, context in
            try await self.listRequests(request, context: context)
        }
        router.unary(SimulatorV1.Simulator.Method.statistics) { request, context in
            try await self.statistics(request, context: context)
        }
        router.unary(SimulatorV1.Simulator.Method.reset) { request, context in
            try await self.reset(request, context: context)
        }
        router.unary(SimulatorV1.Simulator.Method.setStreamLimit) { request, context in
            try await self.setStreamLimit(request, context: context)
        }
        router.unary(SimulatorV1.Simulator.Method.subscribe) { request, context in
            try await self.subscribe(request, context: context)
        }
        router.unary(SimulatorV1.Simulator.Method.trust) { request, context in
            try await self.trust(request, context: context)
        }
        router.unary(SimulatorV1.Simulator.Method.putDevices) { request, context in
            try await self.putDevices(request, context: context)
        }
        router.unary(SimulatorV1.Simulator.Method.listDevices) { request, context in
            try await self.listDevices(request, context: context)
        }
        router.unary(SimulatorV1.Simulator.Method.useDevice) { request, context in
            try await self.useDevice(request, context: context)
        }
        router.unary(SimulatorV1.Simulator.Method.listDeviceEvents) { request, context in
            try await self.listDeviceEvents(request, context: context)
        }
    }
}

extension SimulatorV1.Simulator {
    /// Calls `carillon.simulator.v1.Simulator` over a channel.
    public struct Client: Sendable {
        /// The channel calls go over.
        public let channel: any RPCChannel
        /// A client of this channel; cheap, make one wherever one is needed.
        public init(_ channel: any RPCChannel) { self.channel = channel }

        /// Calls `AddFaults`.
        public func addFaults(_ request: SimulatorV1.AddFaultsRequest, options: CallOptions = CallOptions()) async throws -> SimulatorV1.AddFaultsResponse {
            try await channel.unary(SimulatorV1.Simulator.Method.addFaults, request, options: options)
        }

        /// Calls `ListFaults`.
        public func listFaults(_ request: SimulatorV1.ListFaultsRequest, options: CallOptions = CallOptions()) async throws -> SimulatorV1.ListFaultsResponse {
            try await channel.unary(SimulatorV1.Simulator.Method.listFaults, request, options: options)
        }

        /// Calls `ListRequests`.
        public func listRequests(_ request: SimulatorV1.ListRequestsRequest, options: CallOptions = CallOptions()) async throws -> SimulatorV1.ListRequestsResponse {
            try await channel.unary(SimulatorV1.Simulator.Method.listRequests, request, options: options)
        }

        /// Calls `Statistics`.
        public func statistics(_ request: SimulatorV1.SimulatorStatisticsRequest, options: CallOptions = CallOptions()) async throws -> SimulatorV1.SimulatorStatisticsResponse {
            try await channel.unary(SimulatorV1.Simulator.Method.statistics, request, options: options)
        }

        /// Calls `Reset`.
        public func reset(_ request: SimulatorV1.ResetRequest, options: CallOptions = CallOptions()) async throws -> SimulatorV1.ResetResponse {
            try await channel.unary(SimulatorV1.Simulator.Method.reset, request, options: options)
        }

        /// Calls `SetStreamLimit`.
        public func setStreamLimit(_ request: SimulatorV1.SetStreamLimitRequest, options: CallOptions = CallOptions()) async throws -> SimulatorV1.SetStreamLimitResponse {
            try await channel.unary(SimulatorV1.Simulator.Method.setStreamLimit, request, options: options)
        }

        /// Calls `Subscribe`.
        public func subscribe(_ request: SimulatorV1.SubscribeRequest, options: CallOptions = CallOptions()) async throws -> SimulatorV1.SubscribeResponse {
            try await channel.unary(SimulatorV1.Simulator.Method.subscribe, request, options: options)
        }

        /// Calls `Trust`.
        public func trust(_ request: SimulatorV1.TrustRequest, options: CallOptions = CallOptions()) async throws -> SimulatorV1.TrustResponse {
            try await channel.unary(SimulatorV1.Simulator.Method.trust, request, options: options)
        }

        /// Adds simulated devices, or changes those with the same tokens.
        public func putDevices(_ request: SimulatorV1.PutDevicesRequest, options: CallOptions = CallOptions()) async throws -> SimulatorV1.PutDevicesResponse {
            try await channel.unary(SimulatorV1.Simulator.Method.putDevices, request, options: options)
        }

        /// Calls `ListDevices`.
        public func listDevices(_ request: SimulatorV1.ListDevicesRequest, options: CallOptions = CallOptions()) async throws -> SimulatorV1.ListDevicesResponse {
            try await channel.unary(SimulatorV1.Simulator.Method.listDevices, request, options: options)
        }

        /// Opens or dismisses a notification that a simulated device shows.
        public func useDevice(_ request: SimulatorV1.UseDeviceRequest, options: CallOptions = CallOptions()) async throws -> SimulatorV1.UseDeviceResponse {
            try await channel.unary(SimulatorV1.Simulator.Method.useDevice, request, options: options)
        }

        /// Calls `ListDeviceEvents`.
        public func listDeviceEvents(_ request: SimulatorV1.ListDeviceEventsRequest, options: CallOptions = CallOptions()) async throws -> SimulatorV1.ListDeviceEventsResponse {
            try await channel.unary(SimulatorV1.Simulator.Method.listDeviceEvents, request, options: options)
        }
    }
}
