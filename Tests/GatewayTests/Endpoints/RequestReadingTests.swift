import CarillonAPI
import RPC
import ServiceKit
import Testing

@testable import GatewayService

@Suite("What a client writes into a request", .timeLimit(.minutes(1)))
struct RequestReadingTests {
    @Test(
        "GW-02 SEC-06 A query that cannot be read is 400 with the parameter's name, on every route, and no service is asked",
        arguments: [
            ("GET", "/admin/devices?cursor=%00", "cursor"), ("GET", "/admin/devices?user_id=%FF", "user_id"),
            ("GET", "/admin/audit?action=%4", "action"), ("GET", "/push/devices?a%00b=1", "a%00b"), ("GET", "/push/config?x=%ZZ", "x"),
            ("PUT", "/presence?d=%00", "d"), ("GET", "/admin/apps?organization_id=a&organization_id=b", "organization_id"),
            ("DELETE", "/push/devices/a%00b", "push_device_id"), ("DELETE", "/push/devices/%FF", "push_device_id"),
        ])
    func queries(method: String, path: String, field: String) async throws {
        try await TestGateway.with { gateway in
            let answer = try await gateway.request(method, path, user: "ann")
            #expect(answer.status == 400 && answer.refusal == "\(field) invalid_argument", "\(answer)")
            #expect(!answer.body.contains("Request"), "\(answer)")
            #expect(gateway.peers.requests(RegistryV1.ListAllDevicesRequest.self).isEmpty)
        }
    }

