import Foundation
import SystemControl
import TestFolders
import Testing

extension Acceptance {
    /// A real system plays a random world, and every decision and push is compared with an oracle that was written from the requirements alone
    /// (Tests/Oracle/README.md). `make oracle` and `make oracle-logs` play larger worlds.
    @Suite("5.4 Comparison with a naive oracle", .serialized, .timeLimit(.minutes(10)))
    struct Oracle {
        @Test(
            "ACC-057 PREF-06 A random day of 100 users, with kills: each push is one that the oracle expects, none is switched off or in quiet hours",
            arguments: ["chat", "school"])
        func randomDay(profile: String) async throws {
            let said = try await play("--small", "--profile", profile)
            #expect(said.contains("suppressed_violations 0"), "\(said)")
        }

        @Test("EVAL-10 ARCH-04 Chat logs with drawn zones, quiet hours, mutes, presence and reactions are decided the same again, also across kills")
        func chatLogs() async throws {
            let logs = ProjectFolder.root.appending(path: "Tests/Oracle/sample_logs").path
            let said = try await play("--logs", logs, "--kills", "5", "--repeat")
            #expect(said.contains("3 runs, the last one with kills, decided the same"), "\(said)")
        }

        /// Plays a world of the seed 57.
        ///
        /// - Returns: what the program printed.
        private func play(_ world: String...) async throws -> String {
            let folder = try TemporaryFolder()
            let carillon = try ReleaseExecutables.url("carillon").path
            let python = ProjectFolder.root.appending(path: ".build/python/bin/python")
            try #require(
                FileManager.default.isExecutableFile(atPath: python.path), "the Python peers are missing: make them with scripts/python-env.sh")
            let program = ProjectFolder.root.appending(path: "Tests/Oracle/run.py").path
            // `--stop-with-input`: it ends with the tests, however they end.
            let run = try ServiceProcess(
                name: "python", executable: python, arguments: [program, Lifeline.flag, "--seed", "57", "--carillon", carillon] + world,
                environment: ["TMPDIR": folder.path, "PYTHONDONTWRITEBYTECODE": "1"], log: URL(filePath: folder.file("oracle.log")))
            let status = await run.wait()
            let said = try String(contentsOf: run.log, encoding: .utf8)
            #expect(status == 0, "\(said)")
            return said
        }
    }
}
