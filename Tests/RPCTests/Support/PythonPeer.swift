import Foundation
import Synchronization
import TestFolders
import Testing

/// The Python peers of `Tests/python`, run by the environment that `scripts/python-env.sh` makes.
enum PythonPeer {
    static let interpreter = ProjectFolder.root.appendingPathComponent(".build/python/bin/python")

    /// Whether the environment is there; `scripts/test.sh` sees to it.
    static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: self.interpreter.path) }

    /// A script that ends with the tests.
    private static func client(_ script: String, _ arguments: [String]) -> Process {
        let process = self.process(script, [Lifeline.flag] + arguments)
        process.standardInput = Lifeline.input
        return process
    }

    private static func process(_ script: String, _ arguments: [String]) -> Process {
        let process = Process()
        process.executableURL = self.interpreter
        process.arguments = [ProjectFolder.root.appendingPathComponent("Tests/python/\(script)").path] + arguments
        return process
    }

    /// Runs a script to its end and returns its output.
    static func run(_ script: String, _ arguments: [String]) async throws -> (status: Int32, output: String) {
        let process = self.client(script, arguments)
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        return try await withCheckedThrowingContinuation { continuation in
            let thread = Thread {
                do {
                    try process.run()
                    let data = pipe.fileHandleForReading.readDataToEndOfFile()
                    process.waitUntilExit()
                    continuation.resume(returning: (process.terminationStatus, String(decoding: data, as: UTF8.self)))
                } catch {
                    continuation.resume(throwing: error)
                }
            }
            thread.start()
        }
    }

    /// Runs a script to its end, and `body` on each line it prints, when it prints it.
    static func forEachLine(_ script: String, _ arguments: [String], _ body: (String) async throws -> Void) async throws {
        let process = self.client(script, arguments)
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        defer { if process.isRunning { process.terminate() } }
        let (lines, continuation) = AsyncStream.makeStream(of: String.self)
        Thread {
            var rest = Data()
            while case let piece = output.fileHandleForReading.availableData, !piece.isEmpty {
                rest += piece
                while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                    continuation.yield(String(decoding: rest[..<end], as: UTF8.self))
                    rest = Data(rest[(end + 1)...])
                }
            }
            continuation.finish()
        }.start()
        for await line in lines { try await body(line) }
    }

    /// Runs `body` with the port a server script printed; the server ends with its standard input.
    static func withServer<Result>(_ script: String, _ arguments: [String] = [], _ body: (Int) async throws -> Result) async throws
        -> Result
    {
        let process = self.process(script, arguments)
        let (input, output) = (Lifeline.pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        defer {
            try? input.fileHandleForWriting.close()
            process.terminate()
        }
        let line: String = await withCheckedContinuation { continuation in
            Thread {
                var line = Data()
                // A pipe may give a line in pieces; nothing more comes when the script has ended.
                while !line.contains(UInt8(ascii: "\n")) {
                    let piece = output.fileHandleForReading.availableData
                    if piece.isEmpty { break }
                    line += piece
                }
                continuation.resume(returning: String(decoding: line, as: UTF8.self))
            }.start()
        }
        let port = try #require(Int(line.split(separator: " ").last?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""), "\(line)")
        return try await body(port)
    }
}
