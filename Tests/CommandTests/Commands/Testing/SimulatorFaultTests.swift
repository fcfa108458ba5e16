import ArgumentParser
import CarillonAPI
import Foundation
import ServiceKit
import Testing

@testable import CarillonCommand

@Suite("Faults on the command line")
struct SimulatorFaultTests {
    private func fault(_ line: String) throws -> SimulatorV1.Fault {
        let words = ["sim", "fault", "--provider", "apns"] + line.split(separator: " ").map(String.init)
        return try #require(try Carillon.parseAsRoot(words) as? SimulatorFault).fault(of: "apns")
    }

    @Test("SIM-02 CTL-01 an outage by time, by share and by quota is for all requests that it names, and one without them for one request")
    func periods() throws {
        #expect(try fault("--status 500") == SimulatorV1.Fault(provider: "apns", status: 500, action: .answer, times: 1))
        #expect(
            try fault("--status 503 --from 10m --for 5m")
                == SimulatorV1.Fault(provider: "apns", status: 503, action: .answer, afterMs: 600_000, forMs: 300_000))
        #expect(
            try fault("--action reset --share 0.1 --from 2026-02-01T10:30:00Z --times 7")
                == SimulatorV1.Fault(provider: "apns", action: .reset, times: 7, fromMs: 1_769_941_800_000, share: 0.1))
        #expect(
            try fault("--status 429 --quota 600 --per 1s")
                == SimulatorV1.Fault(provider: "apns", status: 429, action: .answer, quota: 600, quotaMs: 1_000))
        #expect(
            try fault("--action settings --max-streams 1 --window-bytes 0")
                == SimulatorV1.Fault(provider: "apns", action: .settings, times: 1, maxConcurrentStreams: 1, initialWindowBytes: 0))
    }

    @Test("SIM-02 CTL-01 a script has the contract's names, and the same number of requests as the options")
    func script() throws {
        let json = """
            {"faults":[{"provider":"apns","status":503,"after_ms":1000,"for_ms":2000},
            {"provider":"fcm","status":429,"quota":5,"quota_ms":1000,"times":2},
            {"provider":"expo","status":500,"share":0.5},{"provider":"apns","action":"settings","max_concurrent_streams":0,"initial_window_bytes":9}]}
            """
        let faults = try JSONDecoder().decode(FaultScriptFile.self, from: Data(json.utf8)).faults.enumerated().map { try $1.fault(at: $0) }
        #expect(
            faults == [
                .init(provider: "apns", status: 503, action: .answer, afterMs: 1_000, forMs: 2_000),
                .init(provider: "fcm", status: 429, action: .answer, times: 2, quota: 5, quotaMs: 1_000),
                .init(provider: "expo", status: 500, action: .answer, share: 0.5),
                .init(provider: "apns", action: .settings, times: 1, maxConcurrentStreams: 0, initialWindowBytes: 9),
            ])
    }

    @Test("SIM-02 CTL-01 a script with a field that no fault has is refused with the field")
    func misspelled() {
        let script = #"{"faults":[{"provider":"fcm","status":503},{"provider":"fcm","status":503,"tims":3}]}"#
        #expect(FaultScriptFile.unknownField(in: Data(script.utf8))?.hasPrefix("faults[1].tims is no field of a fault") == true)
        #expect(FaultScriptFile.unknownField(in: Data(script.replacing("tims", with: "times").utf8)) == nil)
    }

    @Test("SIM-02 CTL-01 the list of faults says for which requests each is")
    func listed() {
        let faults: [SimulatorV1.Fault] = [
            .init(provider: "apns", action: .reset, share: 0.01),
            .init(provider: "fcm", status: 429, retryAfterSeconds: 7, quota: 600, quotaMs: 60_000),
            .init(provider: "apns", action: .settings, maxConcurrentStreams: 1),
        ]
        let details = faults.map { SimulatorFaults.View(.init(fault: $0)).detail }
        #expect(details[0].hasSuffix("%") && details[1].hasPrefix("beyond 600 per ") && details[1].hasSuffix("Retry-After 7"))
        #expect(details[2] == "1 streams")
    }

    @Test(
        "SIM-02 CTL-01 options that do not go together are refused with the usage",
        arguments: [
            ("--reason X", "name --status, or another --action"),
            ("--status 429 --quota 5", "--quota and --per go together"), ("--status 429 --per 1s", "--quota and --per go together"),
            ("--status 500 --share 0", "--share 0.0: name a number above 0 and at most 1"), ("--status 500 --for 5", "'5' is not a duration"),
            ("--status 500 --from soon", "an instant such as"), ("--action settings", "goes with --max-streams or --window-bytes"),
            ("--status 500 --max-streams 5", "goes with --max-streams or --window-bytes"), ("--status 500 --for 999999999999999w", "at most a year"),
        ])
    func refusals(line: String, answer: String) throws {
        let words = ["sim", "fault", "--provider", "apns"] + line.split(separator: " ").map(String.init)
        let error = try #require(throws: (any Error).self) { try Carillon.parseAsRoot(words) }
        #expect(Carillon.exitCode(for: error) == .validationFailure && Carillon.fullMessage(for: error).contains(answer))
    }
}
