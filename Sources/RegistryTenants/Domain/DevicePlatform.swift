package import CarillonAPI

/// Platforms and the device types they imply (REG-06, C-35).
package enum DevicePlatform {
    private static let canonicalNames: [String: (platform: String, deviceType: CommonV1.DeviceType.Known)] = [
        "ios": ("iOS", .ios), "android": ("Android", .android), "chrome": ("Chrome", .web), "firefox": ("Firefox", .web),
        "safari": ("Safari", .web), "edge": ("Edge", .web), "windows": ("Windows", .desktop), "macos": ("macOS", .desktop),
        "linux": ("Linux", .desktop),
    ]

    /// The canonical platform name and the device type that it implies; upper and lower case do not matter.
    ///
    /// - Throws: `invalid_argument` when it is missing, `invalid_value` when it is none of them.
    package static func canonical(_ name: String) throws(APIError) -> (platform: String, deviceType: CommonV1.DeviceType.Known) {
        guard !name.isEmpty else { throw APIError(.invalidArgument, field: "platform", "is required") }
        guard let known = canonicalNames[name.lowercased()] else {
            let names = canonicalNames.values.map(\.platform).sorted().joined(separator: ", ")
            throw APIError(.invalidValue, field: "platform", "is one of \(names)")
        }
        return known
    }
}
