import CarillonAPI

/// Platforms and the device types they imply (REG-06, C-35).
enum DevicePlatform {
    private static let canonicalNames: [String: (platform: String, deviceType: String)] = [
        "ios": ("iOS", "ios"), "android": ("Android", "android"), "chrome": ("Chrome", "web"), "firefox": ("Firefox", "web"),
        "safari": ("Safari", "web"), "edge": ("Edge", "web"), "windows": ("Windows", "desktop"), "macos": ("macOS", "desktop"),
        "linux": ("Linux", "desktop"),
    ]

    static let deviceTypes = ["ios", "android", "web", "desktop"]

    /// The canonical platform name and the device type that it implies; upper and lower case do not matter.
    ///
    /// - Throws: `invalid_argument` when it is missing, `invalid_value` when it is none of them.
    static func canonical(_ name: String) throws(APIError) -> (platform: String, deviceType: String) {
        guard !name.isEmpty else { throw APIError(.invalidArgument, field: "platform", "is required") }
        guard let known = canonicalNames[name.lowercased()] else {
            let names = canonicalNames.values.map(\.platform).sorted().joined(separator: ", ")
            throw APIError(.invalidValue, field: "platform", "is one of \(names)")
        }
        return known
    }

    /// The token type of a device that does not name one: the first that its platform uses and the app allows.
    static func tokenType(deviceType: String, enabled: Set<String>) -> PushTokenType {
        let candidates = usualTokenTypes(deviceType: deviceType)
        return candidates.first { enabled.contains($0.rawValue) } ?? candidates[0]
    }

    private static func usualTokenTypes(deviceType: String) -> [PushTokenType] {
        switch deviceType {
        case "ios": [.apns, .fcm, .expo]
        case "android": [.fcm, .expo]
        case "web": [.webPush, .fcm]
        default: [.desktop]
        }
    }

    /// The token types that a device can have at all. Apple's service serves its desktops as well.
    ///
    /// - Parameter platform: canonical.
    static func tokenTypes(of platform: String, deviceType: String) -> [PushTokenType] {
        usualTokenTypes(deviceType: deviceType) + (platform == "macOS" ? [.apns] : [])
    }
}
