/// Spreads the heartbeats of streams over a round. Each stream has a slot, and each turn is the heartbeat of the streams of one slot.
public struct HeartbeatWheel: Sendable {
    /// The turns of a round.
    public static let slots = 25
    /// Each stream gets one heartbeat in this time, in real time: proxies close connections that are silent for a minute.
    public static let round = Duration.seconds(25)
    /// The time between two turns.
    public static let pause = round / slots

    private var lastGiven = 0
    private var lastBeaten = 0

    public init() {}

    /// The slot of a stream that begins.
    public mutating func slotOfNewStream() -> Int {
        lastGiven = (lastGiven + 1) % Self.slots
        return lastGiven
    }

    /// Turns on.
    ///
    /// - Returns: the slot whose streams get a heartbeat now.
    public mutating func turn() -> Int {
        lastBeaten = (lastBeaten + 1) % Self.slots
        return lastBeaten
    }
}
