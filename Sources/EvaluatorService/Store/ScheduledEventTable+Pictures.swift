import CarillonAPI
import DurableWork
import GRDB
import Protobuf
import ServiceKit
import Storage

/// Events that wait for their pictures (EVAL-33): scheduled events whose due item has details.
extension ScheduledEventTable {
    /// A condition on a row of `due_items`: its event is being worked on, or waits for another try.
    static let waitsForPictures = "details <> '{}'"

    /// Of the events of due items, those with pictures that are not prepared.
    ///
    /// - Parameter lease: for those that are taken.
    static func unprepared(
        _ items: [Int64], of tenant: CommonV1.Tenant, _ app: AppPolicy, at now: Instant, leasedUntil lease: Instant, _ database: Database
    ) throws -> [UnpreparedEvent] {
        try items.compactMap { item in
            try database.firstRow(
                """
                SELECT payload, json_extract(details, '$.tries'), json_extract(details, '$.until_ms')
                FROM due_items JOIN events ON events.id = event_row WHERE due_items.id = ?
                """, [item], { $0 }
            ).flatMap { row in
                let event: EvaluatorV1.Event = try row.message(atIndex: 0)
                let sources = event.unpreparedPictures(at: now)
                guard !sources.isEmpty else { return nil }
                return UnpreparedEvent(
                    row: item, leasedUntil: lease, tenant: tenant, sources: sources, tries: row[1] ?? 0,
                    waitsUntil: row[2] ?? now + event.longestWaitForPictures(app))
            }
        }
    }

    /// Gives an event that is taken a later due time.
    static func lease(_ event: UnpreparedEvent, _ database: Database) throws {
        try setWait(event.tries, of: event, dueAt: event.leasedUntil, "", [], database)
    }

    /// Has the pictures of an event tried once more, unless the event was moved to another time.
    static func tryPicturesAgain(_ event: UnpreparedEvent, at dueAt: Instant, _ database: Database) throws {
        try setWait(event.tries + 1, of: event, dueAt: dueAt, "AND due_at_ms = ?", [event.leasedUntil], database)
    }

    private static func setWait(
        _ tries: Int, of event: UnpreparedEvent, dueAt: Instant, _ condition: String, _ arguments: StatementArguments, _ database: Database
    ) throws {
        let details = #"{"tries":\#(tries),"until_ms":\#(event.waitsUntil.milliseconds)}"#
        try database.run("UPDATE due_items SET due_at_ms = ?, details = ? WHERE id = ? \(condition)", [dueAt, details, event.row] + arguments)
    }

    /// Makes the events that a process before this one worked on due at once.
    static func endLeases(at now: Instant, _ database: Database) throws {
        try database.run("UPDATE due_items SET due_at_ms = min(due_at_ms, ?) WHERE kind = ? AND \(waitsForPictures)", [now, kind.rawValue])
    }

    /// Cancels what waits for its pictures, and is older than a notification with the same collapse key (EVAL-55): the event remembers it.
    static func cancelForImages(replacedBy newer: CollapsingNotification, _ database: Database) throws {
        let tenant = newer.user.tenant
        let waiting = try database.rows(
            """
            SELECT events.id, payload FROM due_items JOIN events ON events.id = event_row
            WHERE due_items.organization_id = ? AND due_items.app_id = ? AND user_id = '' AND kind = ? AND since_ms <= ?
              AND (scheduled_for_ms IS NULL OR \(waitsForPictures))
            """, [tenant.organizationId, tenant.appId, kind.rawValue, newer.createdAt]
        ) { row -> (row: Int64, event: EvaluatorV1.Event?) in (row[0], try row.readable(atIndex: 1)) }
        for case (let row, var event?) in waiting where event.content?.collapseKey == newer.collapseKey {
            guard event.recipients.contains(newer.user.id), !event.cancelledRecipients.contains(newer.user.id) else { continue }
            event.cancelledRecipients.append(newer.user.id)
            try replace(event, row: row, database)
        }
    }

    /// Makes an event pending, with its pictures.
    ///
    /// - Returns: the number of events. One that was cancelled or moved to another time meanwhile stays.
    static func fire(_ waiting: UnpreparedEvent, with pictures: [EvaluatorV1.EventPicture], _ database: Database) throws -> Int {
        let row = try database.firstRow(
            "SELECT event_row FROM due_items WHERE id = ? AND due_at_ms = ?", [waiting.row, waiting.leasedUntil], { $0[0] as Int64? })
        guard let row = row ?? nil, var event = try content(row, database) else { return 0 }
        // An erasure may have emptied the event meanwhile.
        if !event.isEmptied, !pictures.isEmpty {
            let sources = pictures.map(\.sourceUrl)
            event.pictures = event.pictures.filter { !sources.contains($0.sourceUrl) } + pictures
            try replace(event, row: row, database)
        }
        return try fire([waiting.row], database)
    }
}

extension EvaluatorV1.Event {
    /// Half of its lifetime, where the type is known, and a minute at most.
    fileprivate func longestWaitForPictures(_ app: AppPolicy) -> Duration {
        guard let type = app.type(typeId) else { return UnpreparedEvent.longestWait }
        return min(UnpreparedEvent.longestWait, timeToLive(as: type, priority: priority(as: type), policy: type.policy) / 2)
    }
}
