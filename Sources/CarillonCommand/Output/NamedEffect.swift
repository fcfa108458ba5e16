import ArgumentParser

/// The effect of a command on the things that an operator named by their ids.
struct NamedEffect<ID: Hashable & Encodable & Sendable>: Sendable {
    /// The number of changed objects. An id may name several: a push has one for each device.
    var count: Int64 = 0
    /// How many things a requeue dropped instead, because their users were erased.
    var droppedInstead: Int64 = 0
    /// Ids without an object.
    var unknown: [ID] = []
    /// The error of the call that ended it: earlier calls took effect, and later ones were not made.
    private(set) var failure: (any Error)?

    /// What was done.
    enum Verb { case requeued, dropped }

    init(count: Int64 = 0, unknown: [ID] = []) { (self.count, self.unknown) = (count, unknown) }

    /// Changes things, one call for each distinct id: its answer says whether the id is known.
    ///
    /// - Parameters:
    ///   - all: one call about all of them instead.
    ///   - change: a call about some ids, or about all; answers how many things it changed.
    init(of ids: [ID], all: Bool, _ change: (_ ids: [ID], _ all: Bool) async throws -> Int64) async {
        do {
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
        } catch {
            failure = error
        }
    }

    /// Changes all things of several owners, one call for each owner.
    ///
    /// - Parameter change: a call to an owner; answers how many things it changed.
    init<Owner>(allOf owners: [Owner], _ change: (Owner) async throws -> Int64) async {
        do {
            for owner in owners { count += try await change(owner) }
        } catch {
            failure = error
        }
    }

    private struct Answer: Encodable {
        var requeued, dropped: Int64?
        var unknown: [ID]
    }

    /// Prints the effect, unknown ids on the error output too.
    ///
    /// - Parameter missing: the sentence about an unknown id.
    /// - Throws: the error of a call; exit code 1 where an id is unknown.
    func show(_ verb: Verb, json: Bool, missing: (ID) -> String) throws {
        if let text = try text(verb, json: json) { print(text) }
        for id in unknown { Carillon.say("carillon: \(missing(id))") }
        if let failure { throw failure }
        if !unknown.isEmpty { throw ExitCode.failure }
    }

    /// The effect; nil where the first call failed.
    func text(_ verb: Verb, json: Bool) throws -> String? {
        guard failure == nil || count > 0 || droppedInstead > 0 || !unknown.isEmpty else { return nil }
        let instead = droppedInstead > 0 ? droppedInstead : nil
        guard json else { return "\(count) \(verb)" + (instead.map { ", \($0) dropped: their users were erased" } ?? "") }
        return try jsonText(of: Answer(requeued: verb == .requeued ? count : nil, dropped: verb == .dropped ? count : instead, unknown: unknown))
    }
}
