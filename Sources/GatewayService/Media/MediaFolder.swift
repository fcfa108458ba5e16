import Foundation
import NIOPosix
import ServiceKit

/// The files of published images: `FOLDER/ID/image.jpg` and so on, where ID is a ``MediaID``. Several gateways may share the folder.
struct MediaFolder: Sendable {
    /// Files that are being written. They get their place in one step, so that nobody reads a part of them.
    private static let unfinishedPrefix = ".new-"
    /// After this time unfinished files are those of a gateway that was killed.
    private static let unfinishedLifetime: TimeInterval = 3_600

    let path: String

    /// Makes the folder.
    ///
    /// - Throws: ``ConfigurationError`` where it cannot be made or written.
    init(path: String) throws {
        self.path = path
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw ConfigurationError("media.folder = \(path): the folder cannot be made: \(error.localizedDescription)")
        }
        guard FileManager.default.isWritableFile(atPath: path) else {
            throw ConfigurationError("media.folder = \(path): the folder is not writable for this process")
        }
    }

    /// Stores the forms of an image.
    ///
    /// - Returns: its id.
    /// - Throws: file errors, such as a full disk.
    func publish(_ files: [(file: MediaFile, bytes: [UInt8])], until expiresAt: Instant) async throws -> MediaID {
        let id = MediaID(expiringAt: expiresAt)
        let (place, unfinished) = (path(of: id), "\(path)/\(Self.unfinishedPrefix)\(id.text)")
        try await NIOThreadPool.singleton.runIfActive {
            do {
                try FileManager.default.createDirectory(
                    atPath: unfinished, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
                for (file, bytes) in files { try Data(bytes).write(to: URL(fileURLWithPath: "\(unfinished)/\(file.name)")) }
                try FileManager.default.moveItem(atPath: unfinished, toPath: place)
            } catch {
                try? FileManager.default.removeItem(atPath: unfinished)
                throw error
            }
        }
        return id
    }

    /// The path of a published form.
    ///
    /// - Returns: nil where there is none, or it has expired.
    func path(of id: MediaID, _ file: MediaFile, now: Instant) async -> String? {
        guard id.expiresAt > now else { return nil }
        let path = "\(path(of: id))/\(file.name)"
        let exists = try? await NIOThreadPool.singleton.runIfActive { FileManager.default.fileExists(atPath: path) }
        return exists == true ? path : nil
    }

    /// The forms of a published image; empty where there is none, or it has expired.
    func files(of id: MediaID, now: Instant) async -> [MediaFile] {
        guard id.expiresAt > now else { return [] }
        let path = path(of: id)
        let found = try? await NIOThreadPool.singleton.runIfActive { try FileManager.default.contentsOfDirectory(atPath: path) }
        return (found ?? []).compactMap { MediaFile(name: $0) }
    }

    /// Removes what has expired, and what a killed gateway left unfinished.
    ///
    /// - Returns: the number of images that were removed.
    func removeExpired(now: Instant) async throws -> Int {
        let folder = path
        return try await NIOThreadPool.singleton.runIfActive {
            let files = FileManager.default
            var removed = 0
            for entry in try files.contentsOfDirectory(atPath: folder) {
                let path = "\(folder)/\(entry)"
                if let id = MediaID(entry) {
                    guard id.expiresAt <= now else { continue }
                    // Another gateway may remove it at the same time.
                    if (try? files.removeItem(atPath: path)) != nil { removed += 1 }
                } else if entry.hasPrefix(Self.unfinishedPrefix), let age = Self.age(of: path), age > Self.unfinishedLifetime {
                    try? files.removeItem(atPath: path)
                }
            }
            return removed
        }
    }

    private static func age(of path: String) -> TimeInterval? {
        ((try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date).map { -$0.timeIntervalSinceNow }
    }

    private func path(of id: MediaID) -> String { "\(path)/\(id.text)" }
}
