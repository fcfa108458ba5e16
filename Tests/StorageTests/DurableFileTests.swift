import Foundation
import Storage
import TestFolders
import Testing

@Suite("Files that are replaced as a whole")
struct DurableFileTests {
    @Test("A file gets its new contents, for its owner alone, and leaves no other file behind")
    func replaced() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("backup.json")
        try DurableFile.write(Data("old and longer".utf8), to: path)
        try DurableFile.write(Data("new".utf8), to: path)
        #expect(FileManager.default.contents(atPath: path) == Data("new".utf8))
        let parent = URL(filePath: path).deletingLastPathComponent().path
        #expect(try FileManager.default.contentsOfDirectory(atPath: parent) == ["backup.json"])
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        try DurableFile.remove(path)
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test("What cannot be written says which file, and why")
    func failures() throws {
        let folder = try TemporaryFolder()
        let error = #expect(throws: StoreFileFailure.self) { try DurableFile.write(Data(), to: folder.file("missing/a.json")) }
        #expect(error?.description.contains("missing/a.json") == true && error?.description.contains("No such file") == true)
        #expect(throws: StoreFileFailure.self) { try DurableFile.remove(folder.file("missing.json")) }
    }
}
