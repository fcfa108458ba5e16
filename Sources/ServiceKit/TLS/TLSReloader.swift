import UnixSignals

/// Reloads renewed certificates: checks their files every few seconds, and reloads all at SIGHUP.
struct TLSReloader: BackgroundWorker {
    /// In logs.
    let name = "certificates"
    let contexts: TLSContexts
    /// Trapped before the service says that it runs, because an untrapped SIGHUP ends a process.
    let hangups: UnixSignalsSequence

    /// Time between two checks. A change is loaded at the second check that finds it, within six seconds. A check is a `stat` for each file.
    static let interval = Duration.seconds(3)

    func run() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                for await _ in hangups { contexts.reload(onlyChanged: false) }
            }
            group.addTask {
                try await work(every: Self.interval) { contexts.reload(onlyChanged: true) }
            }
            try await group.waitForAll()
        }
    }
}
