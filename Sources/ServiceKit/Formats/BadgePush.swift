/// Silent pushes that set the badge (RCPT-17). Receipts submits them, evaluator and receipts recognize them.
public enum BadgePush {
    /// Their kind among silent pushes. Such a push goes only to devices that show badges.
    public static let syncType = "badge"
    /// Their type, where the badge is the user's own, which receipts adds when the push is handed over. A push with a badge that the host
    /// named has the type of other silent pushes.
    public static let typeID = "badge_sync"
}
