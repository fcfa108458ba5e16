import CarillonAPI
import JSON
import NIOCore

/// The bodies of Expo's answers (providers.md §4).
enum ExpoAnswers {
    /// The result of one message: a ticket or a receipt.
    enum Result {
        /// The ticket's id; empty in a receipt.
        case ok(id: String)
        case error(code: String, token: String)

        fileprivate var json: JSONElement {
            switch self {
            case .ok(let id) where id.isEmpty: ["status": "ok"]
            case .ok(let id): ["status": "ok", "id": .string(id)]
            case .error(let code, let token):
                [
                    "status": "error", "message": .string("The message to \(token) was refused: \(code)"),
                    "details": ["error": .string(code), "expoPushToken": .string(token)],
                ]
            }
        }
    }

    static func tickets(_ results: [Result]) -> Answer { success(.array(results.map(\.json))) }

    static func receipts(_ results: [String: Result]) -> Answer { success(.object(results.mapValues(\.json))) }

    private static func success(_ data: JSONElement) -> Answer {
        let body: JSONElement = ["data": data]
        return Answer(status: 200, headers: json, body: ByteBuffer(string: body.text))
    }

    static func refused(_ refusal: ExpoRefusal) -> Answer {
        var error: [String: JSONElement] = ["code": .string(refusal.code), "message": .string(refusal.message), "isTransient": false]
        if !refusal.tokensByProject.isEmpty {
            error["details"] = .object(refusal.tokensByProject.mapValues { tokens in .array(tokens.map { .string($0) }) })
        }
        let body: JSONElement = ["errors": [.object(error)]]
        return Answer(status: refusal.status, reason: refusal.code, headers: json, body: ByteBuffer(string: body.text))
    }

    /// The answer of a scripted fault to a whole request. Without a reason it is that of a proxy.
    static func answer(to fault: SimulatorV1.Fault) -> Answer {
        fault.reason.isEmpty
            ? Answer(
                status: Int(fault.status), reason: "http_\(fault.status)", headers: [(name: "content-type", value: "text/html")],
                body: ByteBuffer(string: "<html></html>"))
            : refused(
                ExpoRefusal(status: Int(fault.status), code: fault.reason, message: "Expo answered \(fault.reason).", rule: "scripted"))
    }

    private static let json = [(name: "content-type", value: "application/json; charset=utf-8")]
}
