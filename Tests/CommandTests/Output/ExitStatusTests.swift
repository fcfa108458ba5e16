import ArgumentParser
import Foundation
import RPC
import ServiceKit
import Storage
import SystemControl
import TestFolders
import Testing

@testable import CarillonCommand

@Suite("Exit codes of the command line")
struct ExitStatusTests {
    @Test(
        "CTL-01 every error of a command ends it with the code of the table",
        arguments: [
            // Failed.
            (1, RPCError(code: .internalError, message: "")), (1, RPCError(code: .unknown, message: "")), (1, StoreError.diskFull(path: "/backup/x")),
            (1, SystemError.ended(service: "registry", status: 137, log: "", lastLines: "")),
            (1, SystemError.endedRepeatedly(service: "registry", times: 5, seconds: 60, status: 139, log: "", lastLines: "")),
            (1, SystemError.exitedEarly(service: "registry", status: 1, log: "", lastLines: "")),
            (1, SystemError.notReady(service: "registry", seconds: 30, log: "")), (1, SystemError.portsInUse([])),
            (1, SystemError.folderInUse(runFolder: "/run", by: "pid 1")), (1, SystemError.backupUnusable(folder: "/backup", cause: "")),
            (1, CocoaError(.fileWriteOutOfSpace)), (1, ExitCode.failure),
            // An invalid input.
            (2, ValidationError("--at is missing")), (2, InputError("no such file")), (2, ConfigurationError("no key")),
            (2, SystemError.exitedEarly(service: "registry", status: 2, log: "", lastLines: "")),
            (2, SystemError.ended(service: "registry", status: 2, log: "", lastLines: "")),
            (2, SystemError.endedRepeatedly(service: "registry", times: 5, seconds: 60, status: 2, log: "", lastLines: "")),
            (2, SystemError.folderUnusable(runFolder: "/run", cause: "")), (2, SystemError.folderUnsafe(runFolder: "/run", cause: "")),
            (2, SystemError.noRunFolder("/run")), (2, SystemError.unknownPrincipal("x", known: [])),
            // Unreachable.
            (3, RPCError(code: .unavailable, message: "")), (3, RPCError(code: .deadlineExceeded, message: "")),
            (3, SystemError.notRunning(service: "registry")), (3, SystemError.systemNotRunning(runFolder: "/run")),
            (3, SystemError.noSystem(runFolder: "/run")), (3, SystemError.noAnswer(address: "127.0.0.1:1", within: .seconds(1))),
            // Refused, or not there.
            (4, RPCError(code: .notFound, message: "")), (4, RPCError(code: .invalidArgument, message: "")),
            (4, RPCError(code: .permissionDenied, message: "")), (4, RPCError(code: .unauthenticated, message: "")),
            (4, RPCError(code: .failedPrecondition, message: "")), (4, RPCError(code: .alreadyExists, message: "")),
            (4, RPCError(code: .resourceExhausted, message: "")), (4, RPCError(code: .aborted, message: "")),
            (4, RPCError(code: .outOfRange, message: "")),
        ] as [(Int32, any Error & Sendable)])
    func code(code: Int32, error: any Error & Sendable) {
        #expect(Carillon.report(error) == code, "\(error)")
    }

    @Test("CTL-01 the help and docs/operations.md have the same table")
    func table() throws {
        let help = Carillon.helpMessage()
        let document = try String(contentsOf: ProjectFolder.root.appending(path: "docs/operations.md"), encoding: .utf8)
        let section = try #require(document.components(separatedBy: "\n## Exit codes of `carillon`\n").last?.components(separatedBy: "\n## ").first)
        for status in ExitStatus.allCases {
            #expect(section.contains("\n| \(status.rawValue) | \(status.meaning)"), "\(status)")
            #expect(help.contains("  \(status.rawValue)  ") || help.contains("  \(status.rawValue) "), "\(status)")
            #expect(help.contains(status.meaning), "\(status)")
        }
        #expect(section.split(separator: "\n").count { $0.hasPrefix("| ") } == ExitStatus.allCases.count + 2)
    }
}
