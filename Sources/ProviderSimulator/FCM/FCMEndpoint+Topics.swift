import CarillonAPI
import Cryptography
import HTTP2
import JSON
import NIOCore
import Providers
import ServiceKit

/// Subscriptions to topics: the calls of FCM's HTTP v1 API, and those of the Instance ID service that older libraries make.
extension FCMEndpoint {
    func handle(_ call: FCMTopicCall, _ exchange: Exchange) {
        let authorization = exchange.headers.first("authorization")
        var token = ""
        var natural: Answer
        do throws(Refusal) {
            switch call {
            case .subscribe(let project, let registration, let topic):
                token = registration
                try check(authorization, project: project, registration: registration, topic: topic)
                natural = try subscribe(project: project, registration: registration, topic: topic)
            case .unsubscribe(let project, let registration, let topic, let allowMissing):
                token = registration
                try check(authorization, project: project, registration: registration, topic: topic)
                natural = try unsubscribe(project: project, registration: registration, topic: topic, allowMissing: allowMissing)
            case .batch(let adds): natural = try changeBatch(exchange, adds: adds)
            }
        } catch {
            natural = error.answer
            natural.violatedRule = "fcm.\(error.rule)"
        }
        core.settle(
            exchange, provider: .fcm, token: token, notificationID: "", natural: natural,
            faultAnswer: { [natural] fault in
                if case .batch = call { return Self.batchRefusal(Int(fault.status), fault.reason) }
                return FCMAnswers.answer(to: fault, accepted: natural)
            })
    }

    // MARK: HTTP v1

    private func check(_ authorization: String?, project: String, registration: String, topic: String) throws(Refusal) {
        try authorize(authorization, project: project)
        guard takeSubscriptionChanges(1, project: project) else {
            throw Refusal(rule: "quota", Self.quotaExceeded("Topic subscription changes"))
        }
        guard FCMMessageRules.isRegistrationToken(registration) else {
            throw Self.invalid("token", field: "parent", "The registration token is not a valid FCM registration token")
        }
        guard FCMTopic.isName(topic) else { throw Self.invalid("topic", field: "topic_name", "Malformed topic name") }
    }

    private static func invalid(_ rule: String, field: String, _ description: String) -> Refusal {
        Refusal(
            rule: rule,
            FCMAnswers.refused(
                400, status: "INVALID_ARGUMENT", message: description, code: "INVALID_ARGUMENT",
                violation: FCMViolation(field: field, description: description, rule: rule)))
    }

    private func subscribe(project: String, registration: String, topic: String) throws(Refusal) -> Answer {
        switch core.topics.add(topic, to: registration, in: project) {
        case .added:
            var writer = JSONWriter(capacity: 256)
            writer.object { writer in
                writer.member("create_time", core.clock.now.rfc3339)
                writer.member("name", "projects/\(project)/registrations/\(registration)/topicSubscriptions/\(topic)")
                writer.member("topic_name", topic)
            }
            return Answer(status: 200, headers: FCMAnswers.json, body: ByteBuffer(bytes: writer.bytes))
        // Not counted as a violation: a library that repeats a request treats this answer as a success.
        case .alreadyThere: return FCMAnswers.refused(409, status: "ALREADY_EXISTS", message: "Requested entity already exists", code: nil)
        case .tooManyTopics, .full:
            throw Refusal(
                rule: "topic_limit",
                FCMAnswers.refused(429, status: "RESOURCE_EXHAUSTED", message: "Excessive number of topics per app instance.", code: nil))
        }
    }

    private func unsubscribe(project: String, registration: String, topic: String, allowMissing: Bool) throws(Refusal) -> Answer {
        guard core.topics.remove(topic, from: registration, in: project) || allowMissing else {
            return FCMAnswers.refused(404, status: "NOT_FOUND", message: "Requested entity was not found.", code: nil)
        }
        return Answer(status: 200, headers: FCMAnswers.json, body: ByteBuffer(string: "{}"))
    }

    // MARK: Instance ID

    /// Adds or removes up to 1,000 registrations of one topic; each has a result of its own (providers.md §2.3).
    private func changeBatch(_ exchange: Exchange, adds: Bool) throws(Refusal) -> Answer {
        func refusal(_ rule: String, _ status: Int, _ code: String) -> Refusal { Refusal(rule: rule, Self.batchRefusal(status, code)) }
        // Without this header the service takes the credential for a server key, and no server key is valid.
        guard exchange.headers.first("access_token_auth") == "true" else { throw refusal("access_token_auth", 401, "Unauthorized") }
        let project: String
        do throws(Refusal) { project = try grant(exchange.headers.first("authorization")).projectID } catch {
            throw refusal(error.rule, 401, "Unauthorized")
        }
        guard let root = JSONDocument(exchange.bodyBytes)?.root, let target = root["to"]?.string, target.hasPrefix("/topics/"),
            FCMTopic.isName(target.dropFirst(8))
        else { throw refusal("topic", 400, "INVALID_ARGUMENT") }
        var tokens: [String] = []
        root["registration_tokens"]?.forEachElement { tokens.append($0.string ?? "") }
        guard (1...TopicSubscriptions.mostPerBatch).contains(tokens.count) else { throw refusal("batch_size", 400, "INVALID_ARGUMENT") }
        guard takeSubscriptionChanges(tokens.count, project: project) else { throw refusal("quota", 429, "RESOURCE_EXHAUSTED") }
        let topic = String(target.dropFirst(8))
        var writer = JSONWriter(capacity: 64 + tokens.count * 4)
        writer.object { writer in
            writer.objects("results", tokens) { token, writer in
                if let error = change(topic, token, project, adds: adds) { writer.member("error", error) }
            }
        }
        return Answer(status: 200, headers: FCMAnswers.json, body: ByteBuffer(bytes: writer.bytes))
    }

    /// The error of one registration, nil for success. A repeated change is a success here.
    private func change(_ topic: String, _ token: String, _ project: String, adds: Bool) -> String? {
        guard FCMMessageRules.isRegistrationToken(token) else { return "INVALID_ARGUMENT" }
        guard adds else {
            _ = core.topics.remove(topic, from: token, in: project)
            return nil
        }
        return switch core.topics.add(topic, to: token, in: project) {
        case .added, .alreadyThere: nil
        case .tooManyTopics, .full: "TOO_MANY_TOPICS"
        }
    }

    private static func batchRefusal(_ status: Int, _ code: String) -> Answer {
        var writer = JSONWriter(capacity: 64)
        writer.object { $0.member("error", code) }
        return Answer(status: status, reason: code, headers: FCMAnswers.json, body: ByteBuffer(bytes: writer.bytes))
    }
}
