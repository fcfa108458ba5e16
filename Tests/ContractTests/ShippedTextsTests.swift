import CarillonAPI
import ServiceKit
import Testing

@testable import EvaluatorService
@testable import RegistryTenants

/// The evaluator's check of texts on the registry's profiles.
@Suite("Texts of the shipped profiles")
struct ShippedTextsTests {
    private static func app(_ profile: Profile, _ changes: [String: PolicyValue] = [:]) throws -> AppPolicy {
        AppPolicy(policy: try Policy(settings: profile.settings.merging(changes) { $1 }), catalogue: Catalogue(profile.catalogue))
    }

    @Test(
        "EVAL-61 I18N-01 EVAL-34 with long values none is cut, and no language lacks a text or a plural form",
        arguments: ["chat", "mlc-lms", "school", "hr-warehouse", "timesafari"])
    func complete(name: String) throws {
        let profile = try ProfileLibrary().profile(name)
        let check = TemplateCheck(try Self.app(profile))
        var result = TemplateCheck.Result()
        for use in check.uses { for locale in check.locales { check.check(use, locale: locale, into: &result) } }
        #expect(result.findings.map { "\($0.problem.name) \($0.template): \($0.detail)" } == [])
        let languages = ["school": ["en", "ar"], "mlc-lms": ["en", "es"]][name] ?? ["en"]
        #expect(check.locales == languages && result.rendered >= profile.content.templates.count, "\(result.rendered)")
    }

    /// What a device of a reader shows of one event.
    private func text(
        _ profile: String, _ typeID: String, _ data: [String: String], locale: String, roles: [String] = [], zone: String = "",
        policy: [String: PolicyValue] = [:]
    ) throws -> String {
        let app = try Self.app(try ProfileLibrary().profile(profile), policy)
        let event = EvaluatorV1.Event(tenant: .init(organizationId: "o", appId: "a"), eventId: "1", data: data)
        var composer = NotificationComposer(AppContents(app), material: EventMaterial(event, snapshot: AudienceSnapshot(), policy: app.policy))
        let composition = try composer.compose(
            type: try #require(app.catalogue.type(typeID)), notificationID: "n", priority: .normal, presentation: Presentation(),
            userLocale: "en", userRoles: roles, userTimezone: zone,
            devices: [.init(pushDeviceId: "d", deviceType: .ios, locale: locale, supportsRichContent: true)])
        let content = try #require(composition.contents.first)
        return [content.title, content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: " / ")
    }

    @Test(
        "EVAL-32 EVAL-61 counts of the shipped texts read in their plural form",
        arguments: [
            (
                "school", "teacher_daily_summary", ["student_count": "1", "alert_count": "0", "schedule": "9:00 Oud"], "en",
                "Your day / 1 student, 0 alerts. 9:00 Oud"
            ),
            (
                "school", "teacher_daily_summary", ["student_count": "25", "alert_count": "1", "schedule": "9:00 Oud"], "en",
                "Your day / 25 students, 1 alert. 9:00 Oud"
            ),
            ("mlc-lms", "streak_at_risk", ["days": "1"], "en", "Keep your streak! / 1 day of practice"),
            ("mlc-lms", "streak_milestone", ["days": "100"], "en", "Streak milestone! / 100 days of practice"),
            ("hr-warehouse", "manager_daily_summary", ["count": "1"], "en", "Pending requests / 1 request needs your attention"),
            ("hr-warehouse", "manager_daily_summary", ["count": "1200"], "en", "Pending requests / 1,200 requests need your attention"),
            (
                "hr-warehouse", "document_expiry", ["count": "1", "nearest_date": "2026-12-24"], "en",
                "Document expiring / 1 document expires soon, on Dec 24, 2026"
            ),
        ])
    func plurals(profile: String, type: String, data: [String: String], locale: String, expected: String) throws {
        #expect(try text(profile, type, data, locale: locale) == expected)
    }

    @Test("EVAL-32 I18N-03 the teacher's summary in all six forms of Arabic")
    func arabic() throws {
        for (count, students, alerts) in [
            ("0", "لا طلاب", "لا تنبيهات"), ("1", "طالب واحد", "تنبيه واحد"), ("2", "طالبان", "تنبيهان"), ("5", "5 طلاب", "5 تنبيهات"),
            ("25", "25 طالبًا", "25 تنبيهًا"), ("100", "100 طالب", "100 تنبيه"),
        ] {
            let data = ["student_count": count, "alert_count": count, "schedule": "مادة"]
            #expect(
                try text("school", "teacher_daily_summary", data, locale: "ar", policy: ["locale_source_order": ["device"]])
                    == "يومك / \(students)، \(alerts). مادة")
        }
    }

    @Test("I18N-04 EVAL-36 homework is due in the school's zone, a practice in the user's, each in the reader's language")
    func dueTimes() throws {
        let homework = ["homework": "واجب", "due_date": "2026-12-05T22:30:00Z"]
        #expect(
            try text("school", "homework_assigned", homework, locale: "ar", zone: "Pacific/Auckland", policy: ["locale_source_order": ["device"]])
                == "واجب جديد / واجب، موعد التسليم 5 ديسمبر 2026")
        let practice = ["assignment": "Treble Clef Notes", "due_time": "2026-12-05T20:00:00Z"]
        #expect(
            try text("mlc-lms", "assignment_due_soon", practice, locale: "en", zone: "America/New_York")
                == "Assignment Due Soon / Your Daily Practice / Complete 'Treble Clef Notes' by 3:00 PM")
    }

    @Test("ACC-069 I18N-01 Spanish readers of mlc-lms read English first, and Spanish when the app has it on")
    func spanish() throws {
        let badge = ["badge": "Note Master", "reason": "mastering 50 notes"]
        #expect(try text("mlc-lms", "badge_earned", badge, locale: "es-MX") == "Badge Earned! / You earned \"Note Master\" for mastering 50 notes!")
        let on: [String: PolicyValue] = ["supported_locales": ["en", "es"]]
        #expect(
            try text("mlc-lms", "badge_earned", badge, locale: "es-MX", policy: on) == "¡Insignia ganada! / Ganaste «Note Master»: mastering 50 notes"
        )
        #expect(try text("mlc-lms", "streak_at_risk", ["days": "1"], locale: "es", policy: on) == "¡No pierdas tu racha! / 1 día de práctica")
    }

    @Test("EVAL-37 titles for students have the seed's emoji, and texts for others have none at all")
    func emoji() throws {
        let badge = ["badge": "Note 🎼 Master", "reason": "50 notes 🎉"]
        #expect(
            try text("mlc-lms", "badge_earned", badge, locale: "en", roles: ["student"])
                == "🏆 Badge Earned! / You earned \"Note 🎼 Master\" for 50 notes 🎉!")
        #expect(
            try text("mlc-lms", "badge_earned", badge, locale: "en", roles: ["teacher"])
                == "Badge Earned! / You earned \"Note Master\" for 50 notes !")
        let due = ["assignment": "Scales", "due_time": "18:00"]
        #expect(try text("mlc-lms", "assignment_due_soon", due, locale: "en", roles: ["student"]).hasPrefix("🎵 Assignment Due Soon / "))
    }
}
