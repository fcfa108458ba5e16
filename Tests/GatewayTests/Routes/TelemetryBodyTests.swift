import CarillonAPI
import ServiceKit
import Testing

@testable import GatewayService

@Suite("Bodies of telemetry")
struct TelemetryBodyTests {
    private static let event = #"{"event_id":"ID","event_type":"push_skipped","properties":{"userId":"bob","reason":"r"}}"#

    private func body(_ text: String) throws -> TelemetryBody { try TelemetryBody(JSONObject(parsing: Array(text.utf8), list: "items")) }

    private func event(_ id: String) -> String { Self.event.replacing("ID", with: id) }

    /// `INDEX CODE FIELD` of what is refused.
    private func refusals(_ body: TelemetryBody) -> [String] {
        body.rejected.map { "\($0.index) \($0.code) \($0.field)" }
    }

    @Test("RCPT-23 ARCH-16 An element that is no object, or lacks something, is refused by its index; the others are read, each with its place")
    func elements() throws {
        let read = try body(#"{"events":[7,\#(event("a")),null,"x",[],{"event_id":"b"},\#(event("c"))]}"#)
        #expect(read.events.map(\.eventId) == ["a", "c"] && read.items.map(\.index) == [1, 6] && read.count == 7)
        #expect(read.events.first?.properties == #"{"reason":"r","user_id":"bob"}"#)
        #expect(
            refusals(read) == [
                "0 invalid_argument events[0]", "2 invalid_argument events[2]", "3 invalid_argument events[3]", "4 invalid_argument events[4]",
                "5 invalid_argument events[5].event_type",
            ])
        let bare = try body("[true,\(event("d"))]")
        #expect(bare.events.map(\.eventId) == ["d"] && refusals(bare) == ["0 invalid_argument items[0]"])
    }

    @Test("RCPT-23 A body without events is refused as a whole, and so is one with more than a hundred")
    func whole() throws {
        func refused(_ text: String) -> String {
            do { _ = try body(text) } catch let error as APIError { return "\(error.reason.code) \(error.field ?? "")" } catch { return "\(error)" }
            return "taken"
        }
        for text in ["{}", #"{"events":[]}"#, #"{"events":7}"#, #"{"events":{"event_id":"a"}}"#] {
            #expect(refused(text) == "invalid_argument events", "\(text)")
        }
        let crowd = Array(repeating: "1", count: 101).joined(separator: ",")
        #expect(refused(#"{"events":[\#(crowd)]}"#) == "payload_too_large events")
    }

    @Test("GW-03 RCPT-23 A host system reports with a key of the scope telemetry alone; a user for themselves; an administrator not at all")
    func reporters() throws {
        func refused(_ caller: Caller) -> ErrorReason? {
            do { _ = try TelemetryRoutes.reporter(caller) } catch let error as APIError { return error.reason } catch { return nil }
            return nil
        }
        let tenant = CommonV1.Tenant(organizationId: "org_1", appId: "chat")
        #expect(try TelemetryRoutes.reporter(.user(id: "bob", tenant: tenant, roles: [.member], deviceID: "")) == "bob")
        #expect(try TelemetryRoutes.reporter(.host(keyID: "key_1", tenant: tenant, scopes: [.events, .telemetry])) == "")
        #expect(refused(.host(keyID: "key_1", tenant: tenant, scopes: [.events, .directory, .actAsUser])) == .forbidden)
        #expect(refused(.platform(id: "root", tenant: tenant)) == .forbidden)
    }

    @Test("GW-06 A list that is longer than the endpoint takes is not looked into")
    func longList() {
        let more = "[" + Array(repeating: "{}", count: 101).joined(separator: ",") + "]"
        let refused = #expect(throws: APIError.self) { try body(more) }
        #expect(refused?.message == "at most 100 items a request, these are 101")
    }
}
