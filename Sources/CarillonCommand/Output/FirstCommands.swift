import CarillonAPI
import ServiceKit
import SystemControl

/// Commands to try on a system that has just started: those that work with what is set up in it.
struct FirstCommands {
    /// An app that exists.
    struct App {
        var id, profile: String
        /// One of its users; nil where there are none.
        var user: String?
    }

    /// The system's run folder.
    let runFolder: String
    /// Some of its apps; the first one is written to.
    let apps: [App]
    /// Pushes go to the simulators, which trust the run folder's own provider keys.
    let simulatesProviders: Bool
    /// The folder of `carillon`; nil where the shell finds the command without it.
    let executables: String?

    /// Looks up what is set up. Looks at the first apps only, and prefers one to whose users `carillon send` can write.
    init(_ system: CarillonSystem) async throws {
        let clients = system.clients
        var apps: [App] = []
        for app in try await clients.tenants.listApps(.init(pageSize: 20)).apps {
            let tenant = CommonV1.Tenant(organizationId: app.organizationId, appId: app.appId)
            let users = try await clients.registry.listUsers(.init(tenant: tenant, pageSize: 1)).users
            apps.append(App(id: app.appId, profile: app.profile, user: users.first?.userId))
        }
        self.init(
            runFolder: system.folder.path, apps: apps, simulatesProviders: system.options.simulateProviders,
            executables: ShellPath().folderToAdd)
    }

    init(runFolder: String, apps: [App], simulatesProviders: Bool, executables: String? = nil) {
        self.runFolder = runFolder
        self.simulatesProviders = simulatesProviders
        self.executables = executables
        let best = apps.firstIndex { $0.profile == Self.chat && $0.user != nil } ?? apps.firstIndex { $0.user != nil } ?? 0
        self.apps = apps.isEmpty ? [] : [apps[best]] + apps[..<best] + apps[(best + 1)...]
    }

    /// The profile whose events `carillon send` submits.
    private static let chat = "chat"

    private var commands: [(command: String, purpose: String)] {
        guard let app = apps.first else {
            let start = [
                ("carillon orgs create acme --name Acme", "an organization; nothing is set up here yet"),
                (
                    "carillon apps create acme-chat --organization acme --name Chat --profile chat\(simulatesProviders ? " --demo-credentials" : "")",
                    "its app"
                ),
            ]
            let users = ("carillon users add alice bob", "users; their apps register devices")
            guard simulatesProviders else {
                return start + [
                    ("carillon help credentials put", "how to put what the app sends with"),
                    ("carillon help apps issuer", "how to set whose user tokens it accepts"), users,
                ]
            }
            return start + [users, ("carillon up --help", "--with-demo-data sets up a whole workspace")]
        }
        let option = apps.count > 1 ? " --app \(app.id)" : ""
        var commands = [("carillon apps list --counts", "what is set up")]
        if let user = app.user, app.profile == Self.chat {
            commands.append(("carillon send\(option) --user \(user) --text 'hi'", "a direct message to a user"))
            commands.append(("carillon explain\(option) EVENT", "who got it, or why not; `send` prints the event's id"))
        } else if let user = app.user {
            commands.append(("carillon push test\(option) \(user)", "whether a user's devices can be reached"))
        } else {
            commands.append(("carillon users add\(option) alice", "a user; there are none yet"))
        }
        commands.append(("carillon stats\(option)", "counts of every service"))
        return commands
    }

    /// The commands, one a line, with what each is for.
    var text: String {
        var lines = [("export CARILLON_RUN=\(ShellPath.quoted(TerminalText.oneLine(runFolder)))", "")]
        if let executables { lines.append(("export PATH=\(ShellPath.quoted(TerminalText.oneLine(executables))):\"$PATH\"", "")) }
        lines += commands
        let width = lines.map(\.0.count).filter { $0 <= 60 }.max() ?? 0
        return lines.map { command, purpose in
            let line = TerminalText.oneLine(command)
            return purpose.isEmpty ? "  \(line)" : "  \(line)\(String(repeating: " ", count: max(0, width - line.count)))   \(purpose)"
        }.joined(separator: "\n")
    }
}
