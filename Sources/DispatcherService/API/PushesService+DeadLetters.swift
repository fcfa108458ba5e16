import CarillonAPI
import DurableWork
import Providers
import RPC
import ServiceKit

// Dead letters: listed, requeued and dropped by operators (DISP-25).
extension PushesService {
    func deadLetters(
        _ request: DispatcherV1.DeadLettersRequest, context: ServerContext
    ) async throws -> DispatcherV1.DeadLettersResponse {
        try Self.requireScope(request.tenant, context)
        let page = try Page(size: request.pageSize, token: request.pageToken)
        let after = try page.position(Int64.self) ?? 0
        let tenant = request.tenant ?? CommonV1.Tenant()
        // Audited before the answer, because it names users' pushes (PRIV-12).
        if context.looksAtAnother(than: "", of: tenant) {
            try await audit.record(.init(.notificationsListed, subject: "", details: "dead letters", tenant: tenant), context)
        }
        let entries = try await queue.deadLetters(
            of: Self.app(request.tenant), matching: DeadLetterFilter(request.filter), after: after, limit: page.limit)
        let part = page.cut(entries) { $0.row }
        var response = DispatcherV1.DeadLettersResponse(nextPageToken: part.nextToken)
        response.deadLetters = part.items.map { entry in
            DispatcherV1.DeadLetter(
                pushId: entry.pushID, notificationId: entry.notificationID, userId: entry.userID, pushDeviceId: entry.pushDeviceID,
                reason: entry.reason, providerCode: entry.providerCode, attempts: Int32(clamping: entry.attempts),
                failedAtMs: entry.failedAt.milliseconds, tenant: entry.tenant, provider: entry.provider?.rawValue ?? "")
        }
        return response
    }

    func requeue(_ request: DispatcherV1.RequeueRequest, context: ServerContext) async throws -> DispatcherV1.RequeueResponse {
        let selection = try Self.selection(request.tenant, request.pushIds, all: request.all, request.filter, context)
        return try await store.answerOnce(for: context, as: context.callerName, clock: clock) {
            // Audited before the change: without a record, nothing is changed (decision 0023).
            try await audit.record(Self.event(.deadLettersRequeued, selection), context)
            let now = clock.now
            let effect = try await queue.requeue(selection, now: now)
            await engine.workArrived(effect.ready)
            await engine.becomesDue(at: now)
            return DispatcherV1.RequeueResponse(requeued: Int64(effect.requeued))
        }
    }

    func dropDeadLetters(
        _ request: DispatcherV1.DropDeadLettersRequest, context: ServerContext
    ) async throws -> DispatcherV1.DropDeadLettersResponse {
        let selection = try Self.selection(request.tenant, request.pushIds, all: request.all, request.filter, context)
        return try await store.answerOnce(for: context, as: context.callerName, clock: clock) {
            try await audit.record(Self.event(.deadLettersDropped, selection), context)
            return DispatcherV1.DropDeadLettersResponse(dropped: Int64(try await queue.drop(selection)))
        }
    }

    /// The dead letters that a request is about.
    ///
    /// - Throws: `invalid_argument` for a request that names none, or both ids and all; errors of the scope.
    private static func selection(
        _ tenant: CommonV1.Tenant?, _ pushIDs: [String], all: Bool, _ filter: DispatcherV1.DeadLetterFilter?, _ context: ServerContext
    ) throws -> DeadLetterSelection {
        try requireScope(tenant, context)
        guard all || !pushIDs.isEmpty else { throw APIError(.invalidArgument, field: "push_ids", "name push ids, or set `all`") }
        try BatchLimit.check(pushIDs.count, most: longestList, field: "push_ids")
        return DeadLetterSelection(tenant: app(tenant), pushIDs: all ? nil : pushIDs, filter: DeadLetterFilter(filter))
    }

    private static func event(_ action: AuditAction, _ selection: DeadLetterSelection) -> AuditEvent {
        let details = ["dispatcher", AuditEvent.list(selection.pushIDs)] + selection.filter.words
        return AuditEvent(action, subject: "", details: details.joined(separator: ", "), tenant: selection.tenant ?? CommonV1.Tenant())
    }
}

extension DeadLetterFilter {
    /// Empty fields do not narrow. An instant before 1970 is a bound, too: nothing failed before it.
    init(_ filter: DispatcherV1.DeadLetterFilter?) {
        self.init()
        guard let filter else { return }
        if !filter.provider.isEmpty { provider = ProviderID(rawValue: filter.provider) }
        if !filter.reason.isEmpty { reason = filter.reason }
        if !filter.providerCode.isEmpty { providerCode = filter.providerCode }
        if filter.failedFromMs != 0 { failedFrom = Instant(milliseconds: filter.failedFromMs) }
        if filter.failedBeforeMs != 0 { failedBefore = Instant(milliseconds: filter.failedBeforeMs) }
    }

    /// For the audit log.
    fileprivate var words: [String] {
        [
            provider.map { "provider \(AuditEvent.list([$0.rawValue]))" }, reason.map { "reason \(AuditEvent.list([$0]))" },
            providerCode.map { "code \(AuditEvent.list([$0]))" },
            failedFrom.map { "from \($0.rfc3339)" }, failedBefore.map { "before \($0.rfc3339)" },
        ].compactMap(\.self)
    }
}
