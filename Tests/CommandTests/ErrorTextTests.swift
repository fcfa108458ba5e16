import ArgumentParser
import CarillonAPI
import Foundation
import RPC
import ServiceKit
import Storage
import SystemControl
import TestFolders
import Testing

@testable import CarillonCommand

@Suite("What the command line says of errors")
struct ErrorTextTests {
    @Test("CTL-01 what a running command cannot use is said without a usage line, and ends with 2")
    func input() async throws {
        let wrong: [[String]] = [
            ["clock", "advance", "soon"], ["up", "--test-mode", "--clock-start", "noon", "--run-dir", "/nowhere/run"],
            ["up", "--set", "dispatcher", "--run-dir", "/nowhere/run"], ["up", "--set", "gatway.foo=bar", "--run-dir", "/nowhere/run"],
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
        for arguments in [
            ["sim", "fault"], ["devices", "verdicts", "undo", "apns", "--since", "yesterday"], ["dead-letters", "requeue"],
            ["dead-letters", "requeue", "psh_1", "--all"], ["dead-letters", "drop"], ["dead-letters", "drop", "psh_1", "--provider", "fcm"],
            ["dead-letters", "export", "--everywhere", "--app", "chat"], ["dead-letters", "list", "--provider", "nosuch"],
        ] {
            let error = try #require(throws: (any Error).self, "\(arguments)") { try Carillon.parseAsRoot(arguments) }
            #expect(Carillon.exitCode(for: error) == .validationFailure && Carillon.fullMessage(for: error).contains("Usage:"), "\(arguments)")
        }
    }

    @Test(
        "CTL-01 a word that an option does not take is refused before a service is called, with those that it takes",
        arguments: [
            ("devices list --status expird", "--status 'expird' is none of active, inactive, expired, revoked, invalid; did you mean expired?"),
            ("service-keys create shop --scope evnts", "--scope 'evnts' is none of events, directory"),
            (
                "sim fault --provider fmc",
                "--provider 'fmc' is none of apns, fcm, oauth, web_push, expo, expo_receipts, smtp, webhook; did you mean fcm?"
            ),
            ("sim requests --provider xx", "--provider 'xx' is none of apns, fcm, oauth, web_push, expo, expo_receipts"),
            ("prefs mute alice ch_general --duration 1x", "--duration '1x' is not a duration such as 30m"),
            ("receipts log --status sended", "--status 'sended' is none of pending, sent"),
            ("audit --action tokn.rotated", "--action 'tokn.rotated' is no action; they begin with access, activity, activity_channel, alert, app, "),
            ("audit --action tokn.rotated", "did you mean token.rotated?"), ("audit --action usr", "did you mean user?"),
            ("orgs update acme --status suspnded", "did you mean suspended?"), ("users set ann --under13 maybe", "is none of yes, no, unknown"),
            ("prefs set ann --push of", "--push 'of' is none of on, off; did you mean off?"),
            ("up --log-level loud", "--log-level 'loud' is none of trace, debug"),
            ("up --clock-start 2026-02-01T00:00:00Z", "--clock-start needs --test-mode"),
        ])
    func closedSets(line: String, answer: String) throws {
        let error = try #require(throws: (any Error).self) { try Carillon.parseAsRoot(line.split(separator: " ").map(String.init)) }
        #expect(Carillon.exitCode(for: error) == .validationFailure && Carillon.fullMessage(for: error).contains(answer))
    }

    @Test("CTL-01 a refused type is named as the command line calls it, not by the field of the API")
    func typeOption() async throws {
        do {
            let value = try await namingType("--type") { () async throws -> Int in
                throw RPCError.withReason(code: .invalidArgument, reason: "unknown_type", field: "type_id", message: "there is no type x")
            }
            Issue.record("answered \(value)")
        } catch let error as RPCError {
            #expect(error.message == "unknown_type: there is no type x (--type)" && error.field == nil && error.code == .invalidArgument)
        }
    }

    @Test("CTL-01 the clock moves a year at most at once; what goes further is refused with that limit")
    func longAdvance() throws {
        func seconds(_ text: String) throws -> Int64 {
            try #require(try Carillon.parseAsRoot(["clock", "advance", text]) as? ClockAdvance).seconds()
        }
        #expect(try seconds("366d") == 31_622_400 && seconds("90s") == 90)
        for text in ["367d", "99999999d", "9223372036854775807d"] {
            let error = try #require(throws: InputError.self, "\(text)") { try seconds(text) }
            #expect(error.description == "'\(text)' is too far: at most 366d at once; run the command again to go on")
        }
        for text in ["soon", "0d", "00d", "d", "1.5h"] {
            let error = try #require(throws: InputError.self, "\(text)") { try seconds(text) }
            #expect(error.description.contains("is not a duration"), "\(error)")
        }
    }

    @Test("CTL-01 a store that the command itself cannot use ends it with 1, not as a service out of reach; a key tells why it is not read")
    func ownFiles() throws {
        #expect(Carillon.report(StoreError.diskFull(path: "/backup/registry.sqlite")) == 1)
        let folder = try TemporaryFolder()
        let run = RunFolder(path: folder.path)
        func words() throws -> String { try #require(throws: ConfigurationError.self) { try run.key(of: "operator") }.description }
        #expect(try words().contains("no key at"))
        try FileManager.default.createDirectory(atPath: run.keyPath(of: "operator"), withIntermediateDirectories: true)
        let unread = try words()
        #expect(!unread.contains("no key at") && unread.contains("cannot be read"), "\(unread)")
    }

    @Test("CTL-01 a delay of the simulators has a length")
    func delay() throws {
        let fault = try #require(
            try Carillon.parseAsRoot(["sim", "fault", "--provider", "apns", "--action", "delay", "--delay-ms", "5"]) as? SimulatorFault)
        #expect(fault.delayMs == 5)
        for wrong in [["--action", "delay"], ["--delay-ms", "5"], ["--action", "delay", "--delay-ms", "0"]] {
            #expect(throws: (any Error).self, "\(wrong)") { try Carillon.parseAsRoot(["sim", "fault", "--provider", "apns"] + wrong) }
        }
    }

    @Test("SIM-02 a scripted Retry-After has seconds, and belongs to an answer")
    func retryAfter() throws {
        let fault = try #require(
            try Carillon.parseAsRoot(["sim", "fault", "--provider", "fcm", "--status", "503", "--retry-after-seconds", "7"]) as? SimulatorFault)
        #expect(fault.retryAfterSeconds == 7)
        for wrong in [["--retry-after-seconds", "0"], ["--action", "reset", "--retry-after-seconds", "7"]] {
            #expect(throws: (any Error).self, "\(wrong)") { try Carillon.parseAsRoot(["sim", "fault", "--provider", "fcm"] + wrong) }
        }
    }

