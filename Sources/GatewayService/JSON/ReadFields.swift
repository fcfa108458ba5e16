import NIOConcurrencyHelpers

/// Keeps which fields of a body somebody has read, so that the others can be named (GW-08): whatever an endpoint does not ask for is none of
/// its fields, and no list has to be kept beside the code that reads them.
final class ReadFields: Sendable {
    private struct State {
        /// Path of each object that was looked into → the names in it.
        var objects: [String: [String]] = [:]
        var read: Set<String> = []
    }

    private let state = NIOLockedValueBox(State())

    func enter(_ path: String, _ names: some Collection<String>) {
        state.withLockedValue { if $0.objects[path] == nil { $0.objects[path] = Array(names) } }
    }

    func read(_ field: String) {
        state.withLockedValue { _ = $0.read.insert(field) }
    }

    /// Full paths, sorted.
    var unread: [String] {
        state.withLockedValue { state in
            state.objects.flatMap { path, names in names.map { path + $0 }.filter { !state.read.contains($0) } }.sorted()
        }
    }
}
