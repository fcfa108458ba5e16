import CarillonAPI
import ServiceKit

/// The names of the four priorities for clients and host systems (EVAL-09): `blocking` and `critical` are the same priority.
extension Policy {
    /// `low`, `normal`, `high`; the highest by the name that the app gives it (`top_priority_label`).
    func outwardName(of priority: CommonV1.Priority) -> String { priority == .blocking ? topPriorityLabel : priority.name }
}
