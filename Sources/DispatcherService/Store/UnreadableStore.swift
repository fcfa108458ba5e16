/// The store's contents are not what this program wrote.
struct UnreadableStore: Error, CustomStringConvertible {
    /// What is missing or cannot be read: `the route of app 'chat' is missing`.
    var problem: String

    init(_ problem: String) { self.problem = problem }

    var description: String {
        "the dispatcher's store cannot be read: \(problem); was it written by another version? Restore a backup or start a new run folder"
    }
}
