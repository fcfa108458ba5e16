import ArgumentParser
import CarillonAPI
import Foundation
import ServiceKit
import SystemControl

/// `carillon sim fault`.
struct SimulatorFault: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fault",
        abstract: "Script faults: a file of JSON as {\"faults\":[{\"provider\":\"fcm\",\"status\":503,\"times\":3}]}, or options for one.",
        discussion: """
            The first fault that is for a request applies. An outage of five minutes that begins in ten:
            carillon sim fault --provider apns --status 503 --reason ServiceUnavailable --from 10m --for 5m
            """
    )
    .example("carillon sim fault --provider fcm --status 503 --times 3")
    @OptionGroup var system: SystemOptions
    @Argument(help: "JSON file; - is standard input.") var file: String?
    @Option(help: "apns, fcm, oauth, web_push, expo, expo_receipts, smtp or webhook.") var provider: String?
    @Option(help: "Only this token.") var token = ""
    @Option(help: "HTTP status to answer, such as 503; of smtp a reply code. 200 and a reason: one message of Expo.") var status: Int32 = 0
    @Option(help: "Reason or error code.") var reason = ""
    @Option(help: "answer, withhold, reset, goaway, close, delay or settings.") var action = "answer"
    @Option(help: "How long --action delay waits before it answers, in milliseconds.") var delayMs: Int64?
    @Option(help: "Seconds of the Retry-After header of the answer; without it, the answer has none.") var retryAfterSeconds: Int32?
    @Option(
        help: """
            How many requests; 0 for all until `carillon sim reset`. Without it one, or with --for, --share or --quota all that these name.
            """)
    var times: Int32?
    @OptionGroup var period: FaultPeriod
    @Option(help: "Of --action settings: how many requests the connection may have open from now on.") var maxStreams: UInt32?
    @Option(help: "Of --action settings: the window of each request on the connection, in bytes.") var windowBytes: UInt32?
    @Flag(help: "Remove earlier faults first.") var replace = false

    func validate() throws {
        if file == nil, provider == nil, !replace { throw ValidationError("name a file, or --provider with --status or --action") }
        try requireWord(provider, of: "--provider", among: Simulator.providers)
        try requireWord(action, of: "--action", among: SimulatorV1.FaultAction.words)
        if provider != nil, action == "answer", status == 0 { throw ValidationError("name --status, or another --action than answer") }
        if let delayMs, delayMs < 1 { throw ValidationError("--delay-ms \(delayMs): name 1 or more") }
        if provider != nil, action == "delay", delayMs == nil { throw ValidationError("--action delay needs --delay-ms") }
        if delayMs != nil, action != "delay" { throw ValidationError("--delay-ms needs --action delay") }
        if let retryAfterSeconds {
            if retryAfterSeconds < 1 { throw ValidationError("--retry-after-seconds \(retryAfterSeconds): name 1 or more") }
            if action != "answer" { throw ValidationError("--retry-after-seconds needs --action answer") }
        }
        if provider != nil, (maxStreams != nil || windowBytes != nil) != (action == "settings") {
            throw ValidationError("--action settings goes with --max-streams or --window-bytes")
        }
    }

    func run() async throws {
        var faults: [SimulatorV1.Fault] = []
        if let file {
            let data = try InputFile.data(file)
            if let problem = FaultScriptFile.unknownField(in: data) { throw InputError("\(file) is not a fault script: \(problem)") }
            do {
                faults = try JSONDecoder().decode(FaultScriptFile.self, from: data).faults.enumerated().map { try $1.fault(at: $0) }
            } catch let error as DecodingError {
                throw InputError("\(file) is not a fault script: \(UnreadableJSON.words(of: error))")
            }
        }
        if let provider { faults.append(try fault(of: provider)) }
        _ = try await system.clients().simulator.addFaults(.init(faults: faults, replace: replace))
        if system.json { return try printJSON(["faults": faults.count]) }
        print(replace && faults.isEmpty ? "earlier faults are removed" : "\(Format.counted(faults.count, "fault")) scripted")
    }

    /// The fault that the options describe.
    func fault(of provider: String) throws -> SimulatorV1.Fault {
        var fault = SimulatorV1.Fault(
            provider: provider, token: token, status: status, reason: reason, action: try .init(word: action, field: "action"),
            times: times ?? (period.limits ? 0 : 1), delayMs: delayMs ?? 0, retryAfterSeconds: retryAfterSeconds ?? 0)
        period.set(&fault)
        fault.maxConcurrentStreams = maxStreams
        fault.initialWindowBytes = windowBytes
        return fault
    }
}

