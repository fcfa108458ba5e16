import Foundation

/// Describes file errors in plain words. Foundation's errors are codes and dictionaries.
public enum FileProblem {
    /// The cause: `no such file`, `permission denied`. Errors from elsewhere keep their own description.
    public static func words(of error: any Error) -> String {
        if let error = error as? POSIXError { return words(of: error.code.rawValue) }
        guard let error = error as? CocoaError else { return "\(error)" }
        if let cause = error.underlying as? POSIXError { return words(of: cause.code.rawValue) }
        return switch error.code {
        case .fileNoSuchFile, .fileReadNoSuchFile: words(of: ENOENT)
        case .fileReadNoPermission, .fileWriteNoPermission: words(of: EACCES)
        case .fileWriteFileExists: words(of: EEXIST)
        case .fileWriteOutOfSpace: words(of: ENOSPC)
        case .fileWriteVolumeReadOnly: words(of: EROFS)
        case .fileReadInapplicableStringEncoding, .fileReadUnknownStringEncoding, .fileReadCorruptFile: "it is not UTF-8 text"
        default: error.localizedDescription
        }
    }

    /// The file that the error is about, and the cause: `/run/keys/x: no such file`.
    public static func description(of error: any Error) -> String {
        let path = (error as? CocoaError).flatMap { $0.filePath ?? $0.url?.path }
        return (path.map { "\($0): " } ?? "") + words(of: error)
    }

    /// - Parameter code: an `errno`.
    private static func words(of code: Int32) -> String {
        // "No such file or directory" and "Permission denied" are parts of a sentence here.
        if code == ENOENT { return "no such file" }
        let text = String(cString: strerror(code))
        return text.prefix(1).lowercased() + text.dropFirst()
    }
}
