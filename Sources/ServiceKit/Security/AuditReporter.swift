public import CarillonAPI
public import Logging
public import RPC

/// An entry of the audit log (SEC-10).
public struct AuditEvent: Sendable, Hashable {
    /// What was done.
    public var action: AuditAction
    /// The subject of the action: a user, a device, a credential.
    public var subject: String
    /// Details in a few words. Never a token, an address or a text of a user (SEC-14).
    public var details: String
    /// The tenant of the data; nil: the caller's.
    public var tenant: CommonV1.Tenant?

    /// An entry about the present call.
    public init(_ action: AuditAction, subject: String, details: String = "", tenant: CommonV1.Tenant? = nil) {
        self.action = action
        self.subject = subject
        self.details = details
        self.tenant = tenant
    }

    /// Most ids in one record.
    private static let mostListed = 30

    /// Changed ids for ``details``: at most 30, and the number of further ids. Callers may choose ids, so each id is reduced to its first 30
    /// printable ASCII characters.
    ///
    /// - Parameter ids: nil: everything was changed.
    public static func list(_ ids: [String]?) -> String {
        guard let ids else { return "all" }
        let listed = ids.prefix(mostListed).map { id in
            String(String.UnicodeScalarView(id.unicodeScalars.lazy.filter { (0x21...0x7E).contains($0.value) }.prefix(30)))
        }
        return listed.joined(separator: " ") + (ids.count > mostListed ? " and \(ids.count - mostListed) more" : "")
    }

    /// A refused administration method, or refused access to another user's data.
    ///
    /// - Parameter words: the refused data; empty: the method.
    public init(refused context: ServerContext, _ words: String = "") {
        let roles = context.principal?.actor?.roles.sorted().joined(separator: ", ") ?? ""
        let details = [roles.isEmpty ? "" : "as \(roles)", words].filter { !$0.isEmpty }
        self.init(.accessRefused, subject: context.method.description, details: details.joined(separator: ", "))
    }
}

/// Takes entries of the audit log for code that several services share, such as the quarantine: the registry stores them, other services report them
/// to it (``AuditReporter``). A change of the registry's own data has its record in the change's transaction, and needs no sink.
public protocol AuditSink: Sendable {
    /// Records an entry about this call. It is on disk when the method returns.
    func record(_ event: AuditEvent, _ context: ServerContext) async throws
}

/// Sends entries to the registry's audit log.
public struct AuditReporter: AuditSink {
    private let intake: RegistryV1.AuditIntake.Client
    private let logger: Logger

    /// How long a refused caller waits for the record.
    private static let refusalTime = Duration.seconds(2)

    /// - Parameter registry: the channel to the registry.
    public init(registry: any RPCChannel, logger: Logger) {
        intake = .init(registry)
        self.logger = logger
    }

    /// - Throws: the registry's errors; `unavailable` while it is away. The caller must not act without the record.
    public func record(_ event: AuditEvent, _ context: ServerContext) async throws {
        _ = try await intake.recordAudit(.init(entries: [Self.entry(event, context)]))
    }

    /// Records what a service does by itself, not for a caller.
    ///
    /// - Throws: as ``record(_:_:)``.
    public func record(_ events: [AuditEvent], by service: String) async throws {
        let entries = events.map {
            RegistryV1.AuditEntry(tenant: $0.tenant, actor: service, action: $0.action.rawValue, subject: $0.subject, details: $0.details)
        }
        _ = try await intake.recordAudit(.init(entries: entries))
    }

    /// Records a refusal. Without an answer of the registry the refusal is logged, and the call is still refused.
    public func refused(_ event: AuditEvent, _ context: ServerContext) async {
        let entry = Self.entry(event, context)
        do {
            _ = try await intake.recordAudit(.init(entries: [entry]), options: CallOptions(timeout: Self.refusalTime))
        } catch {
            logger.warning(
                "a refusal is not in the audit log",
                metadata: ["actor": "\(entry.actor)", "origin": "\(entry.origin)", "method": "\(entry.subject)", "error": "\(error)"])
        }
    }

    private static func entry(_ event: AuditEvent, _ context: ServerContext) -> RegistryV1.AuditEntry {
        return .init(
            tenant: event.tenant ?? context.callerTenant, actor: context.callerName, origin: context.callerOrigin, action: event.action.rawValue,
            subject: event.subject, details: event.details, actorTenant: context.callerTenant)
    }
}
