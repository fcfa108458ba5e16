import CarillonAPI
import Foundation
import NIOPosix
import ServiceKit
import Synchronization

/// The files of published images: `FOLDER/ID/image.jpg` and so on, where ID is a ``MediaID``. Several gateways may share the folder.
final class MediaFolder: Sendable {
    /// Files that are being written. They get their place in one step, so that nobody reads a part of them.
    private static let unfinishedPrefix = ".new-"
    /// After this time unfinished files are those of a gateway that was killed.
    private static let unfinishedLifetime: TimeInterval = 3_600

    let path: String
    /// Bytes of all files above which nothing is published.
    private let mostBytes: Int
    /// How long the count of bytes is used: other gateways publish as well.
    private let countLifetime: Duration
    private let state: Mutex<State>

    private struct State {
        /// Bytes of all files: counted at the start, after each removal and where the count is old, and what this gateway published since.
        var bytes: Int
        var countedAt = ContinuousClock.now
        /// How long after the last removal the next one is due; nil: there was nothing left.
        var untilNextRemoval: Duration?
    }

    /// Between two removals, at least.
    private static let removalDistance = Duration.seconds(3_600)

    /// Makes the folder.
    ///
    /// - Throws: ``ConfigurationError`` where it cannot be made or written.
    init(path: String, mostBytes: Int, countLifetime: Duration = .seconds(3_600)) throws {
        (self.path, self.mostBytes, self.countLifetime) = (path, mostBytes, countLifetime)
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw ConfigurationError("media.folder = \(path): the folder cannot be made: \(error.localizedDescription)")
        }
        guard FileManager.default.isWritableFile(atPath: path) else {
            throw ConfigurationError("media.folder = \(path): the folder is not writable for this process")
        }
        let found = try MediaFolder.bytes(in: path)
        state = Mutex(State(bytes: found))
    }

    /// Stores the files of an image.
    ///
    /// - Returns: its id.
    /// - Throws: `unavailable` where the folder has as much as it may, and file errors, such as a full disk.
    func publish(_ files: [(file: MediaFile, bytes: [UInt8])], until expiresAt: Instant) async throws -> MediaID {
        try await recountOldBytes()
        let added = files.reduce(0) { $0 + $1.bytes.count }
        let isFull = state.withLock { state in
            guard state.bytes + added <= mostBytes else { return true }
            state.bytes += added
            return false
        }
        guard !isFull else { throw APIError(.unavailable, "the folder of images is full: \(mostBytes) bytes (media.folder_bytes)") }
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
        let (removed, left) = try await NIOThreadPool.singleton.runIfActive {
            let files = FileManager.default
            var removed = 0
            var next: Duration?
            for entry in try files.contentsOfDirectory(atPath: folder) {
                let path = "\(folder)/\(entry)"
                if let id = MediaID(entry) {
                    guard id.expiresAt <= now else {
                        next = min(next ?? .days(1), id.expiresAt - now)
                        continue
                    }
                    // Another gateway may remove it at the same time.
                    if (try? files.removeItem(atPath: path)) != nil { removed += 1 }
                } else if entry.hasPrefix(Self.unfinishedPrefix), let age = Self.age(of: path) {
                    // Those that are still being written are seen again after the distance.
                    guard age > Self.unfinishedLifetime else {
                        next = .zero
                        continue
                    }
                    try? files.removeItem(atPath: path)
                }
            }
            return (removed, State(bytes: try Self.bytes(in: folder), untilNextRemoval: next.map { max($0, Self.removalDistance) }))
        }
        state.withLock { $0 = left }
        return removed
    }

    /// How long after the last removal the next one is due: at the earliest expiry, and at least an hour later. Nil where there was nothing left:
    /// images live for a day or longer, so a removal a day later is in time for what is published meanwhile.
    var untilNextRemoval: Duration? { state.withLock(\.untilNextRemoval) }

    private func recountOldBytes() async throws {
        let isOld = state.withLock { state in
            guard state.countedAt + countLifetime <= .now else { return false }
            // Other calls use the old count meanwhile.
            state.countedAt = .now
            return true
        }
        guard isOld else { return }
        let found = try await NIOThreadPool.singleton.runIfActive { [path] in try Self.bytes(in: path) }
        state.withLock { $0.bytes = found }
    }

    /// Another gateway may remove files meanwhile.
    private static func bytes(in folder: String) throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: folder).reduce(0) { sum, entry in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(entry)")) ?? []
            return names.reduce(sum) { $0 + (size(of: "\(folder)/\(entry)/\($1)") ?? 0) }
        }
    }

    private static func size(of path: String) -> Int? {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.size].flatMap { $0 as? NSNumber }?.intValue
    }

    private static func age(of path: String) -> TimeInterval? {
        ((try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date).map { -$0.timeIntervalSinceNow }
    }

    private func path(of id: MediaID) -> String { "\(path)/\(id.text)" }
}
