import CarillonAPI

extension ReceiptsV1.FirstAttempts {
    /// The goal of `first_attempt_success` (RCPT-09).
    private static let goal = 0.95

    /// - Parameters:
    ///   - attempted: devices with an attempt.
    ///   - first: devices whose first attempt succeeded.
    init(attempted: Int64, first: Int64) {
        // A push of before the count began may have lost its success since.
        let succeeded = min(max(0, first), attempted)
        let rate = attempted > 0 ? Double(succeeded) / Double(attempted) : nil
        self.init(attempted: attempted, succeeded: succeeded, successRate: rate, target: "≥ 95 %", met: rate.map { $0 >= Self.goal })
    }
}
