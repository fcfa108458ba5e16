import Foundation
import TLS
import TestCertificates
import TestConditions
import TestFolders

/// Python's HTTPS server with a certificate of a test authority: `server.py` says what it answers.
package final class HTTPSServer {
    package let port: Int
    /// The certificate of the authority.
    package var caPath: String { authority.caPath }
    private let authority: TestAuthority
    private let folder: TemporaryFolder
    private let process: Process

    package init() async throws {
        authority = try TestAuthority()
        folder = try TemporaryFolder()
        process = Process()
        let files = try authority.issueService("localhost")
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "server.py").path
        let portFile = folder.file("port")
        process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        process.arguments = [script, files.certificateChainPath, files.privateKeyPath, portFile]
        process.standardInput = Lifeline.input
        try process.run()
        do {
            port = try await eventualValue("the server listens") { (try? String(contentsOfFile: portFile, encoding: .utf8)).flatMap { Int($0) } }
        } catch {
            kill(process.processIdentifier, SIGKILL)
            throw error
        }
    }

    deinit { kill(process.processIdentifier, SIGKILL) }

    package func url(_ path: String) -> String { "https://localhost:\(port)/\(path)" }
}
