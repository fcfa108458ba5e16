import Testing

@testable import ProviderSimulator

@Suite("JSON documents")
struct JSONDocumentTests {
    private func document(_ text: String) -> JSONNode? { JSONDocument(Array(text.utf8))?.root }

    @Test("Members, elements, texts and sizes are those that were written")
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
        "A text that is no JSON, or that names a member twice, is no document",
        arguments: [
            "", " ", "{", #"{"a":1,"a":2}"#, #"{"a":1,}"#, "[1,]", "01", "1.", "+1", "nul", #""\x""#, "\"\u{1}\"", "1 2",
            String(repeating: "[", count: 40) + String(repeating: "]", count: 40),
        ])
    func refused(text: String) { #expect(document(text) == nil) }

    @Test("Bytes that are no UTF-8 are no document")
    func encoding() { #expect(JSONDocument([UInt8(ascii: "\""), 0xC3, UInt8(ascii: "\"")]) == nil) }

    @Test("Many different names are accepted, and a repeated one is found")
    func manyNames() {
        let members = (0..<40).map { #""n\#($0)":\#($0)"# }
        #expect(document("{\(members.joined(separator: ","))}")?["n39"]?.integer == 39)
        #expect(document("{\((members + [#""n7":0"#]).joined(separator: ","))}") == nil)
    }
}
