import ServiceKit
import Testing

@Suite("Lines of CSV files")
struct CSVTests {
    @Test(
        "REG-32 RCPT-26 No cell is a formula of a spreadsheet, also not by full-width signs or behind a line break",
        arguments: ["=1+1", "+1", "-1", "@a", "\t=1", "\u{FF1D}1+1", "\u{FF0B}1", "\u{FF0D}1", "\u{FF20}a"])
    func formulas(text: String) { #expect(CSV.line([text, "b"]) == "'\(text),b\r\n") }

    @Test(
        "REG-32 RCPT-26 A cell that begins with a line break is quoted, with an apostrophe; others stay as they are",
        arguments: ["\n", "\r", "\r\n"])
    func lineBreaks(lineBreak: String) {
        #expect(CSV.line([lineBreak + "=1"]) == "\"'\(lineBreak)=1\"\r\n")
        #expect(CSV.line(["a=1", "b\(lineBreak)c", "日本"]) == "a=1,\"b\(lineBreak)c\",日本\r\n")
    }
}
