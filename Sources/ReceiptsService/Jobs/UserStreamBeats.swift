import ServiceKit

/// Gives the streams of open apps their heartbeats, in real time: proxies close connections that are silent for a minute.
struct UserStreamBeats: BackgroundWorker {
    let name = "heartbeats of users' streams"
    let streams: UserStreamHub

    /// The time in which each stream gets one.
    private static let interval = Duration.seconds(25)

    func run() async throws {
        var slot = 0
        try await work(every: Self.interval / UserStreamHub.slots) {
            slot = (slot + 1) % UserStreamHub.slots
            streams.beat(slot: slot)
        }
    }
}
