import Cryptography
import Foundation
@testable import ServiceKit
import TestFolders
import Testing

@Suite("Watching certificate files")
struct FileWatchTests {
    let folder: TemporaryFolder
    init() throws { folder = try TemporaryFolder() }

    private func stamps(_ names: [String]) -> [FileStamp] { names.map { FileStamp(path: folder.file($0)) } }

    @Test("SEC-13 files are read when they changed and have come to rest, once for each change")
    func rest() throws {
        let names = ["a.pem", "a.key"]
        for name in names { try folder.write("old \(name)", to: name) }
        var watch = FileWatch(stamps(names))
        let quiet = watch.look(stamps(names))
        #expect(!quiet)

        // The certificate is there, its key not yet.
        try folder.write("renewed certificate", to: "a.pem")
        let half = watch.look(stamps(names))
        try folder.write("renewed key, longer", to: "a.key")
        let moving = watch.look(stamps(names))
        let resting = watch.look(stamps(names))
        #expect(!half && !moving && resting)

        watch.wereRead(stamps(names))
        let again = watch.look(stamps(names))
        #expect(!again)
    }

    @Test("A file that is gone, or another one behind a link, counts as changed")
    func otherFile() throws {
        try folder.write("same", to: "one")
        try folder.write("same", to: "two")
        let link = folder.file("link")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.file("one"))
        let first = FileStamp(path: link)
        try FileManager.default.removeItem(atPath: link)
        let missing = FileStamp(path: link)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.file("two"))
        let second = FileStamp(path: link)
        #expect(first != missing && first != second && missing != second)
        #expect(second == FileStamp(path: folder.file("two")))
    }

    @Test("A file whose permissions were mended is looked at again")
    func permissions() throws {
        let path = folder.file("key.pem")
        try "key".write(toFile: path, atomically: true, encoding: .utf8)
        let before = FileStamp(path: path)
        var hasChanged = false
        // The clock of a file system ticks more slowly than this test runs: changed until the change shows, a thousand times at most.
        for round in 0..<1_000 where !hasChanged {
            try FileManager.default.setAttributes([.posixPermissions: round % 2 == 0 ? 0o600 : 0o640], ofItemAtPath: path)
            hasChanged = FileStamp(path: path) != before
        }
        #expect(hasChanged)
    }
}
