import Cryptography
import ServiceKit
import Testing

@Suite("Identifiers")
struct IdentifierTests {
    @Test("ARCH-06 a ULID is 26 characters of base 32, time first")
    func ulid() throws {
        // The example of the ULID specification's time part, with entropy of zeros and of ones.
        #expect(ULID(milliseconds: 1_469_918_176_385, entropy: [UInt8](repeating: 0, count: 10)).string == "01ARYZ6S410000000000000000")
        let largest = ULID(milliseconds: (1 << 48) - 1, entropy: [UInt8](repeating: 255, count: 10))
        #expect(largest.string == "7ZZZZZZZZZZZZZZZZZZZZZZZZZ")
        let read = try #require(ULID("01aryz6s41tsv4rrffq69g5fav"))
        #expect(read.string == "01ARYZ6S41TSV4RRFFQ69G5FAV" && read.milliseconds == 1_469_918_176_385)
        for text in ["", "01ARYZ6S41TSV4RRFFQ69G5FA", "01ARYZ6S41TSV4RRFFQ69G5FAVX", "8ZZZZZZZZZZZZZZZZZZZZZZZZZ", "01ARYZ6S41TSV4RRFFQ69G5FAU"] {
            #expect(ULID(text) == nil)
        }
        for (first, second) in [("0123456789ABCDEFGHJKMNPQ", "RS"), ("0TVWXYZ0123456789ABCDEFG", "HJ")] {
            #expect(ULID(first + second)?.string == first + second)
            #expect(ULID((first + second).lowercased())?.string == first + second)
        }
        // Every other ASCII character is refused, not read as one beside it in the table.
        let digits = Set("0123456789ABCDEFGHJKMNPQRSTVWXYZabcdefghjkmnpqrstvwxyz".utf8)
        for byte in UInt8(0)..<128 {
            let text = "01ARYZ6S41TSV4RRFFQ69G5FA" + String(UnicodeScalar(byte))
            #expect((ULID(text) != nil) == digits.contains(byte), "\(text.debugDescription)")
        }
    }

    @Test("ARCH-06 SEC-06 an id shows something, and is no folder's name")
    func hostIDs() {
        for id in ["", "a", "order 17", "…", "…..", "ä", "a\u{200B}", "👩‍👩‍👧", "..."] { #expect(HostID.isAllowed(id), "\(id.debugDescription)") }
        for id in [
            ".", "..", " ", "   ", "\u{200B}", "\u{200C}\u{200D}\u{2060}", "\u{00AD}", "\u{FE0F}", "\u{3164}", "\u{2800}", "\u{3000}", "\u{E0020}",
            "a\u{7}", "a\u{202E}b", "\u{FEFF}a", "a\u{2028}",
        ] { #expect(!HostID.isAllowed(id), "\(id.debugDescription)") }
        for id in ["", ".", "..", "a b", "ä", String(repeating: "a", count: 201)] { #expect(!HostID.canBeUser(id), "\(id)") }
        for id in ["a", "a.b", "...", "a@b.example", String(repeating: "a", count: 200)] { #expect(HostID.canBeUser(id), "\(id)") }
        for id in ["", ".", "..", "a@b", String(repeating: "a", count: 129)] { #expect(!HostID.canBeDevice(id), "\(id)") }
        #expect(HostID.canBeDevice("dev:1.2-3") && !TenantID.canBeOrganization("..") && !TenantID.canBeApp("."))
    }

    @Test("ARCH-06 ids of one source differ and rise, within a millisecond and when the clock is set back")
    func rising() {
        let clock = VirtualClock(start: Instant(milliseconds: 1_770_000_000_000))
        let source = IdentifierSource(clock: clock, generator: SplitMix(seed: 1))
        var ids = (0..<1_000).map { _ in source.make(prefix: "evt_") }
        clock.advance(by: .milliseconds(5))
        ids += (0..<1_000).map { _ in source.make(prefix: "evt_") }
        #expect(ids == ids.sorted() && Set(ids).count == ids.count)
        #expect(ids[0].hasPrefix("evt_01"))
    }

    @Test("Derived ids follow from what they name, and from nothing else")
    func derived() {
        func notification(event: String = "evt_1", organization: String = "org", app: String = "app", user: String = "u", type: String = "t")
            -> String
        {
            DerivedID.notification(
                acceptedAt: Instant(milliseconds: 1_770_000_000_000), event: event, organization: organization, app: app, user: user, type: type)
        }
        let id = notification()
        #expect(id == notification() && id.hasPrefix("notif_"))
        #expect(ULID(id.dropFirst(6))?.milliseconds == 1_770_000_000_000)
        let others = [
            notification(event: "evt_2"), notification(organization: "orga", app: "pp"), notification(app: "b"), notification(user: "v"),
            notification(type: "s"),
        ]
        #expect(Set(others + [id]).count == 6)

        let push = DerivedID.push(notificationID: id, ordinal: 0, prefix: "psh_")
        #expect(push.hasPrefix("psh_") && push == DerivedID.push(notificationID: id, ordinal: 0, prefix: "psh_"))
        #expect(push != DerivedID.push(notificationID: id, ordinal: 1, prefix: "psh_"))
        #expect(ULID(push.dropFirst(4))?.milliseconds == 1_770_000_000_000)
        // The words of an id made before: nothing that is stored may get another name.
        #expect(id == "notif_01KGE3H9007ES31SRE4DMRFB4E" && push == "psh_01KGE3H900N27EWPK7HYR6K39R")
        #expect(DerivedID.push(notificationID: "no id of ours", ordinal: 0).hasPrefix("push_0000000000"))
        #expect(DerivedID.push(notificationID: "notif_", ordinal: 0).hasPrefix("push_0000000000"))
    }

    @Test("A derived UUID is of version 8, lower case")
    func uuid() {
        let id = DerivedID.uuid(["apns-id", "push_1", "dev_1"])
        #expect(id.wholeMatch(of: /[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/) != nil)
        #expect(id == DerivedID.uuid(["apns-id", "push_1", "dev_1"]))
        #expect(id != DerivedID.uuid(["apns-id", "push_1", "dev_2"]))
    }

    @Test("Letters and digits are those of ASCII, and an identifier holds nothing else but what it may")
    func ascii() {
        let letters = (UInt8.min...UInt8.max).filter(ASCII.isLetter), digits = (UInt8.min...UInt8.max).filter(ASCII.isDigit)
        #expect(String(decoding: letters, as: UTF8.self) == "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
        #expect(String(decoding: digits, as: UTF8.self) == "0123456789")
        for text in ["", "aZ09", "user_1@example.org"] { #expect(ASCII.isIdentifier(text, with: "._@")) }
        for text in ["a b", "a:b", "ä", "a\u{0}", "٣", "a\u{301}"] { #expect(!ASCII.isIdentifier(text, with: "._@")) }
    }
}
