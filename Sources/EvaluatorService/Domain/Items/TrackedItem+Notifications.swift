import CarillonAPI
import ServiceKit

/// Who is told of an item, and when.
extension TrackedItem {
    /// The reminders of the item, each with the first time at which it may be due (EVAL-46).
    func reminders(in app: AppPolicy, of tenant: CommonV1.Tenant, now: Instant) -> [(reminder: DueReminder, at: Instant)] {
        guard state == .pending, let date = dueDate, DueReminder.type(of: kind, in: app) != nil else { return [] }
        // An instant is on another day in another zone. What is not due on a day by the owner's clock is in no reminder of that day.
        let isByOwner = app.policy.reminderTimezoneSource == .user && dueAt != nil
        return (isByOwner ? [-1, 0, 1] : [0]).compactMap { offset in
            let reminder = DueReminder(owner: UserKey(owner, of: tenant), date: date.adding(days: offset), since: now)
            let schedule = reminder.schedule(app.policy)
            // Users' zones are asked for when the first clock on Earth shows the time.
            let at = schedule.source == .organization ? reminder.time(of: .init(), app.policy).due : schedule.earliest
            // No clock shows a day for longer than two days.
            return at + .days(2) > now ? (reminder, max(at, now)) : nil
        }
    }

    /// Why no notification will list a pending item; nil: one will, as far as the catalogue and the clock say.
    func reasonForNoNotification(in app: AppPolicy, now: Instant) -> String? {
        guard state == .pending, ItemReportRule.digest.recipient(of: self, in: app) == nil else { return nil }
        if ItemReportRule.digest.type(of: kind, in: app) != nil { return "it has no assignee_user_id: nobody is told of it" }
        if let date = dueDate {
            guard DueReminder.type(of: kind, in: app) != nil else {
                return "the catalogue has no type \(DueReminder.types(of: kind).joined(separator: " or ")): nobody is reminded of it"
            }
            // The last clock on Earth is at most a day behind.
            let isOver = date < LocalDateTime(now, .utc).date.adding(days: -1)
            return isOver ? "its day, \(date), is over: nobody is reminded of it" : nil
        }
        if let startsAt {
            guard ItemReportRule.daySummary.recipient(of: self, in: app) != nil else {
                return "only a \(ItemReportRule.classSession) is in a summary, of the type \(ItemReportRule.summaryType): nobody is told of it"
            }
            return startsAt <= now ? "it has begun: nobody is told of it" : nil
        }
        if let expiresAt {
            guard ItemReportRule.expiryWarning.recipient(of: self, in: app) != nil else {
                return "the catalogue has no type \(ItemReportRule.expiryType(of: kind)): nobody is warned"
            }
            return expiresAt <= now ? "it has expired: nobody is warned" : nil
        }
        return "it has no due_date, due_at, starts_at or expires_at: nobody is told of it"
    }
}
