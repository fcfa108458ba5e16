import CarillonAPI
import EventRules
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
            let schedule = DueReminder(owner: UserKey(organization: "", app: "", id: owner), date: date, since: now).schedule(app.policy)
            let last = schedule.source == .organization ? schedule.time(of: .init(), app.policy).until : schedule.latest
            return last < now ? "the time of its reminder, \(schedule.words), is over: nobody is reminded of it" : nil
        }
        if let startsAt {
            guard app.catalogue.type(ItemReportRule.summaryType) != nil else {
                return "the catalogue has no type \(ItemReportRule.summaryType): nobody is told of it"
            }
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
        guard kind != ItemReportRule.request else {
            return "the catalogue has no type \(ItemReportRule.digestType): nobody is told of it"
        }
        return "it has no due_date, due_at, starts_at or expires_at: nobody is told of it"
    }
}
