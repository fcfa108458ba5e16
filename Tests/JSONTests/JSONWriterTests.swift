import Testing

@testable import JSON

@Suite("JSON writer")
struct JSONWriterTests {
    @Test("What is written is read again as it was, in the order it was written")
    func roundTrip() throws {
        var writer = JSONWriter()
        let text = "quote \" backslash \\ line \n tab \t bell \u{7} é 😀"
        writer.object { writer in
            writer.member("z", text)
            writer.memberIfPresent("missing", "")
            writer.member("number", 7)
            writer.member("fraction", 0.5)
            writer.member("infinite", Double.infinity)
            writer.member("yes", true)
            writer.strings("strings", ["a", text])
            writer.objects("objects", [1, 2]) { $1.member("n", $0) }
            writer.member(name: text, "data")
            writer.object("empty") { _ in }
        }
        let written = String(decoding: writer.bytes, as: UTF8.self)
        #expect(written.hasPrefix(#"{"z":"quote \" backslash \\ line \n tab \t bell \u0007 é 😀","number":7,"fraction":0.5,"yes":true,"#))
        let read = try JSONElement(parsing: written)
        #expect(read.members?["z"] == .string(text))
        #expect(read.members?["strings"] == ["a", .string(text)])
        #expect(read.members?["objects"] == [["n": 1], ["n": 2]])
        #expect(read.members?[text] == "data")
        #expect(read.members?["empty"] == [:])
        #expect(try JSONElement(parsing: read.text) == read)
    }
}
