import ArgumentParser
import Foundation
import ServiceKit
import SystemControl

/// A time on a command line: an instant, or a duration that ends now.
enum Moment: Equatable {
    case instant(Instant)
    case ago(seconds: Int64)

    /// Reads `2026-02-01T10:30:00Z`, or `2h` for two hours ago: the parser of all options that take a time.
    ///
    /// - Throws: an error that shows both; the parser puts the option's name before it.
    static func parse(_ text: String) throws -> Moment {
        if let instant = Instant(rfc3339: text) { return .instant(instant) }
        if let seconds = DurationText.seconds(text) { return .ago(seconds: seconds) }
        throw ValidationError("it takes an instant such as 2026-02-01T10:30:00Z, or a duration such as 2h, which is two hours ago")
    }

    /// The help of an option that takes a time.
    ///
    /// - Parameter meaning: such as `From this time on`.
    static func help(_ meaning: String) -> ArgumentHelp {
        ArgumentHelp("\(meaning): an instant such as 2026-02-01T10:30:00Z, or so long ago: 30m, 2h, 7d.", valueName: "time")
    }

    /// Milliseconds since 1970 as services take them. Never 0, which is no bound for them.
    ///
    /// - Parameter now: the system's time.
    func milliseconds(now: Instant) -> Int64 {
        switch self {
        case .instant(let instant): max(1, instant.milliseconds)
        case .ago(let seconds): now.milliseconds - min(seconds, (now.milliseconds - 1) / 1_000) * 1_000
        }
    }

    /// The bounds of an interval as services take them: 0 is none.
    ///
    /// - Parameters:
    ///   - since: the option of the begin, as it is typed, and its value.
    ///   - until: those of the end.
    /// - Throws: ``InputError`` where the interval ends before it begins.
    static func bounds(
        _ since: (option: String, time: Moment?), _ until: (option: String, time: Moment?), _ system: SystemOptions
    ) async throws -> (from: Int64, until: Int64) {
        let bounds = (from: try await since.time?.milliseconds(system) ?? 0, until: try await until.time?.milliseconds(system) ?? 0)
        if bounds.until > 0, bounds.from > bounds.until {
            let (from, end) = (Instant(milliseconds: bounds.from).rfc3339, Instant(milliseconds: bounds.until).rfc3339)
            throw InputError("\(since.option) \(from) is later than \(until.option) \(end): nothing lies between them")
        }
        return bounds
    }

    /// As ``milliseconds(now:)``. The system is asked for its time where a duration is counted back from it: test mode has a virtual one.
    func milliseconds(_ system: SystemOptions) async throws -> Int64 {
        let realTime = SystemClock().now
        guard case .ago = self else { return milliseconds(now: realTime) }
        return milliseconds(now: try await ClockCommand.time(system).firstNow() ?? realTime)
    }
}

/// The time that a list is about: the same words in all commands.
struct IntervalOptions: ParsableArguments {
    @Option(help: Moment.help("From this time on"), transform: Moment.parse) var since: Moment?
    @Option(help: ArgumentHelp("Before this time.", valueName: "time"), transform: Moment.parse) var until: Moment?

    /// The bounds as services take them: 0 is none.
    ///
    /// - Throws: ``InputError`` where the interval ends before it begins.
    func bounds(_ system: SystemOptions) async throws -> (from: Int64, until: Int64) {
        try await Moment.bounds(("--since", since), ("--until", until), system)
    }
}
