import ArgumentParser
import CarillonAPI
import RPC
import SystemControl

/// `carillon templates`.
struct Templates: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Texts of notifications.", subcommands: [TemplatesCheck.self])
}

/// `carillon templates check` (EVAL-61, I18N-01).
struct TemplatesCheck: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Render every text in every language with long values: what is cut, and what a language lacks.",
        discussion: """
            Checks the texts of all apps, or of one (--app, CARILLON_APP): those of its profile and its own. The languages are those of the app, and \
            those of which there is any text. Values are as long as those of real events: names of 26 characters, titles of 35, sentences of 80; \
            and a number of each plural form. A part of a text that is nothing but one value is not measured. Exits with 1 if anything is found.
            """
    )
    .example("carillon templates check --app shop")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions

    struct Row: Encodable, Equatable {
        var appId, problem, typeId, locale, template, part: String
        var length, limit: Int32
        var detail: String

        init(_ finding: EvaluatorV1.TemplateFinding, of app: String) {
            appId = app
            problem = finding.problem.name
            typeId = finding.typeId
            locale = finding.locale
            template = finding.template
            part = finding.part
            length = finding.length
            limit = finding.limit
            detail = finding.detail
        }
    }

    func run() async throws {
        let clients = try system.clients()
        var rows: [Row] = []
        var (rendered, more) = (0, 0)
        let apps = try await apps(clients)
        for app in apps {
            let answer = try await clients.evaluator.checkTemplates(.init(tenant: app))
            rows += answer.findings.map { Row($0, of: app.appId) }
            rendered += Int(answer.rendered)
            more += Int(answer.more)
        }
        if system.json { try printList(rows) } else { print(Self.text(rows, more: more, rendered: rendered, apps: apps.count)) }
        guard rows.isEmpty else { throw ExitCode.failure }
    }

    /// The app that is named, or all apps.
    private func apps(_ clients: OperatorClients) async throws -> [CommonV1.Tenant] {
        if tenant.app != nil || TenantOptions.inheritedApp != nil { return [try await tenant.resolve(clients)] }
        let apps = try await everyPage { token in
            let page = try await clients.tenants.listApps(.init(organizationId: tenant.organization ?? "", pageSize: 100, pageToken: token))
            return (page.apps.map { CommonV1.Tenant(organizationId: $0.organizationId, appId: $0.appId) }, page.nextPageToken)
        }
        // Says that there is no app, and how to make one.
        return apps.isEmpty ? [try await tenant.resolve(clients)] : apps
    }

    static func text(_ rows: [Row], more: Int, rendered: Int, apps: Int) -> String {
        let scope = "\(Format.counted(rendered, "text")) of \(Format.counted(apps, "app"))"
        guard !rows.isEmpty else { return "\(scope): nothing is wrong" }
        var table = TextTable(["app", "problem", "text", "finding"])
        for row in rows { table.add([row.appId, row.problem, row.template, row.detail]) }
        let rest = more == 0 ? "" : "\nand \(more) more"
        return "\(table.text)\(rest)\n\(scope): \(Format.counted(rows.count + more, "finding"))"
    }
}
