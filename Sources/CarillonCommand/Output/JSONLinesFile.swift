import Foundation
import ServiceKit

/// A file that exports append JSON lines to. The next export goes on behind the `cursor` of its last line, so lines and position always agree.
struct JSONLinesFile {
    private struct Line: Decodable { var cursor: String }

    /// A line has less: properties of an event have 16 KiB at most.
    private static let longestLine: UInt64 = 131_072

    private let path: String
    private let handle: FileHandle

    /// Opens a file, or makes a new one that only its owner can read: events name people.
    ///
    /// - Throws: ``InputError`` that names the file.
    init(path: String) throws {
        self.path = path
        do {
            if !FileManager.default.fileExists(atPath: path) {
                try Data().write(to: URL(filePath: path), options: .withoutOverwriting)
                try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
            }
            handle = try FileHandle(forUpdating: URL(filePath: path))
        } catch {
            throw InputError("cannot write \(path): \(FileProblem.words(of: error))")
        }
    }

    /// The cursor of the last line; nil for an empty file. A line that was written in part, by an export that was killed, is removed.
    ///
    /// - Throws: ``InputError`` for a file that no export wrote. It is not changed.
    func lastCursor() throws -> String? {
        let end = try handle.seekToEnd()
        guard end > 0 else { return nil }
        let start = end > Self.longestLine ? end - Self.longestLine : 0
        try handle.seek(toOffset: start)
        let bytes = [UInt8](try handle.readToEnd() ?? Data())
        let newline = UInt8(ascii: "\n")
        guard let lineEnd = bytes.lastIndex(of: newline) else { throw foreign }
        let lineStart = bytes[..<lineEnd].lastIndex(of: newline).map { $0 + 1 } ?? 0
        guard let line = try? JSONDecoder().decode(Line.self, from: Data(bytes[lineStart..<lineEnd])) else { throw foreign }
        try handle.truncate(atOffset: start + UInt64(lineEnd + 1))
        return line.cursor
    }

    private var foreign: InputError {
        InputError("\(path): its last line is none of an export; name another file, or one that does not exist yet")
    }

    /// Appends lines, and returns when they are on disk.
    func append(_ lines: [String]) throws {
        guard !lines.isEmpty else { return }
        try handle.write(contentsOf: Data((lines.joined(separator: "\n") + "\n").utf8))
        try handle.synchronize()
    }
}
