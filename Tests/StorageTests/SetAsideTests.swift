import Foundation
import Storage
import TestFolders
import Testing

@Suite("Files of stores that are set aside")
struct SetAsideTests {
    private let folder: TemporaryFolder
    init() throws { folder = try TemporaryFolder() }

    @Test("DR-03 A file goes with its log and the index of the log; SQLite finds them by its new name, and nothing is left or replaced")
    func together() throws {
        let path = folder.file("a.sqlite")
        for number in 1...2 {
            for suffix in ["", "-wal", "-shm"] { try folder.write("\(number)\(suffix)", to: "a.sqlite\(suffix)") }
            let target = try Store.setAside(path, time: "T")
            #expect(target == path + (number == 1 ? ".unusable-T" : ".unusable-T-2"))
            for suffix in ["", "-wal", "-shm"] {
                let moved = try String(contentsOfFile: target + suffix, encoding: .utf8)
                #expect(moved == "\(number)\(suffix)" && !FileManager.default.fileExists(atPath: path + suffix))
            }
        }
    }

    @Test("DR-03 A file that a process has is not set aside")
    func owned() async throws {
        let path = folder.file("a.sqlite")
        let store = try Store(path: path, migrations: [])
        #expect(throws: StoreError.self) { try Store.setAside(path, time: "T") }
        #expect(FileManager.default.fileExists(atPath: path))
        await store.close()
    }

    @Test("DR-03 A file whose rows cannot be read is refused when it is opened, and its owner's lock is free again")
    func check() async throws {
        let path = folder.file("a.sqlite")
        struct Unreadable: Error {}
        #expect(throws: Unreadable.self) { try Store(path: path, migrations: [], check: { _ in throw Unreadable() }) }
        await (try Store(path: path, migrations: [])).close()
    }
}
