import ServiceKit
import Testing

@Suite("Percent-encoding of URIs")
struct PercentEncodingTests {
    @Test(
        "Each byte that is not kept is two digits, and the text comes back",
        arguments: [
            ("plain-Text_0.9~", "plain-Text_0.9~"), ("a/b c", "a%2Fb%20c"), ("100%", "100%25"), ("grüße\n", "gr%C3%BC%C3%9Fe%0A"), ("", ""),
            ("\u{0}", "%00"),
        ])
    func encode(text: String, encoded: String) {
        #expect(PercentEncoding.encode(text) == encoded)
        #expect(PercentEncoding.decode(encoded) == text)
    }

    @Test("The caller says what is kept")
    func keeping() {
        #expect(PercentEncoding.encode("irc:~ann@x") { PercentEncoding.isUnreserved($0) || $0 == UInt8(ascii: ":") } == "irc:~ann%40x")
    }

    @Test("An incomplete escape and bytes that are not UTF-8 are no text", arguments: ["100%", "%4", "%zz", "%FF", "a\u{FFFD}"])
    func broken(text: String) {
        #expect(PercentEncoding.decode(text) == nil)
    }

    @Test("Digits are read in either case, and an escaped U+FFFD is itself")
    func lenient() {
        #expect(PercentEncoding.decode("%c3%BC") == "ü")
        #expect(PercentEncoding.decode("%EF%BF%BD") == "\u{FFFD}")
    }
}