    @Test("CTL-01 a duration is a whole number above 0 with a unit")
    func durations() {
        #expect(DurationText.seconds("90s") == 90 && DurationText.seconds("2w") == 1_209_600)
        for wrong in ["", "h", "0h", "-1h", "1x", "1.5h", "9223372036854775807d"] { #expect(DurationText.seconds(wrong) == nil, "\(wrong)") }
    }

    @Test("CTL-01 a service that refuses a setting of the command line ends the command with 2")
    func refusedSetting() {
        func code(_ status: Int32) -> Int32 {
            Carillon.report(SystemError.exitedEarly(service: "gateway", status: status, log: "gateway.log", lastLines: "unknown setting foo"))
        }
        #expect(code(2) == 2 && code(1) == 1)
    }

    @Test("CTL-01 the sentence about a service that ended comes behind the last lines of its log, with what to do")
    func endedService() {
        func error(_ status: Int32) -> SystemError {
            .ended(service: "dispatcher", status: status, log: "/run/logs/dispatcher.log", lastLines: "one\ntwo")
        }
        let lines = error(137).description.split(separator: "\n").map(String.init)
        #expect(lines.count == 4 && lines[0] == "the last lines of the log of dispatcher:" && lines[2] == "  two")
        #expect(Carillon.texts(of: error(137)) == [lines[0...2].joined(separator: "\n"), "carillon: \(lines[3])"])
        #expect(
            lines[3].hasPrefix("dispatcher ended by itself, by signal 9, and the other services were stopped; its log is /run/logs/dispatcher.log; "))
        #expect(lines[3].contains("killed it") && lines[3].hasSuffix("run the command again"))
        #expect(error(139).sentence.contains("by signal 11, ") && error(139).sentence.contains("it crashed: "))
        #expect(error(2).sentence.contains("with status 2, ") && error(2).sentence.contains("correct the setting"))
        let early = SystemError.exitedEarly(service: "gateway", status: 134, log: "gateway.log", lastLines: "")
        #expect(early.logExcerpt == nil && early.description.hasPrefix("gateway ended by signal 6 before it was ready; its log is gateway.log; "))
    }

