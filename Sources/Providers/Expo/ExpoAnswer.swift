import JSON
import NIOCore
import ServiceKit

/// The body of an answer of Expo's push service: results, or the refusal of the whole request.
struct ExpoAnswer {
    /// `data`; nil: there is none.
    let data: JSONElement?
    /// The first of `errors`. Expo documents that it has only one.
    let refusal: Refusal?

    struct Refusal {
        /// Such as `TOO_MANY_REQUESTS`, else `http_<status>`.
        var code: String
        /// Whether Expo named the code.
        var isNamed: Bool
        /// Never contains a token.
        var message: String
        /// Of `PUSH_TOO_MANY_EXPERIENCE_IDS`: the tokens of each project.
        var tokensByProject: [String: [String]]
    }

    /// A thousand receipts with their errors.
    private static let bounds = JSONBounds(structures: 20_000, listed: 20_000)

    /// Reads an answer. A status of 200 with `errors` is a refusal, too.
    init(_ answer: ProviderAnswer) {
        let root = (try? JSONElement(parsing: answer.body.readableBytesView, deepest: 32, within: Self.bounds))?.members
        data = root?["data"]
        let error = root?["errors"]?.elements?.first?.members
        guard answer.status != 200 || error != nil else {
            refusal = nil
            return
        }
        let code = Self.code(error?["code"])
        refusal = Refusal(
            code: code ?? "http_\(answer.status)", isNamed: code != nil, message: Self.message(error?["message"]),
            tokensByProject: (error?["details"]?.members ?? [:]).compactMapValues { $0.elements.map { $0.compactMap(\.string) } })
    }

    /// A code is a label of metrics and a field of logs: only a short word is one.
    static func code(_ element: JSONElement?) -> String? {
        guard let word = element?.string, (1...64).contains(word.utf8.count),
            word.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
        else { return nil }
        return word
    }

    /// The text without tokens, which Expo repeats in its messages.
    static func message(_ element: JSONElement?) -> String {
        AnswerText.masked(element?.string ?? "") { $0.contains("PushToken[") }
    }
}
