public import CarillonAPI
import ServiceKit

extension DispatcherV1.Push {
    /// What stands for a child who was erased, in what their guardians were to be told. Nobody is its guardian: the check right before sending
    /// refuses what still waits, as it would under the child's own id.
    public static let erasedSubject = "erased:"

    /// The push, told to somebody else, without the id of whom it is about (PRIV-09).
    public func withoutSubject() -> DispatcherV1.Push {
        var push = self
        push.aboutUserId = Self.erasedSubject
        return push
    }
}
