import CarillonAPI
import ServiceKit

extension ReceiptsV1.NotificationRecord {
    /// Whether it is a silent push with the user's own badge (RCPT-17). Any other silent push has its sender's badge, or none.
    var isBadgeUpdate: Bool { silentPush && typeId == BadgePush.typeID }

    /// Whether its devices get the badge of the record's answer.
    var showsBadge: Bool { initialStatus == .pending && !pushId.isEmpty && (!silentPush || isBadgeUpdate) }

    /// Whether a silent push may reach the user: the reason of the skip does not stop each push to each device.
    var mayReachDevices: Bool { ![.noDevices, .permissionDenied, .consentMissing, .recipientInactive].contains(skipReason) }
}
