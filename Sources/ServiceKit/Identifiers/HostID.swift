/// Ids that host systems choose: of users, devices, events, messages, channels, threads, entities. They are compared, logged, shown in lists, put
/// into paths and sent to providers, so each id is visible to a reader, and none changes the text around it (SEC-06, ARCH-06).
public enum HostID {
    /// The rule of ``isAllowed(_:)``, for an error.
    public static let words =
        "an id has something visible, has no control characters, line separators or marks of writing direction, and is not . or .."

    /// Whether a host system may choose this id: it is free of control characters (C0, DEL, C1), line and paragraph separators, byte order marks and
    /// marks of writing direction, it has a visible character, and it is neither `.` nor `..`. The empty id is allowed: a caller that needs an id
    /// checks for it.
    public static func isAllowed(_ id: String) -> Bool {
        guard !isDots(id), !id.isEmpty else { return id.isEmpty }
        // Most ids are of ASCII.
        if id.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return id.utf8.contains { $0 != 0x20 } }
        return !id.unicodeScalars.contains(where: isRefused) && !FreeText.isBlank(id)
    }

    /// Whether a channel, a thread or another thing of the host system can have this id: 1–200 bytes without spaces, allowed by ``isAllowed(_:)``.
    public static func canBeHostID(_ id: String) -> Bool {
        (1...200).contains(id.utf8.count) && !id.utf8.contains(0x20) && isAllowed(id)
    }

    /// The rule of ``canBeHostID(_:)``, for an error.
    public static let hostWords =
        "1 to 200 characters: no spaces, control characters or marks of writing direction, something visible, and neither . nor .."

    /// Whether a user can have this id (ARCH-06): 1–200 characters of `[A-Za-z0-9._:%@-]`, and neither `.` nor `..`.
    public static func canBeUser(_ id: String) -> Bool {
        (1...200).contains(id.utf8.count) && ASCII.isIdentifier(id, with: "._:%@-") && !isDots(id)
    }

    /// The rule of ``canBeUser(_:)``, for an error.
    public static let userWords = "1 to 200 letters, digits and . _ : % @ -, and neither . nor .."

    /// Whether a device can have this id (ARCH-06): 1–128 characters of `[A-Za-z0-9._:-]`, and neither `.` nor `..`.
    public static func canBeDevice(_ id: String) -> Bool {
        (1...128).contains(id.utf8.count) && ASCII.isIdentifier(id, with: "._:-") && !isDots(id)
    }

    /// The rule of ``canBeDevice(_:)``, for an error.
    public static let deviceWords = "1 to 128 letters, digits and . _ : -, and neither . nor .."

    /// Whether an id is `.` or `..`: in a path these name a folder, and clients remove them from a URL.
    static func isDots(_ id: String) -> Bool { id == "." || id == ".." }

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
