import CarillonAPI
import HTTPTypes
import RPC
import ServiceKit

/// `POST /webhooks/delivery/{provider}`: outcomes of pushes that another system knows, signed with the secret of the app's webhook (RCPT-27).
struct DeliveryReportRoute {
    private static let mostBytes = 256 << 10
    private static let mostReports = 500

    let peers: GatewayPeers

    func add(to endpoints: Endpoints) {
        let peers = peers
        endpoints.onSigned(.post, "/webhooks/delivery/{provider}", list: "reports", mostBytes: Self.mostBytes) { http, body in
            try await Self.signer(of: http, body, peers)
        } _: { http, tenant in
            let elements = try http.body.elements("reports", most: Self.mostReports) ?? []
            guard !elements.isEmpty else { throw http.body.missing("reports") }
            let reports = try elements.map { try Self.report(try $0.get()) }
            let request = ReceiptsV1.ReportDeliveriesRequest(tenant: tenant, provider: try http.parameter("provider"), reports: reports)
            _ = try await peers.receipts.reportDeliveries(request, options: http.context.options(signedBy: tenant))
            return .noContent
        }
    }

    /// The app whose secret signed the body.
    ///
    /// - Throws: `unauthenticated`. Only a valid signature that is too old is told apart (SEC-04).
    private static func signer(of http: EndpointRequest, _ body: [UInt8], _ peers: GatewayPeers) async throws -> CommonV1.Tenant {
        guard let appID = http.query["app_id"], !appID.isEmpty else {
            throw APIError(.invalidArgument, field: "app_id", "app_id in the query is required: the app whose secret signs the body")
        }
        guard let signature = http.header(.signature) else {
            throw APIError(.unauthenticated, field: HTTPField.Name.signature.rawName, "an X-Signature header is required")
        }
        let refused = APIError(.unauthenticated, field: HTTPField.Name.signature.rawName, "the signature is not valid")
        guard TenantID.canBeApp(appID), let tenant = try await Self.tenant(of: appID, http.context, peers) else { throw refused }
        let question = DispatcherV1.CheckSignatureRequest(tenant: tenant, signature: signature, body: body)
        switch try await peers.webhooks.checkSignature(question, options: http.context.ownOptions).verdict {
        case .valid: return tenant
        case .expired:
            throw APIError(
                .unauthenticated, field: HTTPField.Name.signature.rawName,
                "the signature was made more than five minutes ago, or ahead: sign again, and set the clock")
        default: throw refused
        }
    }

    /// Nil: there is no such app.
    private static func tenant(of appID: String, _ context: GatewayContext, _ peers: GatewayPeers) async throws -> CommonV1.Tenant? {
        do {
            guard let app = try await peers.tenants.getApp(.init(appId: appID), options: context.ownOptions).app else { return nil }
            return CommonV1.Tenant(organizationId: app.organizationId, appId: app.appId)
        } catch let error as RPCError where error.code == .notFound {
            return nil
        }
    }

    private static func report(_ body: JSONObject) throws -> ReceiptsV1.DeliveryReport {
        var report = ReceiptsV1.DeliveryReport()
        report.reportId = try body.requiredString("report_id")
        report.status = try body.requiredChoice("status")
        report.pushId = try body.string("push_id") ?? ""
        report.notificationId = try body.string("notification_id") ?? ""
        guard !report.notificationId.isEmpty || !report.pushId.isEmpty else { throw body.missing("notification_id") }
        report.deviceId = try body.string("device_id") ?? ""
        report.providerMessageId = try body.string("provider_message_id") ?? ""
        report.occurredAtMs = try body.instant("occurred_at") ?? 0
        report.errorCode = try body.string("error_code") ?? ""
        report.errorMessage = try body.string("error_message") ?? ""
        report.actionTaken = try body.string("action_taken") ?? ""
        return report
    }
}

extension HTTPField.Name {
    static let signature = Self("X-Signature")!
}
