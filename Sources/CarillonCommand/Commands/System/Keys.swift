import ArgumentParser
import Foundation
import SystemControl

/// `carillon keys`.
struct Keys: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Keys and certificates of a run folder.",
        subcommands: [KeysInit.self, KeysRenew.self, KeysRotate.self, KeysReencrypt.self, KeysStatus.self, KeysRetire.self, KeysForBrowsers.self])
}

/// `carillon keys init DIR`.
struct KeysInit: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Make a certificate authority, service keys and certificates, the key rings, and throw-away provider keys.",
        discussion: """
            Files are readable by their owner alone. Only what is missing is made: nothing that exists is overwritten. With --services each service \
            that has a run folder of its own, in a container or on another host, gets the keys that it needs and no others.
            """)

    @Argument(help: "The run folder.")
    var directory: String

    @Option(help: "A folder with a run folder for each service, DIR/NAME: copies there what the service needs, also after `keys renew` or `rotate`.")
    var services: String?

    @Flag(help: "Print JSON.")
    var json = false

    struct Made: Encodable {
        var folder: String
        /// Files, by their paths in the folder.
        var made: [String]
        /// Files of the services' own run folders, by their paths in `--services`.
        var distributed: [String]
    }

    func run() async throws {
        let folder = URL(filePath: directory).standardizedFileURL
        let made = try KeyMaterial.create(at: folder)
        let distributed = try services.map { try KeyMaterial.distribute(from: folder, to: URL(filePath: $0).standardizedFileURL) } ?? []
        if json {
            try printJSON(Made(folder: folder.path, made: made, distributed: distributed))
        } else {
            print(made.isEmpty ? "nothing was missing in \(folder.path)" : "made \(Format.counted(made.count, "file")) in \(folder.path)")
            for path in made { print("  \(path)") }
            if let services {
                print("\(distributed.isEmpty ? "nothing changed" : "wrote \(Format.counted(distributed.count, "file"))") in \(services)")
                for path in distributed { print("  \(path)") }
            }
        }
    }
}

/// `carillon keys renew DIR [NAME…]`.
struct KeysRenew: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "renew", abstract: "Issue new certificates with the run folder's own authority.",
        discussion: "Services that run use them for new connections within seconds, or at once on SIGHUP; open connections go on.")

    @Argument(help: "The run folder.")
    var directory: String

    @Argument(help: "Services and clients that get a new certificate; all when none is named.")
    var names: [String] = []

    @Flag(help: "Print JSON.")
    var json = false

    struct Renewed: Encodable {
        var folder: String
        /// Files, by their paths in the folder.
        var renewed: [String]
    }

    func run() async throws {
        let folder = URL(filePath: directory).standardizedFileURL
        let renewed = try KeyMaterial.renewCertificates(at: folder, of: names.isEmpty ? KeyMaterial.certificateNames : names)
        if json { return try printJSON(Renewed(folder: folder.path, renewed: renewed)) }
        for path in renewed { print("renewed \(path)") }
    }
}
