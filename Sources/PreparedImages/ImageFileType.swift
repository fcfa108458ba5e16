/// The kinds of image files that are read and written.
public enum ImageFileType: String, Sendable, Hashable, CaseIterable {
    case jpg
    case png
    case gif

    /// The type of a file by its first bytes (ISO/IEC 10918-1 B.1.1.3; PNG 1.2 §3.1; GIF89a §17), whatever its name or `Content-Type` says.
    ///
    /// - Returns: nil for any other file.
    public init?(recognizing bytes: some Collection<UInt8>) {
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpg
        } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8) {
            self = .gif
        } else {
            return nil
        }
    }

    /// The media type for `Content-Type`.
    public var contentType: String {
        switch self {
        case .jpg: "image/jpeg"
        case .png: "image/png"
        case .gif: "image/gif"
        }
    }
}
