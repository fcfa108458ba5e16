// Written by protoc-gen-carillon from carillon/dispatcher/v1/activities.proto, carillon/dispatcher/v1/activity_channels.proto, carillon/dispatcher/v1/desktop.proto, carillon/dispatcher/v1/dispatcher.proto, carillon/dispatcher/v1/keys.proto, carillon/dispatcher/v1/people.proto, carillon/dispatcher/v1/probes.proto, carillon/dispatcher/v1/test_pushes.proto, carillon/dispatcher/v1/user_data.proto, carillon/dispatcher/v1/webhooks.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import RPC

extension DispatcherV1 {
    /// The service `carillon.dispatcher.v1.Dispatcher`.
    public enum Dispatcher {
        /// The service itself.
        public static let descriptor = ServiceDescriptor(fullName: "carillon.dispatcher.v1.Dispatcher")
    }
}

extension DispatcherV1.Dispatcher {
    /// The methods of `carillon.dispatcher.v1.Dispatcher`.
    public enum Method {
        /// Stores pushes in the durable queue. Idempotent by push id and device.
        public static let enqueue = MethodDescriptor(
            service: descriptor, name: "Enqueue", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["evaluator"], roles: [], scope: .none))
        /// Ends the unsent deliveries of some notifications, also those that are enqueued later. A delivery in flight gets no further attempt.
        public static let cancelQueued = MethodDescriptor(
            service: descriptor, name: "CancelQueued", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["evaluator", "operator"], roles: [], scope: .none))
        /// `PutCredential`.
        public static let putCredential = MethodDescriptor(
            service: descriptor, name: "PutCredential", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin"], scope: .any))
        /// `ListCredentials`.
        public static let listCredentials = MethodDescriptor(
            service: descriptor, name: "ListCredentials", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin"], scope: .any))
        /// Pushes in flight end; all others of the app wait for a credential.
        public static let removeCredential = MethodDescriptor(
            service: descriptor, name: "RemoveCredential", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin"], scope: .any))
        /// `QueueStatus`.
        public static let queueStatus = MethodDescriptor(
            service: descriptor, name: "QueueStatus", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin"], scope: .any))
        /// Lists unsent deliveries of a notification, with the reasons.
        public static let listUnsent = MethodDescriptor(
            service: descriptor, name: "ListUnsent", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin"], scope: .any))
        /// `DeadLetters`.
        public static let deadLetters = MethodDescriptor(
            service: descriptor, name: "DeadLetters", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin"], scope: .any))
        /// `Requeue`.
        public static let requeue = MethodDescriptor(
            service: descriptor, name: "Requeue", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin"], scope: .any))
        /// Takes dead letters off the list: they stay failed, and nobody requeues them.
        public static let dropDeadLetters = MethodDescriptor(
            service: descriptor, name: "DropDeadLetters", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin"], scope: .any))
        /// Pauses or resumes claims of new deliveries, of all lanes or of some. Deliveries in flight finish. The pause outlives a restart.
        public static let pauseLanes = MethodDescriptor(
            service: descriptor, name: "PauseLanes", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin"], scope: .any))
        /// Calls a provider down or up, for all dispatchers. It outlives a restart.
        public static let markProvider = MethodDescriptor(
            service: descriptor, name: "MarkProvider", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin"], scope: .any))
        /// Whether pushes leave, for the banner of apps (DR-01).
        public static let pushAvailability = MethodDescriptor(
            service: descriptor, name: "PushAvailability", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["gateway", "operator"], roles: [], scope: .none))

        /// All of them, in the order of the contract.
        public static let all: [MethodDescriptor] = [enqueue, cancelQueued, putCredential, listCredentials, removeCredential, queueStatus, listUnsent, deadLetters, requeue, dropDeadLetters, pauseLanes, markProvider, pushAvailability]
    }
}

extension DispatcherV1.Dispatcher {
    /// What a server of `carillon.dispatcher.v1.Dispatcher` implements.
    public protocol ServiceProtocol: RegistrableService {
        /// Stores pushes in the durable queue. Idempotent by push id and device.
        func enqueue(_ request: DispatcherV1.EnqueueRequest, context: ServerContext) async throws -> DispatcherV1.EnqueueResponse
        /// Ends the unsent deliveries of some notifications, also those that are enqueued later. A delivery in flight gets no further attempt.
        func cancelQueued(_ request: DispatcherV1.CancelQueuedRequest, context: ServerContext) async throws -> DispatcherV1.CancelQueuedResponse
        func putCredential(_ request: DispatcherV1.PutCredentialRequest, context: ServerContext) async throws -> DispatcherV1.PutCredentialResponse
        func listCredentials(_ request: DispatcherV1.ListCredentialsRequest, context: ServerContext) async throws -> DispatcherV1.ListCredentialsResponse
        /// Pushes in flight end; all others of the app wait for a credential.
        func removeCredential(_ request: DispatcherV1.RemoveCredentialRequest, context: ServerContext) async throws -> DispatcherV1.RemoveCredentialResponse
        func queueStatus(_ request: DispatcherV1.QueueStatusRequest, context: ServerContext) async throws -> DispatcherV1.QueueStatusResponse
        /// Lists unsent deliveries of a notification, with the reasons.
        func listUnsent(_ request: DispatcherV1.ListUnsentRequest, context: ServerContext) async throws -> DispatcherV1.ListUnsentResponse
        func deadLetters(_ request: DispatcherV1.DeadLettersRequest, context: ServerContext) async throws -> DispatcherV1.DeadLettersResponse
        func requeue(_ request: DispatcherV1.RequeueRequest, context: ServerContext) async throws -> DispatcherV1.RequeueResponse
        /// Takes dead letters off the list: they stay failed, and nobody requeues them.
        func dropDeadLetters(_ request: DispatcherV1.DropDeadLettersRequest, context: ServerContext) async throws -> DispatcherV1.DropDeadLettersResponse
        /// Pauses or resumes claims of new deliveries, of all lanes or of some. Deliveries in flight finish. The pause outlives a restart.
        func pauseLanes(_ request: DispatcherV1.PauseLanesRequest, context: ServerContext) async throws -> DispatcherV1.PauseLanesResponse
        /// Calls a provider down or up, for all dispatchers. It outlives a restart.
        func markProvider(_ request: DispatcherV1.MarkProviderRequest, context: ServerContext) async throws -> DispatcherV1.MarkProviderResponse
        /// Whether pushes leave, for the banner of apps (DR-01).
        func pushAvailability(_ request: DispatcherV1.PushAvailabilityRequest, context: ServerContext) async throws -> DispatcherV1.PushAvailabilityResponse
    }
}

extension DispatcherV1.Dispatcher.ServiceProtocol {
    /// Adds every method of `carillon.dispatcher.v1.Dispatcher` to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.unary(DispatcherV1.Dispatcher.Method.enqueue) { request, context in
            try await self.enqueue(request, context: context)
        }
        router.unary(DispatcherV1.Dispatcher.Method.cancelQueued) { request, context in
            try await self.cancelQueued(request, context: context)
        }
        router.unary(DispatcherV1.Dispatcher.Method.putCredential) { request, context in
            try await self.putCredential(request, context: context)
        }
        router.unary(DispatcherV1.Dispatcher.Method.listCredentials) { request, context in
            try await self.listCredentials(request, context: context)
        }
        router.unary(DispatcherV1.Dispatcher.Method.removeCredential) { request, context in
            try await self.removeCredential(request, context: context)
        }
        router.unary(DispatcherV1.Dispatcher.Method.queueStatus) { request, context in
            try await self.queueStatus(request, context: context)
        }
        router.unary(DispatcherV1.Dispatcher.Method.listUnsent) { request, context in
            try await self.listUnsent(request, context: context)
        }
        router.unary(DispatcherV1.Dispatcher.Method.deadLetters) { request, context in
            try await self.deadLetters(request, context: context)
        }
        router.unary(DispatcherV1.Dispatcher.Method.requeue) { request, context in
            try await self.requeue(request, context: context)
        }
        router.unary(DispatcherV1.Dispatcher.Method.dropDeadLetters) { request, context in
            try await self.dropDeadLetters(request, context: context)
        }
        router.unary(DispatcherV1.Dispatcher.Method.pauseLanes) { request, context in
            try await self.pauseLanes(request, context: context)
        }
        router.unary(DispatcherV1.Dispatcher.Method.markProvider) { request, context in
            try await self.markProvider(request, context: context)
        }
        router.unary(DispatcherV1.Dispatcher.Method.pushAvailability) { request, context in
            try await self.pushAvailability(request, context: context)
        }
    }
}

extension DispatcherV1.Dispatcher {
    /// Calls `carillon.dispatcher.v1.Dispatcher` over a channel.
    public struct Client: Sendable {
        /// The channel calls go over.
        public let channel: any RPCChannel
        /// A client of this channel; cheap, make one wherever one is needed.
        public init(_ channel: any RPCChannel) { self.channel = channel }

        /// Stores pushes in the durable queue. Idempotent by push id and device.
        public func enqueue(_ request: DispatcherV1.EnqueueRequest, options: CallOptions = CallOptions()) async throws -> DispatcherV1.EnqueueResponse {
            try await channel.unary(DispatcherV1.Dispatcher.Method.enqueue, request, options: options)
        }

        /// Ends the unsent deliveries of some notifications, also those that are enqueued later. A delivery in flight gets no further attempt.
        public func cancelQueued(_ request: DispatcherV1.CancelQueuedRequest, options: CallOptions = CallOptions()) async throws -> DispatcherV1.CancelQueuedResponse {
            try await channel.unary(DispatcherV1.Dispatcher.Method.cancelQueued, request, options: options)
        }

        /// Calls `PutCredential`.
        public func putCredential(_ request: DispatcherV1.PutCredentialRequest, options: CallOptions = CallOptions()) async throws -> DispatcherV1.PutCredentialResponse {
            try await channel.unary(DispatcherV1.Dispatcher.Method.putCredential, request, options: options)
        }

        /// Calls `ListCredentials`.
        public func listCredentials(_ request: DispatcherV1.ListCredentialsRequest, options: CallOptions = CallOptions()) async throws -> DispatcherV1.ListCredentialsResponse {
            try await channel.unary(DispatcherV1.Dispatcher.Method.listCredentials, request, options: options)
        }

        /// Pushes in flight end; all others of the app wait for a credential.
        public func removeCredential(_ request: DispatcherV1.RemoveCredentialRequest, options: CallOptions = CallOptions()) async throws -> DispatcherV1.RemoveCredentialResponse {
            try await channel.unary(DispatcherV1.Dispatcher.Method.removeCredential, request, options: options)
        }

        /// Calls `QueueStatus`.
        public func queueStatus(_ request: DispatcherV1.QueueStatusRequest, options: CallOptions = CallOptions()) async throws -> DispatcherV1.QueueStatusResponse {
            try await channel.unary(DispatcherV1.Dispatcher.Method.queueStatus, request, options: options)
        }

        /// Lists unsent deliveries of a notification, with the reasons.
        public func listUnsent(_ request: DispatcherV1.ListUnsentRequest, options: CallOptions = CallOptions()) async throws -> DispatcherV1.ListUnsentResponse {
            try await channel.unary(DispatcherV1.Dispatcher.Method.listUnsent, request, options: options)
        }

        /// Calls `DeadLetters`.
        public func deadLetters(_ request: DispatcherV1.DeadLettersRequest, options: CallOptions = CallOptions()) async throws -> DispatcherV1.DeadLettersResponse {
            try await channel.unary(DispatcherV1.Dispatcher.Method.deadLetters, request, options: options)
        }

        /// Calls `Requeue`.
        public func requeue(_ request: DispatcherV1.RequeueRequest, options: CallOptions = CallOptions()) async throws -> DispatcherV1.RequeueResponse {
            try await channel.unary(DispatcherV1.Dispatcher.Method.requeue, request, options: options)
        }

        /// Takes dead letters off the list: they stay failed, and nobody requeues them.
        public func dropDeadLetters(_ request: DispatcherV1.DropDeadLettersRequest, options: CallOptions = CallOptions()) async throws -> DispatcherV1.DropDeadLettersResponse {
            try await channel.unary(DispatcherV1.Dispatcher.Method.dropDeadLetters, request, options: options)
        }

        /// Pauses or resumes claims of new deliveries, of all lanes or of some. Deliveries in flight finish. The pause outlives a restart.
        public func pauseLanes(_ request: DispatcherV1.PauseLanesRequest, options: CallOptions = CallOptions()) async throws -> DispatcherV1.PauseLanesResponse {
            try await channel.unary(DispatcherV1.Dispatcher.Method.pauseLanes, request, options: options)
        }

        /// Calls a provider down or up, for all dispatchers. It outlives a restart.
        public func markProvider(_ request: DispatcherV1.MarkProviderRequest, options: CallOptions = CallOptions()) async throws -> DispatcherV1.MarkProviderResponse {
            try await channel.unary(DispatcherV1.Dispatcher.Method.markProvider, request, options: options)
        }

        /// Whether pushes leave, for the banner of apps (DR-01).
        public func pushAvailability(_ request: DispatcherV1.PushAvailabilityRequest, options: CallOptions = CallOptions()) async throws -> DispatcherV1.PushAvailabilityResponse {
            try await channel.unary(DispatcherV1.Dispatcher.Method.pushAvailability, request, options: options)
        }
    }
}
