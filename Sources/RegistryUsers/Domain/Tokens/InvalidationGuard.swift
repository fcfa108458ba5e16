/// The mass guard of REG-20: a burst of "dead" verdicts is more likely our mistake, or the provider's, than the users'.
enum InvalidationGuard {
    /// Fewer answers than this prove nothing.
    static let leastAnswers: UInt32 = 20

    /// Whether so many of the last minute's answers call tokens dead that none should be believed without asking.
    ///
    /// - Parameters:
    ///   - answers: of one app and provider, as the dispatcher counted them.
    ///   - dead: those of them that call a token dead.
    ///   - ratio: `invalidation_guard_ratio`; nil switches the guard off.
    static func isSuspicious(answers: UInt32, dead: UInt32, ratio: Double?) -> Bool {
        guard let ratio else { return false }
        return answers >= leastAnswers && Double(dead) > ratio * Double(answers)
    }
}
