import DurableWork
import ServiceKit
import Storage

extension TelemetrySource {
    /// Raises an event about a user in the transaction of the change.
    ///
    /// - Parameter mode: of the app.
    func raise(_ event: ChangeEvent, about user: UserKey, mode: TelemetryMode, at instant: Instant, _ database: Database) throws {
        try raise(event.type, about: user, mode: mode, at: instant, event.properties, database)
    }
}
