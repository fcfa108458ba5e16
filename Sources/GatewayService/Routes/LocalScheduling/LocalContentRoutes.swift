import CarillonAPI
import HTTPTypes
import Hummingbird
import JSON
import ServiceKit

/// `/local/content`: what devices fetch for the notifications that they schedule by themselves (AGENT-08, AGENT-09).
struct LocalContentRoutes {
    let localScheduling: PreferencesV1.LocalScheduling.Client
    let readers: ReaderLanguages

    func add(to endpoints: Endpoints) {
        let (localScheduling, readers) = (localScheduling, readers)
        endpoints.on(.put, "/local/content") { http in
            try http.context.caller.requireScope(.events)
            let request = try Self.request(http.body, tenant: try http.context.tenant)
            let answer = try await localScheduling.putLocalContent(request, options: try http.context.options)
            return .ok(["etag": .string(EntityTag.header(answer.etag))])
        }
        // A device's profile chooses the method (AGENT-03).
        for method in [HTTPRequest.Method.get, .post] {
            endpoints.on(method, "/local/content") { http in
                let user = try http.context.user
                // The body of a device's profile is the host's own: a warning about it would make two answers of one entity tag.
                http.body.leaveUnread()
                let request = PreferencesV1.GetLocalContentRequest(
                    tenant: try http.context.tenant, userId: user.id, locales: try await readers.wanted(by: http))
                let content = try await localScheduling.getLocalContent(request, options: try http.context.options).content
                let known = http.header(.ifNoneMatch)
                guard let content else { throw APIError(.notFound, "there is no content for this user") }
                let isKnown = known.map { EntityTag.matches($0, content.etag) } ?? false
                var answer = isKnown ? Answer(status: .notModified, body: nil) : .ok(Self.view(content))
                answer.headers[.eTag] = EntityTag.header(content.etag)
                return answer
            }
        }
    }

    private static func request(_ body: JSONObject, tenant: CommonV1.Tenant) throws -> PreferencesV1.PutLocalContentRequest {
        var request = PreferencesV1.PutLocalContentRequest(tenant: tenant)
        request.userId = try body.string("user_id") ?? ""
        if let audience = try body.object("audience") {
            request.audience = .init(wholeApp: try audience.bool("whole_app") ?? false, role: try audience.string("role") ?? "")
        }
        request.locale = try body.string("locale") ?? ""
        request.headline = try body.requiredString("headline")
        request.summary = try body.requiredString("summary")
        if let data = try body.jsonTexts("data") {
            let members = data.map { "\(JSONValue.string($0.key).encoded(camelCase: false)):\($0.value)" }
            request.data = "{\(members.sorted().joined(separator: ","))}"
        }
        return request
    }

    private static func view(_ content: PreferencesV1.LocalContent) -> JSONValue {
        let data = (try? JSONElement(parsing: content.data).members) ?? [:]
        return [
            "headline": .string(content.headline), "summary": .string(content.summary), "locale": .string(content.locale),
            "data": .map(data.mapValues { JSONValue($0) }),
        ]
    }
}
