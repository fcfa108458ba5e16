/// The target of `permission_grant_rate`, preferences' part of the metric catalogue (OBS-08).
enum GrantRateTarget {
    static let words = "> 60 %"

    /// - Parameter rate: 0 to 1.
    static func isMet(_ rate: Double) -> Bool { rate > 0.6 }
}
