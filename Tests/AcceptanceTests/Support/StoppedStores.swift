import Foundation
import GRDB

/// The stores of a system that is stopped.
enum StoppedStores {
    /// Rewrites every store without the copies that SQLite left in gaps of its pages, as an operator does after an erasure (docs/operations.md).
    static func vacuum(in runFolder: URL) throws {
        let folder = runFolder.appending(path: "stores")
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasSuffix(".sqlite") {
            let store = try DatabaseQueue(path: folder.appending(path: name).path)
            try store.vacuum()
            try store.close()
        }
    }
}
