import CarillonAPI
import RPC

/// A user's data from all services (PRIV-11).
struct UserDataExport {
    private let userID: String
    /// By the name of the service.
    var sections: [String: [CommonV1.UserDataSection]] = [:]

    init(of userID: String) { self.userID = userID }

    /// Every service scans tables without an index by user. With millions of rows this takes longer than any other call.
    private static let patience = Duration.seconds(60)

    /// Options of the calls that export.
    static func options(_ http: EndpointRequest) throws -> CallOptions {
        var options = try http.context.options
        options.timeout = patience
        return options
    }

    /// All sections that a service streams.
    static func collect<Responses: AsyncSequence>(
        _ responses: Responses, _ section: (Responses.Element) -> CommonV1.UserDataSection?
    ) async throws -> [CommonV1.UserDataSection] {
        var sections: [CommonV1.UserDataSection] = []
        for try await response in responses { if let section = section(response) { sections.append(section) } }
        return sections
    }

    var answer: Answer { .ok(["user_id": .string(userID), "services": .map(sections.mapValues(JSONView.sections))]) }
}

extension Answer {
    /// The progress of an erasure: 202 until every service has confirmed.
    static func erasure(_ response: RegistryV1.EraseUserResponse) -> Answer {
        let erasure = response.erasure ?? .init()
        return erasure.status == .done ? .ok(JSONView.erasure(erasure)) : .accepted(JSONView.erasure(erasure))
    }
}
