public import CarillonAPI
import Logging
public import RPC

/// `carillon.common.v1.Quarantine`: what operators see of a service's ``Quarantine``, and do about it.
public struct QuarantineService: CommonV1.Quarantine.ServiceProtocol {
    private let quarantine: Quarantine
    private let sources: [String: QuarantineSource]
    private let audit: any AuditSink
    private let logger: Logger

    /// Ids, and messages, of one call.
    static let longestList = 1_000

    /// - Parameters:
    ///   - sources: of all outboxes whose messages may be in it.
    ///   - audit: Who looked at messages about users is on record (PRIV-12).
    public init(_ quarantine: Quarantine, sources: [QuarantineSource], audit: any AuditSink, logger: Logger) {
        self.quarantine = quarantine
        self.sources = Dictionary(sources.map { ($0.outbox, $0) }) { first, _ in first }
        self.audit = audit
        self.logger = logger
    }

    /// What is set aside, oldest first; never the messages themselves.
    public func listQuarantine(
        _ request: CommonV1.ListQuarantineRequest, context: ServerContext
    ) async throws -> CommonV1.ListQuarantineResponse {
        let tenant = try Self.scope(request.tenant, context)
        let size = request.pageSize <= 0 ? 100 : min(Int(request.pageSize), Self.longestList)
        guard let after = request.pageToken.isEmpty ? 0 : Int64(request.pageToken), after >= 0 else {
            throw APIError(.invalidArgument, field: "page_token", "not a token of an earlier answer")
        }
        if context.looksAtAnother(than: "", of: tenant) {
            try await audit.record(.init("notification.listed", subject: "", details: "quarantine", tenant: tenant), context)
        }
        let found = try await quarantine.list(
            .init(tenant: tenant, outbox: request.outbox, ids: nil), after: after, limit: size + 1)
        return .init(messages: Array(found.prefix(size)), nextPageToken: found.count > size ? String(found[size - 1].id) : "")
    }

    /// Puts messages behind those that wait.
    public func requeueQuarantined(
        _ request: CommonV1.RequeueQuarantinedRequest, context: ServerContext
    ) async throws -> CommonV1.RequeueQuarantinedResponse {
        let selection = try Self.selection(request.tenant, request.outbox, request.ids, all: request.all, context)
        let count = try await quarantine.requeue(selection, into: sources)
        log("requeued", count, context)
        return .init(requeued: Int64(count))
    }

    /// Deletes messages.
    public func dropQuarantined(
        _ request: CommonV1.DropQuarantinedRequest, context: ServerContext
    ) async throws -> CommonV1.DropQuarantinedResponse {
        let selection = try Self.selection(request.tenant, request.outbox, request.ids, all: request.all, context)
        let count = try await quarantine.drop(selection)
        log("dropped", count, context)
        return .init(dropped: Int64(count))
    }

    private func log(_ what: String, _ count: Int, _ context: ServerContext) {
        logger.notice("quarantined messages \(what)", metadata: ["count": "\(count)", "caller": "\(context.callerName)"])
    }

    private static func selection(
        _ tenant: CommonV1.Tenant?, _ outbox: String, _ ids: [Int64], all: Bool, _ context: ServerContext
    ) throws -> QuarantineSelection {
        let tenant = try scope(tenant, context)
        guard all || !ids.isEmpty else { throw APIError(.invalidArgument, field: "ids", "name ids, or set `all`") }
        guard ids.count <= longestList else { throw APIError(.payloadTooLarge, field: "ids", "more than \(longestList) ids; split the call") }
        return .init(tenant: tenant, outbox: outbox, ids: all ? nil : ids)
    }

    /// Where no app is named all are meant.
    private static func scope(_ tenant: CommonV1.Tenant?, _ context: ServerContext) throws -> CommonV1.Tenant {
        guard let tenant, !tenant.appId.isEmpty else {
            try context.requirePlatform()
            return .init(organizationId: tenant?.organizationId ?? "")
        }
        try context.requireScope(tenant: tenant)
        return tenant
    }
}
