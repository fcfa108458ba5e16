import Foundation
import SystemControl

/// Whether the shell that started this program finds `carillon`.
struct ShellPath {
    /// The value of `PATH`.
    var path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    /// The folder of this system's executables.
    var executables = Executables().folder

    /// The folder to put on the `PATH`; nil where the shell finds this `carillon` already.
    var folderToAdd: String? {
        let own = executables.appending(path: "carillon").resolvingSymlinksInPath().path
        let found = path.split(separator: ":").map { URL(filePath: String($0)).appending(path: "carillon") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
        return found?.resolvingSymlinksInPath().path == own ? nil : executables.path
    }

    /// A path as a POSIX shell reads it: between single quotes where it has other characters than letters, digits and `/._-+@%`.
    static func quoted(_ path: String) -> String {
        let isPlain =
            !path.isEmpty
            && path.unicodeScalars.allSatisfy { scalar in
                scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "/._-+@%".unicodeScalars.contains(scalar))
            }
        return isPlain ? path : "'" + path.replacing("'", with: #"'\''"#) + "'"
    }
}
