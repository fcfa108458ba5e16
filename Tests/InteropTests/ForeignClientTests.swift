import Foundation
import ServiceKit
import SystemControl
import TestFolders
import Testing

/// Other people's gRPC clients against the real services.
@Suite("Foreign gRPC clients", .serialized)
struct ForeignClientTests {
    @Test("ARCH-02 grpcio finds the services through reflection, calls them, and reads their errors")
    func reflection() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "carillon-interop-\(ProcessInfo.processInfo.processIdentifier)")
        defer { try? FileManager.default.removeItem(at: folder) }
        var options = CarillonSystem.Options(runFolder: folder)
        options.logLevel = "notice"
        let system = try CarillonSystem(options, executables: Executables(folder: ReleaseExecutables.folder))
        try await system.start()
        let ended = try await PythonClient.run("find_and_call.py", [folder.path])
        await system.stop()
        #expect(ended.status == 0, "\(ended.said)")
        let found = try #require(try JSONSerialization.jsonObject(with: Data(ended.said.utf8)) as? [String: Any])
        #expect(found["organizations"] as? [String] == ["interop"])
        #expect(found["without credentials"] as? String == "UNAUTHENTICATED")
        let refusal = try #require(found["refusal"] as? [String: Any])
        #expect(refusal["code"] as? String == "INVALID_ARGUMENT")
        #expect(refusal["reason"] as? String == "invalid_timezone")
        #expect(refusal["domain"] as? String == "carillon")
        #expect((refusal["fields"] as? [String])?.first?.hasSuffix("timezone") == true)
        #expect((found["registry"] as? [String])?.contains("grpc.health.v1.Health") == true)
    }
}
