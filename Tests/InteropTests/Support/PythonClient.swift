import Foundation
import SystemControl
import TestFolders
import Testing

/// Programs of `Tests/python` in the environment that `scripts/python-env.sh` makes.
enum PythonClient {
    /// Runs a program to its end.
    static func run(_ program: String, _ arguments: [String]) async throws -> (status: Int32, said: String) {
        let python = ProjectFolder.root.appending(path: ".build/python/bin/python")
        try #require(
            FileManager.default.isExecutableFile(atPath: python.path), "the Python peers are missing: make them with scripts/python-env.sh")
        let output = FileManager.default.temporaryDirectory.appending(path: "python-\(UUID().uuidString).log")
        defer { try? FileManager.default.removeItem(at: output) }
        // grpcio would write of each failed handshake between the lines of the program.
        let process = try ServiceProcess(
            name: "python", executable: python,
            arguments: [ProjectFolder.root.appending(path: "Tests/python/\(program)").path, Lifeline.flag] + arguments,
            environment: ["GRPC_VERBOSITY": "NONE"], log: output)
        let status = await process.wait()
        return (status, try String(contentsOf: output, encoding: .utf8))
    }
}
