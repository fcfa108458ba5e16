import CarillonAPI
import ServiceKit
import Testing

@Suite("Kinds of tokens by their words")
struct ActivityKindTests {
    @Test("DISP-37 OQ-02 a kind has one word; mdm is refused with its field and the reason, other words with those that there are")
    func words() throws {
        for word in RegistryV1.ActivityKind.words { #expect(try RegistryV1.ActivityKind(clientWord: word, field: "kind").name == word) }
        let none = try RegistryV1.ActivityKind(clientWord: "", field: "kind")
        #expect(none == .unspecified)
        func refusal(_ word: String) -> APIError? {
            do throws(APIError) {
                _ = try RegistryV1.ActivityKind(clientWord: word, field: "kind")
                return nil
            } catch { return error }
        }
        let mdm = refusal("mdm")
        #expect(mdm?.reason == .invalidValue && mdm?.field == "kind" && mdm?.message.contains("MDM push certificate") == true)
        #expect(refusal("mdn")?.message.hasPrefix("is one of live_activity, ") == true)
    }
}
