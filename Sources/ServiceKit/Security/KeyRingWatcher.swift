public import Cryptography
public import Logging

/// Reloads key rings whose files were replaced (SEC-13): a rotated key is used within seconds, without a restart. Each check is one `stat`.
public struct KeyRingWatcher: BackgroundWorker {
    /// In logs.
    public let name = "key rings"
    private let rings: [String: KeyRing]
    private let logger: Logger

    static let interval = Duration.seconds(3)

    /// - Parameter rings: by their names in the log.
    public init(_ rings: [String: KeyRing], logger: Logger) {
        self.rings = rings
        self.logger = logger
    }

    /// Checks every three seconds until cancelled. An unusable file changes nothing and is logged once.
    public func run() async throws {
        var problems: [String: String] = [:]
        try await work(every: Self.interval) {
            for (name, ring) in rings { problems[name] = look(at: ring, name: name, knownProblem: problems[name]) }
        }
    }

    /// - Returns: the problem with the ring's file, or nil.
    private func look(at ring: KeyRing, name: String, knownProblem: String?) -> String? {
        do {
            if try ring.reloadIfChanged() {
                logger.notice(
                    "key ring read again", metadata: ["ring": "\(name)", "current_key": "\(ring.currentKeyID)", "keys": "\(ring.keyIDs.count)"])
            }
            return nil
        } catch {
            let problem = "\(error)"
            if problem != knownProblem {
                logger.error("a key ring's file cannot be used; the ring stays as it was", metadata: ["ring": "\(name)", "error": "\(problem)"])
            }
            return problem
        }
    }
}
