/// All stored choices of a user, read in one transaction.
struct StoredPreferences: Sendable {
    var document: PreferenceDocument
    /// By channel id.
    var channels: [ChannelSetting]
    /// Whether a guardian's consent is in force.
    var hasConsent: Bool
}
