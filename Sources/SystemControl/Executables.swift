public import Foundation

/// Finds the executables of the system: beside the running program, where SwiftPM and the images put them.
public struct Executables: Sendable {
    /// The folder of the executables.
    public let folder: URL

    /// The executables in a folder; `CARILLON_BIN` or the running program's own folder when none is given.
    public init(folder: URL? = nil) {
        if let folder {
            self.folder = folder
        } else if let named = ProcessInfo.processInfo.environment["CARILLON_BIN"] {
            self.folder = URL(filePath: named)
        } else {
            self.folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        }
    }

    /// The executable of that name.
    ///
    /// - Throws: `SystemError.executableMissing` with the expected path.
    public func locate(_ name: String) throws -> URL {
        let url = folder.appending(path: name)
        guard FileManager.default.isExecutableFile(atPath: url.path) else {
            throw SystemError.executableMissing(name: name, path: url.path)
        }
        return url
    }
}
