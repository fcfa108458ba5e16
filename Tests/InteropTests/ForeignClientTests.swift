import Foundation
import ServiceKit
import SystemControl
import Testing

/// Other people's gRPC clients against the real services.
@Suite("Foreign gRPC clients", .serialized)
struct ForeignClientTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test("ARCH-02 grpcio finds the services through reflection, calls them, and reads their errors")
    func reflection() async throws {
        let python = Self.root.appending(path: ".build/python/bin/python")
        try #require(
            FileManager.default.isExecutableFile(atPath: python.path), "the Python peers are missing: make them with scripts/python-env.sh")
        let folder = FileManager.default.temporaryDirectory.appending(path: "carillon-interop-\(ProcessInfo.processInfo.processIdentifier)")
        defer { try? FileManager.default.removeItem(at: folder) }
        var options = CarillonSystem.Options(runFolder: folder)
        options.logLevel = "notice"
        let system = try CarillonSystem(options)
        try await system.start()
        let output = folder.appending(path: "python.log")
        let client = try ServiceProcess(
            name: "python", executable: python, arguments: [Self.root.appending(path: "Tests/python/find_and_call.py").path, folder.path], log: output
        )
        let status = await client.wait()
        await system.stop()
        let text = try String(contentsOf: output, encoding: .utf8)
        #expect(status == 0, "\(text)")
        let found = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
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
