import Foundation

extension RunFolder {
    /// The first permission that lets other users of the machine read the folder's private keys, or put their own files in place of its files; nil
    /// without one. The rule is that of OpenSSH's private keys, and of ``KeyRing``: only the owner has access to a key. Any user may read the folder
    /// itself, and its group may also write to it.
    ///
    /// - Returns: the file or folder, the problem, and the command that corrects it.
    public func unsafePermission() -> String? {
        for folder in [path, keysFolder] where RunFolder.isFile(folder, S_IFDIR, withAnyOf: 0o002) {
            return "every user of this machine can write to \(folder): run `chmod o-w \(folder)`, or use a folder in it"
        }
        for (folder, isKey) in RunFolder.keyFolders {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: path(folder))) ?? []
            for name in names.sorted() where isKey(name) && RunFolder.isFile(path("\(folder)/\(name)"), S_IFREG, withAnyOf: 0o077) {
                return "others than the owner of \(path("\(folder)/\(name)")) may read it: run `chmod -R go-rwx \(path(folder))`"
            }
        }
        return nil
    }

    /// Folders with private keys, and which of their files are private. Those for the simulators alone are not among them, nor those of `certs/`:
    /// other tools may renew certificates, with permissions of their own.
    private static let keyFolders: [(folder: String, isKey: @Sendable (String) -> Bool)] = [
        // Mounted secrets have folders of the mount, such as `..data`, beside the keys.
        ("keys", { !$0.hasPrefix(".") }), ("ca", { $0.hasSuffix(".key") }),
    ]

    /// Whether a file of this kind exists and has one of these permissions.
    private static func isFile(_ path: String, _ kind: mode_t, withAnyOf permissions: mode_t) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == kind && status.st_mode & permissions != 0
    }
}
