import CarillonAPI
import ServiceKit
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

/// What the profiles other than `chat` ship, against EVAL-60, EVAL-61, REG-09 and REG-10 written down by hand.
@Suite("The five profiles: catalogue")
struct ProfileCatalogueTests {
    private static func catalogue(_ profile: String) throws -> Catalogue {
        Catalogue(try RegistryFixture.shippedProfiles.get().profile(profile).catalogue)
    }

    @Test(
        "EVAL-60 types with category and priority",
        arguments: [
            (
                "mlc-lms",
                """
                assignment_new assignments normal, assignment_due_soon assignments high, assignment_due_tomorrow assignments normal, \
                assignment_review assignments normal, streak_at_risk challenges high, streak_milestone challenges normal, \
                challenge_invite challenges normal, badge_earned challenges normal, teacher_feedback messages high, \
                message_reply messages normal, student_progress student_progress normal, billing_notice billing normal, \
                system_announcement system normal, security_alert system blocking, promotion promotions normal, badge_sync  low, \
                data_sync  low, token_refresh  low
                """
            ),
            (
                "school",
                """
                sticker_awarded sticker_awarded high, trophy_earned trophy_earned high, achievement_unlocked achievement_unlocked high, \
                homework_assigned homework_assigned high, attendance_marked attendance_marked high, \
                session_completed session_completed high, homework_due_reminder homework_due_reminder normal, \
                teacher_daily_summary teacher_daily_summary normal, student_attention_alert student_attention_alert high
                """
            ),
            (
                "hr-warehouse",
                """
                request_status_changed request_status_changed high, request_submitted request_submitted normal, \
                manager_daily_summary manager_daily_summary normal, document_expiry document_expiry normal, announcement announcement normal
                """
            ),
            ("timesafari", "daily_slot daily normal, web_push daily normal"),
        ])
    func types(profile: String, expected: String) throws {
        let lines = try Self.catalogue(profile).types.map { "\($0.typeId) \($0.categoryId) \($0.priority.name)" }
        #expect(lines.joined(separator: ", ") == expected)
    }

    @Test("EVAL-60 the flags of mlc-lms: silent, promotional, education record, critical, e-mail, and the reminder's style")
    func lmsMarks() throws {
        let types = try Self.catalogue("mlc-lms").types
        #expect(types.filter(\.silent).map(\.typeId) == ["badge_sync", "data_sync", "token_refresh"])
        #expect(types.filter(\.promotional).map(\.typeId) == ["promotion"])
        #expect(types.filter(\.critical).map(\.typeId) == ["security_alert"])
        #expect(types.filter(\.educationRecord).map(\.typeId) == ["teacher_feedback", "student_progress"])
        #expect(types.filter { !$0.silent && !$0.defaultEmail }.map(\.typeId) == ["promotion"])
        let reminder = try #require(types.first { $0.typeId == "assignment_due_soon" })
        #expect(reminder.iosCategory == "ASSIGNMENT_REMINDER" && reminder.relevanceScore == 0.8 && reminder.clickAction == "ASSIGNMENT_OPEN")
        #expect(reminder.androidChannelId == "assignments" && reminder.androidColor == "#0066CC" && reminder.androidSmallIcon == "ic_assignment")
        #expect(reminder.tag == "assignment_{entity_id}" && !reminder.capExempt)
        #expect(types.first { $0.typeId == "badge_earned" }?.androidStyle == .bigpicture)
    }

    @Test(
        "PREF-02 what is on for a new user of each role",
        arguments: [
            ("mlc-lms", "student", "assignments messages"), ("mlc-lms", "teacher", "messages student_progress"),
            ("mlc-lms", "admin", "system billing"), ("mlc-lms", "guardian", ""), ("timesafari", "member", ""),
            (
                "hr-warehouse", "worker", "request_status_changed request_submitted manager_daily_summary document_expiry announcement"
            ),
        ])
    func defaults(profile: String, role: String, expected: String) throws {
        let on = try Self.catalogue(profile).categories.filter { $0.defaultEnabled || $0.defaultOnRoles.contains(role) }
        #expect(on.map(\.categoryId).joined(separator: " ") == expected)
    }

    @Test(
        "EVAL-60 PREF-04 which categories of school each role sees",
        arguments: [
            (
                "student",
                "sticker_awarded trophy_earned achievement_unlocked homework_assigned session_completed homework_due_reminder"
            ),
            (
                "guardian",
                "sticker_awarded trophy_earned achievement_unlocked homework_assigned attendance_marked session_completed homework_due_reminder"
            ),
            ("teacher", "teacher_daily_summary student_attention_alert"),
        ])
    func visible(role: String, expected: String) throws {
        let seen = try Self.catalogue("school").categories.filter { $0.roles.contains(role) }
        #expect(seen.map(\.categoryId).joined(separator: " ") == expected)
    }

