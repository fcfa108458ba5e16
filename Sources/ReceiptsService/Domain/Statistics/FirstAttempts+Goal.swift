import CarillonAPI
import ServiceKit

extension ReceiptsV1.FirstAttempts {
    /// - Parameters:
    ///   - attempted: devices with an attempt.
    ///   - first: devices whose first attempt succeeded.
    init(attempted: Int64, first: Int64) {
        // A push of before the count began may have lost its success since.
        let succeeded = min(max(0, first), attempted)
        let goal = CatalogueMetric.firstAttemptSuccess.target(profile: "")
        let rate = attempted > 0 ? Double(succeeded) / Double(attempted) : nil
        self.init(
            attempted: attempted, succeeded: succeeded, successRate: rate, target: goal?.words ?? "",
            met: rate.flatMap { rate in goal.flatMap { $0.isMet(rate) } })
    }
}
