import ArgumentParser
import CarillonAPI
import Foundation
import ServiceKit
import SystemControl

/// `carillon audit` (SEC-10).
struct AuditCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "audit", abstract: "The audit log: who did what, newest first.")
        .example("carillon audit --action token --since 2h")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Flag(help: "Only entries that belong to no app, such as those on keys.") var shared = false
    @Option(help: "An action such as token.rotated, or its beginning up to a dot.") var action = ""
    @Option(help: "Who: user:ann, platform:root, host, service:operator, registry.") var actor = ""
    @Option(help: "Only users and host systems of this app: a name is another person's in another app.") var actorApp = ""
    @Option(help: "What was acted upon: a device's id, a provider, a key.") var subject = ""
    @OptionGroup var interval: IntervalOptions
    @OptionGroup var page: PageOptions

    func validate() throws {
        let names = AuditAction.allCases.map(\.rawValue)
        let isKnown = action.isEmpty || names.contains { $0 == action || $0.hasPrefix(action + ".") }
        guard !isKnown else { return }
        let starts = Set(names.map { String($0.prefix { $0 != "." }) }).sorted()
        let meant = UnknownWord.suggestion(for: action, among: action.contains(".") ? names : starts)
        throw ValidationError("--action '\(action)' is no action; they begin with \(starts.joined(separator: ", "))\(meant)")
    }

    struct Row: Encodable {
        var at, actor, actorApp, origin, action, subject, details: String

        init(_ record: RegistryV1.AuditRecord) {
            at = Instant(milliseconds: record.atMs).rfc3339
            (actor, actorApp, origin) = (record.actor, record.actorTenant?.appId ?? "", record.origin)
            (action, subject, details) = (record.action, record.subject, record.details)
        }
    }

    func run() async throws {
        let clients = try system.clients()
        let owner = shared ? CommonV1.Tenant() : try await tenant.resolve(clients)
        let bounds = try await interval.bounds(system)
        let request = RegistryV1.ListAuditRequest(
            tenant: owner, action: action, actor: actor, subject: subject,
            fromMs: bounds.from, untilMs: bounds.until, pageSize: page.limit, pageToken: page.after,
            actorTenant: actorApp.isEmpty ? nil : .init(appId: actorApp))
        let answer = try await page.read { try await clients.auditLog.listAudit(request) }
        let view = ListPage(answer.records.map(Row.init), next: answer.nextPageToken)
        if system.json { return try printJSON(view) }
        print(view.text(empty: Self.nothing(of: owner), after: page.after, Self.table))
    }

    /// The text for an empty list. The other half of the log is one option away.
    static func nothing(of owner: CommonV1.Tenant) -> String {
        if owner.appId.isEmpty { return "nothing in the audit log that belongs to no app" }
        return "nothing in the audit log of app \(owner.appId); records that belong to no app: --shared"
    }

    static func table(_ rows: [Row]) -> TextTable {
        var table = TextTable(["at", "who", "of app", "from", "did", "to", "details"])
        for row in rows { table.add([row.at, row.actor, row.actorApp, row.origin, row.action, row.subject, row.details]) }
        return table
    }
}
