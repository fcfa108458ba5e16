/// All that is stored of what one user chose, as one transaction reads it.
struct StoredPreferences: Sendable {
    var document: PreferenceDocument
    /// By channel id.
    var channels: [ChannelSetting]
    /// Whether a guardian's consent is in force.
    var hasConsent: Bool
}
