import CarillonAPI
import ServiceKit
import Testing

@Suite("Bodies of events")
struct EventBodyTests {
    private let tenant = CommonV1.Tenant(organizationId: "acme", appId: "chat")

    private func event(_ members: String) throws -> EvaluatorV1.Event {
        let body = #"{"event_id":"e1","event_type":"message.sent",\#(members)}"#
        return try EventBody.event(try JSONObject(parsing: Array(body.utf8)), tenant: tenant)
    }

    @Test("EVAL-02 Channel types and mentions are read by their words")
    func words() throws {
        let read = try event(#""channel_type":"group_dm","mentions":[{"type":"user","user_id":"ann"},{"type":"here"},{"type":"all"}]"#)
        #expect(read.channelType == .groupDm)
        #expect(read.mentions == [.init(type: .user, userId: "ann"), .init(type: .here), .init(type: .all)])
        #expect(try event(#""channel_type":"""#).channelType == .unspecified && event(#""channel_id":"c""#).channelType == .unspecified)
    }

    @Test(
        "EVAL-02 ARCH-16 A word of another set is 400 with its field and the words it takes",
        arguments: [
            (#""channel_type":"secret""#, "invalid_argument channel_type is one of dm, group_dm, public, private"),
            (#""mentions":[{"type":"here"},{"type":"team"}]"#, "invalid_argument mentions[1].type is one of user, here, all"),
        ])
    func otherWords(_ members: String, _ expected: String) {
        let error = #expect(throws: APIError.self) { try event(members) }
        #expect("\(error?.reason.code ?? "") \(error?.field ?? "") \(error?.message ?? "")" == expected)
    }

    @Test("EVAL-02 An event without an id gets the one that its source has, and is refused where there is none")
    func defaultID() throws {
        func event(_ text: String, _ id: String?) throws -> EvaluatorV1.Event {
            try EventBody.event(try JSONObject(parsing: Array(text.utf8)), tenant: tenant, defaultID: id)
        }
        #expect(try event(#"{"event_type":"x"}"#, "m1").eventId == "m1")
        #expect(try event(#"{"event_id":"","event_type":"x"}"#, "m1").eventId == "m1")
        #expect(try event(#"{"eventId":"e1","event_type":"x"}"#, "m1").eventId == "e1")
        let refused = #expect(throws: APIError.self) { try event(#"{"event_type":"x"}"#, nil) }
        #expect(refused?.field == "event_id")
        #expect(throws: APIError.self) { try event(#"{"event_id":7,"event_type":"x"}"#, "m1") }
    }
}
