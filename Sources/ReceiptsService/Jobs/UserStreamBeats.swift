import ServiceKit

/// Gives the streams of open apps their heartbeats, in real time.
struct UserStreamBeats: BackgroundWorker {
    let name = "heartbeats of users' streams"
    let streams: UserStreamHub

    func run() async throws { try await work(every: HeartbeatWheel.pause) { streams.beat() } }
}
