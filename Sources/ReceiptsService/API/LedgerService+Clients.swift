import CarillonAPI
import DurableWork
import RPC
import ServiceKit
import Storage

/// Reports of clients, single or in batches.
extension LedgerService {
    func reportClientEvent(
        _ request: ReceiptsV1.ReportClientEventRequest, context: ServerContext
    ) async throws -> ReceiptsV1.ReportClientEventResponse {
        let report = try clientReport(request, context: context)
        guard let policy = try await policyKeepingReports(of: report.tenant) else { return .init(recorded: false) }
        let rule = TelemetryRule(policy)
        // With a key, the answer and the effect are stored together, by a write of their own.
        guard context.metadata[string: IdempotencyKey.metadataKey] != nil else {
            return .init(recorded: try await joinedReports.write(SingleReport(report: report, telemetry: rule)))
        }
        let now = clock.now
        let (response, recorded) = try await store.writeOnce(for: context, clock: clock) { database in
            try ClientReportRecording.record(report, telemetry: rule, at: now, database)
        } response: { recorded in
            ReceiptsV1.ReportClientEventResponse(recorded: recorded.isRecorded)
        }
        if let recorded { reportEffects.recorded(recorded.isRecorded ? 1 : 0, recorded.metrics, recorded.telemetry) }
        return response
    }

    func reportClientEvents(
        _ request: ReceiptsV1.ReportClientEventsRequest, context: ServerContext
    ) async throws -> ReceiptsV1.ReportClientEventsResponse {
        try BatchLimit.check(request.events.count, most: Self.itemsPerRequest, field: "events")
        let reports = try await BatchItems(request.events) { try clientReport($0, context: context) }
        let policies = await policies.policies(for: Set(reports.accepted.map(\.item.tenant)))
        var unkept = 0
        let kept = try reports.checked { report -> ClientReport? in
            do {
                if try policies.policy(of: report.tenant).policy.storesDeliveryData { return report }
            } catch let error as APIError where error.reason == .notFound {}
            unkept += 1
            return nil
        }
        let (now, ignoredBefore, rules) = (clock.now, unkept, policies.known.mapValues { TelemetryRule($0.policy) })
        let (response, recorded) = try await store.writeOnce(for: context, clock: clock, rejected: kept.refused) { database in
            try ClientReportRecording.record(kept, telemetry: rules, at: now, database)
        } response: { recorded in
            ReceiptsV1.ReportClientEventsResponse(rejected: recorded.refused, ignored: Int32(clamping: ignoredBefore + recorded.ignored))
        }
        if let recorded {
            let count = request.events.count - response.rejected.count - Int(response.ignored)
            reportEffects.recorded(count, recorded.metrics, recorded.telemetry)
        }
        return response
    }

    var reportEffects: ClientReportEffects { .init(metrics: metrics, feed: feed, countersChanged: countersChanged) }

    /// The policy of an app that stores reports of clients; nil for any other (PRIV-10), and for an unknown app.
    ///
    /// - Throws: while the policy cannot be read: the app may forbid the storage. The client reports again.
    private func policyKeepingReports(of tenant: CommonV1.Tenant) async throws -> Policy? {
        guard let policy = try await policies.policies(forOnly: tenant).known[tenant]?.policy, policy.storesDeliveryData else { return nil }
        return policy
    }

    /// Whose report it is, and the device of the user's token, if that has one.
    ///
    /// - Parameter named: A user's own report needs no user id: the token names the user.
    /// - Throws: what `requireScope` throws for a report of another user.
    static func reporter(
        _ named: String, of tenant: CommonV1.Tenant?, _ context: ServerContext
    ) throws -> (userID: String, tokenDeviceID: String) {
        let actor = context.principal?.actor
        let userID = named.isEmpty ? actor?.userID ?? "" : named
        try context.requireScope(tenant: tenant, userID: userID)
        return (userID, actor?.deviceID ?? "")
    }

    private func clientReport(
        _ request: ReceiptsV1.ReportClientEventRequest, context: ServerContext
    ) throws -> ClientReport {
        let (userID, tokenDeviceID) = try Self.reporter(request.userId, of: request.tenant, context)
        let kind = try request.kind.required(field: "kind", reason: .invalidArgument)
        guard !request.notificationId.isEmpty || !request.pushId.isEmpty else {
            throw APIError(.invalidArgument, field: "notification_id", "name the notification, or the push in push_id")
        }
        let appState = try request.appStateOnOpen.checked(field: "app_state_on_open", reason: .invalidArgument)
        let dismissMethod = try request.dismissMethod.checked(field: "dismiss_method", reason: .invalidArgument)
        for (field, value) in [("action_taken", request.actionTaken), ("deep_link_target", request.deepLinkTarget)]
        where value.utf8.count > 2_048 {
            throw APIError(.invalidArgument, field: field, "\(value.utf8.count) bytes; at most 2048 are taken")
        }
        return ClientReport(
            tenant: request.tenant ?? .init(), userID: userID, notificationID: request.notificationId, pushID: request.pushId,
            kind: kind, deviceID: request.deviceId, tokenDeviceID: tokenDeviceID, occurredAt: Instant(milliseconds: request.occurredAtMs),
            actionTaken: request.actionTaken, appState: appState, dismissMethod: dismissMethod,
            deepLinkTarget: request.deepLinkTarget)
    }
}
