import GRDB
import Testing

@testable import Storage

@Suite("An error of SQLite as an error of the store")
struct StoreErrorTests {
    private func translated(_ code: ResultCode) -> String {
        "\(StoreError.translated(DatabaseError(resultCode: code, message: "disk I/O error"), path: "/stores/a.sqlite"))"
    }

    @Test("ARCH-16 Is a full disk where a file could not be extended, also the index of the log, as at a start; other I/O errors are none")
    func full() {
        let full = translated(.SQLITE_FULL)
        #expect(full.contains("no space left for the store /stores/a.sqlite"))
        #expect(translated(.SQLITE_IOERR_SHMSIZE) == full)
        let other = translated(.SQLITE_IOERR_READ)
        #expect(other.contains("disk I/O error") && !other.contains("no space left"))
    }
}
