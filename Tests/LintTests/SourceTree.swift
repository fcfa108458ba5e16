import Foundation
import TestFolders

/// The project's files, as the lint tests see them.
enum SourceTree {
    struct File {
        /// Path from the project's root.
        let path: String
        let lines: [Substring]

        var isGenerated: Bool { path.contains("/Generated/") }
    }

    /// Every Swift file below the given folders.
    static func swiftFiles(in folders: [String] = ["Sources", "Tests", "services"]) -> [File] {
        folders.flatMap { paths(below: $0) }.filter { $0.hasSuffix(".swift") }.map(file)
    }

    static func paths(below folder: String) -> [String] {
        let base = ProjectFolder.root.appending(path: folder)
        guard let found = FileManager.default.enumerator(atPath: base.path) else { return [] }
        return found.compactMap { $0 as? String }.filter { !$0.hasPrefix(".build") && !$0.contains("/.build/") }.map { "\(folder)/\($0)" }.sorted()
    }

    static func text(_ path: String) -> String {
        (try? String(contentsOf: ProjectFolder.root.appending(path: path), encoding: .utf8)) ?? ""
    }

    private static func file(_ path: String) -> File {
        File(path: path, lines: text(path).split(separator: "\n", omittingEmptySubsequences: false))
    }
}
