/// What the people of the school must get.
///
/// Events of one type that come to a reader at once are one push for the first and one for all others, 30 seconds later (EVAL-29).
extension DemoSchool {
    static let lessonsPerDay = 3
    static let stickersOnFridays = 3

    private typealias Factor = (Int, String)

    private static let readers: Factor = (2, "readers, child and guardian")
    private static let best: Factor = (groups.count, "best students")
    private static let allStudents: Factor = (students.count, "students")
    private static let fridays: Factor = (DemoCalendar.workdays.count { DemoCalendar.isoWeekday(of: $0) == 5 }, "Fridays")
    private static let schoolDays: Factor = (DemoCalendar.workdays.count, "school days")

    static var pushes: [DemoExpectation] {
        let otherDays: Factor = (schoolDays.0 - fridays.0, "other days")
        let diligent: Factor = (students.count - streaks.count, "students who missed no homework")
        let alerted: Factor = (
            streaks.values.count { $0.count > missesWithoutAlert }, "students who missed more than \(missesWithoutAlert) homeworks in a row"
        )
        let evenings: Factor = (remindedEvenings, "evenings of a student with homework due the next day")
        return [
            DemoExpectation("homework_assigned", [(homework.count, "homeworks"), allStudents, readers]),
            DemoExpectation("homework_due_reminder", [evenings, readers]),
            DemoExpectation(
                "attendance_marked",
                [schoolDays, (children.count, "guardians"), (2, "pushes, the first mark and a group of all others")]),
            DemoExpectation(
                "sticker_awarded", [otherDays, best, readers], [fridays, best, readers, (2, "pushes, the first sticker and a group of two")]),
            DemoExpectation("trophy_earned", [fridays, best, readers]),
            DemoExpectation("achievement_unlocked", [diligent, readers]),
            DemoExpectation("session_completed", [fridays, allStudents, readers]),
            DemoExpectation("teacher_daily_summary", of: (groupTeachers + [artTeacher]).map { [(teachingDays(of: $0), "days of \($0.name)")] }),
            DemoExpectation("student_attention_alert", [alerted]),
        ]
    }

    static var grouped: DemoExpectation {
        let marks = children.values.reduce(0) { $0 + $1.count * lessonsPerDay - 1 }
        return DemoExpectation(
            "sent in a group", [schoolDays, (marks, "marks behind a guardian's first one")],
            [fridays, best, readers, (stickersOnFridays - 1, "stickers behind the first one")])
    }

    private static func teachingDays(of teacher: Teacher) -> Int {
        Set(lessons.filter { $0.teacher.id == teacher.id }.map(\.day)).count
    }
}
