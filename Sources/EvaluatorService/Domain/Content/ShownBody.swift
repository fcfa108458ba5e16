import CarillonAPI

/// The part of a body that a device shows (CTL-02). Devices cut by their width and font: the numbers of characters are those of a usual phone.
enum ShownBody {
    /// In the closed notification of iOS.
    private static let closedOnIOS = 178
    /// In the status bar of Android, and in its opened notification.
    private static let (closedOnAndroid, openOnAndroid) = (40, 200)
    /// At the end of what a device cuts.
    private static let marker = "…"

    /// Before the user opens the notification. The whole body where devices differ too much.
    static func collapsed(_ body: String, on device: CommonV1.DeviceType) -> String {
        switch device {
        case .ios: cut(body, to: closedOnIOS)
        case .android: cut(body, to: closedOnAndroid)
        default: body
        }
    }

    /// In the opened notification.
    static func expanded(_ body: String, on device: CommonV1.DeviceType) -> String {
        device == .android ? cut(body, to: openOnAndroid) : body
    }

    private static func cut(_ body: String, to limit: Int) -> String { TextTruncation.truncate(body, limit: limit, marker: marker) }
}
