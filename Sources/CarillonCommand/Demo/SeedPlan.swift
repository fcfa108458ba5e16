import CarillonAPI
import Foundation
import SystemControl

/// What `carillon seed` writes for a profile: people with the roles that its types are for, one phone each, and what groups them.
struct SeedPlan {
    /// People who belong together.
    struct Group {
        var id, name: String
        var members: [String]
    }

    var people: [Workspace.Member]
    /// User ids of guardians and children.
    var guardians: [(guardian: String, child: String)] = []
    /// Conversation channels.
    var channels: [Group] = []
    /// Classes, or teams.
    var groups: [Group] = []
    var groupKind = RegistryV1.GroupKind.team

    /// The plan for a profile. A profile that is not listed here gets three people with the role `member`.
    ///
    /// - Parameter hasPhones: whether the profile sends to phones; else each of these people has a desktop.
    init(profile: String, hasPhones: Bool) {
        switch profile {
        case "chat":
            people = Self.people(["alice", "bob", "carol", "dave"], role: "member")
            channels = [.init(id: "ch_general", name: "general", members: people.map(\.userID))]
        case "school":
            let month = DemoSchool.month
            (people, guardians, groupKind) = (month.people, month.guardians, .class)
            groups = DemoSchool.groups.enumerated().map { place, name in
                .init(id: name.lowercased(), name: name, members: DemoSchool.students.filter { $0.group == place }.map(\.id))
            }
        case "hr-warehouse":
            people = DemoWarehouse.month.people
            groups = DemoWarehouse.managers.enumerated().map { place, manager in
                let team = DemoWarehouse.workers.enumerated().filter { DemoWarehouse.manager(of: $0.offset).id == manager.id }.map(\.element.id)
                return .init(id: "team-\(place + 1)", name: "\(manager.name)'s team", members: team)
            }
        case "mlc-lms":
            let students = ["sam", "zoe"]
            people = Self.people(students, role: "student") + Self.people(["tess"], role: "teacher") + Self.people(["gina"], role: "guardian")
            guardians = students.map { (guardian: "gina", child: $0) }
            groups = [.init(id: "biology", name: "Biology", members: students)]
            groupKind = .class
        default:
            people = Self.people(["ann", "ben", "cleo"], role: "member")
            if !hasPhones { for place in people.indices { people[place].platforms = ["linux"] } }
        }
    }

    /// One phone each, by turns of both kinds.
    private static func people(_ names: [String], role: String) -> [Workspace.Member] {
        names.enumerated().map { place, name in
            Workspace.Member(
                userID: name, displayName: name.capitalized, platforms: [place.isMultiple(of: 2) ? "ios" : "android"], roles: [role])
        }
    }
}
