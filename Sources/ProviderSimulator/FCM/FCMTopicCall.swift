import Foundation
import ServiceKit

/// A request that subscribes app instances to a topic or ends subscriptions.
enum FCMTopicCall: Equatable {
    /// `POST /v1/projects/P/registrations/R/topicSubscriptions?topic_name=T` (Google, "REST Resource: projects.registrations.topicSubscriptions").
    case subscribe(project: String, registration: String, topic: String)
    /// `DELETE /v1/projects/P/registrations/R/topicSubscriptions/T`, with `allow_missing=true` also where there is no subscription.
    case unsubscribe(project: String, registration: String, topic: String, allowMissing: Bool)
    /// `POST /iid/v1:batchAdd` and `/iid/v1:batchRemove` of the older Instance ID service.
    case batch(adds: Bool)

    /// Nil for another request.
    ///
    /// - Parameter target: The request's path and query.
    init?(method: String, target: String) {
        let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let path = parts[0].split(separator: "/", omittingEmptySubsequences: false).map { PercentEncoding.decode($0) ?? "" }
        let query = FormFields(parts.count == 2 ? parts[1] : Substring())
        switch (method, path.count) {
        case ("POST", 3) where path[1] == "iid" && path[2] == "v1:batchAdd": self = .batch(adds: true)
        case ("POST", 3) where path[1] == "iid" && path[2] == "v1:batchRemove": self = .batch(adds: false)
        case ("POST", 7) where Self.isSubscriptions(path):
            self = .subscribe(project: path[3], registration: path[5], topic: query["topic_name"] ?? query["topicName"] ?? "")
        case ("DELETE", 8) where Self.isSubscriptions(path):
            self = .unsubscribe(
                project: path[3], registration: path[5], topic: path[7],
                allowMissing: (query["allow_missing"] ?? query["allowMissing"]) == "true")
        default: return nil
        }
    }

    private static func isSubscriptions(_ path: [String]) -> Bool {
        path[1] == "v1" && path[2] == "projects" && path[4] == "registrations" && path[6] == "topicSubscriptions"
    }
}

/// The fields of a query or of a form (`application/x-www-form-urlencoded`). The last one of a repeated field counts.
struct FormFields {
    private var fields: [String: String] = [:]

    init(_ text: Substring) {
        for pair in text.split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
                PercentEncoding.decode($0.replacing("+", with: " ")) ?? ""
            }
            if parts.count == 2 { fields[parts[0]] = parts[1] }
        }
    }

    subscript(_ name: String) -> String? { fields[name] }
}
