import ArgumentParser
import Foundation
import Testing

@testable import CarillonCommand

@Suite("Commands to try on a system that has just started")
struct FirstCommandsTests {
    private typealias App = FirstCommands.App

    private func text(_ apps: [App], simulatesProviders: Bool = true) -> String {
        FirstCommands(runFolder: "/srv/run", apps: apps, simulatesProviders: simulatesProviders).text
    }

    /// The words of every `carillon` line, up to what it is for.
    private func commands(_ text: String) -> [[String]] {
        text.split(separator: "\n").filter { $0.hasPrefix("  carillon ") }.map { line in
            let command = line.dropFirst(2)
            let end = command.range(of: "   ")?.lowerBound ?? command.endIndex
            return command[..<end].split(separator: " ").dropFirst().map { String($0.replacing("'", with: "")) }
        }
    }

    @Test("CTL-01 they name a user and an app that exist, and the app only where there are several")
    func existing() {
        let one = text([App(id: "acme-chat", profile: "chat", user: "amir")])
        #expect(one.contains("carillon send --user amir --text 'hi'") && !one.contains("--app"), "\(one)")
        #expect(one.hasPrefix("  export CARILLON_RUN=/srv/run\n"))
        let several = text([
            App(id: "lms", profile: "mlc-lms", user: "pia"),
            App(id: "chat", profile: "chat", user: "amir"),
        ])
        #expect(several.contains("carillon send --app chat --user amir"), "\(several)")
        #expect(several.contains("carillon stats --app chat"), "\(several)")
        // `send` writes to chats alone.
        let lms = text([App(id: "lms", profile: "mlc-lms", user: "pia")])
        #expect(!lms.contains("carillon send") && lms.contains("carillon push test pia"), "\(lms)")
    }

    @Test("CTL-01 without users or apps they say how to make them, and name nobody")
    func empty() {
        let noUsers = text([App(id: "chat", profile: "chat", user: nil)])
        #expect(noUsers.contains("carillon users add alice") && !noUsers.contains("carillon send"), "\(noUsers)")
        let nothing = text([])
        #expect(nothing.contains("carillon orgs create acme") && nothing.contains("--demo-credentials") && !nothing.contains("carillon send"))
        #expect(!text([], simulatesProviders: false).contains("--demo-credentials"))
    }

    @Test("CTL-01 every one of them is a command line that is understood")
    func parsed() throws {
        let texts = [
            text([]), text([App(id: "chat", profile: "chat", user: nil)]),
            text([
                App(id: "chat", profile: "chat", user: "amir"),
                App(id: "lms", profile: "mlc-lms", user: "pia"),
            ]), text([App(id: "lms", profile: "mlc-lms", user: "pia")]),
        ]
        for command in texts.flatMap(commands) where !command.contains("--help") {
            #expect(throws: Never.self, "\(command)") { _ = try Carillon.parseAsRoot(command) }
        }
        #expect(texts.flatMap(commands).count >= 12)
    }
}
