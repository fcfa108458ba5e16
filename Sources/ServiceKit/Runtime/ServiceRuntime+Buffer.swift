import Logging
public import Storage

extension ServiceRuntime {
    /// Opens the store of a service whose rows are a buffer: empty nearly always, and in no backup. The service is ready without it, so nothing about
    /// the file keeps the service from starting:
    ///
    /// - A file that cannot be used (damaged, of another program, of a newer version) is set aside as `FILE.unusable-TIME`, with its log, and the
    ///   service begins with an empty one.
    /// - A file that is gone is replaced by an empty one.
    /// - Where no file can be made, read or written, the service starts without a store.
    ///
    /// Each of these is an error in the log, with `alert=page`. Blocks: call it while the service is built.
    ///
    /// - Parameters:
    ///   - contents: what may be lost, for the log: `events that …`.
    ///   - check: reads the rows. Where it throws, the file cannot be used.
    /// - Returns: the store, or why the service has none.
    /// - Throws: ``StoreError/inUse(path:processID:)``, and ``ConfigurationError`` for a setting.
    public func openBuffer(
        migrations: [Migration], holding contents: String, check: @escaping (Database) throws -> Void
    ) throws -> Result<Store, StoreError> {
        let path = try storePath()
        if try missingStore(at: path) != nil {
            let facts: Logger.Metadata = [
                "lost": "\(contents), if there were any", "cause": "this service had a store before, and there is no data in the file",
                "remedy": "mount its volume, or put the file back, and start this service again; or have what is lost sent again: no backup has it",
            ]
            page("the store is gone; this service begins with an empty one", path, facts)
        }
        func open() throws -> Store { try openStore(at: path, migrations: migrations, isNeeded: false, check: check) }
        do {
            do {
                return .success(try open())
            } catch let error where isAboutContents(error) {
                let time = clock.now.rfc3339.filter { $0 != "-" && $0 != ":" }
                let aside = try Store.setAside(path, time: time)
                let facts: Logger.Metadata = [
                    "moved_to": "\(aside)", "lost": "\(contents), if the file had any", "cause": "\(cause(of: error))",
                    "remedy": "no backup has it: have what is lost sent again. Nothing reads the file again; delete it when you know what was in it",
                ]
                page("the store cannot be used, and was set aside; this service begins with an empty one", path, facts)
                return .success(try open())
            }
        } catch let error as StoreError {
            if case .inUse = error { throw error }
            let facts: Logger.Metadata = [
                "waiting": "\(contents), if the file has any, wait until a start finds it usable", "cause": "\(error)",
                "remedy": "make the file and its folder writable, and start this service again",
            ]
            page("the store cannot be opened; this service works without it", path, facts)
            return .failure(error)
        }
    }

    private func page(_ message: Logger.Message, _ path: String, _ facts: Logger.Metadata) {
        logger.error(message, metadata: facts.merging(["alert": "page", "file": "\(path)"]) { $1 })
    }

    /// Why a file cannot be used. The errors' own texts name a backup as the remedy, and backups leave buffers out.
    private func cause(of error: any Error) -> String {
        switch error {
        case StoreError.corrupt(_, let reason): "it is not a usable SQLite database (\(reason))"
        case StoreError.newerSchema(_, let unknown): "a newer version wrote it, with migrations unknown here: \(unknown.joined(separator: ", "))"
        default: "\(error)"
        }
    }

    /// Whether another file in the place of this one could be used. Errors of SQLite without a case of their own are about tables.
    private func isAboutContents(_ error: any Error) -> Bool {
        switch error {
        case is ConfigurationError: false
        case StoreError.corrupt, StoreError.newerSchema, StoreError.migrationFailed: true
        default: !(error is StoreError)
        }
    }
}