    @Test(
        "EVAL-61 the wording for each reader, in English and Arabic",
        arguments: [
            ("sticker_awarded", "", "en", "New sticker!", "You got the {{sticker_name}} sticker from {{teacher_name}}"),
            ("sticker_awarded", "guardian", "en", "New sticker for {{child_name}}", "{{sticker_name}} from {{teacher_name}}"),
            ("sticker_awarded", "", "ar", "ملصق جديد!", "ملصق {{sticker_name}} لك من {{teacher_name}}"),
            ("sticker_awarded", "guardian", "ar", "ملصق جديد لـ {{child_name}}", "{{sticker_name}} من {{teacher_name}}"),
            ("trophy_earned", "guardian", "en", "Trophy: {{award_name}}", "Congratulations, {{child_name}}!"),
            ("homework_assigned", "guardian", "ar", "واجب لـ {{child_name}}", "{{homework}}، موعد التسليم {{due_date}}"),
            ("homework_due_reminder", "guardian", "en", "{{child_name}}: homework due tomorrow", "{{list}}"),
            ("attendance_marked", "guardian", "ar", "الحضور: {{child_name}}", "{{child_name}}: {{status}}"),
            ("teacher_daily_summary", "", "ar", "يومك", "{{student_count}}، {{alert_count}}. {{schedule}}"),
            ("student_attention_alert", "", "en", "{{student_name}} needs attention", "{{pattern}}"),
        ])
    func schoolTexts(type: String, reader: String, locale: String, title: String, body: String) throws {
        let template = try #require(try Self.catalogue("school").template(typeID: type, locales: ["\(locale)-EG"], reader: reader))
        #expect(template.title == title && template.body == body)
    }

    @Test(
        "EVAL-61 the other profiles' texts",
        arguments: [
            ("mlc-lms", "assignment_due_soon", "Assignment Due Soon", "Your Daily Practice", "Complete '{{assignment}}' by {{due_time}}"),
            ("mlc-lms", "badge_earned", "Badge Earned!", "", "You earned \"{{badge}}\" for {{reason}}!"),
            ("mlc-lms", "challenge_invite", "New challenge", "", "{{sender_name}} challenges you: {{challenge}}"),
            ("hr-warehouse", "request_status_changed", "Request update", "", "Your {{request_kind}} request was {{outcome}}"),
            ("hr-warehouse", "request_submitted", "New request", "", "A request is waiting for your review"),
            (
                "hr-warehouse", "document_expiry", "Documents expiring", "",
                "{{count}} documents expire soon, the first on {{nearest_date}}"
            ),
        ])
    func texts(profile: String, type: String, title: String, subtitle: String, body: String) throws {
        let template = try #require(try Self.catalogue(profile).template(typeID: type, locales: ["en"]))
        #expect(template.title == title && template.subtitle == subtitle && template.body == body)
    }

    @Test("EVAL-61 every visible type of every profile has a text for groups, in Arabic with all six plural forms", arguments: SettingTable.profiles)
    func groups(profile: String) throws {
        let catalogue = try Self.catalogue(profile)
        let locales = profile == "school" ? ["en", "ar"] : ["en"]
        for type in catalogue.types where !type.silent {
            for locale in locales {
                let plurals: [RegistryV1.PluralCategory] = locale == "ar" ? [.zero, .one, .two, .few, .many] : [.one]
                let wordings = (plurals + [.unspecified]).map {
                    catalogue.template(typeID: type.typeId, locales: [locale], form: .group, plural: $0)
                }
                #expect(wordings.map { $0?.plural } == plurals + [.unspecified], "\(type.typeId) \(locale)")
                #expect(Set(wordings.map { "\($0?.title ?? "")\($0?.body ?? "")" }).count == plurals.count + 1, "\(type.typeId) \(locale)")
            }
        }
    }

    @Test("EVAL-61 a form is a type's own, or the one for all; a single notification is never another type's")
    func forms() throws {
        let lms = try Self.catalogue("mlc-lms")
        #expect(lms.template(typeID: "assignment_new", locales: ["en"], form: .group, plural: .unspecified)?.title == "{{count}} new assignments")
        #expect(lms.template(typeID: "badge_earned", locales: ["en"], form: .group)?.title == "{{count}} updates")
        #expect(lms.template(typeID: "badge_earned", locales: ["en"], form: .held)?.title == "{{app_name}}")
        #expect(lms.template(typeID: "data_sync", locales: ["en"]) == nil)
        let school = try Self.catalogue("school")
        #expect(school.reader(of: "sticker_awarded", roles: ["member", "guardian"]) == "guardian")
        #expect(school.reader(of: "attendance_marked", roles: ["guardian"]) == "")
        #expect(school.template(typeID: "attendance_marked", locales: ["ar"])?.words["status.excused"] == "بعذر")
    }

    @Test(
        "REG-09 Android channels",
        arguments: [
            ("mlc-lms", "assignments high, challenges default, messages high, system default"), ("school", "default default"),
            ("hr-warehouse", "requests default, documents default, announcements default"), ("timesafari", "timesafari.daily high"),
        ])
    func androidChannels(profile: String, expected: String) throws {
        let channels = try Self.catalogue(profile).androidChannels
        #expect(channels.map { "\($0.channelId) \($0.importance)" }.joined(separator: ", ") == expected)
        #expect(channels.contains { $0.channelId == (try? RegistryFixture.shippedProfiles.get().profile(profile).defaultAndroidChannelId) })
    }

    @Test("REG-10 iOS categories of mlc-lms and timesafari")
    func iosCategories() throws {
        let reminder = try #require(try Self.catalogue("mlc-lms").iosCategories.first)
        #expect(reminder.identifier == "ASSIGNMENT_REMINDER")
        #expect(
            reminder.actions.map { "\($0.identifier) \($0.title) \($0.options)" } == [
                "start_assignment Start Now [foreground]", "snooze_1h Remind in 1 hour []", "dismiss Dismiss [destructive]",
            ])
        let daily = try #require(try Self.catalogue("timesafari").iosCategories.first)
        #expect(daily.identifier == "TS_DAILY" && daily.actions.map(\.identifier) == ["OPEN"])
    }
}
