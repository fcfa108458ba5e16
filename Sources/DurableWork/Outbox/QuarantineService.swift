public import CarillonAPI
public import Logging
public import RPC
public import ServiceKit

/// `carillon.common.v1.Quarantine`: lets operators list, requeue and drop the messages of a service's ``Quarantine``.
public struct QuarantineService: CommonV1.Quarantine.ServiceProtocol {
    private let quarantine: Quarantine
    private let service: String
    private let sources: [String: QuarantineSource]
    private let audit: any AuditSink
    private let logger: Logger

    /// Most ids of one call.
    static let longestList = 1_000

    /// - Parameters:
    ///   - service: the process that has the quarantine, as the audit log names it: `evaluator`, `dispatcher-2`.
    ///   - sources: all outboxes whose messages it may hold.
    ///   - audit: records lists, requeues and drops of messages (PRIV-12, SEC-10).
    public init(_ quarantine: Quarantine, of service: String, sources: [QuarantineSource], audit: any AuditSink, logger: Logger) {
        self.quarantine = quarantine
        self.service = service
        self.sources = Dictionary(sources.map { ($0.outbox, $0) }) { first, _ in first }
        quarantine.show(sources.map(\.outbox))
        self.audit = audit
        self.logger = logger
    }

    /// Lists the messages, oldest first, without their content.
    public func listQuarantine(
        _ request: CommonV1.ListQuarantineRequest, context: ServerContext
    ) async throws -> CommonV1.ListQuarantineResponse {
        let tenant = try Self.scope(request.tenant, context)
        try Self.checkOutbox(request.outbox)
        let page = try Page(size: request.pageSize, token: request.pageToken)
        let after = try page.position(Int64.self) ?? 0
        if context.looksAtAnother(than: "", of: tenant) {
            try await audit.record(.init(.notificationsListed, subject: "", details: "quarantine", tenant: tenant), context)
        }
        let selection = QuarantineSelection(tenant: tenant, outbox: request.outbox, ids: nil)
        let part = page.cut(try await quarantine.list(selection, after: after, limit: page.limit), at: \.id)
        return .init(messages: part.items, nextPageToken: part.nextToken)
    }

    /// Moves messages back to the end of their outboxes. Messages of erased users are dropped instead. An id that is not in the quarantine changes
    /// nothing and does not count.
    public func requeueQuarantined(
        _ request: CommonV1.RequeueQuarantinedRequest, context: ServerContext
    ) async throws -> CommonV1.RequeueQuarantinedResponse {
        let selection = try Self.selection(request.tenant, request.outbox, request.ids, all: request.all, context)
        try await record(.quarantineRequeued, selection, context)
        let effect = try await quarantine.requeue(selection, into: sources)
        let (requeued, dropped) = (effect.requeued.values.reduce(0, +), effect.dropped)
        log("requeued", requeued, context)
        if dropped > 0 { log("dropped: their users were erased", dropped, context) }
        return .init(requeued: Int64(requeued), dropped: Int64(dropped))
    }

    /// Deletes messages. An id that is not in the quarantine changes nothing and does not count.
    public func dropQuarantined(
        _ request: CommonV1.DropQuarantinedRequest, context: ServerContext
    ) async throws -> CommonV1.DropQuarantinedResponse {
        let selection = try Self.selection(request.tenant, request.outbox, request.ids, all: request.all, context)
        try await record(.quarantineDropped, selection, context)
        let count = try await quarantine.drop(selection, from: sources).dropped
        log("dropped", count, context)
        return .init(dropped: Int64(count))
    }

    /// Writes the audit record before the change: without the record there is no change (decision 0023).
    private func record(_ action: AuditAction, _ selection: QuarantineSelection, _ context: ServerContext) async throws {
        var words = [service]
        if !selection.outbox.isEmpty { words.append(selection.outbox) }
        words.append(AuditEvent.list(selection.ids.map { $0.map(String.init) }))
        try await audit.record(.init(action, subject: "", details: words.joined(separator: ", "), tenant: selection.tenant), context)
    }

    private func log(_ what: String, _ count: Int, _ context: ServerContext) {
        logger.notice("quarantined messages \(what)", metadata: ["count": "\(count)", "caller": "\(context.callerName)"])
    }

    private static func selection(
        _ tenant: CommonV1.Tenant?, _ outbox: String, _ ids: [Int64], all: Bool, _ context: ServerContext
    ) throws -> QuarantineSelection {
        let tenant = try scope(tenant, context)
        try checkOutbox(outbox)
        guard all || !ids.isEmpty else { throw APIError(.invalidArgument, field: "ids", "name ids, or set `all`") }
        try BatchLimit.check(ids.count, most: longestList, field: "ids")
        return .init(tenant: tenant, outbox: outbox, ids: all ? nil : ids)
    }

    private static func checkOutbox(_ name: String) throws(APIError) {
        guard name.utf8.count <= 64, ASCII.isIdentifier(name, with: "_") else {
            throw APIError(.invalidValue, field: "outbox", "is the name of an outbox, as a list shows it")
        }
    }

    /// A call without an app concerns all apps, and needs an operator.
    private static func scope(_ tenant: CommonV1.Tenant?, _ context: ServerContext) throws -> CommonV1.Tenant {
        guard let tenant, !tenant.appId.isEmpty else {
            try context.requirePlatform()
            return .init(organizationId: tenant?.organizationId ?? "")
        }
        try context.requireScope(tenant: tenant)
        return tenant
    }
}
