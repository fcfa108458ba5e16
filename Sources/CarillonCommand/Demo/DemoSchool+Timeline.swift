import CarillonAPI
import ServiceKit

/// What the school tells Carillon.
extension DemoSchool {
    static var timeline: DemoTimeline {
        var timeline = DemoTimeline()
        addLessons(to: &timeline)
        for (place, day) in DemoCalendar.workdays.enumerated() {
            addAttendance(on: day, to: &timeline)
            let best = groups.indices.map { students[$0 * studentsPerGroup + place % studentsPerGroup] }
            addAwards(for: best, on: day, to: &timeline)
        }
        for homework in Self.homework {
            for (number, student) in students.enumerated() { add(homework, of: student, number, to: &timeline) }
        }
        let last = DemoCalendar.at(DemoCalendar.workdays.last ?? 0, 12, 30)
        for (number, student) in students.enumerated() where streaks[number] == nil {
            timeline.add(event("achievement_unlocked", about: student, ["award_name": "No homework missed"]), at: last)
        }
        return timeline
    }

    /// On Monday morning the school tells the lessons of the week.
    private static func addLessons(to timeline: inout DemoTimeline) {
        for (number, lesson) in lessons.enumerated() {
            let item = EvaluatorV1.Item(
                itemId: "lesson-\(number)", kind: "class_session", ownerUserId: lesson.teacher.id, title: lesson.title,
                startsAtMs: DemoCalendar.at(lesson.day, lesson.hour).milliseconds, state: .pending,
                data: ["student_count": "\(studentsPerGroup)"])
            timeline.add(item, at: DemoCalendar.at(lesson.day / 7 * 7, 6))
        }
    }

    /// After the lessons the school tells all roll calls of the day at once.
    private static func addAttendance(on day: Int, to timeline: inout DemoTimeline) {
        let marks = ["present", "present", "late", "present", "absent"]
        for lesson in 0..<lessonsPerDay {
            for (number, student) in students.enumerated() {
                let mark = marks[(number + day + lesson) % marks.count]
                timeline.add(event("attendance_marked", about: student, ["status": mark]), at: DemoCalendar.at(day, 11, 30))
            }
        }
    }

    /// The best student of each class gets a sticker a day. On Fridays it is three at once and a trophy, and both classes end a project.
    private static func addAwards(for best: [Student], on day: Int, to timeline: inout DemoTimeline) {
        let isFriday = DemoCalendar.isoWeekday(of: day) == 5
        for student in best {
            for sticker in ["Star", "Sun", "Moon"].prefix(isFriday ? stickersOnFridays : 1) {
                let data = ["sticker_name": sticker, "teacher_name": student.teacher.name]
                timeline.add(event("sticker_awarded", about: student, data), at: DemoCalendar.at(day, 11, 45))
            }
        }
        guard isFriday else { return }
        for student in best {
            timeline.add(event("trophy_earned", about: student, ["award_name": "Student of the week"]), at: DemoCalendar.at(day, 11, 50))
        }
        for student in students {
            let project = event("session_completed", about: student, entity: ("session", "project-\(day / 7 + 1)"), ["session": "Project"])
            timeline.add(project, at: DemoCalendar.at(day, 11, 55))
        }
    }

    private static func add(_ homework: Homework, of student: Student, _ number: Int, to timeline: inout DemoTimeline) {
        func item(_ state: EvaluatorV1.ItemState) -> EvaluatorV1.Item {
            EvaluatorV1.Item(
                itemId: "homework-\(homework.number)-\(student.id)", kind: "homework", ownerUserId: student.id,
                assigneeUserId: student.teacher.id, title: homework.title, dueDate: DemoCalendar.date(homework.dueDay).description, state: state)
        }
        let given = DemoCalendar.at(homework.givenDay, 12, homework.givenMinute)
        timeline.add(item(.pending), at: given)
        let data = ["homework": homework.title, "due_date": DemoCalendar.date(homework.dueDay).description]
        timeline.add(event("homework_assigned", about: student, entity: ("homework", "homework-\(homework.number)"), data), at: given)
        switch ending(of: homework, by: number) {
        case .doneBefore: timeline.add(item(.done), at: DemoCalendar.at(homework.dueDay - 1, 16))
        case .done: timeline.add(item(.done), at: DemoCalendar.at(homework.dueDay, 8))
        case .missed: timeline.add(item(.missed), at: DemoCalendar.at(homework.dueDay, 8))
        case .open: break
        }
    }

    private static func event(
        _ type: String, about student: Student, entity: (type: String, id: String) = ("", ""), _ data: [String: String]
    ) -> EvaluatorV1.Event {
        EvaluatorV1.Event(subjectUserId: student.id, entityType: entity.type, entityId: entity.id, data: data, typeId: type)
    }
}
