import CarillonAPI
import HTTPTypes
import ServiceKit

/// `POST /webhooks/delivery/{provider}`: outcomes of pushes that another system knows, signed with the secret of the app's webhook (RCPT-27).
struct DeliveryReportRoute {
    private static let mostBytes = 256 << 10
    private static let mostReports = 500

    let peers: GatewayPeers
    let apps: SigningApps

    func add(to endpoints: Endpoints) {
        let (peers, apps) = (peers, apps)
        endpoints.onSigned(.post, "/webhooks/delivery/{provider}", list: "reports", mostBytes: Self.mostBytes) { http in
            try await Self.claim(of: http, apps)
        } verify: { claim, body, context in
            try await Self.verify(claim, body, context, peers)
        } _: { http, tenant in
            let elements = try http.body.elements("reports", most: Self.mostReports) ?? []
            guard !elements.isEmpty else { throw http.body.missing("reports") }
            let reports = try elements.map { try Self.report(try $0.get()) }
            let request = ReceiptsV1.ReportDeliveriesRequest(tenant: tenant, provider: try http.parameter("provider"), reports: reports)
            _ = try await peers.receipts.reportDeliveries(request, options: http.context.options(signedBy: tenant))
            return .noContent
        }
    }

    /// The app that the request names, and the signature.
    ///
    /// - Throws: `invalid_argument` without an app; `unauthenticated` without a signature, and for an unknown app as for a wrong signature (SEC-04).
    private static func claim(of http: EndpointRequest, _ apps: SigningApps) async throws -> SignatureClaim {
        guard let appID = http.query["app_id"], !appID.isEmpty else {
            throw APIError(.invalidArgument, field: "app_id", "app_id in the query is required: the app whose secret signs the body")
        }
        guard let signature = http.header(.signature), !signature.isEmpty else { throw refusal("an X-Signature header is required") }
        guard let tenant = try await apps.tenant(of: appID, options: http.context.ownOptions) else { throw refusal(Self.invalid) }
        return SignatureClaim(tenant: tenant, signature: signature)
    }

    /// Asks the dispatcher, which has the secrets (SEC-02).
    ///
    /// - Throws: `unauthenticated`. Only a valid signature that is too old is told apart (SEC-04).
    private static func verify(_ claim: SignatureClaim, _ body: [UInt8], _ context: GatewayContext, _ peers: GatewayPeers) async throws {
        let question = DispatcherV1.CheckSignatureRequest(tenant: claim.tenant, signature: claim.signature, body: body)
        switch try await peers.webhooks.checkSignature(question, options: context.ownOptions).verdict {
        case .valid: return
        case .expired: throw refusal("the signature was made more than five minutes ago, or ahead: sign again, and set the clock")
        default: throw refusal(Self.invalid)
        }
    }

    private static let invalid = "the signature is not valid"

    private static func refusal(_ message: String) -> APIError { APIError(.unauthenticated, field: HTTPField.Name.signature.rawName, message) }

    private static func report(_ body: JSONObject) throws -> ReceiptsV1.DeliveryReport {
        var report = ReceiptsV1.DeliveryReport()
        report.reportId = try body.requiredString("report_id")
        report.status = try body.requiredChoice("status")
        report.pushId = try body.string("push_id") ?? ""
        report.notificationId = try body.string("notification_id") ?? ""
        report.providerMessageId = try body.string("provider_message_id") ?? ""
        guard !report.notificationId.isEmpty || !report.pushId.isEmpty || !report.providerMessageId.isEmpty else {
            throw body.missing("notification_id")
        }
        report.deviceId = try body.string("device_id") ?? ""
        report.occurredAtMs = try body.instant("occurred_at") ?? 0
        report.errorCode = try body.string("error_code") ?? ""
        report.errorMessage = try body.string("error_message") ?? ""
        report.actionTaken = try body.string("action_taken") ?? ""
        return report
    }
}

/// Who says to have signed a request. Nothing of it is verified yet.
struct SignatureClaim: Sendable {
    let tenant: CommonV1.Tenant
    let signature: String
}

extension HTTPField.Name {
    static let signature = Self("X-Signature")!
}
