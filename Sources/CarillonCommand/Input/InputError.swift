import CarillonAPI
import Foundation
import RPC
import ServiceKit

/// An input that a running command cannot use. The command line itself was right, so the usage would not help. Exit code 2.
struct InputError: Error, CustomStringConvertible {
    let description: String

    /// - Parameter description: the problem, its place, and what to do.
    init(_ description: String) { self.description = description }
}

/// Files that a command is given.
enum InputFile {
    /// All of a file; `-` is standard input.
    ///
    /// - Throws: ``InputError`` that names the file.
    static func data(_ path: String) throws -> Data {
        if path == "-" { return FileHandle.standardInput.readDataToEndOfFile() }
        do {
            return try Data(contentsOf: URL(filePath: path))
        } catch {
            throw InputError("cannot read \(path): \(FileProblem.words(of: error))")
        }
    }

    /// All of a file, as text.
    ///
    /// - Throws: ``InputError`` that names the file.
    static func text(_ path: String) throws -> String {
        guard let text = String(validating: try data(path), as: UTF8.self) else { throw InputError("\(path) is not UTF-8 text") }
        return text
    }
}

/// A service's refusal of one item, as an error of the command: exit code 4.
///
/// - Parameter name: the item, where a command gave several.
func refusal(_ item: CommonV1.ItemResult, of name: String = "") -> RPCError {
    let words = [name, item.reason, item.field, item.message].filter { !$0.isEmpty }
    return RPCError(code: .invalidArgument, message: words.joined(separator: ": "))
}
