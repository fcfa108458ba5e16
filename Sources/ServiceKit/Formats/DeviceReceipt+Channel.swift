public import CarillonAPI

extension ReceiptsV1.DeviceReceipt {
    /// Whether it is the receipt of a message to the user, a mail or a webhook, rather than that of a device (RCPT-02).
    public var isOfMessage: Bool { channel == "email" || channel == "webhook" }
}
