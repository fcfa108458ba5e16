import ServiceKit

/// Apple's rules for what a notification says for its devices alone (Apple, "Sending notification requests to APNs", "Generating a remote
/// notification").
public enum AppleContentRules {
    /// Longest `apns-collapse-id` in bytes.
    public static let collapseIDBytes = APNsRequest.longestCollapseID
    /// Of a critical sound.
    public static let volumes = 0.0...1.0

    /// The rule of ``isMessageID(_:)``, for the caller.
    public static let messageID = "is a UUID in lower case, such as 6d0a1c9e-3f6b-4a52-9f5b-0c1de3f0a7b4"

    /// Whether Apple takes a text as `apns-id`.
    public static func isMessageID(_ text: String) -> Bool {
        let lengths = text.split(separator: "-", omittingEmptySubsequences: false).map(\.utf8.count)
        return lengths == [8, 4, 4, 4, 12] && text.utf8.allSatisfy { $0 == 0x2D || ASCII.isDigit($0) || (0x61...0x66).contains($0) }
    }
}
