public import CarillonAPI

extension JSONObject {
    /// When something is sent (EVAL-44): an instant, or a time by the clock of each user as
    /// `{"local_date": "2026-12-24", "local_time": "08:00", "timezone_source": "user"}`.
    ///
    /// - Returns: milliseconds, 0 for none; and the local time.
    /// - Throws: ``APIError``, naming the field and the rule.
    public func schedule(_ name: String) throws -> (milliseconds: Int64, local: EvaluatorV1.LocalSchedule?) {
        guard isObject(name), let local = try object(name) else {
            return (try instant(name, or: "an object with local_date and local_time") ?? 0, nil)
        }
        let schedule = EvaluatorV1.LocalSchedule(
            localDate: try local.requiredString("local_date"), localTime: try local.requiredString("local_time"),
            timezoneSource: try local.choice("timezone_source") ?? .unspecified)
        return (0, schedule)
    }
}
