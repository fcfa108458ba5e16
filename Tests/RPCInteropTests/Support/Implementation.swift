import Foundation
import TestFolders
import Testing

/// A client or server of a case: a program with the flags that all implementations share.
enum Implementation: String, Sendable, CustomTestStringConvertible {
    case carillon
    case grpcio
    case grpcCpp

    static let python = ProjectFolder.root.appending(path: ".build/python/bin/python")
    private static let cppFolder = ProjectFolder.root.appending(path: ".build/interop-cpp")

    var testDescription: String { rawValue }

    /// Whether this machine can build the gRPC C++ peers; `scripts/setup.sh tests` sees to it.
    static var isCppInstalled: Bool { FileManager.default.fileExists(atPath: "/usr/include/grpcpp/grpcpp.h") }

    /// Builds the gRPC C++ peers, once a run; quick when they are built already.
    static let cppBuild = Task {
        try await Command(executable: ProjectFolder.root.appending(path: "scripts/interop-cpp.sh"), arguments: []).run()
    }

    /// Whether the Python peers are there; `scripts/test.sh` sees to it.
    static var isPythonInstalled: Bool { FileManager.default.isExecutableFile(atPath: Self.python.path) }

    var server: Command {
        switch self {
        case .carillon: Command(executable: ReleaseExecutables.folder.appending(path: "rpc-interop"), arguments: ["server"])
        case .grpcio: .python("interop_server.py")
        case .grpcCpp: Command(executable: Self.cppFolder.appending(path: "interop-server"), arguments: [])
        }
    }

    var client: Command {
        switch self {
        case .carillon: Command(executable: ReleaseExecutables.folder.appending(path: "rpc-interop"), arguments: ["client", Lifeline.flag])
        case .grpcio: .python("interop_client.py").with([Lifeline.flag])
        case .grpcCpp: Command(executable: Self.cppFolder.appending(path: "interop-client"), arguments: [])
        }
    }

    /// Whether its server sees if a request came compressed.
    var seesCompression: Bool { self != .grpcio }
}

/// A program and its arguments.
struct Command: Sendable {
    var executable: URL
    var arguments: [String]

    static func python(_ script: String) -> Command {
        Command(executable: Implementation.python, arguments: [ProjectFolder.root.appending(path: "Tests/python/\(script)").path])
    }

    func with(_ more: [String]) -> Command {
        Command(executable: executable, arguments: arguments + more)
    }

    private func process() -> Process {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        return process
    }

    /// Runs it to its end and returns its output. It ends with the tests when it knows ``Lifeline/flag``.
    func run() async throws -> (status: Int32, output: String) {
        let process = process()
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        process.standardInput = arguments.contains(Lifeline.flag) ? Lifeline.input : FileHandle.nullDevice
        try process.run()
        return await onThread {
            let data = output.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return (process.terminationStatus, String(decoding: data, as: UTF8.self))
        }
    }

    /// Runs it while `body` uses the port it printed. Ends with its standard input; the second result is what it printed after the port.
    func serving<Result>(_ body: (Int) async throws -> Result) async throws -> (Result, output: String) {
        let process = process()
        let (input, output) = (Lifeline.pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        func end() async -> String {
            try? input.fileHandleForWriting.close()
            return await onThread {
                let rest = output.fileHandleForReading.readDataToEndOfFile()
                process.waitUntilExit()
                return String(decoding: rest, as: UTF8.self)
            }
        }
        do {
            let line = await onThread { Self.line(output.fileHandleForReading) }
            let port = try #require(Int(line.split(separator: " ").last ?? ""), "no port in '\(line)'")
            let result = try await body(port)
            return (result, await end())
        } catch {
            _ = await end()
            throw error
        }
    }

    /// One line, without what may follow it.
    private static func line(_ file: FileHandle) -> String {
        var line = Data()
        while let byte = try? file.read(upToCount: 1), byte.first != UInt8(ascii: "\n"), !byte.isEmpty { line += byte }
        return String(decoding: line, as: UTF8.self)
    }
}

/// Runs something that blocks.
private func onThread<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
        Thread { continuation.resume(returning: body()) }.start()
    }
}
