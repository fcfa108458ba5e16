import CarillonAPI
import Protobuf
import RPC
import ServiceKit
import Testing

@testable import GatewayService

@Suite("RCPT-27 POST /webhooks/delivery/{provider}")
struct DeliveryReportRouteTests {
    private static let path = "/api/v1/webhooks/delivery/fcm?app_id=acme-chat"
    private static let body =
        #"{"reports":[{"report_id":"r1","status":"failed","push_id":"psh_1","provider_message_id":"m1","error_code":"E"}]}"#

    /// A dispatcher that knows one signature.
    private static func peers(_ verdict: DispatcherV1.SignatureVerdict = .valid) -> ScriptedPeers {
        ScriptedPeers { request in
            switch request {
            case let request as RegistryV1.GetAppRequest where request.appId != "acme-chat": throw RPCError(code: .notFound, message: "no such app")
            case let request as DispatcherV1.CheckSignatureRequest:
                return DispatcherV1.CheckSignatureResponse(verdict: request.signature == "t=1,v1=00" ? verdict : .invalid)
            default: return nil
            }
        }
    }

    private func post(
        _ gateway: TestGateway, _ body: String = Self.body, path: String = Self.path, signature: String? = "t=1,v1=00",
        type: String = "application/json"
    ) async throws -> TestAnswer {
        let headers = [("content-type", type)] + (signature.map { [("x-signature", $0)] } ?? [])
        return try await gateway.caller.request("POST", path, headers: headers, body: Array(body.utf8))
    }

    private func reports(_ gateway: TestGateway) -> [ReceiptsV1.ReportDeliveriesRequest] {
        gateway.peers.requests(ReceiptsV1.ReportDeliveriesRequest.self)
    }

    @Test("RCPT-27 GW-06 Signed reports go to the ledger, with the exact body to the check of the signature, and the answer is 204")
    func reports() async throws {
        try await TestGateway.with(Self.peers()) { gateway in
            let answer = try await post(gateway)
            #expect(answer.status == 204 && answer.body.isEmpty)
            let tenant = CommonV1.Tenant(organizationId: "acme", appId: "acme-chat")
            let report = ReceiptsV1.DeliveryReport(reportId: "r1", status: .failed, pushId: "psh_1", providerMessageId: "m1", errorCode: "E")
            #expect(reports(gateway) == [.init(tenant: tenant, provider: "fcm", reports: [report])])
            let checks = gateway.peers.requests(DispatcherV1.CheckSignatureRequest.self)
            #expect(checks == [.init(tenant: tenant, signature: "t=1,v1=00", body: Array(Self.body.utf8))])
            // The list alone is a body, too.
            #expect(try await post(gateway, #"[{"reportId":"r2","status":"opened","notificationId":"n1"}]"#).status == 204)
            #expect(reports(gateway).last?.reports.map(\.reportId) == ["r2"])
        }
    }

    @Test("SEC-04 SEC-09 Without a valid signature of a known app it is 401, the same for all, and the body is not read")
    func signatures() async throws {
        try await TestGateway.with(Self.peers()) { gateway in
            let refused = [
                try await post(gateway, signature: nil), try await post(gateway, signature: "t=1,v1=11"), try await post(gateway, signature: ""),
                try await post(gateway, path: "/api/v1/webhooks/delivery/fcm?app_id=nowhere"),
                try await post(gateway, path: "/api/v1/webhooks/delivery/fcm?app_id=NO%20APP"), try await post(gateway, "no json", signature: "x"),
            ]
            for answer in refused { #expect(answer.status == 401 && answer.refusal == "X-Signature unauthenticated", "\(answer)") }
            let nameless = try await post(gateway, path: "/api/v1/webhooks/delivery/fcm")
            #expect(nameless.status == 400 && nameless.refusal == "app_id invalid_argument")
            #expect(reports(gateway).isEmpty)
        }
        try await TestGateway.with(Self.peers(.expired)) { gateway in
            let old = try await post(gateway)
            #expect(old.status == 401 && old.body.contains("more than five minutes ago") && reports(gateway).isEmpty)
        }
    }

    @Test("SEC-04 RCPT-27 Without an app, without a signature or with an unknown app the answer comes before the body, and no service is asked")
    func beforeTheBody() async throws {
        try await TestGateway.with(Self.peers()) { gateway in
            func answer(_ query: String, _ headers: String) async throws -> String {
                let caller = try await WireCaller(gateway.address)
                let head = "POST /api/v1/webhooks/delivery/fcm\(query) HTTP/1.1\r\nhost: gateway\r\ncontent-length: 1000\r\n\(headers)\r\n"
                try await caller.send(Array(head.utf8))
                let text = try await caller.read { $0.contains("request_id") }
                await caller.close()
                return String(text.prefix(12))
            }
            let nameless = try await answer("", "x-signature: t=1,v1=00\r\n")
            #expect(nameless == "HTTP/1.1 400", "\(nameless)")
            let unsigned = try await answer("?app_id=acme-chat", "")
            #expect(unsigned == "HTTP/1.1 401", "\(unsigned)")
            #expect(gateway.peers.requests(RegistryV1.GetAppRequest.self).isEmpty)
            let unknown = try await answer("?app_id=nowhere", "x-signature: t=1,v1=00\r\n")
            #expect(unknown == "HTTP/1.1 401", "\(unknown)")
            #expect(gateway.peers.requests(DispatcherV1.CheckSignatureRequest.self).isEmpty)
        }
    }

    @Test("SEC-04 RCPT-27 Posts that name the same app within seconds ask the registry once, also where there is no such app")
    func oneLookUp() async throws {
        try await TestGateway.with(Self.peers()) { gateway async throws in
            for _ in 0..<3 {
                #expect(try await post(gateway).status == 204)
                #expect(try await post(gateway, path: "/api/v1/webhooks/delivery/fcm?app_id=nowhere").status == 401)
            }
            #expect(gateway.peers.requests(RegistryV1.GetAppRequest.self).map(\.appId) == ["acme-chat", "nowhere"])
        }
    }

    @Test("RCPT-27 GW-02 A signed body that is wrong is refused with its field, and never an error of the server")
    func wrong() async throws {
        try await TestGateway.with(Self.peers()) { gateway async throws in
            func refused(_ body: String) async throws -> String {
                let answer = try await post(gateway, body)
                return "\(answer.status) \(answer.refusal)"
            }
            #expect(try await post(gateway, "{").status == 400)
            #expect(try await post(gateway, Self.body, type: "text/plain").status == 415)
            #expect(try await refused("") == "400 reports invalid_argument")
            #expect(try await refused(#"{"reports":[]}"#) == "400 reports invalid_argument")
            #expect(try await refused(#"{"reports":[7]}"#) == "400 reports[0] invalid_argument")
            let nameless = #"{"reports":[{"status":"opened","notification_id":"n1"}]}"#
            #expect(try await refused(nameless) == "400 reports[0].report_id invalid_argument")
            let strange = #"{"reports":[{"report_id":"r","status":"eaten","notification_id":"n1"}]}"#
            #expect(try await refused(strange) == "422 reports[0].status invalid_value")
            #expect(try await refused(#"{"reports":[{"report_id":"r","status":"opened"}]}"#) == "400 reports[0].notification_id invalid_argument")
            let many = Array(repeating: #"{"report_id":"r","status":"opened","notification_id":"n"}"#, count: 501).joined(separator: ",")
            #expect(try await refused("[\(many)]") == "413 reports payload_too_large")
            #expect(try await post(gateway, String(repeating: " ", count: (256 << 10) + 1)).status == 413)
            #expect(reports(gateway).isEmpty)
        }
    }
}
