import CarillonAPI

/// Which messages to people are attempted next (DISP-32). An attempt may take half a minute, and an app's server may be away for hours: an app has
/// two attempts at once, and a free place goes to the app that was served longest ago. Servers that do not answer leave room to the others, however
/// many they are: apps whose servers failed at the last attempt have half of the places together, and with those of new apps, whose servers were not
/// asked yet, three quarters. The rest is for apps whose servers answered. The new apps of one organization have a quarter.
struct MessageTurns: Sendable {
    /// Attempts of one app at the same time.
    static let mostOfApp = 2
    /// Attempts at the same time.
    static let mostAtOnce = 16
    /// Attempts at the same time of all apps whose servers failed at the last one.
    static let mostOfFailing = 8
    /// Attempts at the same time of all apps whose servers failed at the last one or were not asked yet.
    static let mostWithoutAnswer = 12
    /// Attempts at the same time of the apps of one organization whose servers were not asked yet.
    static let mostOfNew = 4
    /// With more known servers, those of apps without messages are forgotten.
    static let mostKnown = 1_000

    /// What an app's server did at the last attempt.
    private enum Server: Sendable { case answered, failed }

    /// The apps of the messages that are being attempted, by row.
    private var running: [Int64: CommonV1.Tenant] = [:]
    /// The last turn of each app that has messages. An app without one comes first.
    private var turns: [CommonV1.Tenant: Int] = [:]
    private var lastTurn = 0
    /// Apps without an entry are new. A failure is forgotten with the app's last message.
    private var servers: [CommonV1.Tenant: Server] = [:]

    /// Takes the messages whose attempts begin now, until ``end(_:serverFailed:)``.
    ///
    /// - Parameter due: all apps with messages, and the earliest messages of each, also those that are being attempted.
    mutating func take(_ due: [CommonV1.Tenant: [WaitingMessage]]) -> [WaitingMessage] {
        var waiting = due.mapValues { messages in messages.filter { running[$0.row] == nil }[...] }
        turns = turns.filter { due[$0.key] != nil }
        let isCrowded = servers.count > Self.mostKnown
        servers = servers.filter { app, server in due[app] != nil || server == .answered && !isCrowded }
        var taken: [WaitingMessage] = []
        while running.count < Self.mostAtOnce {
            let apps = waiting.filter { app, messages in !messages.isEmpty && hasRoom(for: app) }
            guard let app = apps.keys.min(by: { turn(of: $0) < turn(of: $1) }), let message = waiting[app]?.popFirst() else { break }
            lastTurn += 1
            turns[app] = lastTurn
            running[message.row] = app
            taken.append(message)
        }
        return taken
    }

    /// Whether the limits allow one more attempt of an app.
    private func hasRoom(for app: CommonV1.Tenant) -> Bool {
        func count(where isCounted: (CommonV1.Tenant) -> Bool) -> Int { running.values.count(where: isCounted) }
        guard count(where: { $0 == app }) < Self.mostOfApp else { return false }
        switch servers[app] {
        case .answered?: return true
        case .failed?: guard count(where: { servers[$0] == .failed }) < Self.mostOfFailing else { return false }
        case nil:
            let ofOrganization = count(where: { servers[$0] == nil && $0.organizationId == app.organizationId })
            guard ofOrganization < Self.mostOfNew else { return false }
        }
        return count(where: { servers[$0] != .answered }) < Self.mostWithoutAnswer
    }

    /// The attempt ended.
    ///
    /// - Parameter serverFailed: whether the server did not answer, or with an error of its own; nil: it was not asked.
    mutating func end(_ message: WaitingMessage, serverFailed: Bool?) {
        guard let app = running.removeValue(forKey: message.row), let serverFailed else { return }
        servers[app] = serverFailed ? .failed : .answered
    }

    private func turn(of app: CommonV1.Tenant) -> Int { turns[app] ?? 0 }
}
