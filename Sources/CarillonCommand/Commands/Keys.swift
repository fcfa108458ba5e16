import ArgumentParser
import Foundation
import SystemControl

/// `carillon keys`.
struct Keys: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "The secrets of a run folder.", subcommands: [KeysInit.self])
}

/// `carillon keys init DIR`.
struct KeysInit: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Make a certificate authority, service keys and certificates, the key rings, and throw-away provider keys.",
        discussion: "Files are readable by their owner alone. Nothing that exists is overwritten: with --missing, what is there is kept.")

    @Argument(help: "The run folder.")
    var directory: String

    @Flag(help: "Make only what is missing.")
    var missing = false

    @Flag(help: "Print JSON.")
    var json = false

    func run() async throws {
        let folder = URL(filePath: directory).standardizedFileURL
        let made = try KeyMaterial.create(at: folder, onlyMissing: missing)
        if json {
            try printJSON(["folder": [folder.path], "made": made])
        } else {
            print(made.isEmpty ? "nothing was missing in \(folder.path)" : "made \(made.count) files in \(folder.path)")
            for path in made { print("  \(path)") }
        }
    }
}
