public import CarillonAPI
public import Logging
public import RPC

/// Something for the audit log (SEC-10).
public struct AuditEvent: Sendable, Hashable {
    /// One that the registry knows: `access.refused`, `preferences.read` …
    public var action: String
    /// What was acted upon: a user, a device, a credential.
    public var subject: String
    /// More about it, in a few words. Never a token, an address or a text of a user (SEC-14).
    public var details: String
    /// Whose data it is; nil: the caller's own organization and app.
    public var tenant: CommonV1.Tenant?

    /// An event of the call that is being served.
    public init(_ action: String, subject: String, details: String = "", tenant: CommonV1.Tenant? = nil) {
        self.action = action
        self.subject = subject
        self.details = details
        self.tenant = tenant
    }

    /// Ids that a record names.
    private static let mostListed = 30

    /// The ids of what was changed, for ``details``: at most 30 of them, and how many more there are. The caller may have chosen them, so at most
    /// 30 printable ASCII characters of each are kept.
    ///
    /// - Parameter ids: nil: everything was.
    public static func list(_ ids: [String]?) -> String {
        guard let ids else { return "all" }
        let listed = ids.prefix(mostListed).map { id in
            String(String.UnicodeScalarView(id.unicodeScalars.lazy.filter { (0x21...0x7E).contains($0.value) }.prefix(30)))
        }
        return listed.joined(separator: " ") + (ids.count > mostListed ? " and \(ids.count - mostListed) more" : "")
    }

    /// A caller was refused a method of administration, or what is another's.
    ///
    /// - Parameter words: what exactly, where it was not the method itself.
    public init(refused context: ServerContext, _ words: String = "") {
        let roles = context.principal?.actor?.roles.sorted().joined(separator: ", ") ?? ""
        let details = [roles.isEmpty ? "" : "as \(roles)", words].filter { !$0.isEmpty }
        self.init("access.refused", subject: context.method.description, details: details.joined(separator: ", "))
    }
}

/// Where records of what administrators do go.
public protocol AuditSink: Sendable {
    /// Records an event of this call; on disk when it returns.
    func record(_ event: AuditEvent, _ context: ServerContext) async throws
}

/// The way to the one audit log there is, the registry's.
public struct AuditReporter: AuditSink {
    private let intake: RegistryV1.AuditIntake.Client
    private let logger: Logger

    /// How long a refused caller waits for the record of it.
    private static let refusalTime = Duration.seconds(2)

    /// - Parameter registry: the channel to the registry.
    public init(registry: any RPCChannel, logger: Logger) {
        intake = .init(registry)
        self.logger = logger
    }

    /// - Throws: what the registry answers; `unavailable` while it is away. What is to be recorded is then not to be done.
    public func record(_ event: AuditEvent, _ context: ServerContext) async throws {
        _ = try await intake.recordAudit(.init(entries: [Self.entry(event, context)]))
    }

    /// Records that the caller of this method was refused. Refused it is in any case: what cannot be recorded is logged.
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
            tenant: event.tenant ?? context.callerTenant, actor: context.callerName, origin: context.callerOrigin, action: event.action,
            subject: event.subject, details: event.details, actorTenant: context.callerTenant)
    }
}
