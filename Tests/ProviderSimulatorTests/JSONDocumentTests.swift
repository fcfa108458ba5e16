import Testing

@testable import JSON

@Suite("JSON documents")
struct JSONDocumentTests {
    private func document(_ text: String) -> JSONNode? { JSONDocument(Array(text.utf8))?.root }

    @Test("members, elements, texts and sizes are those that were written")
    func values() throws {
        let root = try #require(document(#" { "aps" : { "alert" : "a\"b\u00e9", "badge" : 3 } , "list" : [ 1.5, true, null ], "é": "ü" } "#))
        #expect(root.kind == .object)
        #expect(root["aps"]?["alert"]?.string == "a\"bé")
        #expect(root["aps"]?["alert"]?.size == #""a\"b\u00e9""#.utf8.count)
        #expect(root["aps"]?["badge"]?.integer == 3)
        #expect(root["aps"]?["sound"] == nil)
        var kinds: [JSONDocument.Kind] = []
        root["list"]?.forEachElement { kinds.append($0.kind) }
        #expect(kinds == [.number, .boolean, .null])
        var names: [String?] = []
        root.forEachMember { name, _ in names.append(name.string) }
        #expect(names == ["aps", "list", "é"])
    }

    @Test(
        "what is no JSON text, or names a member twice, is no document",
        arguments: [
            "", " ", "{", #"{"a":1,"a":2}"#, #"{"a":1,}"#, "[1,]", "01", "1.", "+1", "nul", #""\x""#, "\"\u{1}\"", "1 2",
            String(repeating: "[", count: 40) + String(repeating: "]", count: 40),
        ])
    func refused(text: String) { #expect(document(text) == nil) }

    @Test("bytes that are no UTF-8 are no document")
    func encoding() { #expect(JSONDocument([UInt8(ascii: "\""), 0xC3, UInt8(ascii: "\"")]) == nil) }

    @Test("many names are told apart, and one that comes again is found")
    func manyNames() {
        let members = (0..<40).map { #""n\#($0)":\#($0)"# }
        #expect(document("{\(members.joined(separator: ","))}")?["n39"]?.integer == 39)
        #expect(document("{\((members + [#""n7":0"#]).joined(separator: ","))}") == nil)
    }
}

@Suite("JSON writer")
struct JSONWriterTests {
    @Test("what is written is read again as it was, in the order it was written")
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
