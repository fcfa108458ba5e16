import Synchronization

/// Records the fields of a body, or the parameters of a query, that were read. So a response can name the ignored ones (GW-08) without a separate
/// list of an endpoint's fields.
public final class ReadFields: Sendable {
    private struct State {
        /// The names of the members of each object that was read, by the object's path.
        var objects: [String: [String]] = [:]
        var read: Set<String> = []
    }

    private let state = Mutex(State())

    /// No field yet.
    public init() {}

    /// Adds an object and its members.
    public func enter(_ path: String, _ names: some Collection<String>) {
        state.withLock { if $0.objects[path] == nil { $0.objects[path] = Array(names) } }
    }

    /// Records that a field was read.
    public func read(_ field: String) {
        state.withLock { _ = $0.read.insert(field) }
    }

    /// Leaves an object and the objects in it out of ``unread``.
    public func leave(_ path: String) {
        state.withLock { state in state.objects = state.objects.filter { !$0.key.hasPrefix(path) } }
    }

    /// Full paths, sorted.
    public var unread: [String] {
        state.withLock { state in
            state.objects.flatMap { path, names in names.map { path + $0 }.filter { !state.read.contains($0) } }.sorted()
        }
    }
}
