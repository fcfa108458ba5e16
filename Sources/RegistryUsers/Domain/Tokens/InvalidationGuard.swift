/// The mass guard of REG-20: a burst of "dead" verdicts is more likely an error of Carillon or the provider than of the devices.
enum InvalidationGuard {
    /// Fewer answers than this prove nothing.
    static let leastAnswers: UInt32 = 20

    /// Whether too many of the last minute's answers call tokens dead to apply them without an operator.
    ///
    /// - Parameters:
    ///   - answers: the dispatcher's count for one app and provider.
    ///   - dead: those of them that call a token dead.
    ///   - ratio: `invalidation_guard_ratio`; nil switches the guard off.
    static func isSuspicious(answers: UInt32, dead: UInt32, ratio: Double?) -> Bool {
        guard let ratio else { return false }
        return answers >= leastAnswers && Double(dead) > ratio * Double(answers)
    }
}
