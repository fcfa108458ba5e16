import Cryptography
public import Foundation
import ServiceKit
import Storage

extension KeyMaterial.Ring {
    /// A column of a store whose values are sealed records.
    struct SealedColumn {
        /// The service that owns the store.
        var service: String
        var table, column: String
    }

    /// Where stores have what the ring seals and nobody else keeps. Queued pushes have sealed addresses, too: the dispatcher gets the present ones
    /// from the registry before it sends.
    var sealedColumns: [SealedColumn] {
        switch self {
        case .addresses:
            ["devices", "invalidation_journal", "activity_addresses", "token_secrets"].map {
                SealedColumn(service: "registry", table: $0, column: "address")
            }
        case .credentials: [SealedColumn(service: "dispatcher", table: "credentials", column: "sealed")]
        // What it signs is with people: no store has it.
        case .links: []
        }
    }
}

extension SystemBackup {
    /// The keys of a run folder's rings, by their paths in the folder. Rings without a file are left out.
    struct Rings {
        var current: [String: String] = [:]
        var all: [String: Set<String>] = [:]
        /// Why the file of a ring cannot be read.
        var problems: [String: any Error] = [:]

        init(of run: RunFolder) {
            for path in KeyMaterial.Ring.allCases.map(\.rawValue) where FileManager.default.fileExists(atPath: run.path(path)) {
                do {
                    let ring = try KeyRing(path: run.path(path))
                    (current[path], all[path]) = (ring.currentKeyID, Set(ring.keyIDs))
                } catch {
                    problems[path] = error
                }
            }
        }

        /// - Throws: the problem of a ring.
        func requireReadable() throws {
            if let problem = problems.min(by: { $0.key < $1.key })?.value { throw problem }
        }
    }

    /// The keys that a backup needs: the current key of each ring, and older ones under which a copy has a record. A key that is in no ring opened
    /// nothing when the backup was made, and is left out.
    ///
    /// - Parameters:
    ///   - before: the rings before the first copy was made. A key may have been retired since.
    ///   - after: the rings after the last copy was made. A key may be new.
    static func keys(sealing copies: [Manifest.Copy], in folder: URL, before: Rings, after: Rings) throws -> [String: [String]] {
        var needed: [String: [String]] = [:]
        for ring in KeyMaterial.Ring.allCases {
            guard let current = after.current[ring.rawValue] else { continue }
            let known = (before.all[ring.rawValue] ?? []).union(after.all[ring.rawValue] ?? [])
            let sealing = try keys(sealing: copies, in: folder, of: ring)
            needed[ring.rawValue] = (sealing.map { known.intersection($0).union([current]) } ?? known).sorted()
        }
        return needed
    }

    /// The keys of a ring under which copies have a record; nil where that cannot be seen.
    private static func keys(sealing copies: [Manifest.Copy], in folder: URL, of ring: KeyMaterial.Ring) throws -> Set<String>? {
        guard !ring.sealedColumns.isEmpty else { return nil }
        var keys: Set<String> = []
        for sealed in ring.sealedColumns {
            for copy in copies where ServiceInstance(named: copy.service).service == sealed.service {
                let isThere = try StoreBackup.eachBeginning(
                    of: sealed.column, in: sealed.table, count: 2 + KeyRing.longestKeyID, of: folder.appending(path: copy.file).path
                ) { head in
                    // A damaged record has no key.
                    if let key = try? KeyRing.keyID(ofHead: Array(head)) { keys.insert(key) }
                }
                // A store of another version: it may have its records elsewhere.
                guard isThere else { return nil }
            }
        }
        return keys
    }

    /// Records that were sealed with missing keys could never be opened again.
    func requireKeys(in run: RunFolder) throws {
        let rings = Rings(of: run)
        try rings.requireReadable()
        guard let (ring, missing) = missingKeys(in: rings).min(by: { $0.key < $1.key }) else { return }
        throw SystemError.restoreRefused(
            cause: "\(run.path(ring)) lacks the key \(missing.joined(separator: ", ")), which seals records of this backup; put the ring "
                + "of that time back, or accept with --lost-keys that nobody can open those records")
    }

    /// The keys of this backup that a run folder does not have: their ids by the path of their ring in the folder. Rings that lack none are left out.
    /// A ring whose file cannot be read has no keys.
    public func missingKeys(in runFolder: URL) -> [String: [String]] { missingKeys(in: Rings(of: RunFolder(runFolder))) }

    private func missingKeys(in rings: Rings) -> [String: [String]] {
        manifest.keys.reduce(into: [:]) { missing, ring in
            let ids = ring.value.filter { rings.all[ring.key]?.contains($0) != true }
            if !ids.isEmpty { missing[ring.key] = ids }
        }
    }

    /// Why files of a run folder's rings cannot be read, by their paths in the folder.
    public static func unreadableRings(in runFolder: URL) -> [String: String] {
        Rings(of: RunFolder(runFolder)).problems.mapValues { "\($0)" }
    }

    /// The backups in a run folder whose manifest names this key of this ring, oldest first.
    public static func needing(key: String, of ring: KeyMaterial.Ring, in runFolder: URL) -> [SystemBackup] {
        let folder = URL(filePath: RunFolder(runFolder).backupsFolder)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.compactMap { try? SystemBackup(at: folder.appending(path: $0)) }
            .filter { $0.manifest.keys[ring.rawValue]?.contains(key) == true }
            .sorted { ($0.manifest.createdAt, $0.folder.path) < ($1.manifest.createdAt, $1.folder.path) }
    }
}
