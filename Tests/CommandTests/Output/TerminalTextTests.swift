import CarillonAPI
import Foundation
import TestFolders
import Testing

@testable import CarillonCommand

@Suite("What is printed of others' texts")
struct TerminalTextTests {
    @Test(
        "SEC-06 a terminal is given no orders, and no other text than there is",
        arguments: [
            ("\u{1b}[2J\u{1b}]0;title\u{7}", #"\u001b[2J\u001b]0;title\u0007"#), ("\u{9b}31m", #"\u009b31m"#),
            ("a\rb\u{8}c\u{7f}", #"a\u000db\u0008c\u007f"#),
            ("invoice\u{202e}gpj.exe", #"invoice\u202egpj.exe"#), ("one\u{2028}two", #"one\u2028two"#),
            ("two\nlines\tand a tab", "two\nlines\tand a tab"), ("a,b\r\nc,d\r\n\r", "a,b\r\nc,d\r\n\\u000d"),
            ("مرحبا 👋🏽 e\u{301}\u{200f}", "مرحبا 👋🏽 e\u{301}\u{200f}"),
        ])
    func escapes(text: String, shown: String) {
        #expect(TerminalText.safe(text) == shown)
    }

    @Test("SEC-06 a cell and an id stay in their line")
    func lines() {
        var table = TextTable(["id", "who"])
        table.add(["a\nb\u{1b}[31m", "ann"])
        #expect(table.text.split(separator: "\n").count == 3 && table.text.contains(#"a\u000ab\u001b[31m  ann"#))
        let explained = Explanation(.init(eventId: "e1\nmessage.sent e2, pushed\u{1b}[8m", eventType: "message.sent", state: .evaluated))
        #expect(explained.text().split(separator: "\n").count == 2 && !explained.text().contains("\u{1b}"))
    }

    @Test("SEC-06 the lists of what others sent, and of what was done, give a terminal no orders")
    func foreignTexts() {
        let foreign = "a\u{1b}[2Jb\rc\u{85}d\u{202e}e\nf"
        let shown = #"a\u001b[2Jb\u000dc\u0085d\u202ee\u000af"#
        let quarantined = QuarantineList.row(
            .init(id: 1, outbox: "deliveries", reason: "invalid_value", field: "text", detail: foreign, userId: foreign), of: "evaluator",
            in: "evaluator")
        let letter = DeadLettersList.Row(
            pushId: "psh_1", userId: foreign, provider: "apns", reason: foreign, providerCode: "", failedAt: "", attempts: 5)
        let record = AuditCommand.Row(.init(actor: foreign, action: "user.erased", subject: foreign, details: foreign))
        let decision = EvaluatorV1.Decision(userId: foreign, typeId: "mention", outcome: .skipped, reason: .channelMuted, detail: foreign)
        let texts = [
            (QuarantineList.table([quarantined]).text, 3), (DeadLettersList.table([letter]).text, 3), (AuditCommand.table([record]).text, 3),
            (Explanation(.init(eventId: foreign, eventType: "message.sent", decisions: [decision])).text(), 2),
        ]
        for (text, lines) in texts {
            #expect(text.contains(shown) && text.unicodeScalars.allSatisfy { !["\u{1b}", "\r", "\u{85}", "\u{202e}"].contains($0) }, "\(text)")
            #expect(text.split(separator: "\n").count == lines, "\(text)")
        }
    }

    @Test("SEC-06 JSON stays JSON, with the same values")
    func json() throws {
        let values = ["a": "\u{1b}[31m \u{9b} \u{7f} \u{202e} \n \u{2028} é"]
        let printed = TerminalText.safe(String(decoding: try JSONEncoder().encode(values), as: UTF8.self))
        #expect(!printed.unicodeScalars.contains { $0.value < 0x20 || (0x7f...0x9f).contains($0.value) || $0.value == 0x202e })
        #expect(try JSONDecoder().decode([String: String].self, from: Data(printed.utf8)) == values)
    }

    @Test("SEC-06 nothing is printed past the function that does it")
    func onePlace() throws {
        let sources = ProjectFolder.root.appending(path: "Sources/CarillonCommand")
        var past: [String] = []
        for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path) where path.hasSuffix(".swift") {
            let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
            for call in ["Swift.print(", "FileHandle.standardOutput", "debugPrint(", "dump(", "fputs(", "puts("] where text.contains(call) {
                past.append("\(path): \(call)")
            }
        }
        #expect(past == ["Output/TerminalText.swift: Swift.print("])
    }
}
