/// What the people of the warehouse must get.
extension DemoWarehouse {
    /// The profile's `expiry_window_days`.
    private static let windowDays = 30

    static var pushes: [DemoExpectation] {
        [
            DemoExpectation("request_submitted", [(requests.count, "requests")]),
            DemoExpectation("request_status_changed", [(requests.count { $0.decidedDay != nil }, "decided requests")]),
            DemoExpectation(
                "manager_daily_summary", of: managers.map { [(mornings(of: $0), "mornings with pending requests for \($0.name)")] }),
            DemoExpectation("document_expiry", [(warningDays, "days on which documents of a worker come within \(windowDays) days of their end")]),
            DemoExpectation("announcement", [(announcementDays.count, "announcements"), (workers.count + managers.count, "people")]),
        ]
    }

    /// On how many days requests wait for a manager at 8 o'clock of the manager's clock: those made before and not decided before.
    private static func mornings(of manager: Person) -> Int {
        let own = requests.filter { Self.manager(of: $0.worker).id == manager.id }
        return (0..<DemoCalendar.days).count { day in own.contains { $0.madeDay < day && ($0.decidedDay ?? Int.max) >= day } }
    }

    /// What comes into the window of one worker on one day is one push.
    private static var warningDays: Int {
        var days: Set<[Int]> = []
        for document in documents {
            let first = max(0, document.lastDay - windowDays)
            if first < DemoCalendar.days, (document.renewedDay ?? Int.max) > first { days.insert([document.worker, first]) }
        }
        return days.count
    }
}
