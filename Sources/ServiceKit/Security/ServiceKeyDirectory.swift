import Foundation
import Synchronization

/// The bearer keys of a run folder, and the services that they belong to.
///
/// The files are few and small, so the caller's thread reads them: at the first key, at an unknown key, and at most once a second to notice replaced
/// and removed keys.
public final class ServiceKeyDirectory: Sendable {
    private struct State {
        var keys: [(principal: String, key: [UInt8])] = []
        var lastLook: ContinuousClock.Instant?
    }

    private let folder: String
    private let state = Mutex(State())

    /// How long a removed key may still be accepted.
    private static let freshness = Duration.seconds(1)
    /// The shortest time between two reads of the folder because of unknown keys.
    private static let shortestGap = Duration.milliseconds(50)

    /// The keys in a folder with one file for each principal.
    public init(folder: String) {
        self.folder = folder
    }

    /// The principal of a key (the name of its file); nil for an unknown key. Takes the same time for all wrong keys of one length.
    public func principal(forKey key: String) -> String? {
        let candidate = Array(key.utf8)
        return state.withLock { state in
            let now = ContinuousClock.now
            guard let lastLook = state.lastLook, now - lastLook < ServiceKeyDirectory.freshness else {
                reload(&state, now)
                return ServiceKeyDirectory.find(candidate, in: state.keys)
            }
            if let found = ServiceKeyDirectory.find(candidate, in: state.keys) { return found }
            guard now - lastLook >= ServiceKeyDirectory.shortestGap else { return nil }
            reload(&state, now)
            return ServiceKeyDirectory.find(candidate, in: state.keys)
        }
    }

    private func reload(_ state: inout State, _ now: ContinuousClock.Instant) {
        state.lastLook = now
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        // Key rings are in the same folder. Their names have an extension.
        state.keys = names.filter { !$0.contains(".") }.sorted().compactMap { name in
            guard let data = FileManager.default.contents(atPath: folder + "/" + name) else { return nil }
            let key = data.filter { $0 > 0x20 }
            return key.isEmpty ? nil : (name, Array(key))
        }
    }

    /// Compares all bytes with every key, so that the time does not tell which key is similar.
    private static func find(_ candidate: [UInt8], in keys: [(principal: String, key: [UInt8])]) -> String? {
        var found: String?
        for (principal, key) in keys where isEqual(candidate, key) { found = principal }
        return found
    }

    private static func isEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
        guard left.count == right.count else { return false }
        var difference: UInt8 = 0
        for index in left.indices { difference |= left[index] ^ right[index] }
        return difference == 0
    }
}
