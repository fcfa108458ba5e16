package import Foundation

/// The checkout that the tests were built from.
package enum ProjectFolder {
    /// The folder with Package.swift. Tests find documents, sources and tables from here, so that a test may move to another folder.
    package static let root: URL = {
        var folder = URL(filePath: #filePath)
        repeat {
            precondition(folder.path != "/", "Package.swift is in no folder above \(#filePath)")
            folder.deleteLastPathComponent()
        } while !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
        return folder
    }()
}
