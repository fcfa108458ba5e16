import ArgumentParser

/// The effect of a command on the things that an operator named by their ids.
struct NamedEffect<ID: Hashable & Encodable & Sendable>: Sendable, Equatable {
    /// How many things were changed. One id may stand for several: a push is one for each device.
    var count: Int64 = 0
    /// Ids that stand for nothing.
    var unknown: [ID] = []

    /// What was done.
    enum Verb { case requeued, dropped }

    init(count: Int64 = 0, unknown: [ID] = []) { (self.count, self.unknown) = (count, unknown) }

    /// Changes things, one call for each distinct id: its answer says whether the id is known.
    ///
    /// - Parameters:
    ///   - all: one call about all of them instead.
    ///   - change: a call about some ids, or about all; answers how many things it changed.
    init(of ids: [ID], all: Bool, _ change: (_ ids: [ID], _ all: Bool) async throws -> Int64) async throws {
        guard !all else {
            count = try await change([], true)
            return
        }
        var named: Set<ID> = []
        for id in ids where named.insert(id).inserted {
            let changed = try await change([id], false)
            if changed == 0 { unknown.append(id) }
            count += changed
        }
    }

    private struct Answer: Encodable {
        var requeued, dropped: Int64?
        var unknown: [ID]
    }

    /// Prints the effect, unknown ids on the error output too.
    ///
    /// - Parameter missing: the sentence about an unknown id.
    /// - Throws: exit code 1 where an id is unknown.
    func show(_ verb: Verb, json: Bool, missing: (ID) -> String) throws {
        if json {
            try printJSON(Answer(requeued: verb == .requeued ? count : nil, dropped: verb == .dropped ? count : nil, unknown: unknown))
        } else {
            print("\(count) \(verb)")
        }
        guard !unknown.isEmpty else { return }
        for id in unknown { Carillon.say("carillon: \(missing(id))") }
        throw ExitCode(1)
    }
}
