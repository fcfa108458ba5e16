import ArgumentParser
import CarillonAPI
import Foundation
import RPC
import ServiceKit
import TestFolders
import Testing

@testable import CarillonCommand

@Suite("What the command line says of errors")
struct ErrorTextTests {
    @Test("CTL-01 what a running command cannot use is said without a usage line, and ends with 2")
    func input() async throws {
        let wrong: [[String]] = [
            ["clock", "advance", "soon"], ["up", "--clock-start", "noon", "--run-dir", "/nowhere/run"],
            ["up", "--set", "dispatcher", "--run-dir", "/nowhere/run"],
        ]
        for arguments in wrong {
            var command = try #require(try Carillon.parseAsRoot(arguments) as? any AsyncParsableCommand, "\(arguments)")
            await #expect(throws: InputError.self, "\(arguments)") { try await command.run() }
        }
        #expect(Carillon.report(InputError("no such key")) == 2)
        #expect(throws: InputError.self) { try PreferenceLine.decoder.decode(PreferenceLine.self, from: Data(Self.badLine.utf8)).message }
    }

    private static let badLine = #"{"user_id":"ann","opted_out_at":"yesterday"}"#

    @Test("CTL-01 what the command line itself shows to be wrong is refused before anything is done, with the usage")
    func usage() throws {
        for arguments in [["sim", "fault"], ["devices", "verdicts", "undo", "apns", "--since", "yesterday"], ["dead-letters", "requeue"]] {
            let error = try #require(throws: (any Error).self, "\(arguments)") { try Carillon.parseAsRoot(arguments) }
            #expect(Carillon.exitCode(for: error) == .validationFailure && Carillon.fullMessage(for: error).contains("Usage:"), "\(arguments)")
        }
    }

    @Test("CTL-01 an item that a service refuses names item, reason and field, and ends with 4")
    func refused() {
        let error = refusal(.init(index: 1, reason: "invalid_value", field: "timezone", message: "is a zone"), of: "ann")
        #expect(error.message == "ann: invalid_value: timezone: is a zone" && Carillon.report(error) == 4)
        #expect(refusal(.init(reason: "not_found", message: "gone")).message == "not_found: gone")
    }

    @Test("files that cannot be read or written are named with what is wrong, without codes and dictionaries")
    func files() throws {
        let folder = try TemporaryFolder()
        let file = folder.file("plain")
        try folder.write("x", to: "plain")
        let missing = try #require(throws: InputError.self) { try InputFile.data(folder.file("missing.json")) }
        #expect(missing.description.hasPrefix("cannot read \(folder.file("missing.json")): "))
        // Below a file no folder can be made, whoever asks.
        let error = try #require(throws: (any Error).self) {
            try FileManager.default.createDirectory(atPath: file + "/logs", withIntermediateDirectories: true)
        }
        let text = Carillon.words(of: error)
        #expect(text.contains(file) && !text.contains("Domain") && !text.contains("Code="), "\(text)")
        let readOnly = CocoaError(.fileWriteVolumeReadOnly, userInfo: [NSFilePathErrorKey: "/run/logs"])
        #expect(Carillon.words(of: readOnly).hasPrefix("/run/logs: ") && !Carillon.words(of: readOnly).contains("Domain"))
        #expect(Carillon.words(of: InputError("as it is")) == "as it is")
    }
}
