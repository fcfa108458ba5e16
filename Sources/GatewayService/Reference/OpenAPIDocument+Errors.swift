import CarillonAPI
import ServiceKit

/// What errors look like, and which a route may answer. A service may answer any row of the table of errors.
extension OpenAPIDocument {
    /// The codes with the same status.
    struct ErrorStatus: Sendable {
        let status: Int
        let codes: [String]
    }

    /// 405 and 501 are those of other methods, and 499 has nobody who reads it.
    private static let ofOtherRequests: Set = [ErrorReason.methodNotAllowed, .unimplemented, .cancelled]

    /// By status.
    static let statuses: [ErrorStatus] = Dictionary(grouping: ErrorReason.all.filter { !ofOtherRequests.contains($0) }, by: \.httpStatus)
        .map { ErrorStatus(status: $0.key, codes: $0.value.map(\.code)) }
        .sorted { $0.status < $1.status }

    /// The statuses of errors that a route may answer.
    static func errorStatuses(of facts: RouteFacts) -> [Int] {
        statuses.map(\.status).filter { status in
            switch status {
            case ErrorReason.unauthenticated.httpStatus: [.caller, .signature].contains(facts.route.access)
            // Without a caller nobody is refused, but a service may refuse the app's organization.
            case ErrorReason.forbidden.httpStatus: facts.route.access != .everybody
            case ErrorReason.versionMismatch.httpStatus: facts.fields(.header).contains { $0.name == "If-Match" }
            default: true
            }
        }
    }

    static func name(ofError status: Int) -> String { "Error\(status)" }

    static func response(_ error: ErrorStatus) -> JSONValue {
        let codes: JSONValue = .list(error.codes.map { .string($0) })
        let schema: JSONValue = [
            "allOf": [
                ["$ref": "#/components/schemas/Error"], ["properties": ["error": ["properties": ["code": ["enum": codes]]]]],
            ]
        ]
        var response: JSONValue = [
            "description": .string(error.codes.joined(separator: ", ")), "content": ["application/json": ["schema": schema]],
        ]
        if let header = header(ofError: error.status) { response = response.adding(["headers": [header: ["schema": ["type": "string"]]]]) }
        return response
    }

    private static func header(ofError status: Int) -> String? {
        switch status {
        case ErrorReason.unauthenticated.httpStatus: "WWW-Authenticate"
        case ErrorReason.rateLimited.httpStatus, ErrorReason.unavailable.httpStatus: "Retry-After"
        default: nil
        }
    }

    /// GW-02.
    static let error: JSONValue = [
        "type": "object", "required": ["ok", "error"],
        "properties": [
            "ok": ["const": false],
            "error": [
                "type": "object", "required": ["code", "message", "field", "request_id"],
                "properties": [
                    "code": ["type": "string", "description": "Stable, for programs."], "message": ["type": "string", "description": "For people."],
                    "field": [
                        "type": ["string", "null"],
                        "description": "The path in the body, the parameter, or the header field; null where no single one is at fault.",
                    ],
                    "request_id": ["type": "string", "description": "Also in the gateway's log."],
                ],
            ],
        ],
    ]

    /// GW-08.
    static let warnings: JSONValue = [
        "type": "array", "description": "What the request named and no route reads; only where there is something.",
        "items": ["type": "object", "properties": ["field": ["type": "string"], "message": ["type": "string"]]],
    ]
}
