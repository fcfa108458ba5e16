public import CarillonAPI

// The names of the four priorities for clients and host systems (EVAL-09): `blocking` and `critical` are the same priority.

extension JSONObject {
    /// A priority, by either name of the highest.
    public func priority(_ name: String) throws -> CommonV1.Priority? {
        guard let text = try string(name) else { return nil }
        let priority = text == "critical" ? .blocking : CommonV1.Priority(name: text)
        guard let priority, priority != .unspecified else {
            throw APIError(.invalidValue, field: path(of: name), "\(name) must be low, normal, high, blocking or critical")
        }
        return priority
    }
}

extension Policy {
    /// `low`, `normal`, `high`; the highest by the name that the app gives it (`top_priority_label`).
    public func outwardName(of priority: CommonV1.Priority) -> String { priority == .blocking ? topPriorityLabel : priority.name }
}
