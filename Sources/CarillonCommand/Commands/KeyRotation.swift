import ArgumentParser
import CarillonAPI
import Cryptography
import Foundation
import ServiceKit
import SystemControl

/// `carillon keys rotate` (SEC-01, SEC-13).
struct KeysRotate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rotate", abstract: "Give the key ring of push tokens a new key, and seal all tokens anew under it.",
        discussion: """
            Services take the new key up by themselves. With --no-reencrypt the file alone is written: bring it to the dispatcher's and then to
            the registry's host, and run 'carillon keys reencrypt' there.
            """)
    @OptionGroup var system: SystemOptions
    @Flag(inversion: .prefixedNo, help: "Seal all tokens anew.") var reencrypt = true

    func run() async throws {
        let clients = try system.clients()
        let key = try KeyRing.rotate(at: system.folder.addressKeyRingPath).currentKeyID
        if !system.json { print("new key \(key)") }
        if reencrypt { try await Reencryption(clients: clients, json: system.json).run() }
    }
}

/// `carillon keys reencrypt`.
struct KeysReencrypt: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "reencrypt", abstract: "Seal all tokens anew under the current key; after an interruption, run it again.")
    @OptionGroup var system: SystemOptions

    func run() async throws { try await Reencryption(clients: try system.clients(), json: system.json).run() }
}

/// Goes through all sealed tokens, a page a call, and says what is left under which key.
struct Reencryption {
    let clients: OperatorClients
    let json: Bool

    struct Totals: Encodable { var examined: Int64 = 0, reencrypted: Int64 = 0, unreadable: Int64 = 0 }

    func run() async throws {
        var totals = Totals()
        var page = ""
        repeat {
            let answer = try await clients.addressKeys.reencryptAddresses(.init(pageSize: 500, pageToken: page))
            totals.examined += answer.examined
            totals.reencrypted += answer.reencrypted
            totals.unreadable += answer.unreadable
            page = answer.nextPageToken
        } while !page.isEmpty
        if json { return try printJSON(totals) }
        print("\(Format.count(totals.reencrypted)) of \(Format.count(totals.examined)) tokens sealed anew")
        if totals.unreadable > 0 {
            print("\(totals.unreadable) cannot be opened: their key is not in the ring; the registry's log names the devices")
        }
        try await KeyUse.print(clients)
    }
}

/// `carillon keys status`.
struct KeysStatus: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "status", abstract: "How many tokens each key of the ring seals.")
    @OptionGroup var system: SystemOptions

    func run() async throws {
        let clients = try system.clients()
        if system.json { return try printJSON(try await KeyUse.rows(clients)) }
        try await KeyUse.print(clients)
    }
}

/// `carillon keys retire`.
struct KeysRetire: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "retire", abstract: "Take a key out of the ring of push tokens. Refused while anything is sealed under it.")
    @OptionGroup var system: SystemOptions
    @Argument(help: "The key's id, as 'carillon keys status' shows it.") var key: String

    func run() async throws {
        let rows = try await KeyUse.rows(try system.clients())
        guard let row = rows.first(where: { $0.keyId == key && $0.inRing }) else { throw ValidationError("the ring has no key '\(key)'") }
        guard !row.current else { throw ValidationError("key '\(key)' seals new tokens: run 'carillon keys rotate' first") }
        guard row.devices == 0, row.journal == 0 else {
            throw ValidationError(
                "key '\(key)' still seals \(row.devices) devices' tokens and \(row.journal) of removed devices: run 'carillon keys reencrypt'")
        }
        try KeyRing.retire(key, at: system.folder.addressKeyRingPath)
        print("key \(key) is gone from the ring")
    }
}

/// What each key holds, as the registry counts it.
enum KeyUse {
    struct Row: Encodable {
        var keyId: String
        var current, inRing: Bool
        var devices, journal: Int64
    }

    static func rows(_ clients: OperatorClients) async throws -> [Row] {
        try await clients.addressKeys.getAddressKeyUse(.init()).keys.map {
            Row(keyId: $0.keyId, current: $0.current, inRing: $0.inRing, devices: $0.devices, journal: $0.journal)
        }
    }

    static func print(_ clients: OperatorClients) async throws {
        var table = TextTable(["key", "state", "devices", "removed devices"])
        for row in try await rows(clients) {
            let state = row.current ? "current" : row.inRing ? "opens what it sealed" : "not in the ring"
            table.add([row.keyId, state, Format.count(row.devices), Format.count(row.journal)])
        }
        Swift.print(table.text)
    }
}
