import CarillonAPI
import RPC
import ServiceKit
import Storage

/// Implements `carillon.evaluator.v1.Evaluator`.
struct EventsService: EvaluatorV1.Evaluator.ServiceProtocol {
    let acceptance: EventAcceptance
    let cancellation: Cancellation
    let entityDeletion: EntityDeletion
    let dryRun: DryRun
    let items: Items
    let registry: RegistryV1.Registry.Client
    let store: Store
    let policies: any PolicySource

    func submitEvents(
        _ request: EvaluatorV1.SubmitEventsRequest, context: ServerContext
    ) async throws -> EvaluatorV1.SubmitEventsResponse {
        try await acceptance.accept(request, context: context)
    }

    func submitOverride(
        _ request: EvaluatorV1.SubmitOverrideRequest, context: ServerContext
    ) async throws -> EvaluatorV1.SubmitOverrideResponse {
        try await acceptance.acceptOverride(request, context: context)
    }

    func cancelEvent(_ request: EvaluatorV1.CancelEventRequest, context: ServerContext) async throws -> EvaluatorV1.CancelEventResponse {
        try await acceptance.cancelEvent(request, context: context)
    }

    func rescheduleEvent(_ request: EvaluatorV1.RescheduleEventRequest, context: ServerContext) async throws -> EvaluatorV1.RescheduleEventResponse {
        try await acceptance.rescheduleEvent(request, context: context)
    }

    func submitNotification(
        _ request: EvaluatorV1.SubmitNotificationRequest, context: ServerContext
    ) async throws -> EvaluatorV1.SubmitNotificationResponse {
        try await acceptance.acceptNotification(request, context: context)
    }

    func submitSilent(
        _ request: EvaluatorV1.SubmitSilentRequest, context: ServerContext
    ) async throws -> EvaluatorV1.SubmitSilentResponse {
        try await acceptance.acceptSilent(request, registry: registry, context: context)
    }

    func entityDeleted(
        _ request: EvaluatorV1.EntityDeletedRequest, context: ServerContext
    ) async throws -> EvaluatorV1.EntityDeletedResponse {
        try await entityDeletion.delete(request, context: context)
    }

    func cancel(_ request: EvaluatorV1.CancelRequest, context: ServerContext) async throws -> EvaluatorV1.CancelResponse {
        try await cancellation.cancel(request, context: context)
    }

    func snooze(_ request: EvaluatorV1.SnoozeRequest, context: ServerContext) async throws -> EvaluatorV1.SnoozeResponse {
        try await acceptance.snooze(request, context: context)
    }

    func explain(_ request: EvaluatorV1.ExplainRequest, context: ServerContext) async throws -> EvaluatorV1.ExplainResponse {
        let tenant = request.tenant ?? .init()
        try context.requireScope(tenant: tenant)
        guard !request.id.isEmpty else {
            throw APIError(.invalidArgument, field: "id", "name an event, by the host's id or ours, or a notification")
        }
        let found = try await store.read { try ExplainedEvent.read(request.id, tenant: tenant, userID: request.userId, $0) }
        guard let answer = found.map(Explanation.answer) else {
            throw APIError(
                .notFound, field: "id",
                "no event and no notification \(request.id) in app \(tenant.appId); an event that was answered “spooled” may still wait in the "
                    + "gateway's spool, or was refused behind it: the gateway's log says why")
        }
        // Reads of decisions on other users are audited before the answer (SEC-10, PRIV-12). Without decisions there is nothing to audit.
        if !answer.decisions.isEmpty, context.looksAtAnother(than: request.userId, of: tenant) {
            try await acceptance.audit.record(
                .init(.notificationsListed, subject: request.userId, details: "decisions of \(answer.eventId)", tenant: tenant), context)
        }
        return answer
    }

    func upsertItems(
        _ request: EvaluatorV1.UpsertItemsRequest, context: ServerContext
    ) async throws -> EvaluatorV1.UpsertItemsResponse {
        try await items.upsert(request, context: context)
    }

    func listItems(_ request: EvaluatorV1.ListItemsRequest, context: ServerContext) async throws -> EvaluatorV1.ListItemsResponse {
        try await items.list(request, context: context)
    }

    func deleteItem(_ request: EvaluatorV1.DeleteItemRequest, context: ServerContext) async throws -> EvaluatorV1.DeleteItemResponse {
        try await items.delete(request, context: context)
    }

    func dryRun(_ request: EvaluatorV1.DryRunRequest, context: ServerContext) async throws -> EvaluatorV1.DryRunResponse {
        try await dryRun.run(request, context: context)
    }

    func preview(_ request: EvaluatorV1.PreviewRequest, context: ServerContext) async throws -> EvaluatorV1.PreviewResponse {
        let tenant = request.tenant ?? .init()
        try context.requireScope(tenant: tenant)
        return try NotificationPreview.make(request, app: try await policies.current(for: tenant), now: acceptance.clock.now)
    }

    func checkTemplates(
        _ request: EvaluatorV1.CheckTemplatesRequest, context: ServerContext
    ) async throws -> EvaluatorV1.CheckTemplatesResponse {
        let tenant = request.tenant ?? .init()
        try context.requireScope(tenant: tenant)
        return await TemplateReport.make(TemplateCheck(try await policies.current(for: tenant)))
    }

    func statistics(
        _ request: EvaluatorV1.EvaluatorStatisticsRequest, context: ServerContext
    ) async throws -> EvaluatorV1.EvaluatorStatisticsResponse {
        let tenant = request.tenant ?? .init()
        try context.requireScope(tenant: tenant)
        for (field, instant) in [("metrics_from_ms", request.metricsFromMs), ("metrics_until_ms", request.metricsUntilMs)] {
            try FieldRules.checkInstant(instant, field: field)
        }
        var response = try await store.read { try EvaluatorV1.EvaluatorStatisticsResponse.read(of: tenant, $0) }
        if request.withMetrics { response.metrics = [try await items.onTime(request, of: tenant)] }
        return response
    }
}