/// When a fault applies, and to which share of the requests.
struct FaultPeriod: ParsableArguments {
    @Option(
        help: "When it begins: an instant such as 2026-02-01T10:30:00Z, or a duration from now, 90s or 10m. Without it: now.",
        transform: Begin.parse)
    var from: Begin?
    @Option(name: .customLong("for"), help: "How long it lasts: 90s, 10m, 2h.", transform: FaultPeriod.duration) var length: Duration?
    @Option(help: "The share of the requests, as 0.25. Which ones is random, and the same for the same script.") var share: Double?
    @Option(help: "The requests of each --per that it spares, as a quota does.") var quota: Int64?
    @Option(help: "The interval of --quota: 1s, 1m.", transform: FaultPeriod.duration) var per: Duration?

    /// The begin of a period.
    enum Begin: Equatable {
        case instant(Instant)
        case after(Duration)

        static func parse(_ text: String) throws -> Begin {
            if let instant = Instant(rfc3339: text) { return .instant(instant) }
            if let duration = FaultPeriod.upToAYear(text) { return .after(duration) }
            throw ValidationError("it takes an instant such as 2026-02-01T10:30:00Z, or a duration from now such as 10m, at most a year")
        }
    }

    private static func duration(_ text: String) throws -> Duration {
        guard let duration = upToAYear(text) else { throw ValidationError("'\(text)' is not a duration such as 90s, 30m, 12h, 7d, at most a year") }
        return duration
    }

    private static func upToAYear(_ text: String) -> Duration? {
        DurationText.seconds(text).flatMap { $0 <= 366 * 86_400 ? .seconds($0) : nil }
    }

    func validate() throws {
        if let share, !(share > 0 && share <= 1) { throw ValidationError("--share \(share): name a number above 0 and at most 1") }
        if let quota, quota < 0 { throw ValidationError("--quota \(quota): name 0 or more") }
        if (quota == nil) != (per == nil) { throw ValidationError("--quota and --per go together: --quota 600 --per 1s") }
    }

    /// Whether it says by itself how long or how often the fault applies.
    var limits: Bool { length != nil || share != nil || quota != nil }

    func set(_ fault: inout SimulatorV1.Fault) {
        switch from {
        case .instant(let instant): fault.fromMs = instant.milliseconds
        case .after(let duration): fault.afterMs = duration.wholeMilliseconds
        case nil: break
        }
        fault.forMs = length?.wholeMilliseconds ?? 0
        fault.share = share ?? 0
        fault.quota = quota ?? 0
        fault.quotaMs = per?.wholeMilliseconds ?? 0
    }
}

/// A file of faults. Its names are those of the contract.
struct FaultScriptFile: Decodable {
    struct Fault: Decodable {
        var provider: String
        var token, reason, action: String?
        var status, times, retry_after_seconds: Int32?
        var delay_ms, dead_since_ms, from_ms, after_ms, for_ms, quota, quota_ms: Int64?
        var share: Double?
        var max_concurrent_streams, initial_window_bytes: UInt32?

        enum CodingKeys: String, CodingKey, CaseIterable {
            case provider, token, reason, action, status, times, retry_after_seconds, delay_ms, dead_since_ms, from_ms, after_ms, for_ms, quota
            case quota_ms, share, max_concurrent_streams, initial_window_bytes
        }

        /// - Parameter index: the place in the file, for errors.
        func fault(at index: Int) throws -> SimulatorV1.Fault {
            let isLimited = for_ms != nil || share != nil || quota_ms != nil
            var fault = SimulatorV1.Fault(
                provider: provider, token: token ?? "", status: status ?? 0, reason: reason ?? "",
                action: try .init(word: action ?? "answer", field: "faults[\(index)].action"), times: times ?? (isLimited ? 0 : 1),
                delayMs: delay_ms ?? 0, retryAfterSeconds: retry_after_seconds ?? 0, deadSinceMs: dead_since_ms ?? 0)
            fault.fromMs = from_ms ?? 0
            fault.afterMs = after_ms ?? 0
            fault.forMs = for_ms ?? 0
            fault.share = share ?? 0
            fault.quota = quota ?? 0
            fault.quotaMs = quota_ms ?? 0
            fault.maxConcurrentStreams = max_concurrent_streams
            fault.initialWindowBytes = initial_window_bytes
            return fault
        }
    }

    var faults: [Fault]

    /// A misspelled field would be a fault without what it says.
    ///
    /// - Returns: the first field that no fault has, in words; nil: there is none, or the text is no script at all.
    static func unknownField(in data: Data) -> String? {
        struct AnyValue: Decodable { init(from decoder: any Decoder) {} }
        struct Names: Decodable { var faults: [[String: AnyValue]] }
        let known = Fault.CodingKeys.allCases.map(\.rawValue)
        guard let names = try? JSONDecoder().decode(Names.self, from: data) else { return nil }
        for (index, fault) in names.faults.enumerated() {
            guard let name = fault.keys.filter({ !known.contains($0) }).min() else { continue }
            return "faults[\(index)].\(name) is no field of a fault\(UnknownWord.suggestion(for: name, among: known))"
        }
        return nil
    }
}
