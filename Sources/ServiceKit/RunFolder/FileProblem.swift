import Foundation

/// Describes file errors in plain words. Foundation's errors are codes and dictionaries.
public enum FileProblem {
    /// The cause: `no such file`, `permission denied`. Errors from elsewhere keep their own description.
    public static func words(of error: any Error) -> String {
        if let code = code(of: error) { return words(of: code) }
        guard let error = error as? CocoaError else { return "\(error)" }
        return switch error.code {
        case .fileReadInapplicableStringEncoding, .fileReadUnknownStringEncoding, .fileReadCorruptFile: "it is not UTF-8 text"
        default: error.localizedDescription
        }
    }

    /// The file that the error is about, and the cause: `/run/keys/x: no such file`.
    public static func description(of error: any Error) -> String {
        let path = (error as? CocoaError).flatMap { $0.filePath ?? $0.url?.path }
        return (path.map { "\($0): " } ?? "") + words(of: error)
    }

    /// Whether there is no such file.
    static func isMissing(_ error: any Error) -> Bool { code(of: error) == ENOENT }

    /// Whether this user may not read or write the file.
    static func isForbidden(_ error: any Error) -> Bool { code(of: error) == EACCES || code(of: error) == EPERM }

    /// The `errno` behind an error; nil where there is none.
    private static func code(of error: any Error) -> Int32? {
        if let error = error as? POSIXError { return error.code.rawValue }
        guard let error = error as? CocoaError else { return nil }
        if let cause = error.underlying as? POSIXError { return cause.code.rawValue }
        return switch error.code {
        case .fileNoSuchFile, .fileReadNoSuchFile: ENOENT
        case .fileReadNoPermission, .fileWriteNoPermission: EACCES
        case .fileWriteFileExists: EEXIST
        case .fileWriteOutOfSpace: ENOSPC
        case .fileWriteVolumeReadOnly: EROFS
        default: nil
        }
    }

    /// - Parameter code: an `errno`.
    private static func words(of code: Int32) -> String {
        // "No such file or directory" and "Permission denied" are parts of a sentence here.
        if code == ENOENT { return "no such file" }
        let text = String(cString: strerror(code))
        return text.prefix(1).lowercased() + text.dropFirst()
    }
}
