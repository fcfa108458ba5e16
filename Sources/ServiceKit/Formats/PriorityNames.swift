public import CarillonAPI

// The names of the four priorities for clients and host systems (EVAL-09): `blocking` and `critical` are the same priority.

extension CommonV1.Priority {
    /// A priority by its name, the highest by either one; nil for anything else.
    public init?(clientName name: String) {
        let priority = name == "critical" ? .blocking : CommonV1.Priority(name: name)
        guard let priority, priority != .unspecified else { return nil }
        self = priority
    }
}

extension JSONObject {
    /// A priority, by either name of the highest.
    public func priority(_ name: String) throws -> CommonV1.Priority? {
        guard let text = try string(name, among: CommonV1.Priority.words + ["critical"]) else { return nil }
        guard let priority = CommonV1.Priority(clientName: text) else {
            throw APIError(.invalidValue, field: path(of: name), "\(name) must be low, normal, high, blocking or critical")
        }
        return priority
    }
}

extension Policy {
    /// `low`, `normal`, `high`; the highest by the name that the app gives it (`top_priority_label`).
    public func outwardName(of priority: CommonV1.Priority) -> String { priority == .blocking ? topPriorityLabel : priority.name }
}
