public import CarillonAPI
import ServiceKit

/// A push for one user that names another one, who was erased (PRIV-09, decision 0067).
extension DispatcherV1.Push {
    /// The subject of a withdrawn push. Nobody is a guardian of this id, so the check before sending drops the push, as it drops one about a child
    /// who no longer exists.
    public static let erasedSubject = "erased:"

    /// Whether the push names a user beside its recipient.
    public func isAbout(_ userID: String) -> Bool { otherUserIDs.contains(userID) }

    /// Whether the push is ``withdrawn()``.
    public var isWithdrawn: Bool { aboutUserId == Self.erasedSubject }

    /// The push without texts and data. It is not sent: the check before sending drops it, and the ledger gets the outcome. The recipient is
    /// another user, who is not erased.
    public func withdrawn() -> DispatcherV1.Push {
        var push = self
        push.aboutUserId = Self.erasedSubject
        (push.furtherAboutUserIds, push.senderIds) = ([], [])
        push.contents = push.contents.map { _ in .init() }
        return push
    }
}

extension ReceiptsV1.Outcome {
    /// `failure_reason` of a push that was withdrawn before it was sent: the user who sent it, or the child that it is about, was erased.
    public static let withdrawnReason = "withdrawn"

    /// Whether the dispatcher ended a withdrawn push. The ledger then deletes the texts of the notification.
    public var isWithdrawn: Bool { failureReason == Self.withdrawnReason }
}
