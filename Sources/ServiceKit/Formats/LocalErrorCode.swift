/// Errors of devices that schedule notifications by themselves (AGENT-20). The set is closed.
public enum LocalErrorCode: String, Sendable, CaseIterable {
    /// A request took longer than its time limit.
    case fetchTimeout = "FETCH_TIMEOUT"
    /// The content did not change (304), as it is expected.
    case notModified = "ETAG_NOT_MODIFIED"
    /// The system refused to schedule.
    case scheduleDenied = "SCHEDULE_DENIED"
    /// The system delivers within a window alone, for want of a permission.
    case exactAlarmMissing = "EXACT_ALARM_MISSING"
    /// The database of the device was locked.
    case storageBusy = "STORAGE_BUSY"
    /// The template names a value that the content lacks.
    case templateMissingToken = "TEMPLATE_MISSING_TOKEN"
    /// The user refused the permission for notifications.
    case permissionDenied = "PERMISSION_DENIED"

    /// All codes, as devices send them.
    public static let words = allCases.map(\.rawValue)
}
