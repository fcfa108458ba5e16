import ArgumentParser
import CarillonAPI
import Cryptography
import Foundation
import RPC
import ServiceKit
import SystemControl

/// `carillon keys rotate` (SEC-01, SEC-02, SEC-13).
struct KeysRotate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rotate", abstract: "Give a key ring a new key, and encrypt everything again under it.",
        discussion: """
            Services take up the new key by themselves. With --no-reencrypt the file alone is written: bring it to the other hosts, \
            for tokens first to the dispatcher's and then to the registry's, and run `carillon keys reencrypt` there.
            """)
    @OptionGroup var system: SystemOptions
    @OptionGroup var ring: RingOption
    @Flag(inversion: .prefixedNo, help: "Encrypt everything again.") var reencrypt = true

    func run() async throws {
        // First of all: without the services nothing can be encrypted again.
        let clients = reencrypt ? try system.clients() : nil
        let key = try KeyRing.rotate(at: ring.path(in: system.folder)).currentKeyID
        if !system.json { print("new key \(key)") }
        if let clients { return try await ring.reencrypt(clients, json: system.json, newKey: key) }
        let isOnRecord = await ring.putOnRecord(system)
        if system.json { return try printJSON(RingOption.Totals(newKey: key)) }
        if isOnRecord { print(RingOption.onRecord) }
    }
}

/// `carillon keys reencrypt`.
struct KeysReencrypt: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "reencrypt", abstract: "Encrypt everything again under the current key; after an interruption, run it again.")
    @OptionGroup var system: SystemOptions
    @OptionGroup var ring: RingOption

    func run() async throws { try await ring.reencrypt(try system.clients(), json: system.json) }
}

/// `carillon keys status`.
struct KeysStatus: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "status", abstract: "Count the records that each key of a ring encrypts.")
    @OptionGroup var system: SystemOptions
    @OptionGroup var ring: RingOption

    func run() async throws {
        let rows = try await ring.use(try system.clients())
        if system.json { return try printList(rows) }
        print(KeyUse.table(rows))
    }
}

/// `carillon keys retire`.
struct KeysRetire: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "retire", abstract: "Remove a key from a ring. Refused while anything is encrypted under it.",
        discussion: """
            Backups made before need the key, also those that are kept elsewhere: what it encrypts in them can then not be opened again. \
            Make a new backup first.
            """)
    @OptionGroup var system: SystemOptions
    @OptionGroup var ring: RingOption
    @Argument(help: "The key's id, as `carillon keys status` shows it.") var key: String
    @Flag(help: "Remove it although backups in the run folder need it.") var lostBackups = false

    struct Retired: Encodable {
        var retired: String
        /// Folders of backups that need the key.
        var lostBackups: [String]
    }

    func run() async throws {
        let rows = try await ring.use(try system.clients())
        guard let row = rows.first(where: { $0.keyId == key && $0.inRing }) else {
            throw RPCError(code: .notFound, message: "the ring has no key '\(key)'")
        }
        guard !row.current else { throw Self.refusal("key '\(key)' encrypts new records: run `carillon keys rotate` first") }
        guard row.sealed == 0, row.kept == 0 else {
            throw Self.refusal("key '\(key)' still encrypts \(Format.counted(row.sealed + row.kept, "record")): run `carillon keys reencrypt`")
        }
        let backups = SystemBackup.needing(key: key, of: ring.ring.file, in: system.runFolder).map(\.folder.path)
        if !lostBackups { try Self.refuse(key, ring.ring, neededBy: backups) }
        try KeyRing.retire(key, at: ring.path(in: system.folder))
        let isOnRecord = await ring.putOnRecord(system)
        if system.json { return try printJSON(Retired(retired: key, lostBackups: backups)) }
        print("key \(key) is gone from the ring; backups made before it was replaced need it, wherever they are kept")
        if isOnRecord { print(RingOption.onRecord) }
    }

    private static func refusal(_ message: String) -> RPCError { RPCError(code: .failedPrecondition, message: message) }

    /// - Throws: `failed_precondition` that names the backups, where there are any.
    static func refuse(_ key: String, _ ring: RingOption.Ring, neededBy backups: [String]) throws {
        guard !backups.isEmpty else { return }
        throw refusal(
            "these backups need key '\(key)', which sealed \(ring.records) in them or was current when they were made:\n"
                + "\(backups.map { "  \($0)\n" }.joined())make a new backup with `carillon backup`, which does not need the key, and remove those, "
                + "or accept with --lost-backups that they cannot be opened")
    }
}

