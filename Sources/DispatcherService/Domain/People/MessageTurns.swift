import CarillonAPI

/// Which messages to people are attempted next (DISP-32). An attempt may take half a minute, and an app's server may be away for hours: an app has
/// two attempts at once, and a free place goes to the app that was served longest ago. Apps whose servers failed at the last attempt have half of the
/// places together, so that servers that do not answer leave room to the others, however many they are.
struct MessageTurns: Sendable {
    /// Attempts of one app at the same time.
    static let mostOfApp = 2
    /// Attempts at the same time.
    static let mostAtOnce = 16
    /// Attempts at the same time of all apps whose servers failed at the last one.
    static let mostOfFailing = 8

    /// The apps of the messages that are being attempted, by row.
    private var running: [Int64: CommonV1.Tenant] = [:]
    /// The last turn of each app that has messages. An app without one comes first.
    private var turns: [CommonV1.Tenant: Int] = [:]
    private var lastTurn = 0
    /// The apps with messages whose servers failed at the last attempt.
    private var failing: Set<CommonV1.Tenant> = []

    /// Takes the messages whose attempts begin now, until ``end(_:serverFailed:)``.
    ///
    /// - Parameter due: all apps with messages, and the earliest messages of each, also those that are being attempted.
    mutating func take(_ due: [CommonV1.Tenant: [WaitingMessage]]) -> [WaitingMessage] {
        var waiting = due.mapValues { messages in messages.filter { running[$0.row] == nil }[...] }
        turns = turns.filter { due[$0.key] != nil }
        failing = failing.filter { due[$0] != nil }
        var taken: [WaitingMessage] = []
        while running.count < Self.mostAtOnce {
            let failingHaveRoom = running.values.count(where: { failing.contains($0) }) < Self.mostOfFailing
            let apps = waiting.filter { app, messages in
                !messages.isEmpty && running.values.count(where: { $0 == app }) < Self.mostOfApp && (failingHaveRoom || !failing.contains(app))
            }
            guard let app = apps.keys.min(by: { turn(of: $0) < turn(of: $1) }), let message = waiting[app]?.popFirst() else { break }
            lastTurn += 1
            turns[app] = lastTurn
            running[message.row] = app
            taken.append(message)
        }
        return taken
    }

    /// The attempt ended.
    ///
    /// - Parameter serverFailed: whether the server did not answer, or with an error of its own; nil: it was not asked.
    mutating func end(_ message: WaitingMessage, serverFailed: Bool?) {
        guard let app = running.removeValue(forKey: message.row), let serverFailed else { return }
        if serverFailed { failing.insert(app) } else { failing.remove(app) }
    }

    private func turn(of app: CommonV1.Tenant) -> Int { turns[app] ?? 0 }
}
