import Foundation
import Protobuf
import TestFolders

/// protoc as a foreign codec: it encodes and decodes text format by the contracts in `Protos/`.
///
/// One wrapper message with a repeated field for every message type lets a single run of protoc convert them all.
struct ProtocTool {
    let folder: URL
    let types: [any Message.Type]

    init(types: [any Message.Type]) throws {
        self.types = types
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("protobuf-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var contract = "syntax = \"proto3\";\npackage everything;\n"
        let protos = ProjectFolder.root.appendingPathComponent("Protos")
        for case let path as String in FileManager.default.enumerator(atPath: protos.path)!
        where path.hasSuffix(".proto") && !path.hasPrefix("google/protobuf") {
            contract += "import \"\(path)\";\n"
        }
        contract += "message Everything {\n"
        for (index, type) in types.enumerated() { contract += "  repeated .\(type.fullName) f\(index + 1) = \(index + 1);\n" }
        contract += "}\n"
        try contract.write(to: folder.appendingPathComponent("everything.proto"), atomically: true, encoding: .utf8)
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    /// Samples by their type's position in `types`, in the order of the positions.
    func encode(_ samples: [(type: Int, text: String)]) throws -> [(type: Int, bytes: [UInt8])] {
        let text = samples.map { "f\($0.type + 1) { \($0.text) }\n" }.joined()
        let output = try run(["--deterministic_output", "--encode=everything.Everything"], input: Array(text.utf8))
        return Self.split(output)
    }

    /// The text of messages given by their type's position.
    func decode(_ messages: [(type: Int, bytes: [UInt8])]) throws -> String {
        var input: [UInt8] = []
        for message in messages {
            Self.append(varint: (message.type + 1) << 3 | 2, to: &input)
            Self.append(varint: message.bytes.count, to: &input)
            input += message.bytes
        }
        return String(decoding: try run(["--decode=everything.Everything"], input: input), as: UTF8.self)
    }

    private func run(_ arguments: [String], input: [UInt8]) throws -> [UInt8] {
        let result = try runProgram(
            "protoc",
            ["-I", ProjectFolder.root.appendingPathComponent("Protos").path, "-I", folder.path] + arguments
                + ["everything.proto"], input: input)
        guard result.status == 0 else { throw ProgramFailed(errors: result.errors) }
        return result.output
    }

    private static func split(_ wrapper: [UInt8]) -> [(type: Int, bytes: [UInt8])] {
        var rest = wrapper[...]
        func varint() -> Int {
            var (value, shift) = (0, 0)
            while let byte = rest.popFirst() {
                value |= Int(byte & 0x7F) << shift
                if byte & 0x80 == 0 { break }
                shift += 7
            }
            return value
        }
        var parts: [(type: Int, bytes: [UInt8])] = []
        while !rest.isEmpty {
            let type = varint() >> 3 - 1
            let length = varint()
            parts.append((type, Array(rest.prefix(length))))
            rest = rest.dropFirst(length)
        }
        return parts
    }

    private static func append(varint value: Int, to bytes: inout [UInt8]) {
        var value = value
        while value > 0x7F {
            bytes.append(UInt8(value & 0x7F) | 0x80)
            value >>= 7
        }
        bytes.append(UInt8(value))
    }
}

struct ProgramFailed: Error { var errors: String }

/// Runs a program to its end. Input and output go through files, so that no pipe can fill up.
func runProgram(
    _ name: String, _ arguments: [String], input: [UInt8] = [], environment: [String: String] = [:]
) throws -> (status: Int32, output: [UInt8], errors: String) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("run-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["in", "out", "err"].map { folder.appendingPathComponent($0) }
    try Data(input).write(to: files[0])
    for file in files[1...] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return (
        process.terminationStatus, Array(try Data(contentsOf: files[1])),
        String(decoding: try Data(contentsOf: files[2]), as: UTF8.self)
    )
}
