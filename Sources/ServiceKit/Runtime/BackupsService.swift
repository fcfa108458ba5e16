import CarillonAPI
import Foundation
import RPC
import Storage

/// `carillon.operations.v1.Backups`: backs up a service's stores, in the process that owns them (DR-04).
struct BackupsService: OperationsV1.Backups.ServiceProtocol {
    let runFolder: RunFolder
    /// The service's stores by name.
    let stores: [(name: String, store: Store)]

    private static let longestName = 64

    func createBackup(_ request: OperationsV1.CreateBackupRequest, context: ServerContext) async throws -> OperationsV1.CreateBackupResponse {
        let name = request.name
        guard (1...Self.longestName).contains(name.utf8.count), ASCII.isIdentifier(name, with: "-") else {
            throw APIError(.invalidValue, field: "name", "the name of a backup is 1 to \(Self.longestName) letters, digits and dashes")
        }
        let folder = runFolder.backupsFolder + "/" + name
        var answer = OperationsV1.CreateBackupResponse()
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            for (store, owned) in stores {
                let path = "\(folder)/\(store).sqlite"
                guard !FileManager.default.fileExists(atPath: path) else {
                    throw APIError(.conflict, field: "name", "\(path) exists; choose another name")
                }
                try await owned.backup(to: path)
                let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int64
                answer.copies.append(.init(store: store, path: path, bytes: size ?? 0))
            }
        } catch let error as StoreError {
            // The caller is an operator, who gets the path and the reason; other callers of a store get neither.
            throw APIError(.internalError, "\(error)")
        } catch let error as CocoaError {
            throw APIError(.internalError, "the backup \(folder) cannot be written: \(FileProblem.words(of: error))")
        }
        return answer
    }
}
