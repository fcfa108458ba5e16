import ServiceKit

/// Firebase's rules for what a notification says to FCM alone (Google, "FcmOptions").
public enum FCMContentRules {
    private static let labelBytes = 50

    /// The rule of ``isLabel(_:)``, for the caller.
    public static let label = "has letters, digits and - _ . ~ %, at most \(labelBytes)"

    /// Whether Firebase takes a text as `analytics_label`.
    public static func isLabel(_ text: String) -> Bool { text.utf8.count <= labelBytes && ASCII.isIdentifier(text, with: "-_.~%") }
}
