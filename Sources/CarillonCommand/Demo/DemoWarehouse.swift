import SystemControl

/// A month of the profile `hr-warehouse`: requests of workers and their managers, documents that expire, announcements. All ids are UUIDs (EVAL-08).
enum DemoWarehouse {
    struct Person {
        var id, name: String
        /// IANA zone of the phone.
        var timezone: String
    }

    /// Even workers have the first manager, odd ones the second. Each manager is in the time zone of the workers.
    static let managers: [Person] = ["Mina", "Samir"].enumerated().map { Person(id: uuid(101 + $0), name: $1, timezone: zones[$0]) }

    static let workers: [Person] = ["Ben", "Hana", "Carl", "Iman", "Dora", "Jude"].enumerated().map {
        Person(id: uuid(1 + $0), name: $1, timezone: zones[$0 % zones.count])
    }

    private static let zones = ["Europe/Berlin", "Asia/Dubai"]

    static func manager(of worker: Int) -> Person { managers[worker % managers.count] }

    static func uuid(_ number: Int) -> String {
        let digits = String(number)
        return "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits
    }

    static var month: DemoMonth {
        DemoMonth(
            profile: "hr-warehouse", app: "acme-warehouse", name: "Acme warehouse", people: members(workers, "worker") + members(managers, "manager"),
            timeline: timeline, pushes: pushes, grouped: DemoExpectation("sent in a group", of: []))
    }

    /// Half of the phones are of each kind.
    private static func members(_ people: [Person], _ role: String) -> [Workspace.Member] {
        people.enumerated().map { place, person in
            Workspace.Member(
                userID: person.id, displayName: person.name, platforms: [place.isMultiple(of: 2) ? "android" : "ios"], timezone: person.timezone,
                roles: [role])
        }
    }
}
