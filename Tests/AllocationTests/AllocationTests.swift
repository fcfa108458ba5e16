import Foundation
import TestFolders
import Testing

/// Allocations of calls and conversions in the release executable, compared with the committed table.
@Suite("Heap allocations")
struct AllocationTests {
    /// Calls that take turns count the same every time, but for what a thread does beside them. Streams differ between runs: a reader that
    /// finds its next message waiting allocates less than one that must wait.
    private static func allowed(_ kind: String, _ expected: Double) -> Double { expected * (kind.contains("streaming") ? 1.25 : 1.03) + 1 }

    private static func figures(_ text: String) -> [(kind: String, count: Double)] {
        text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
            let parts = line.split(separator: "\t")
            guard parts.count == 2, let count = Double(parts[1]) else { return nil }
            return (String(parts[0]), count)
        }
    }

    @Test("A call, a message and a conversion allocate no more than Benchmarks/allocations.tsv says")
    func noMoreThanTheTable() throws {
        let table = Self.figures(try String(contentsOf: ProjectFolder.root.appending(path: "Benchmarks/allocations.tsv"), encoding: .utf8))
        let process = Process()
        process.executableURL = ProjectFolder.root.appending(path: "scripts/allocations.sh")
        process.arguments = [try ReleaseExecutables.url("carillon-bench").path]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "scripts/allocations.sh failed:\n\(text)")
        let measured = Self.figures(text)
        #expect(measured.map(\.kind) == table.map(\.kind), "the kinds changed: scripts/allocations.sh --update writes the table anew")
        for (now, then) in zip(measured, table) where now.count > Self.allowed(then.kind, then.count) {
            Issue.record(
                """
                \(now.kind): \(now.count) allocations, the table says \(then.count). If that is worth it, write the table anew with \
                scripts/allocations.sh --update and say why in the commit; if not, find the one that was added.
                """)
        }
    }
}
