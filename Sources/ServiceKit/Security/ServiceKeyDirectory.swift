import Foundation
import Synchronization

/// The bearer keys of a run folder: which service a key belongs to (design: "Principals").
///
/// Files are small and few, and read on the caller's thread: at the first key, when a key is unknown, and at most once a
/// second to notice keys that were replaced or removed.
public final class ServiceKeyDirectory: Sendable {
    private struct State {
        var keys: [(principal: String, key: [UInt8])] = []
        var lastLook: ContinuousClock.Instant?
    }

    private let folder: String
    private let state = Mutex(State())

    /// How long a removed key may still be believed.
    private static let freshness = Duration.seconds(1)
    /// Unknown keys make the folder be looked at this often at most, however many arrive.
    private static let shortestGap = Duration.milliseconds(50)

    /// The keys in a folder, one file a principal.
    public init(folder: String) {
        self.folder = folder
    }

    /// The principal whose key this is (the name of its file); nil when it is nobody's. Takes the same time for every
    /// wrong key of a length.
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
        // Key rings lie in the same folder and have an extension.
        state.keys = names.filter { !$0.contains(".") }.sorted().compactMap { name in
            guard let data = FileManager.default.contents(atPath: folder + "/" + name) else { return nil }
            let key = data.filter { $0 > 0x20 }
            return key.isEmpty ? nil : (name, Array(key))
        }
    }

    /// Compares with every key, each time in full.
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
