// Written by protoc-gen-carillon from carillon/evaluator/v1/evaluator.proto, carillon/evaluator/v1/broadcasts.proto, carillon/evaluator/v1/user_data.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import RPC

extension EvaluatorV1 {
    /// The service `carillon.evaluator.v1.Evaluator`.
    public enum Evaluator {
        /// The service itself.
        public static let descriptor = ServiceDescriptor(fullName: "carillon.evaluator.v1.Evaluator")
    }
}

extension EvaluatorV1.Evaluator {
    /// The methods of `carillon.evaluator.v1.Evaluator`.
    public enum Method {
        /// Stores events durably, and then answers. Evaluation follows. Invalid items are reported with their index.
        public static let submitEvents = MethodDescriptor(
            service: descriptor, name: "SubmitEvents", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system"], scope: .ownOrganization))
        /// The event bypasses switches, mutes, quiet hours and device scope, but not the systems' permissions, missing consents, and expired or deactivated
        /// devices. It is audited with its reason before it is stored.
        public static let submitOverride = MethodDescriptor(
            service: descriptor, name: "SubmitOverride", callType: .unary,
            isIdempotent: false, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin"], scope: .any))
        /// Cancels a scheduled event. After the answer nothing of it is sent.
        public static let cancelEvent = MethodDescriptor(
            service: descriptor, name: "CancelEvent", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system", "system_admin", "org_admin"], scope: .ownOrganization))
        /// Moves a scheduled event to another time.
        public static let rescheduleEvent = MethodDescriptor(
            service: descriptor, name: "RescheduleEvent", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system"], scope: .ownOrganization))
        /// Stores a direct notification durably, and then answers. It is decided like an event: preferences, quiet hours and the other checks apply.
        public static let submitNotification = MethodDescriptor(
            service: descriptor, name: "SubmitNotification", callType: .unary,
            isIdempotent: false, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system", "system_admin"], scope: .ownOrganization))
        /// Stores a silent push durably, and then answers. These do not stop it: quiet hours, caps, rates, dedup windows, presence, switches of types. These
        /// do: the master switch, a missing consent, the device's permission. An iOS device gets `silent_push_max_per_hour`; what is above that is sent when
        /// the hour allows it, the newest of each `sync_type` alone. Browsers get none. Errors: `not_found` where nobody has one of the devices.
        public static let submitSilent = MethodDescriptor(
            service: descriptor, name: "SubmitSilent", callType: .unary,
            isIdempotent: false, authorization: MethodAuthorization(callers: ["operator", "host", "receipts"], roles: ["system"], scope: .ownOrganization))
        /// Stops what is unsent of some notifications: scheduled, pending, deferred, or queued. After the answer no further attempt begins.
        public static let cancel = MethodDescriptor(
            service: descriptor, name: "Cancel", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system", "system_admin"], scope: .ownOrganization))
        /// The host deleted an entity: stops what is unsent of all notifications about it (EVAL-52). After the answer no further attempt begins. Events that
        /// come later are not concerned.
        public static let entityDeleted = MethodDescriptor(
            service: descriptor, name: "EntityDeleted", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system", "system_admin"], scope: .ownOrganization))
        /// Stores tracked items, each new or in place of the known one (EVAL-45). Reminders are decided when they are due: an item that is done by then is in
        /// none.
        public static let upsertItems = MethodDescriptor(
            service: descriptor, name: "UpsertItems", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system"], scope: .ownOrganization))
        /// Lists an app's tracked items by their ids. The audit log has calls by administrators and operators.
        public static let listItems = MethodDescriptor(
            service: descriptor, name: "ListItems", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system", "system_admin", "org_admin"], scope: .ownOrganization))
        /// Deletes an item. One that is unknown is no error.
        public static let deleteItem = MethodDescriptor(
            service: descriptor, name: "DeleteItem", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system"], scope: .ownOrganization))
        /// Sends a user's notification again later (EVAL-41). A repeated call moves the time. Errors: `not_found` for an unknown, another user's or an
        /// expired notification, `snooze_limit` for the third snooze of one.
        public static let snooze = MethodDescriptor(
            service: descriptor, name: "Snooze", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin", "org_admin", "staff", "member"], scope: .ownUser))
        /// Explains why a user got or did not get a notification.
        public static let explain = MethodDescriptor(
            service: descriptor, name: "Explain", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system", "system_admin"], scope: .ownOrganization))
        /// Decides an event that is not sent, by the settings, devices and earlier pushes of now: what each stage says about each user, and what would be
        /// shown. Nothing is stored or sent. Errors: those of SubmitEvents for the event; `payload_too_large` for more users than a dry run looks at.
        public static let dryRun = MethodDescriptor(
            service: descriptor, name: "DryRun", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system", "system_admin"], scope: .ownOrganization))
        /// Renders a notification that is not sent, with the payloads that providers would get (EVAL-63).
        public static let preview = MethodDescriptor(
            service: descriptor, name: "Preview", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin", "org_admin"], scope: .ownOrganization))
        /// Checks the texts of an app: what would be cut, and what a language lacks.
        public static let checkTemplates = MethodDescriptor(
            service: descriptor, name: "CheckTemplates", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin", "org_admin"], scope: .ownOrganization))
        /// `Statistics`.
        public static let statistics = MethodDescriptor(
            service: descriptor, name: "Statistics", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin", "org_admin"], scope: .ownOrganization))

        /// All of them, in the order of the contract.
        public static let all: [MethodDescriptor] = [submitEvents, submitOverride, cancelEvent, rescheduleEvent, submitNotification, submitSilent, cancel, entityDeleted, upsertItems, listItems, deleteItem, snooze, explain, dryRun, preview, checkTemplates, statistics]
    }
}

extension EvaluatorV1.Evaluator {
    /// What a server of `carillon.evaluator.v1.Evaluator` implements.
    public protocol ServiceProtocol: RegistrableService {
        /// Stores events durably, and then answers. Evaluation follows. Invalid items are reported with their index.
        func submitEvents(_ request: EvaluatorV1.SubmitEventsRequest, context: ServerContext) async throws -> EvaluatorV1.SubmitEventsResponse
        /// The event bypasses switches, mutes, quiet hours and device scope, but not the systems' permissions, missing consents, and expired or deactivated
        /// devices. It is audited with its reason before it is stored.
        func submitOverride(_ request: EvaluatorV1.SubmitOverrideRequest, context: ServerContext) async throws -> EvaluatorV1.SubmitOverrideResponse
        /// Cancels a scheduled event. After the answer nothing of it is sent.
        func cancelEvent(_ request: EvaluatorV1.CancelEventRequest, context: ServerContext) async throws -> EvaluatorV1.CancelEventResponse
        /// Moves a scheduled event to another time.
        func rescheduleEvent(_ request: EvaluatorV1.RescheduleEventRequest, context: ServerContext) async throws -> EvaluatorV1.RescheduleEventResponse
        /// Stores a direct notification durably, and then answers. It is decided like an event: preferences, quiet hours and the other checks apply.
        func submitNotification(_ request: EvaluatorV1.SubmitNotificationRequest, context: ServerContext) async throws -> EvaluatorV1.SubmitNotificationResponse
        /// Stores a silent push durably, and then answers. These do not stop it: quiet hours, caps, rates, dedup windows, presence, switches of types. These
        /// do: the master switch, a missing consent, the device's permission. An iOS device gets `silent_push_max_per_hour`; what is above that is sent when
        /// the hour allows it, the newest of each `sync_type` alone. Browsers get none. Errors: `not_found` where nobody has one of the devices.
        func submitSilent(_ request: EvaluatorV1.SubmitSilentRequest, context: ServerContext) async throws -> EvaluatorV1.SubmitSilentResponse
        /// Stops what is unsent of some notifications: scheduled, pending, deferred, or queued. After the answer no further attempt begins.
        func cancel(_ request: EvaluatorV1.CancelRequest, context: ServerContext) async throws -> EvaluatorV1.CancelResponse
        /// The host deleted an entity: stops what is unsent of all notifications about it (EVAL-52). After the answer no further attempt begins. Events that
        /// come later are not concerned.
        func entityDeleted(_ request: EvaluatorV1.EntityDeletedRequest, context: ServerContext) async throws -> EvaluatorV1.EntityDeletedResponse
        /// Stores tracked items, each new or in place of the known one (EVAL-45). Reminders are decided when they are due: an item that is done by then is in
        /// none.
        func upsertItems(_ request: EvaluatorV1.UpsertItemsRequest, context: ServerContext) async throws -> EvaluatorV1.UpsertItemsResponse
        /// Lists an app's tracked items by their ids. The audit log has calls by administrators and operators.
        func listItems(_ request: EvaluatorV1.ListItemsRequest, context: ServerContext) async throws -> EvaluatorV1.ListItemsResponse
        /// Deletes an item. One that is unknown is no error.
        func deleteItem(_ request: EvaluatorV1.DeleteItemRequest, context: ServerContext) async throws -> EvaluatorV1.DeleteItemResponse
        /// Sends a user's notification again later (EVAL-41). A repeated call moves the time. Errors: `not_found` for an unknown, another user's or an
        /// expired notification, `snooze_limit` for the third snooze of one.
        func snooze(_ request: EvaluatorV1.SnoozeRequest, context: ServerContext) async throws -> EvaluatorV1.SnoozeResponse
        /// Explains why a user got or did not get a notification.
        func explain(_ request: EvaluatorV1.ExplainRequest, context: ServerContext) async throws -> EvaluatorV1.ExplainResponse
        /// Decides an event that is not sent, by the settings, devices and earlier pushes of now: what each stage says about each user, and what would be
        /// shown. Nothing is stored or sent. Errors: those of SubmitEvents for the event; `payload_too_large` for more users than a dry run looks at.
        func dryRun(_ request: EvaluatorV1.DryRunRequest, context: ServerContext) async throws -> EvaluatorV1.DryRunResponse
        /// Renders a notification that is not sent, with the payloads that providers would get (EVAL-63).
        func preview(_ request: EvaluatorV1.PreviewRequest, context: ServerContext) async throws -> EvaluatorV1.PreviewResponse
        /// Checks the texts of an app: what would be cut, and what a language lacks.
        func checkTemplates(_ request: EvaluatorV1.CheckTemplatesRequest, context: ServerContext) async throws -> EvaluatorV1.CheckTemplatesResponse
        func statistics(_ request: EvaluatorV1.EvaluatorStatisticsRequest, context: ServerContext) async throws -> EvaluatorV1.EvaluatorStatisticsResponse
    }
}

extension EvaluatorV1.Evaluator.ServiceProtocol {
    /// Adds every method of `carillon.evaluator.v1.Evaluator` to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.unary(EvaluatorV1.Evaluator.Method.submitEvents) { request, context in
            try await self.submitEvents(request, context: context)
        }
        router.unary(EvaluatorV1.Evaluator.Method.submitOverride) { request, context in
            try await self.submitOverride(request, context: context)
        }
        router.unary(EvaluatorV1.Evaluator.Method.cancelEvent) { request, context in
            try await self.cancelEvent(request, context: context)
        }
        router.unary(EvaluatorV1.Evaluator.Method.rescheduleEvent) { request, context in
            try await self.rescheduleEvent(request, context: context)
        }
        router.unary(EvaluatorV1.Evaluator.Method.submitNotification) { request, context in
            try await self.submitNotification(request, context: context)
        }
        router.unary(EvaluatorV1.Evaluator.Method.submitSilent) { request, context in
            try await self.submitSilent(request, context: context)
        }
        router.unary(EvaluatorV1.Evaluator.Method.cancel) { request, context in
            try await self.cancel(request, context: context)
        }
        router.unary(EvaluatorV1.Evaluator.Method.entityDeleted) { request, context in
            try await self.entityDeleted(request, context: context)
        }
        router.unary(EvaluatorV1.Evaluator.Method.upsertItems) { request, context in
            try await self.upsertItems(request, context: context)
        }
        router.unary(EvaluatorV1.Evaluator.Method.listItems) { request, context in
            try await self.listItems(request, context: context)
        }
        router.unary(EvaluatorV1.Evaluator.Method.deleteItem) { request, context in
            try await self.deleteItem(request, context: context)
        }
        router.unary(EvaluatorV1.Evaluator.Method.snooze) { request, context in
            try await self.snooze(request, context: context)
        }
        router.unary(EvaluatorV1.Evaluator.Method.explain) { request, context in
            try await self.explain(request, context: context)
        }
        router.unary(EvaluatorV1.Evaluator.Method.dryRun) { request, context in
            try await self.dryRun(request, context: context)
        }
        router.unary(EvaluatorV1.Evaluator.Method.preview) { request, context in
            try await self.preview(request, context: context)
        }
        router.unary(EvaluatorV1.Evaluator.Method.checkTemplates) { request, context in
            try await self.checkTemplates(request, context: context)
        }
        router.unary(EvaluatorV1.Evaluator.Method.statistics) { request, context in
            try await self.statistics(request, context: context)
        }
    }
}

extension EvaluatorV1.Evaluator {
    /// Calls `carillon.evaluator.v1.Evaluator` over a channel.
    public struct Client: Sendable {
        /// The channel calls go over.
        public let channel: any RPCChannel
        /// A client of this channel; cheap, make one wherever one is needed.
        public init(_ channel: any RPCChannel) { self.channel = channel }

        /// Stores events durably, and then answers. Evaluation follows. Invalid items are reported with their index.
        public func submitEvents(_ request: EvaluatorV1.SubmitEventsRequest, options: CallOptions = CallOptions()) async throws -> EvaluatorV1.SubmitEventsResponse {
            try await channel.unary(EvaluatorV1.Evaluator.Method.submitEvents, request, options: options)
        }

        /// The event bypasses switches, mutes, quiet hours and device scope, but not the systems' permissions, missing consents, and expired or deactivated
        /// devices. It is audited with its reason before it is stored.
        public func submitOverride(_ request: EvaluatorV1.SubmitOverrideRequest, options: CallOptions = CallOptions()) async throws -> EvaluatorV1.SubmitOverrideResponse {
            try await channel.unary(EvaluatorV1.Evaluator.Method.submitOverride, request, options: options)
        }

        /// Cancels a scheduled event. After the answer nothing of it is sent.
        public func cancelEvent(_ request: EvaluatorV1.CancelEventRequest, options: CallOptions = CallOptions()) async throws -> EvaluatorV1.CancelEventResponse {
            try await channel.unary(EvaluatorV1.Evaluator.Method.cancelEvent, request, options: options)
        }

        /// Moves a scheduled event to another time.
        public func rescheduleEvent(_ request: EvaluatorV1.RescheduleEventRequest, options: CallOptions = CallOptions()) async throws -> EvaluatorV1.RescheduleEventResponse {
            try await channel.unary(EvaluatorV1.Evaluator.Method.rescheduleEvent, request, options: options)
        }

        /// Stores a direct notification durably, and then answers. It is decided like an event: preferences, quiet hours and the other checks apply.
        public func submitNotification(_ request: EvaluatorV1.SubmitNotificationRequest, options: CallOptions = CallOptions()) async throws -> EvaluatorV1.SubmitNotificationResponse {
            try await channel.unary(EvaluatorV1.Evaluator.Method.submitNotification, request, options: options)
        }

        /// Stores a silent push durably, and then answers. These do not stop it: quiet hours, caps, rates, dedup windows, presence, switches of types. These
        /// do: the master switch, a missing consent, the device's permission. An iOS device gets `silent_push_max_per_hour`; what is above that is sent when
        /// the hour allows it, the newest of each `sync_type` alone. Browsers get none. Errors: `not_found` where nobody has one of the devices.
        public func submitSilent(_ request: EvaluatorV1.SubmitSilentRequest, options: CallOptions = CallOptions()) async throws -> EvaluatorV1.SubmitSilentResponse {
            try await channel.unary(EvaluatorV1.Evaluator.Method.submitSilent, request, options: options)
        }

        /// Stops what is unsent of some notifications: scheduled, pending, deferred, or queued. After the answer no further attempt begins.
        public func cancel(_ request: EvaluatorV1.CancelRequest, options: CallOptions = CallOptions()) async throws -> EvaluatorV1.CancelResponse {
            try await channel.unary(EvaluatorV1.Evaluator.Method.cancel, request, options: options)
        }

        /// The host deleted an entity: stops what is unsent of all notifications about it (EVAL-52). After the answer no further attempt begins. Events that
        /// come later are not concerned.
        public func entityDeleted(_ request: EvaluatorV1.EntityDeletedRequest, options: CallOptions = CallOptions()) async throws -> EvaluatorV1.EntityDeletedResponse {
            try await channel.unary(EvaluatorV1.Evaluator.Method.entityDeleted, request, options: options)
        }

        /// Stores tracked items, each new or in place of the known one (EVAL-45). Reminders are decided when they are due: an item that is done by then is in
        /// none.
        public func upsertItems(_ request: EvaluatorV1.UpsertItemsRequest, options: CallOptions = CallOptions()) async throws -> EvaluatorV1.UpsertItemsResponse {
            try await channel.unary(EvaluatorV1.Evaluator.Method.upsertItems, request, options: options)
        }

        /// Lists an app's tracked items by their ids. The audit log has calls by administrators and operators.
        public func listItems(_ request: EvaluatorV1.ListItemsRequest, options: CallOptions = CallOptions()) async throws -> EvaluatorV1.ListItemsResponse {
            try await channel.unary(EvaluatorV1.Evaluator.Method.listItems, request, options: options)
        }

        /// Deletes an item. One that is unknown is no error.
        public func deleteItem(_ request: EvaluatorV1.DeleteItemRequest, options: CallOptions = CallOptions()) async throws -> EvaluatorV1.DeleteItemResponse {
            try await channel.unary(EvaluatorV1.Evaluator.Method.deleteItem, request, options: options)
        }

        /// Sends a user's notification again later (EVAL-41). A repeated call moves the time. Errors: `not_found` for an unknown, another user's or an
        /// expired notification, `snooze_limit` for the third snooze of one.
        public func snooze(_ request: EvaluatorV1.SnoozeRequest, options: CallOptions = CallOptions()) async throws -> EvaluatorV1.SnoozeResponse {
            try await channel.unary(EvaluatorV1.Evaluator.Method.snooze, request, options: options)
        }

        /// Explains why a user got or did not get a notification.
        public func explain(_ request: EvaluatorV1.ExplainRequest, options: CallOptions = CallOptions()) async throws -> EvaluatorV1.ExplainResponse {
            try await channel.unary(EvaluatorV1.Evaluator.Method.explain, request, options: options)
        }

        /// Decides an event that is not sent, by the settings, devices and earlier pushes of now: what each stage says about each user, and what would be
        /// shown. Nothing is stored or sent. Errors: those of SubmitEvents for the event; `payload_too_large` for more users than a dry run looks at.
        public func dryRun(_ request: EvaluatorV1.DryRunRequest, options: CallOptions = CallOptions()) async throws -> EvaluatorV1.DryRunResponse {
            try await channel.unary(EvaluatorV1.Evaluator.Method.dryRun, request, options: options)
        }

        /// Renders a notification that is not sent, with the payloads that providers would get (EVAL-63).
        public func preview(_ request: EvaluatorV1.PreviewRequest, options: CallOptions = CallOptions()) async throws -> EvaluatorV1.PreviewResponse {
            try await channel.unary(EvaluatorV1.Evaluator.Method.preview, request, options: options)
        }

        /// Checks the texts of an app: what would be cut, and what a language lacks.
        public func checkTemplates(_ request: EvaluatorV1.CheckTemplatesRequest, options: CallOptions = CallOptions()) async throws -> EvaluatorV1.CheckTemplatesResponse {
            try await channel.unary(EvaluatorV1.Evaluator.Method.checkTemplates, request, options: options)
        }

        /// Calls `Statistics`.
        public func statistics(_ request: EvaluatorV1.EvaluatorStatisticsRequest, options: CallOptions = CallOptions()) async throws -> EvaluatorV1.EvaluatorStatisticsResponse {
            try await channel.unary(EvaluatorV1.Evaluator.Method.statistics, request, options: options)
        }
    }
}
