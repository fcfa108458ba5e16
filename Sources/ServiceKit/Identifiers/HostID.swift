/// Ids that host systems choose for their own things: events, messages, channels, threads, entities. They are compared, logged, shown in lists and
/// sent to providers, so they hold nothing that a reader does not see or that moves what stands around them (SEC-06).
public enum HostID {
    /// The rule of ``isPrintable(_:)``, for an error.
    public static let words = "an id has no control characters, line separators or marks of writing direction"

    /// Whether an id is free of control characters (C0, DEL, C1), line and paragraph separators, byte order marks and marks of writing direction.
    /// An empty one is.
    public static func isPrintable(_ id: String) -> Bool {
        // Most ids are of ASCII.
        id.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } || !id.unicodeScalars.contains(where: isRefused)
    }

    private static func isRefused(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // Marks of writing direction (Unicode's Bidi_Control).
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        // Line separator, paragraph separator, byte order mark.
        case 0x2028, 0x2029, 0xFEFF: true
        default: FreeText.isControl(scalar)
        }
    }
}
