/// When a message for a person is tried again, and when no more.
package enum RetryWaits {
    /// Of a message to a person (DISP-32): after 1, 5 and 25 minutes.
    package static let ofMessages: [Duration] = [.seconds(60), .seconds(300), .seconds(1_500)]
    /// Of what a person did, for the host (ARCH-16): six times within an hour.
    package static let ofActions: [Duration] = [.seconds(1), .seconds(5), .seconds(30), .seconds(120), .seconds(600), .seconds(2_820)]

    /// The wait after an attempt; nil: it was the last.
    ///
    /// - Parameter attempts: those that were made, at least 1.
    package static func wait(after attempts: Int, ofAction isAction: Bool = false) -> Duration? {
        let waits = isAction ? ofActions : ofMessages
        return waits.indices.contains(attempts - 1) ? waits[attempts - 1] : nil
    }
}
