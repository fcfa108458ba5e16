import Foundation
import SystemControl
import TestFolders
import Testing

@Suite("The process of a service", .timeLimit(.minutes(1)))
struct ServiceProcessTests {
    @Test("CTL-01 the excerpt of a log has lines of this start only, the last ones")
    func excerpt() async throws {
        let folder = try TemporaryFolder()
        let log = URL(filePath: folder.file("service.log"))
        func run(_ script: String) async throws -> String {
            let process = try ServiceProcess(name: "sh", executable: URL(filePath: "/bin/sh"), arguments: ["-c", script], log: log)
            _ = await process.wait()
            return process.lastLogLines(2)
        }
        #expect(try await run("echo first start") == "first start")
        #expect(try await run("echo one; echo two; echo three") == "two\nthree")
        #expect(try await run("exit 2") == "")
        #expect(try String(contentsOf: log, encoding: .utf8) == "first start\none\ntwo\nthree\n")
        // A log that was emptied meanwhile is read from its begin.
        #expect(try await run(": > '\(log.path)'; echo new > '\(log.path)'") == "new")
    }
}