    @Test("CTL-01 the log of a failed service outlives the folder of a demo, for its owner alone")
    func keptLog() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: folder.file("run"), withIntermediateDirectories: false)
        try folder.write("why", to: "run/receipts.log")
        let run = URL(filePath: folder.file("run"))
        let error = SystemError.ended(service: "receipts", status: 137, log: folder.file("run/receipts.log"), lastLines: "why").movingLog(outOf: run)
        #expect(error.sentence.contains("its log is \(folder.file("run-receipts.log")); "), "\(error)")
        #expect(FileManager.default.contents(atPath: folder.file("run-receipts.log")) == Data("why".utf8))
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.file("run-receipts.log"))
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
        // A log that is not there keeps its name, and the error stays what it is.
        #expect(SystemError.notReady(service: "x", seconds: 1, log: "/none/x.log").movingLog(outOf: run).sentence.contains("/none/x.log"))
        #expect(SystemError.notRunning(service: "x").movingLog(outOf: run).sentence == SystemError.notRunning(service: "x").sentence)
    }

    @Test("CTL-01 dead letters that are not requeued are named, and the command ends with 1")
    func unknownDeadLetters() async throws {
        let command = try #require(try Carillon.parseAsRoot(["dead-letters", "requeue", "psh_1", "nope", "psh_1"]) as? DeadLettersRequeue)
        let effect = await NamedEffect(of: command.choice.pushes, all: command.choice.all) { ids, all in ids == ["psh_1"] && !all ? 2 : 0 }
        #expect(effect.count == 2 && effect.unknown == ["nope"])
        #expect(DeadLettersRequeue.missing("nope") == "nope not requeued: no dead letter of this app, cancelled, or past its time to live")
        #expect(throws: ExitCode(1)) { try command.show(effect) }
        try command.show(.init(count: 2))
        let drop = try #require(try Carillon.parseAsRoot(["dead-letters", "drop", "nope"]) as? DeadLettersDrop)
        #expect(throws: ExitCode(1)) { try drop.show(.init(count: 0, unknown: drop.choice.pushes)) }
    }

    @Test("CTL-01 DISP-25 an exported dead letter is one line of JSON that names app, provider, reason and code, and no text of the push")
    func exportedDeadLetter() throws {
        let line = try DeadLettersExport.line(
            .init(
                pushId: "psh_1", notificationId: "ntf_1", userId: "ann", pushDeviceId: "dev_1", reason: "attempts_used_up",
                providerCode: "UNAVAILABLE", attempts: 5, failedAtMs: 1_769_904_000_000, tenant: .init(organizationId: "acme", appId: "chat"),
                provider: "fcm"))
        #expect(
            line == #"{"app":"chat","attempts":5,"failed_at":"2026-02-01T00:00:00.000Z","notification_id":"ntf_1","organization":"acme","#
                + #""provider":"fcm","provider_code":"UNAVAILABLE","push_device_id":"dev_1","push_id":"psh_1","reason":"attempts_used_up","#
                + #""user_id":"ann"}"#)
    }

    @Test("CTL-01 a system on real time says what a command of the virtual clock needs, and ends with 4")
    func realTime() async throws {
        let unknown = RPCError(code: .unimplemented, message: "no service answers '/carillon.testing.v1.Clock/Status' here")
        let error = try await #require(throws: RPCError.self) { try await ClockCommand.inTestMode("clock") { throw unknown } }
        #expect(error.message == "this system runs on real time: `clock` needs one started with `carillon up --test-mode`")
        #expect(Carillon.report(error) == 4)
        let replay = try await #require(throws: RPCError.self) { try await ClockCommand.inTestMode("replay", otherwise: ", or X") { throw unknown } }
        #expect(replay.message.hasSuffix("`replay` needs one started with `carillon up --test-mode`, or X"))
        await #expect(throws: InputError.self) { try await ClockCommand.inTestMode("clock") { throw InputError("as it is") } }
        #expect(try await ClockCommand.inTestMode("clock") { 7 } == 7)
    }

    @Test("CTL-01 an item that a service refuses names item, reason and field, and ends with 4")
    func refused() {
        let error = refusal(.init(index: 1, reason: "invalid_value", field: "timezone", message: "is a zone"), of: "ann")
        #expect(error.message == "ann: invalid_value: timezone: is a zone" && Carillon.report(error) == 4)
        #expect(refusal(.init(reason: "not_found", message: "gone")).message == "not_found: gone")
    }

    @Test("Files that cannot be read or written are named with what is wrong, without codes and dictionaries")
    func files() throws {
        let folder = try TemporaryFolder()
        let file = folder.file("plain")
        try folder.write("x", to: "plain")
        let missing = try #require(throws: InputError.self) { try InputFile.data(folder.file("missing.json")) }
        #expect(missing.description == "cannot read \(folder.file("missing.json")): no such file")
        // Below a file no folder can be made, whoever asks.
        let error = try #require(throws: (any Error).self) {
            try FileManager.default.createDirectory(atPath: file + "/logs", withIntermediateDirectories: true)
        }
        let text = FileProblem.description(of: error)
        #expect(text.contains(file) && !text.contains("Domain") && !text.contains("Code="), "\(text)")
        let readOnly = CocoaError(.fileWriteVolumeReadOnly, userInfo: [NSFilePathErrorKey: "/run/logs"])
        #expect(FileProblem.description(of: readOnly) == "/run/logs: read-only file system")
        #expect(FileProblem.description(of: InputError("as it is")) == "as it is")
    }
}
