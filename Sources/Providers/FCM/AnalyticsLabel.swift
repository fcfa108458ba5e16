import ServiceKit

/// The label of a message in Firebase's reports (Google, "FcmOptions").
public enum AnalyticsLabel {
    private static let mostBytes = 50

    /// The rule of ``isValid(_:)``, for the caller.
    public static let rule = "has letters, digits and - _ . ~ %, at most \(mostBytes)"

    /// Whether Firebase takes a text as label.
    public static func isValid(_ text: String) -> Bool { text.utf8.count <= mostBytes && ASCII.isIdentifier(text, with: "-_.~%") }
}
