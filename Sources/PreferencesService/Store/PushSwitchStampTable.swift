import GRDB
import ServiceKit
import Storage

/// The table `push_switch_stamp`: one row, the stamp of the last push switch. The registry ignores a switch with an earlier stamp than the user's
/// last one (REG-30).
enum PushSwitchStampTable {
    /// The next stamp: the present time, or the last stamp plus a millisecond when the clock is not later. So stamps rise when the clock is set back,
    /// and a store that is restored from a backup does not repeat stamps.
    static func next(at now: Instant, _ database: Database) throws -> Instant {
        try database.run("UPDATE push_switch_stamp SET last_ms = max(last_ms + 1, ?)", [now])
        return try database.firstRow("SELECT last_ms FROM push_switch_stamp") { $0[0] as Instant } ?? now
    }
}
