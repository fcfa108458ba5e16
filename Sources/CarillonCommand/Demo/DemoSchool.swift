import SystemControl

/// A month of the profile `school`: two classes with their homework, teachers and families. One class reads English, the other one Arabic.
enum DemoSchool {
    struct Teacher {
        var id, name: String
    }

    struct Student {
        var id, name: String
        /// Position of the class.
        var group: Int
        var teacher: Teacher
        /// User id.
        var guardian: String
    }

    static let groups = ["1A", "1B"]
    private static let languages = ["en", "ar"]

    /// The teachers of the classes, and one of both.
    static let groupTeachers = [Teacher(id: "ms-noor", name: "Ms Noor"), Teacher(id: "mr-hill", name: "Mr Hill")]
    static let artTeacher = Teacher(id: "ms-kaya", name: "Ms Kaya")

    private static let names = ["Emma", "Noah", "Mia", "Leo", "Ava", "Max", "Layla", "Omar", "Sara", "Yusuf", "Nour", "Zain"]
    static let studentsPerGroup = 6

    static let students: [Student] = names.enumerated().map { number, name in
        let group = number / studentsPerGroup
        // Eight students without siblings here, and two pairs of siblings.
        let guardian = number < 8 ? number + 1 : 9 + (number - 8) / 2
        return Student(id: name.lowercased(), name: name, group: group, teacher: groupTeachers[group], guardian: "parent-\(guardian)")
    }

    /// Children by their guardian's user id.
    static let children: [String: [Student]] = Dictionary(grouping: students, by: \.guardian)

    static var month: DemoMonth {
        DemoMonth(
            profile: "school", app: "acme-school", name: "Acme school",
            // Through FCM, where each push is a request of its own that the findings can count.
            overrides: ["enabled_providers": "[expo, fcm]"],
            people: people, guardians: students.map { (guardian: $0.guardian, child: $0.id) }, timeline: timeline, pushes: pushes,
            grouped: grouped)
    }

    private static var people: [Workspace.Member] {
        var people = students.map { member($0.id, $0.name, "student", in: $0.group) }
        for (guardian, siblings) in children.sorted(by: { $0.key < $1.key }) {
            guard let child = siblings.first else { continue }
            people.append(member(guardian, "Parent of \(child.name)", "guardian", in: child.group))
        }
        for (group, teacher) in groupTeachers.enumerated() { people.append(member(teacher.id, teacher.name, "teacher", in: group)) }
        people.append(member(artTeacher.id, artTeacher.name, "teacher", in: 0))
        return people
    }

    private static func member(_ id: String, _ name: String, _ role: String, in group: Int) -> Workspace.Member {
        Workspace.Member(userID: id, displayName: name, platforms: ["android"], roles: [role], locale: languages[group])
    }
}
