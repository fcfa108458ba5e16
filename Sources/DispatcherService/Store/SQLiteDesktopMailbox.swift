import CarillonAPI
import DurableWork
import ServiceKit
import Storage

/// ``DesktopMailbox`` in the store of the one dispatcher.
struct SQLiteDesktopMailbox: DesktopMailbox {
    let store: Store

    /// Messages that expire in one transaction.
    private static let batch = 500

    func keep(_ messages: [DispatcherV1.StoredDesktopMessage], now: Instant) async throws -> KeptMessages {
        try await store.write { database in
            let erased = try ErasedUsers.among(messages.flatMap(\.namedUsers), at: now, database)
            var kept = KeptMessages()
            var devices: Set<DesktopDevice> = []
            for message in messages {
                guard !message.names(erased) else {
                    kept.numbers.append(0)
                    continue
                }
                kept.numbers.append(try DesktopMessageTable.put(message, streamSequence: nil, database))
                devices.insert(message.device)
            }
            for device in devices {
                let surplus = try DesktopMessageTable.surplus(of: device, keeping: DesktopMailboxLimits.perDevice, database)
                try DesktopMessageTable.remove(surplus.map(\.number), database)
                for desktopMessage in surplus { kept.displaced.add(desktopMessage, .displaced, now: now) }
            }
            try SettlementReports(kept.displaced.outcomes, now: now).insert(database)
            kept.arrived = Set(devices.map(\.mailbox))
            return kept
        }
    }

    func messages(of device: DesktopDevice, after number: Int64) async throws -> [DesktopMessage] {
        try await store.read { try DesktopMessageTable.messages(of: device, after: number, limit: DesktopMailboxLimits.page, $0) }
    }

    func acknowledge(_ ids: [DesktopMessageID], of device: DesktopDevice, now: Instant) async throws -> EndedMessages {
        try await store.write { database in
            let desktopMessages = try Set(ids).compactMap { try DesktopMessageTable.message($0, of: device, database) }
            return try Self.end(desktopMessages, .acknowledged, now: now, database)
        }
    }

    func expire(now: Instant) async throws -> (ended: EndedMessages, next: Instant?) {
        try await store.write { database in
            let desktopMessages = try DesktopMessageTable.expired(by: now, limit: Self.batch, database).map(\.desktopMessage)
            return (try Self.end(desktopMessages, .expired, now: now, database), try DesktopMessageTable.firstEnd(database))
        }
    }

    private static func end(_ desktopMessages: [DesktopMessage], _ end: DesktopEnd, now: Instant, _ database: Database) throws -> EndedMessages {
        var ended = EndedMessages()
        for desktopMessage in desktopMessages { ended.add(desktopMessage, end, now: now) }
        try DesktopMessageTable.remove(desktopMessages.map(\.number), database)
        try SettlementReports(ended.outcomes, now: now).insert(database)
        return ended
    }

    /// ``keep(_:now:)`` names what arrived, and nobody else writes here.
    func follow(_ arrived: @escaping @Sendable (_ mailbox: String?) -> Void) async throws { try await Task.untilCancelled() }
}