    @Test(
        "SEC-06 A NUL in the names of a map, which are ids, is 400 with the map's path",
        arguments: [
            ("PUT", "/users/me/notifications", #"{"notifications":{"a\u0000b":{"push":true}}}"#, "notifications"),
            ("PUT", "/users/me/notifications", #"{"sound":{"\u0000":null}}"#, "sound"),
            ("PUT", "/admin/categories/c", #"{"name":"n","translations":{"d\u0000e":{"name":"n"}}}"#, "translations"),
            ("POST", "/events", #"{"event_id":"e","event_type":"t","data":{"a\u0000":"x"}}"#, "data"),
        ])
    func mapNames(method: String, path: String, json: String, field: String) async throws {
        try await TestGateway.with { gateway in
            let answer = try await gateway.request(method, path, json, user: path == "/events" ? nil : "ann")
            #expect(answer.status == 400 && answer.refusal == "\(field) invalid_argument", "\(answer)")
        }
    }

    @Test("RFC 3986 A query's names and values are decoded, `+` is a plus sign, and a parameter without `=` is empty")
    func decoding() throws {
        let query = try QueryParameters(parsing: "app%5Fid=a%20b&from=2026-01-01T00:00:00+01:00&&flag&x=1=2")
        #expect(query["app_id"] == "a b" && query["from"] == "2026-01-01T00:00:00+01:00" && query["flag"] == "" && query["x"] == "1=2")
        #expect(query["y"] == nil && query.ignored == [])
        #expect(try QueryParameters(parsing: nil).ignored == [])
    }

    @Test("GW-08 An unknown query parameter is ignored with a warning, beside those of the body")
    func unknownParameters() async throws {
        try await TestGateway.with { gateway in
            let list = try await gateway.request("GET", "/push/devices?limt=3", user: "ann")
            #expect(list.status == 200 && list.warns(of: "limt", "unknown query parameter; ignored"), "\(list)")
            let known = try await gateway.request("GET", "/admin/devices?status=active&limit=3", user: "ann")
            #expect(known.status == 200 && !known.body.contains("warnings"), "\(known)")
            let event = try await gateway.request("POST", "/events?dry=1", #"{"events":[{"event_id":"e","event_type":"t","colour":1},{}]}"#)
            #expect(event.warns(of: "dry", "unknown query parameter; ignored"), "\(event)")
            #expect(event.warns(of: "events[0].colour", "unknown field; ignored"), "\(event)")
            let presence = try await gateway.request("PUT", "/presence?dry=1", #"{"status":"online"}"#, user: "ann")
            #expect(presence.status == 204 && presence.body == "", "an answer without a body has no warnings")
        }
        let peers = ScriptedPeers { $0 is PreferencesV1.UpdatePreferencesRequest ? PreferencesV1.UpdatePreferencesResponse(document: .init()) : nil }
        try await TestGateway.with(peers) { gateway in
            let saved = try await gateway.request("PUT", "/users/me/notifications?dry=1", #"{"push_enabled":true,"colour":1}"#, user: "ann")
            #expect(saved.warns(of: "colour", "unknown field; ignored"), "\(saved)")
            #expect(saved.warns(of: "dry", "unknown query parameter; ignored"), "\(saved)")
        }
    }

    @Test("GW-08 ARCH-16 The valid fields of a refused item are not called unknown", arguments: ["/events", "/telemetry"])
    func refusedItems(path: String) async throws {
        try await TestGateway.with { gateway in
            let good = #"{"event_id":"a","event_type":"t","properties":{},"odd":1}"#
            let bad = #"{"event_type":7,"event_id":"b","recipients":["ann"],"properties":{},"mentions":[{"type":"here"}]}"#
            let answer = try await gateway.request("POST", path, #"{"events":[\#(bad),\#(good)]}"#)
            #expect((200...207).contains(answer.status) && answer.body.contains("events[0].event_type"), "\(answer)")
            #expect(answer.warns(of: "events[1].odd", "unknown field; ignored"), "\(answer)")
            #expect(!answer.body.contains("events[0].recipients") && !answer.body.contains("events[0].mentions"), "\(answer)")
            #expect(!answer.body.contains("events[0].properties"), "\(answer)")
        }
    }

    @Test(
        "GW-01 A body that is compressed, in another charset or no JSON is 415 with the header field",
        arguments: [
            ("content-encoding", "gzip", "Content-Encoding"), ("content-encoding", "identity, br", "Content-Encoding"),
            ("content-type", "application/json; charset=iso-8859-1", "Content-Type"),
            ("content-type", #"application/json;charset="UTF-16""#, "Content-Type"), ("content-type", "text/json", "Content-Type"),
            ("content-type", "application/jsonx", "Content-Type"),
        ])
    func mediaTypes(name: String, value: String, field: String) async throws {
        try await TestGateway.with { gateway in
            let answer = try await gateway.request("POST", "/events", #"{"event_id":"e","event_type":"t"}"#, headers: [(name, value)])
            #expect(answer.status == 415 && answer.refusal == "\(field) unsupported_media_type", "\(answer)")
            #expect(answer.headers["accept-encoding"] == (name == "content-encoding" ? "identity" : nil))
        }
    }

    @Test(
        "GW-01 JSON in UTF-8 is taken however its header fields write it",
        arguments: [
            ("content-encoding", "identity"), ("content-type", "application/json ; charset=UTF-8"),
            ("content-type", #"Application/JSON; Charset="utf-8""#),
            ("content-type", "application/json; profile=x"),
        ])
    func plainTypes(name: String, value: String) async throws {
        try await TestGateway.with { gateway in
            let answer = try await gateway.request("POST", "/events", #"{"event_id":"e","event_type":"t"}"#, headers: [(name, value)])
            #expect(answer.status == 202, "\(answer)")
        }
    }

    @Test(
        "ARCH-16 A number that the contract's type cannot hold is 422 with its field, and never another number",
        arguments: [
            ("POST", "/badge/counters", #"{"counter":"dm","op":"set","value":3000000000}"#, "value"),
            ("POST", "/push/devices", #"{"platform":"ios","token":"t","max_payload_size":-1}"#, "max_payload_size"),
            ("PUT", "/users/me/notifications", #"{"quiet_hours":{"days_of_week":[1,4294967297]}}"#, "quiet_hours.days_of_week"),
        ])
    func numbers(method: String, path: String, json: String, field: String) async throws {
        try await TestGateway.with { gateway in
            let answer = try await gateway.request(method, path, json, user: "ann")
            #expect(answer.status == 422 && answer.refusal == "\(field) invalid_value", "\(answer)")
        }
    }

    @Test("GW-03 ARCH-06 A service key acts for a user id, and for nothing else", arguments: ["", "a b", "..", "a/b"])
    func actingUser(user: String) async throws {
        try await TestGateway.with { gateway in
            let answer = try await gateway.request("GET", "/push/devices", user: user)
            if user.isEmpty {
                #expect(answer.status == 403, "\(answer)")
            } else {
                #expect(answer.status == 422 && answer.refusal == "X-User-Id invalid_value", "\(answer)")
            }
        }
    }

    @Test("ARCH-03 All calls of one request share one time limit, below the drain's")
    func callTime() throws {
        let before = GatewayContext.test().ownOptions.timeout
        var context = GatewayContext.test()
        context.beginCalls(at: .now - .seconds(7))
        let late = try #require(context.ownOptions.timeout)
        context.beginCalls(at: .now - .seconds(60))
        #expect(before == .milliseconds(5_500) && late <= .seconds(1) && context.ownOptions.timeout == .milliseconds(1))
    }

    @Test("GW-08 What no endpoint reads is named with its path, in whichever spelling it came")
    func unreadFields() throws {
        let request = try EndpointRequest.test(
            body: #"{"deviceName":"x","colour":1,"keys":{"auth":"a","more":2},"events":[{"id":1},{"id":2,"odd":3}],"data":{"k":"v"}}"#)
        let body = request.body
        _ = try body.string("device_name")
        _ = try body.object("keys")?.string("auth")
        for event in try body.objects("events") ?? [] { _ = try event.integer("id") }
        _ = try body.stringMap("data")
        #expect(body.ignored == ["colour", "events[1].odd", "keys.more"])
        var answer = Answer.ok(["a": 1])
        answer.warn(of: request)
        #expect(answer.body?.encoded(camelCase: false).contains(#""warnings":[{"field":"colour""#) == true)
        var own = Answer.ok(["warnings": []])
        own.warn(of: request)
        #expect(own.body == Answer.ok(["warnings": []]).body)
    }
}
