/// The topic subscriptions of app instances.
struct TopicSubscriptions {
    /// Topics that one app instance may be subscribed to (providers.md §2.3).
    static let mostTopicsPerRegistration = 2000
    /// Registrations in one batch.
    static let mostPerBatch = 1000
    /// Most changes of subscriptions of a project in a second.
    static let changesPerSecond = 3000
    /// Most subscriptions in all, so that a runaway script is noticed.
    static let most = 1_000_000

    /// The result of a request to subscribe.
    enum Added {
        case added, alreadyThere, tooManyTopics, full
    }

    private struct Registration: Hashable {
        let project: String
        let token: String
    }

    private var topics: [Registration: Set<String>] = [:]
    private var count = 0

    mutating func add(_ topic: String, to token: String, in project: String) -> Added {
        let registration = Registration(project: project, token: token)
        let present = topics[registration, default: []]
        if present.contains(topic) { return .alreadyThere }
        if present.count >= Self.mostTopicsPerRegistration { return .tooManyTopics }
        if count >= Self.most { return .full }
        topics[registration, default: []].insert(topic)
        count += 1
        return .added
    }

    /// False when there was no such subscription.
    mutating func remove(_ topic: String, from token: String, in project: String) -> Bool {
        let registration = Registration(project: project, token: token)
        guard topics[registration]?.remove(topic) != nil else { return false }
        count -= 1
        if topics[registration]?.isEmpty == true { topics[registration] = nil }
        return true
    }
}
