import CarillonAPI
import ServiceKit
import Testing

@testable import GatewayService

@Suite("Bodies of preferences", .timeLimit(.minutes(1)))
struct PreferenceBodyTests {
    private func body(_ text: String) throws -> PreferenceBody { try PreferenceBody(JSONObject(parsing: Array(text.utf8))) }

    @Test("GW-08 What changes nothing is named: read-only fields, and those there are not")
    func ignored() throws {
        let body = try body(
            #"{"version":3,"poke":1,"pushEnabled":false,"quiet_hours":{"active":true,"colour":1},"notifications":{"mention":{"sms":true}}}"#)
        #expect(body.request.pushEnabled == false)
        #expect(
            body.warnings == [
                ["field": "poke", "message": "unknown field; ignored"],
                ["field": "version", "message": "read only; not changed"],
                ["field": "notifications.mention.sms", "message": "unknown field; ignored"],
                ["field": "quiet_hours.active", "message": "read only; not changed"],
                ["field": "quiet_hours.colour", "message": "unknown field; ignored"],
            ])
    }

    @Test("GW-08 PREF-04 A document that is sent back as it was read warns of what is read only as such, in every member")
    func readBack() throws {
        let document = JSONView.preferences(.init(tenant: .init(appId: "a"), userId: "ann", guardianConsent: .required)).adding([
            "catalogue": ["categories": .list([]), "types": .list([])], "frequency": .null,
        ])
        let warnings = try body(document.encoded(camelCase: false)).warnings
        #expect(!warnings.isEmpty && warnings.allSatisfy { $0.encoded(camelCase: false).contains("read only") }, "\(warnings)")
        for field in ["guardian_consent", "frequency"] {
            #expect(warnings.contains(["field": .string(field), "message": "read only; not changed"]), "\(field)")
        }
    }

    @Test(
        "GW-08 SEC-06 A body of ten thousand unknown fields is read, and fifty of them are told; one of a hundred thousand is refused with the limit")
    func crowd() throws {
        func fields(_ count: Int) -> String { (0..<count).map { #""k\#($0)":1"# }.joined(separator: ",") }
        let body = try body("{" + fields(10_000) + #","push_enabled":false}"#)
        #expect(body.request.pushEnabled == false)
        #expect(body.warnings.count == 51)
        #expect(body.warnings.last == ["field": "", "message": "and 9950 more fields that were ignored"])
        let refused = #expect(throws: APIError.self) { try self.body("{" + fields(100_000) + "}") }
        #expect(refused?.reason == .invalidArgument && refused?.message.contains("20000 objects, lists and members") == true)
    }
}
