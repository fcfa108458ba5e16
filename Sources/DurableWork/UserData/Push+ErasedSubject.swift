public import CarillonAPI
import ServiceKit

extension DispatcherV1.Push {
    /// Replaces the id of an erased child in pushes to the child's guardians. Nobody is a guardian of this id, so the check before sending drops
    /// such a push, as it does for a child who no longer exists.
    public static let erasedSubject = "erased:"

    /// The push without the id of the child it is about, who was erased (PRIV-09). The recipient is another user.
    public func withoutSubject() -> DispatcherV1.Push {
        var push = self
        push.aboutUserId = Self.erasedSubject
        return push
    }
}
