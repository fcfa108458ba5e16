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
        let (date, time) = (try local.requiredString("local_date"), try local.requiredString("local_time"))
        guard LocalDate(date) != nil else {
            throw APIError(.invalidValue, field: local.path(of: "local_date"), "must be a day of the calendar, such as 2026-12-24")
        }
        guard LocalTime(time) != nil else {
            throw APIError(.invalidValue, field: local.path(of: "local_time"), "must be a time of day from 00:00 to 23:59, such as 08:00")
        }
        return (0, .init(localDate: date, localTime: time, timezoneSource: try local.choice("timezone_source") ?? .unspecified))
    }
}
