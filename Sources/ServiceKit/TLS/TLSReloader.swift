import ServiceLifecycle
import UnixSignals

/// Sees to it that renewed certificates are used: looks at their files every few seconds, and reads them at once on SIGHUP.
struct TLSReloader: Service {
    let contexts: TLSContexts
    /// Trapped before the service says that it runs, because an untrapped SIGHUP ends a process.
    let hangups: UnixSignalsSequence

    /// A change is taken up at the second look that finds it the same: within six seconds. A look is a `stat` for each file.
    static let interval = Duration.seconds(3)

    func run() async throws {
        await cancelWhenGracefulShutdown {
            await withTaskGroup(of: Void.self) { group in
                group.addTask {
                    for await _ in hangups { contexts.reload(onlyChanged: false) }
                }
                group.addTask {
                    while true {
                        do { try await Task.sleep(for: TLSReloader.interval) } catch { return }
                        contexts.reload(onlyChanged: true)
                    }
                }
            }
        }
    }
}
