import ArgumentParser
import Foundation
import ServiceKit
import Storage
import SystemControl

/// `carillon backup` (DR-04).
struct Backup: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Copies of all stores while the system runs; checking and restoring them.",
        discussion: "Keys are not in a backup: keep the run folder's 'keys' elsewhere.",
        subcommands: [BackupCreate.self, BackupCheck.self, BackupRestore.self], defaultSubcommand: BackupCreate.self)
}

/// `carillon backup create`.
struct BackupCreate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "create", abstract: "Copy every store of the run folder into a new folder below its 'backups', and check the copies.",
        discussion: "Services go on reading and writing. The store of a service that does not run is copied as it is.")
    @OptionGroup var system: SystemOptions
    @Option(help: "The backup's name: letters, digits and dashes; the time when not given.") var name: String?

    struct Row: Encodable { var folder, createdAt: String; var copies: [SystemBackup.Manifest.Copy] }

    func run() async throws {
        guard try system.peers().isEmpty else {
            throw InputError(
                "the stores of services that run elsewhere (CARILLON_PEERS_…) cannot be copied from here: stop or pause those services and copy "
                    + "their folders or volumes, as docs/operations.md says about containers")
        }
        let name = self.name ?? SystemClock().now.rfc3339.filter { $0.isNumber || $0 == "T" }
        let progress = Progress("copying", total: SystemBackup.owners(in: system.runFolder).count, quiet: system.json)
        let backup = try await SystemBackup.create(of: system.runFolder, name: name, clients: try system.clientsWithoutSystem()) { _ in
            progress.advance()
        }
        progress.finish()
        if system.json {
            return try printJSON(Row(folder: backup.folder.path, createdAt: backup.manifest.createdAt, copies: backup.manifest.copies))
        }
        print(Self.text(backup))
    }

    static func text(_ backup: SystemBackup) -> String {
        var table = TextTable(["store", "bytes", "sha256"])
        for copy in backup.manifest.copies { table.add([copy.service, Format.count(copy.bytes), String(copy.sha256.prefix(16))]) }
        return "backup of \(backup.manifest.createdAt) in \(backup.folder.path)\n\(table.text)"
    }
}

/// `carillon backup check DIR`.
struct BackupCheck: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Compare a backup with its manifest, and read all of it for damage.")
    @Argument(help: "The backup's folder.") var directory: String
    @Flag(help: "Print JSON.") var json = false

    func run() async throws {
        let backup = try SystemBackup(at: URL(filePath: directory).standardizedFileURL)
        try backup.check()
        if json {
            return try printJSON(
                BackupCreate.Row(folder: backup.folder.path, createdAt: backup.manifest.createdAt, copies: backup.manifest.copies))
        }
        print(BackupCreate.text(backup))
        print("every copy is whole and sound")
    }
}

/// `carillon backup restore DIR`.
struct BackupRestore: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore", abstract: "Replace the stores of a run folder in which nothing runs by those of a backup.",
        discussion: """
            All copies are checked before the first is put in place. When it is cut off while it replaces stores, nothing starts in the run \
            folder until the same command was run again. What was accepted since the backup is lost to the restored stores; pushes \
            that are older than their time to live are not sent again.
            """)
    @OptionGroup var system: SystemOptions
    @Argument(help: "The backup's folder.") var directory: String
    @Flag(help: "Restore although there are stores: keep them under other names.") var replace = false
    @Flag(help: "Restore although keys are lost, or a ring's file is damaged, under which records of the backup are encrypted.") var lostKeys = false

    struct Row: Encodable {
        var runFolder, createdAt: String
        var stores: [String]
        /// Further dispatchers of which the backup has no store. Theirs were removed, and kept as the replaced ones.
        var removed: [String] = []
        /// Nil where no stores were replaced.
        var keptAs: String?
        /// Ids of the keys that the backup needs and the folder lacks, by the paths of their rings.
        var lostKeys: [String: [String]]
        /// Why files of rings cannot be read, by their paths. They count as rings without keys.
        var unreadableRings: [String: String] = [:]
    }

    func run() async throws {
        let source = URL(filePath: directory).standardizedFileURL
        if let finished = try SystemBackup.finishRestore(in: system.runFolder) {
            if finished.backup == source.path {
                // The backup may be gone: its copies were not needed any more.
                let lost = (try? SystemBackup(at: source))?.missingKeys(in: system.runFolder)
                return try show(finished, lostKeys: lost ?? [:], unreadableRings: SystemBackup.unreadableRings(in: system.runFolder))
            }
            Carillon.say("finished the restore of \(finished.backup), which was cut off")
        }
        let backup = try SystemBackup(at: source)
        let (lost, unreadable) = (backup.missingKeys(in: system.runFolder), SystemBackup.unreadableRings(in: system.runFolder))
        let restored = try backup.restore(to: system.runFolder, isReplacing: replace, acceptsLostKeys: lostKeys)
        try show(restored, lostKeys: lost, unreadableRings: unreadable)
    }

    /// The files that were there: stores, and behind their names `-wal` of a write-ahead log.
    static func kept(_ suffix: String) -> String { "stores/*\(suffix)*" }

    private func show(_ record: RestoreRecord, lostKeys: [String: [String]], unreadableRings: [String: String]) throws {
        func owners(_ files: [String]) -> [String] {
            files.map { ServiceInstance(named: $0.replacing(".sqlite", with: "")) }.sorted().map(\.name)
        }
        let row = Row(
            runFolder: system.runFolder.path, createdAt: record.createdAt, stores: owners(record.stores), removed: owners(record.removed ?? []),
            keptAs: record.suffix, lostKeys: lostKeys, unreadableRings: unreadableRings)
        try system.json ? printJSON(row) : print(Self.text(row))
    }

    static func text(_ row: Row) -> String {
        var lines = ["restored \(row.stores.joined(separator: ", ")) as of \(row.createdAt) in \(row.runFolder)"]
        if !row.removed.isEmpty {
            lines.append("removed the stores of \(row.removed.joined(separator: ", ")): the backup has none of them, so theirs are of another time")
        }
        if let suffix = row.keptAs { lines.append("what was there is kept as \(kept(suffix)): remove it when all is well") }
        for (_, problem) in row.unreadableRings.sorted(by: { $0.key < $1.key }) { lines.append("a ring counts as one without keys: \(problem)") }
        let lost = KeyMaterial.Ring.allCases.filter { row.lostKeys[$0.rawValue] != nil }
        if !lost.isEmpty { lines.append("without the lost keys nobody can open these again:") }
        return (lines + lost.map { "  \(remedy($0))" }).joined(separator: "\n")
    }

    /// The records that a ring's lost keys sealed, and how to replace them.
    private static func remedy(_ ring: KeyMaterial.Ring) -> String {
        switch ring {
        case .addresses:
            """
            push tokens: a device gets pushes again when its app has registered it anew, as apps do when they start
              secrets of token issuers: put them with `carillon apps issuer APP --shared-secret FILE`
            """
        case .credentials: "provider credentials: put them for each app with `carillon credentials put PROVIDER --app APP`"
        case .links: "links in notifications that were sent before: they lead nowhere; new notifications have new ones"
        }
    }
}
