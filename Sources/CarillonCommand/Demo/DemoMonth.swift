import SystemControl

/// The plan of a month with one profile: the people, what the host system tells of them, and what they must get.
struct DemoMonth {
    var profile: String
    var app: String
    var name: String
    /// Settings that differ from the profile's.
    var overrides: [String: String] = [:]
    var people: [Workspace.Member]
    /// User ids of guardians and children.
    var guardians: [(guardian: String, child: String)] = []
    var timeline: DemoTimeline
    /// The pushes of each type. Each person has one phone.
    var pushes: [DemoExpectation]
    /// Notifications that are sent in a group, and not alone.
    var grouped: DemoExpectation
}
