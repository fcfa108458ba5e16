import Logging
import ServiceKit

/// Keeps messages for desktops, ends those that expire and the streams whose tokens do, and follows what other dispatchers keep (DISP-22).
struct DesktopWorker: BackgroundWorker {
    let name = "desktops"
    let messages: DesktopMessages
    let clock: any DomainClock
    let activity: ActivityTracker
    let logger: Logger

    func run() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await keepMessages() }
            group.addTask {
                await keepRunning(logger: logger) {
                    while true {
                        try Task.checkCancellation()
                        try await messages.endSignal.round(on: clock, activity) { WorkSignal.Due(date: try await messages.expireWhatIsDue()) }
                    }
                }
            }
            group.addTask {
                while !Task.isCancelled {
                    await messages.hub.endSignal.round(on: clock, activity) { WorkSignal.Due(date: messages.hub.endExpired(now: clock.now)) }
                }
            }
            group.addTask { try await work(every: HeartbeatWheel.pause) { messages.hub.beat() } }
            group.addTask { try await messages.mailbox.follow { messages.hub.arrived($0) } }
            try await group.waitForAll()
        }
    }

    private func keepMessages() async throws {
        while true {
            await activity.perform { await messages.keepWhatCameIn() }
            try Task.checkCancellation()
            await messages.incoming.wait()
        }
    }
}
