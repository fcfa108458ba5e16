/// When a message for a person is tried again (DISP-32): after 1, 5 and 25 minutes, and then no more.
package enum RetryWaits {
    package static let all: [Duration] = [.seconds(60), .seconds(300), .seconds(1_500)]

    /// The wait after an attempt; nil: it was the last.
    ///
    /// - Parameter attempts: those that were made, at least 1.
    package static func wait(after attempts: Int) -> Duration? { all.indices.contains(attempts - 1) ? all[attempts - 1] : nil }
}
