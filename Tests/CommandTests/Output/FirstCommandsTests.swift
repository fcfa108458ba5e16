import ArgumentParser
import Foundation
import TestFolders
import Testing

@testable import CarillonCommand

@Suite("Commands to try on a system that has just started")
struct FirstCommandsTests {
    private typealias App = FirstCommands.App

    private func text(_ apps: [App], simulatesProviders: Bool = true, runFolder: String = "/srv/run", executables: String? = nil) -> String {
        FirstCommands(runFolder: runFolder, apps: apps, simulatesProviders: simulatesProviders, executables: executables).text
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
        let real = text([], simulatesProviders: false)
        #expect(!real.contains("--demo-credentials") && !real.contains("--with-demo-data"), "\(real)")
        #expect(real.contains("carillon help credentials put") && real.contains("carillon help apps issuer"), "\(real)")
    }

    @Test("CTL-01 a shell that does not find carillon is told where it is, in words that the shell takes")
    func path() throws {
        #expect(text([], executables: "/opt/carillon/bin").hasPrefix("  export CARILLON_RUN=/srv/run\n  export PATH=/opt/carillon/bin:\"$PATH\"\n"))
        let blank = text([], runFolder: "/my run", executables: "/my bin's")
        #expect(blank.hasPrefix("  export CARILLON_RUN='/my run'\n  export PATH='/my bin'\\''s':\"$PATH\"\n"), "\(blank)")

        let folder = try TemporaryFolder()
        for name in ["own", "other", "links"] {
            try FileManager.default.createDirectory(atPath: folder.file(name), withIntermediateDirectories: false)
        }
        for name in ["own", "other"] {
            _ = FileManager.default.createFile(
                atPath: folder.file(name + "/carillon"), contents: Data(), attributes: [.posixPermissions: 0o700])
        }
        try FileManager.default.createSymbolicLink(atPath: folder.file("links/carillon"), withDestinationPath: folder.file("own/carillon"))
        func folderToAdd(_ names: String...) -> String? {
            ShellPath(path: names.map(folder.file).joined(separator: ":"), executables: URL(filePath: folder.file("own"))).folderToAdd
        }
        #expect(folderToAdd("none", "own", "other") == nil && folderToAdd("links") == nil)
        #expect(folderToAdd("none") == folder.file("own") && folderToAdd("other", "own") == folder.file("own"))
    }

    @Test("CTL-01 every one of them is a command line that is understood")
    func parsed() throws {
        let texts = [
            text([]), text([], simulatesProviders: false), text([App(id: "chat", profile: "chat", user: nil)]),
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
