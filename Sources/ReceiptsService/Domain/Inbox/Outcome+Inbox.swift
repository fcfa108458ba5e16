import CarillonAPI

extension ReceiptsV1.Outcome {
    /// Whether the sender cancelled the notification. A push that a newer one replaces ends as cancelled too, and has its reason.
    var isCancelled: Bool { status == .cancelled && failureReason.isEmpty }
}
