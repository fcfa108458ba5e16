import ArgumentParser
import Foundation
import Testing

@testable import CarillonCommand

@Suite("The help of the command line")
struct HelpTests {
    /// A command that runs, with its names from `carillon` on.
    private struct Leaf {
        var path: [String]
        var type: any ParsableCommand.Type
        var name: String { path.joined(separator: " ") }
        var discussion: String { type.configuration.discussion }
    }

    private static let leaves = leaves(of: Carillon.self, ["carillon"])

    private static func leaves(of type: any ParsableCommand.Type, _ path: [String]) -> [Leaf] {
        let subcommands = type.configuration.subcommands
        guard !subcommands.isEmpty else { return [Leaf(path: path, type: type)] }
        return subcommands.flatMap { leaves(of: $0, path + [$0.configuration.commandName ?? "\($0)".lowercased()]) }
    }

    /// Words as a shell reads them, with single quotes.
    private func words(_ line: String) -> [String] {
        line.split(separator: "'", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
            index.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
        }
    }

    @Test("CTL-01 every command says in one line what it does, and shows a command line that it takes")
    func examples() throws {
        #expect(Self.leaves.count > 80)
        // What runs and keeps a system is explained by its options; the overview and docs/operations.md have its command lines.
        let withoutExample = ["up", "demo", "keys", "backup", "service-keys"]
        for leaf in Self.leaves {
            let abstract = leaf.type.configuration.abstract
            #expect(!abstract.isEmpty && !abstract.contains("\n"), "\(leaf.name)")
            guard !withoutExample.contains(leaf.path[1]) else { continue }
            let title = CommandConfiguration.exampleTitle
            let lines = leaf.discussion.split(separator: "\n")
            let place = try #require(lines.firstIndex { $0 == title }, "\(leaf.name)")
            let titles = lines.filter { $0 == title }
            #expect(titles.count == 1, "\(leaf.name)")
            let examples = lines.dropFirst(place + 1).map { $0.trimmingCharacters(in: .whitespaces) }
            #expect(!examples.isEmpty, "\(leaf.name)")
            for line in examples {
                #expect(line.hasPrefix(leaf.name) && line.count <= 78, "\(leaf.name): \(line)")
                #expect(throws: Never.self, "\(line)") { try leaf.type.parse(Array(words(line).dropFirst(leaf.path.count))) }
            }
        }
    }

    @Test("CTL-01 whatever a command prints for people it prints as JSON as well")
    func json() throws {
        // A script for a shell, and a preferences file, which is JSON.
        let withoutJSON = ["carillon completions"]
        for leaf in Self.leaves where !withoutJSON.contains(leaf.name) {
            #expect(leaf.type.helpMessage(columns: 200).contains("--json"), "\(leaf.name)")
        }
    }

    @Test("CTL-01 the overview names every group of commands, the environment and the exit codes")
    func overview() {
        let help = Carillon.helpMessage()
        for part in ["CARILLON_RUN", "CARILLON_APP", "0    done", "4    a service refused", "DELIVERY SUBCOMMANDS:", "DIAGNOSIS SUBCOMMANDS:"] {
            #expect(help.contains(part), "\(part)")
        }
    }
}
