import CarillonAPI
import Providers
import ServiceKit

/// A message that its provider accepted, and whose receipt has not come yet (DISP-19).
struct AwaitedReceipt: Sendable, Hashable {
    /// Its row in the store; 0 before it is stored.
    var row: Int64 = 0
    /// The provider's id of the message.
    var id: String
    var route: Route
    var userID: String
    var pushID: String
    /// Empty: the ledger does not have the notification, and the receipt concerns the device alone.
    var notificationID: String
    var pushDeviceID: String
    var attemptID: String
    var attempt: Int
    /// Of the outcome that reported the acceptance.
    var sequence: Int64
    /// Of the address that the message went to.
    var addressVersion: Int64
    var acceptedAt: Instant
    /// When it is asked for next.
    var dueAt: Instant
    /// From then on the provider has no receipt.
    var endsAt: Instant

    var user: UserKey { UserKey(userID, of: route.tenant) }

    /// What the receipt says, for the ledger.
    func outcome(_ status: CommonV1.DeliveryStatus, reason: String = "", code: String = "", detail: String = "", now: Instant) -> ReceiptsV1.Outcome {
        var outcome = ReceiptsV1.Outcome()
        outcome.tenant = route.tenant
        outcome.pushId = pushID
        outcome.notificationId = notificationID
        outcome.pushDeviceId = pushDeviceID
        outcome.userId = userID
        outcome.attemptNumber = Int32(clamping: attempt)
        outcome.provider = route.provider.rawValue
        outcome.providerMessageId = id
        outcome.occurredAtMs = now.milliseconds
        outcome.sequence = sequence + 1
        outcome.status = status
        outcome.failureReason = reason
        outcome.providerCode = code
        outcome.providerErrorMessage = detail
        return outcome
    }
}
