package import Foundation

/// The optimised executables. Tests that start processes start these, because these ship: a fault of the optimiser shows nowhere else.
package enum ReleaseExecutables {
    /// `CARILLON_BIN`, or where `swift build -c release` puts them.
    package static let folder: URL = {
        if let named = ProcessInfo.processInfo.environment["CARILLON_BIN"] { return URL(filePath: named) }
        return ProjectFolder.root.appending(path: ".build/release").resolvingSymlinksInPath()
    }()

    /// The executable of that name.
    package static func url(_ name: String) throws -> URL {
        let url = folder.appending(path: name)
        guard FileManager.default.isExecutableFile(atPath: url.path) else { throw Missing(path: url.path) }
        return url
    }

    struct Missing: Error, CustomStringConvertible {
        let path: String
        var description: String { "\(path) is missing; build it with `swift build -c release`" }
    }
}
