import NIOCore

/// A refusal of the simulated push service: a status, the rule of the wire contract, and the text that the answer has.
struct WebPushRefusal: Error, Hashable {
    let status: Int
    let rule: String
    let text: String

    init(_ status: Int, _ rule: String, _ text: String) {
        self.status = status
        self.rule = rule
        self.text = text
    }

    var answer: Answer {
        Answer(
            status: status, reason: rule, headers: [("content-type", "text/plain")], body: ByteBuffer(string: text),
            violatedRule: "web_push.\(rule)")
    }
}
