import Storage
import Synchronization
import Testing

@testable import ServiceKit

@Suite("Two who hear of the same changes")
struct TwoChangeHoldersTests {
    /// Notes what it hears, in one list with the other.
    private final class Listener: ChangeHolder {
        let name: String
        let note: @Sendable (String) -> Void

        init(_ name: String, note: @escaping @Sendable (String) -> Void) {
            self.name = name
            self.note = note
        }

        func beat() -> UInt64 {
            note("\(name) beats")
            return name == "cache" ? 7 : 8
        }

        func heard(_ changes: StoreChanges, echoOf beat: UInt64, lease: Duration) { note("\(name) hears \(changes.users.map(\.user)) \(beat)") }
        func lost() { note("\(name) lost") }
    }

    @Test("ARCH-09 EVAL-22 The cache forgets before the listener asks, and the beats are the cache's")
    func order() {
        let notes = NoteList()
        let both = TwoChangeHolders(Listener("cache", note: notes.add), Listener("listener", note: notes.add))
        #expect(both.beat() == 7)
        both.heard(StoreChanges([ChangedUser(organization: "o", app: "a", user: "ann")]), echoOf: 7, lease: .seconds(2))
        both.lost()
        #expect(
            notes.all == ["cache beats", #"cache hears ["ann"] 7"#, #"listener hears ["ann"] 7"#, "cache lost", "listener lost"])
    }

    private final class NoteList: Sendable {
        private let notes = Mutex<[String]>([])
        var all: [String] { notes.withLock { $0 } }
        @Sendable func add(_ note: String) { notes.withLock { $0.append(note) } }
    }
}
