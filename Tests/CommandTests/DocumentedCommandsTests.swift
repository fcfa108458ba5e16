import ArgumentParser
import Foundation
import TestFolders
import Testing

@testable import CarillonCommand

/// A reader types what the documents print.
@Suite("Commands in the documents")
struct DocumentedCommandsTests {
    /// Command lines of code blocks, fenced or indented, without their output and without remarks behind two spaces.
    private static func commands(in path: String) throws -> [String] {
        try String(contentsOf: ProjectFolder.root.appending(path: path), encoding: .utf8).split(separator: "\n").compactMap { line in
            let text = line.drop { $0 == " " }
            let command = text.hasPrefix("$ ") ? text.dropFirst(2) : text
            guard command.hasPrefix("carillon ") else { return nil }
            return String(command[..<(command.firstRange(of: "  ")?.lowerBound ?? command.endIndex)])
        }
    }

    /// Words as a shell reads them, with single quotes.
    private func words(_ line: String) -> [String] {
        line.split(separator: "'", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
            index.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
        }
    }

    @Test(
        "CTL-01 every command line in a code block is one that carillon takes",
        arguments: ["README.md", "docs/operations.md", "docs/your-app-in-curl.md", "docs/live-activities.md"])
    func commands(path: String) throws {
        let commands = try Self.commands(in: path)
        #expect(commands.count > 5)
        for command in commands {
            #expect(throws: Never.self, "\(command)") { try Carillon.parseAsRoot(Array(words(command).dropFirst())) }
        }
    }

    @Test(
        "CTL-01 commands and options that a sentence names are there",
        arguments: ["README.md", "docs/operations.md", "docs/your-app-in-curl.md", "docs/live-activities.md", "docs/architecture.md"])
    func namesInSentences(path: String) throws {
        let text = try String(contentsOf: ProjectFolder.root.appending(path: path), encoding: .utf8)
        let names = try #require(CommandNames(toolInfo: Carillon._dumpHelp()))
        for span in text.matches(of: /`(carillon [^`]+)`/) {
            // Words in brackets may be left out, and `show|set` is a choice.
            let line = span.1.replacing("\n", with: " ").filter { !"[]…".contains($0) }
            guard !line.contains("|") else { continue }
            #expect(UnknownWord(in: Array(words(line).dropFirst()), of: names) == nil, "\(line)")
        }
        for span in text.matches(of: /\(or `--([a-z0-9-]+)/) { #expect(names.hasOption(String(span.1)), "\(span.0)") }
    }
}
