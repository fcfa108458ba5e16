import Foundation
import JetStream
import TestConditions
import TestFolders
import TestNATS

/// The files of a server's push queue.
struct NATSFiles {
    private let queue: String
    private let kept: String
    private let saved: String

    /// - Parameter consumersToo: false: only messages are kept, and the consumers stay as they are.
    init(_ server: TestServer, consumersToo: Bool = false) {
        queue = server.folder.file("store/jetstream/$G/streams/NOTIFICATIONS")
        kept = consumersToo ? queue : queue + "/msgs"
        saved = server.folder.file("saved")
    }

    /// Keeps the files of a server that does not run.
    func save() throws { try FileManager.default.copyItem(atPath: kept, toPath: saved) }

    /// Puts the kept files back.
    func restore() throws {
        try FileManager.default.removeItem(atPath: kept)
        try FileManager.default.copyItem(atPath: saved, toPath: kept)
    }

    /// NATS writes the state of a consumer a moment after a change.
    func untilWritten(consumer name: String) async throws {
        let state = queue + "/obs/\(name)/o.dat"
        let written = try FileManager.default.attributesOfItem(atPath: state)[.modificationDate] as? Date
        try await eventually("the state of the consumer is on disk") {
            try FileManager.default.attributesOfItem(atPath: state)[.modificationDate] as? Date != written
                || (written?.timeIntervalSinceNow ?? 0) < -2
        }
    }
}
