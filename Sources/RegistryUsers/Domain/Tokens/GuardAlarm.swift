import CarillonAPI
import ServiceKit

/// The mass guard has made verdicts pending. An operator must decide (REG-20, OBS-04).
struct GuardAlarm: Sendable, Equatable {
    var source: VerdictSource
    /// The number that the guard compared: answers of the last minute, or devices.
    var answers: UInt32
    /// Those of them about dead tokens.
    var dead: UInt32
    /// The provider's code, or `failure_count`.
    var code: String
}
