import Foundation
@testable import ServiceKit
import Testing

@Suite("Pages of the start", .serialized)
struct StartUpPagesTests {
    @Test("Only code from files counts: nothing writable, anonymous or malformed")
    func ranges() {
        let maps = """
            55d0-55e0 r--p 00000000 fe:00 5318456                    /usr/bin/registry
            55e0-56f0 r-xp 00547000 fe:00 5318456                    /usr/bin/registry
            5700-5800 rw-p 00ffe000 fe:00 5318456                    /usr/bin/registry
            5800-5900 rwxp 00ffe000 fe:00 5318456                    /usr/bin/registry
            7f00-7f10 r-xp 00000000 00:00 0
            7f20-7f30 r-xp 00000000 fe:00 77                         /usr/lib/with a space.so (deleted)
            7ffd-7ffe r-xp 00000000 00:00 0                          [vdso]
            zz-yy r-xp 00000000 fe:00 77                             /usr/lib/libc.so.6
            7f50-7f40 r-xp 00000000 fe:00 77                         /usr/lib/libc.so.6
            """
        #expect(StartUpPages.codeRanges(of: maps) == [0x55e0..<0x56f0, 0x7f20..<0x7f30])
    }

    @Test("What was given back is no longer resident, and works when it is used again")
    func release() throws {
        let before = try residentCode()
        StartUpPages.release()
        let after = try residentCode()
        #expect(after < before / 2)
        #expect(Data(base64Encoded: "Y2FyaWxsb24=").map { String(decoding: $0, as: UTF8.self) } == "carillon")
    }

    /// Kilobytes of code from files that this process has mapped, as smaps counts them.
    private func residentCode() throws -> Int {
        var isCode = false
        var sum = 0
        let smaps = try #require(try FileHandle(forReadingAtPath: "/proc/self/smaps")?.readToEnd())
        for line in String(decoding: smaps, as: UTF8.self).split(separator: "\n") {
            let fields = line.split(separator: " ", omittingEmptySubsequences: true)
            if fields.count >= 6, fields[0].contains("-") { isCode = fields[1] == "r-xp" && fields[5].hasPrefix("/") }
            if isCode, fields[0] == "Rss:" { sum += Int(fields[1]) ?? 0 }
        }
        return sum
    }
}
