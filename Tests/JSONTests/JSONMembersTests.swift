import Testing

@testable import JSON

@Suite("Members of foreign objects")
struct JSONMembersTests {
    private static let bounds = JSONBounds(structures: 20, listed: 20)

    private func members(_ text: String) throws -> JSONMembers { try JSONMembers(parsing: text.utf8, within: Self.bounds) }

    @Test("A member that is missing or null is nil, one of another kind is an error")
    func kinds() throws {
        let read = try members(#"{"text":"a","number":7.0,"none":null,"object":{"b":"c"},"list":[{"n":1},{}],"mixed":[{},1]}"#)
        #expect(try read.string("text") == "a")
        #expect(try read.integer("number") == 7)
        #expect(try read.string("none") == nil)
        #expect(try read.string("missing") == nil)
        #expect(try read.object("object")?.string("b") == "c")
        #expect(try read.objects("list")?.map { try $0.integer("n") } == [1, nil])
        #expect(throws: JSONMembers.WrongKind(name: "number")) { try read.string("number") }
        #expect(throws: JSONMembers.WrongKind(name: "text")) { try read.integer("text") }
        #expect(throws: JSONMembers.WrongKind(name: "mixed")) { try read.objects("mixed") }
        #expect(throws: JSONMembers.WrongKind(name: "none")) { try read.required("none") { try $0.string($1) } }
    }

    @Test(
        "Other values, and objects beyond the bounds, are errors",
        arguments: ["", "[]", "7", "null", #"{"a":[{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{}]}"#])
    func refused(text: String) {
        #expect(throws: (any Error).self) { try members(text) }
    }
}
