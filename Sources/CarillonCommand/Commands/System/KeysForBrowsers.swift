import ArgumentParser
import Cryptography
import Foundation
import ServiceKit
import SystemControl

/// `carillon keys vapid FILE`: the key pair of an app's pushes to browsers (DISP-16, RFC 8292).
struct KeysForBrowsers: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "vapid", abstract: "Make a VAPID key pair for pushes to browsers: the private key in a file, the public key on the output.",
        discussion: """
            Put the file with `carillon credentials put web_push`, and the public key with `carillon apps web --vapid-public-key`. The file is \
            readable by its owner alone; nothing that exists is overwritten.
            """)

    @Argument(help: "The file of the private key, in PEM.")
    var file: String

    @Flag(help: "Print JSON.")
    var json = false

    struct Made: Encodable {
        /// The path of the file.
        var privateKey: String
        /// The uncompressed point in base64url, as browsers take it.
        var publicKey: String
    }

    func run() async throws {
        let made = try Self.make(at: file)
        if json { return try printJSON(made) }
        print(made.publicKey)
    }

    /// Makes a key pair.
    ///
    /// - Throws: ``InputError`` where the file exists or cannot be written.
    static func make(at path: String) throws -> Made {
        let key = try P256PrivateKey.generate()
        let text = Data(try key.pem.utf8)
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            let problem = errno
            if problem == ENOENT { throw InputError("cannot make \(path): its folder does not exist") }
            let cause = problem == EEXIST ? "it is there already, and may be the only copy of a key" : String(cString: strerror(problem))
            throw InputError("cannot make \(path): \(cause); name a new file")
        }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            try file.write(contentsOf: text)
            try file.synchronize()
            try file.close()
        } catch {
            throw InputError("cannot write \(path): \(FileProblem.words(of: error)); remove it, and repeat")
        }
        return Made(privateKey: path, publicKey: Base64URL.encode(key.publicKey.x963))
    }
}
