import CarillonAPI

/// Which messages to people are attempted next (DISP-32). An attempt may take half a minute, and an app's server may be away for hours: a server of
/// an app has two attempts at once, and a free place goes to the server that was asked longest ago. The servers of an app leave places to each other:
/// a silent one that callbacks go to delays neither the app's webhook nor its mails and alerts. Servers that do not answer leave room to the others,
/// however many they are: those that failed at the last attempt have half of the places together, and with new ones, which were not asked yet, three
/// quarters. The rest is for servers that answered. The new servers of one organization have a quarter.
struct MessageTurns: Sendable {
    /// Attempts at the same time at the webhook of an app, or at its ways to users and operators.
    static let mostOfServer = 2
    /// Attempts at the same time of one app. There is one for its webhook, one for people and one for callbacks, whatever the others do.
    static let mostOfApp = 5
    /// Attempts of one app at the same time at all servers of callbacks, one at each.
    static let mostOfCallbacks = 2
    /// Of them at servers that failed at the last attempt or were not asked yet.
    static let mostOfCallbacksWithoutAnswer = 1
    /// Attempts at the same time.
    static let mostAtOnce = 16
    /// Attempts at the same time at all servers that failed at the last one.
    static let mostOfFailing = 8
    /// Attempts at the same time at all servers that failed at the last one or were not asked yet.
    static let mostWithoutAnswer = 12
    /// Attempts at the same time at the servers of one organization's apps that were not asked yet.
    static let mostOfNew = 4
    /// With more known servers, those without messages are forgotten.
    static let mostKnown = 1_000

    /// What a server did at the last attempt.
    private enum LastAttempt: Sendable { case answered, failed }

    /// The servers of the messages that are being attempted, by row.
    private var running: [Int64: MessageServer] = [:]
    /// The last turn of each server that has messages. A server without one comes first.
    private var turns: [MessageServer: Int] = [:]
    private var lastTurn = 0
    /// Servers without an entry are new. A failure is forgotten with the server's last message.
    private var known: [MessageServer: LastAttempt] = [:]

    /// Takes the messages whose attempts begin now, until ``end(_:serverFailed:)``.
    ///
    /// - Parameter due: all servers with messages, and the earliest messages of each, also those that are being attempted.
    mutating func take(_ due: [MessageServer: [WaitingMessage]]) -> [WaitingMessage] {
        var waiting = due.mapValues { messages in messages.filter { running[$0.row] == nil }[...] }
        turns = turns.filter { due[$0.key] != nil }
        let isCrowded = known.count > Self.mostKnown
        known = known.filter { server, last in due[server] != nil || last == .answered && !isCrowded }
        var taken: [WaitingMessage] = []
        while running.count < Self.mostAtOnce {
            let servers = waiting.filter { server, messages in !messages.isEmpty && hasRoom(for: server) }
            guard let server = servers.keys.min(by: { turn(of: $0) < turn(of: $1) }), let message = waiting[server]?.popFirst() else { break }
            lastTurn += 1
            turns[server] = lastTurn
            running[message.row] = server
            taken.append(message)
        }
        return taken
    }

    /// Whether the limits allow one more attempt at a server.
    private func hasRoom(for server: MessageServer) -> Bool {
        func count(where isCounted: (MessageServer) -> Bool) -> Int { running.values.count(where: isCounted) }
        guard count(where: { $0 == server }) < (server.isOfCallback ? 1 : Self.mostOfServer), count(where: { $0.app == server.app }) < Self.mostOfApp,
            !server.isOfCallback || hasRoom(forCallbackOf: server)
        else { return false }
        switch known[server] {
        case .answered?: return true
        case .failed?: guard count(where: { known[$0] == .failed }) < Self.mostOfFailing else { return false }
        case nil:
            let ofOrganization = count(where: { known[$0] == nil && $0.app.organizationId == server.app.organizationId })
            guard ofOrganization < Self.mostOfNew else { return false }
        }
        return count(where: { known[$0] != .answered }) < Self.mostWithoutAnswer
    }

    /// Whether the limits of an app's callbacks allow one more.
    private func hasRoom(forCallbackOf server: MessageServer) -> Bool {
        let callbacks = running.values.filter { $0.app == server.app && $0.isOfCallback }
        guard callbacks.count < Self.mostOfCallbacks else { return false }
        return known[server] == .answered || callbacks.count(where: { known[$0] != .answered }) < Self.mostOfCallbacksWithoutAnswer
    }

    /// The attempt ended.
    ///
    /// - Parameter serverFailed: whether the server did not answer, or with an error of its own; nil: it was not asked.
    mutating func end(_ message: WaitingMessage, serverFailed: Bool?) {
        guard let server = running.removeValue(forKey: message.row), let serverFailed else { return }
        known[server] = serverFailed ? .failed : .answered
    }

    private func turn(of server: MessageServer) -> Int { turns[server] ?? 0 }
}
