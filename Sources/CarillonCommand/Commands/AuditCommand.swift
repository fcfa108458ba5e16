import ArgumentParser
import CarillonAPI
import Foundation
import ServiceKit
import SystemControl

/// `carillon audit` (SEC-10).
struct AuditCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "audit", abstract: "Who did what, newest first.")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Flag(help: "What belongs to no app, such as keys.") var shared = false
    @Option(help: "An action such as token.rotated, or its beginning up to a dot.") var action = ""
    @Option(help: "Who: user:ann, platform:root, host, service:operator, registry.") var actor = ""
    @Option(help: "Only users and host systems of this app: a name is another person's in another app.") var actorApp = ""
    @Option(help: "What was acted upon: a device's id, a provider, a key.") var subject = ""
    @OptionGroup var interval: IntervalOptions
    @OptionGroup var page: PageOptions

    struct Row: Encodable { var at, actor, actorApp, origin, action, subject, details: String }

    func run() async throws {
        let clients = try system.clients()
        let owner = shared ? CommonV1.Tenant() : try await tenant.resolve(clients)
        let answer = try await clients.auditLog.listAudit(
            .init(
                tenant: owner, action: action, actor: actor, subject: subject, fromMs: interval.sinceMs, untilMs: interval.untilMs,
                pageSize: page.limit, pageToken: page.after, actorTenant: actorApp.isEmpty ? nil : .init(appId: actorApp)))
        let rows = answer.records.map {
            Row(
                at: Instant(milliseconds: $0.atMs).rfc3339, actor: $0.actor, actorApp: $0.actorTenant?.appId ?? "", origin: $0.origin,
                action: $0.action, subject: $0.subject, details: $0.details)
        }
        let shown = ListPage(rows, next: answer.nextPageToken)
        if system.json { return try printJSON(shown) }
        print(
            shown.text(empty: "nothing in the audit log") { rows in
                var table = TextTable(["at", "who", "of app", "from", "did", "to", "details"])
                for row in rows { table.add([row.at, row.actor, row.actorApp, row.origin, row.action, row.subject, row.details]) }
                return table
            })
    }
}
