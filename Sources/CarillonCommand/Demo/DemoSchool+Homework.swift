/// Lessons and homework of the month.
extension DemoSchool {
    struct Lesson {
        var day, hour, group: Int
        var teacher: Teacher
        var title: String
    }

    /// Three lessons of each class on each school day.
    static let lessons: [Lesson] = DemoCalendar.workdays.flatMap { day in groups.indices.flatMap { plan(of: $0, on: day) } }

    /// On Mondays, Wednesdays and Fridays the last lesson is art: one class after the other.
    private static func plan(of group: Int, on day: Int) -> [Lesson] {
        let hasArt = [1, 3, 5].contains(DemoCalendar.isoWeekday(of: day))
        let teacher = groupTeachers[group]
        return [
            Lesson(day: day, hour: 8, group: group, teacher: teacher, title: "Maths \(groups[group])"),
            Lesson(day: day, hour: 9, group: group, teacher: teacher, title: "Reading \(groups[group])"),
            hasArt
                ? Lesson(day: day, hour: 10 + group, group: group, teacher: artTeacher, title: "Art \(groups[group])")
                : Lesson(day: day, hour: 10, group: group, teacher: teacher, title: "Science \(groups[group])"),
        ]
    }

    /// A homework, which each student of both classes gets.
    struct Homework {
        /// From 0, in the order in which they are due.
        var number: Int
        var title: String
        /// The day on which it is given, at 12 o'clock and so many minutes.
        var givenDay, givenMinute: Int
        var dueDay: Int
    }

    /// Four in a week: one is due on Wednesday, one on Thursday and two on Friday.
    static let homework: [Homework] = (0..<DemoCalendar.days / 7).flatMap { week -> [Homework] in
        let (first, monday) = (week * 4, week * 7)
        return [
            Homework(number: first, title: "Fractions \(week + 1)", givenDay: monday, givenMinute: 0, dueDay: monday + 2),
            Homework(number: first + 1, title: "Reading \(week + 1)", givenDay: monday + 1, givenMinute: 0, dueDay: monday + 3),
            Homework(number: first + 2, title: "Plants \(week + 1)", givenDay: monday + 2, givenMinute: 0, dueDay: monday + 4),
            Homework(number: first + 3, title: "Drawing \(week + 1)", givenDay: monday + 2, givenMinute: 10, dueDay: monday + 4),
        ]
    }

    /// How a student ends a homework.
    enum Ending {
        /// On the afternoon before it is due, so that nobody is reminded of it.
        case doneBefore
        case done
        case missed
        /// Nobody says.
        case open
    }

    /// Students who miss homework: from the first to the last of a streak.
    static let streaks: [Int: ClosedRange<Int>] = [3: 2...6, 5: 1...3, 8: 5...8]

    /// The profile's `attention_streak_misses`: a longer streak alerts the teacher.
    static let missesWithoutAlert = 3

    static func ending(of homework: Homework, by student: Int) -> Ending {
        if streaks[student]?.contains(homework.number) == true { return .missed }
        if (student + homework.number).isMultiple(of: 4) { return .doneBefore }
        return homework.number == self.homework.count - 1 && student.isMultiple(of: 3) ? .open : .done
    }

    /// How often a student has homework that is due the next day, at 18 o'clock.
    static var remindedEvenings: Int {
        students.indices.reduce(0) { sum, student in
            sum + Set(homework.filter { ending(of: $0, by: student) != .doneBefore }.map(\.dueDay)).count
        }
    }
}