/// Which key ring a command is about.
struct RingOption: ParsableArguments {
    enum Ring: String, ExpressibleByArgument, CaseIterable {
        case tokens, credentials

        /// The ring's file.
        var file: KeyMaterial.Ring {
            switch self {
            case .tokens: .addresses
            case .credentials: .credentials
            }
        }

        /// What its keys encrypt.
        var records: String {
            switch self {
            case .tokens: "push tokens"
            case .credentials: "provider credentials"
            }
        }
    }

    @Option(help: "tokens: push tokens of devices, in the registry; credentials: provider keys, in the dispatcher.")
    var ring = Ring.tokens

    func path(in folder: RunFolder) -> String { folder.path(ring.file.rawValue) }

    /// The service that encrypts with the ring.
    private var service: String {
        switch ring {
        case .tokens: "registry"
        case .credentials: "dispatcher"
        }
    }

    /// Lets the service read the ring's file, which this command has just written, so that the audit log names the operator.
    ///
    /// - Returns: whether the record is made. Without an answer the service makes it when it reads the file, and names itself.
    func putOnRecord(_ system: SystemOptions) async -> Bool {
        guard (try? system.isRunning(service)) == true, let clients = try? system.clientsWithoutSystem() else { return false }
        return (try? await use(clients)) != nil
    }

    /// How much each key encrypts, as the service that uses the ring counts.
    func use(_ clients: OperatorClients) async throws -> [KeyUse] {
        switch ring {
        case .tokens:
            try await clients.addressKeys.getAddressKeyUse(.init()).keys.map {
                KeyUse(keyId: $0.keyId, current: $0.current, inRing: $0.inRing, sealed: $0.devices + $0.activities + $0.issuers, kept: $0.journal)
            }
        case .credentials:
            try await clients.credentialKeys.getCredentialKeyUse(.init()).keys.map {
                KeyUse(keyId: $0.keyId, current: $0.current, inRing: $0.inRing, sealed: $0.credentials, kept: 0)
            }
        }
    }

    /// Encrypts everything again and prints how much each key encrypts then.
    ///
    /// - Parameter newKey: the key that the ring just got; nil where it got none.
    func reencrypt(_ clients: OperatorClients, json: Bool, newKey: String? = nil) async throws {
        var totals = try await totals(clients)
        totals.newKey = newKey
        if json { return try printJSON(totals) }
        print("\(Format.count(totals.reencrypted ?? 0)) of \(Format.count(totals.examined ?? 0)) \(ring.rawValue) encrypted again")
        if let unreadable = totals.unreadable, unreadable > 0 {
            print("\(Format.count(unreadable)) cannot be opened: their key is not in the ring; the service's log names them")
        }
        print(KeyUse.table(try await use(clients)))
        print(Self.onRecord)
    }

    /// Where to read who changed a ring.
    static let onRecord = "on record: carillon audit --shared --action key_ring"

    struct Totals: Encodable {
        /// Nil where the ring got no new key.
        var newKey: String?
        /// Nil where nothing was to be encrypted again.
        var examined, reencrypted, unreadable: Int64?
    }

    private func totals(_ clients: OperatorClients) async throws -> Totals {
        switch ring {
        case .credentials:
            let answer = try await clients.credentialKeys.reencryptCredentials(.init())
            return Totals(examined: answer.examined, reencrypted: answer.reencrypted, unreadable: answer.unreadable)
        case .tokens:
            let answers = try await everyPage { token in
                let answer = try await clients.addressKeys.reencryptAddresses(.init(pageSize: 500, pageToken: token))
                return ([answer], answer.nextPageToken)
            }
            return Totals(
                examined: answers.map(\.examined).reduce(0, +), reencrypted: answers.map(\.reencrypted).reduce(0, +),
                unreadable: answers.map(\.unreadable).reduce(0, +))
        }
    }
}

/// How much one key of a ring encrypts.
struct KeyUse: Encodable {
    var keyId: String
    var current, inRing: Bool
    /// Records in use.
    var sealed: Int64
    /// Addresses of removed devices that can still be brought back.
    var kept: Int64

    static func table(_ rows: [KeyUse]) -> String {
        var table = TextTable(["key", "state", "records", "kept to undo"])
        for row in rows {
            let state = row.current ? "current" : row.inRing ? "decrypts only" : "not in the ring"
            table.add([row.keyId.isEmpty ? "damaged" : row.keyId, state, Format.count(row.sealed), Format.count(row.kept)])
        }
        return table.text
    }
}
