import CarillonAPI
import ServiceKit

/// The checks of a fault that is scripted.
enum FaultRules {
    /// Longest period, interval and wait of a script: a year, in milliseconds. Longer ones are mistakes of units.
    static let longest: Int64 = 366 * 86_400_000

    /// - Parameter index: the place in the request, for the error's field.
    /// - Throws: `invalid_argument` with the field.
    static func check(_ fault: SimulatorV1.Fault, at index: Int) throws {
        func require(_ isRight: Bool, _ field: String, _ problem: @autoclosure () -> String) throws {
            if !isRight { throw APIError(.invalidArgument, field: "faults[\(index)].\(field)", problem()) }
        }
        try require(Provider(rawValue: fault.provider) != nil, "provider", "'\(fault.provider)' is not one of \(Provider.words)")
        let action = try fault.action.checked(field: "faults[\(index)].action", reason: .invalidArgument) ?? .answer
        try require(
            fault.status == 0 && action != .answer || (200...599).contains(fault.status), "status",
            "\(fault.status) is not an HTTP status from 200 to 599; give 0 with another action than 'answer'")
        try require(
            fault.reason.utf8.count <= 64 && fault.reason.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }, "reason",
            "must be a reason or error code: letters, digits and '_', at most 64")
        try require(fault.times >= 0, "times", "must not be negative; 0 means until removed")
        try require(
            fault.delayMs >= 0 && (action != .delay || fault.delayMs > 0), "delay_ms", "must be positive for 'delay'; 'withhold' takes 0 for ever")

        try require((0...Instant.latest.milliseconds).contains(fault.fromMs), "from_ms", "must be milliseconds since 1970, or 0")
        try require((0...longest).contains(fault.afterMs), "after_ms", "must be from 0 to a year")
        try require(fault.afterMs == 0 || fault.fromMs == 0, "after_ms", "must be 0 with 'from_ms'")
        try require((0...longest).contains(fault.forMs), "for_ms", "must be from 0, which is without end, to a year")
        try require((0...1).contains(fault.share), "share", "must be above 0 and at most 1; 0 means all requests")
        try require((0...longest).contains(fault.quotaMs), "quota_ms", "must be from 0, which is no quota, to a year")
        try require(fault.quota >= 0 && (fault.quota == 0 || fault.quotaMs > 0), "quota", "must not be negative, and needs 'quota_ms'")

        let hasSettings = fault.maxConcurrentStreams != nil || fault.initialWindowBytes != nil
        try require(
            hasSettings == (action == .settings), "action",
            "'settings' goes with 'max_concurrent_streams' or 'initial_window_bytes', and only with them")
        try require(
            (fault.initialWindowBytes ?? 0) <= UInt32(Int32.max), "initial_window_bytes", "must be at most \(Int32.max)")
    }
}
