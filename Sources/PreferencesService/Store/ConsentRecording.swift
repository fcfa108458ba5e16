import CarillonAPI
import DurableWork
import ServiceKit
import Storage

/// Records changes of consents (PREF-17): the consent, its history and the telemetry event.
enum ConsentRecording {
    /// The effect of a change on a guardian's consent.
    ///
    /// - Throws: as ``ConsentChangeRequest/step(to:among:newID:)``; `conflict` for a child, or the owner of an address, who was erased.
    static func step(
        _ change: ConsentChangeRequest, to guardian: ConsentGuardian, newID: String, _ database: Database
    ) throws -> ConsentStep {
        if guardian.userId.isEmpty { try ErasedAddresses.refuse(guardian.email, of: change.child, at: change.now, database) }
        try ErasedUsers.refuse(change.child, at: change.now, database)
        return try change.step(to: guardian, among: try ConsentTable.all(of: change.child, database), newID: newID)
    }

    /// The effect of a decision by a link's holder on the link's consent.
    ///
    /// - Throws: as ``ConsentChangeRequest/step(_:to:among:history:)``; `conflict` for a child who was erased.
    static func step(
        _ change: ConsentChangeRequest, by link: ConsentLink, to known: Consent, _ database: Database
    ) throws -> ConsentStep {
        try ErasedUsers.refuse(change.child, at: change.now, database)
        let history = known.linkUsedAt == nil ? [] : try ConsentChangeTable.newest(of: known, database)
        return try change.step(link, to: known, among: try ConsentTable.all(of: change.child, database), history: history)
    }

    /// Writes a step.
    static func save(_ step: ConsentStep, of change: ConsentChangeRequest, raisingFrom source: TelemetrySource, _ database: Database) throws {
        guard step.isChange else { return }
        try ConsentTable.save(step.after, database)
        if let entry = step.entry { try ConsentChangeTable.insert(entry, to: step.after, database) }
        if let event = step.event {
            try source.raise(event, about: change.child, mode: change.telemetryMode, at: change.now, database)
        }
    }
}
