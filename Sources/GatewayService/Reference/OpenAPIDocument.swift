import HTTPTypes
import ServiceKit

/// The OpenAPI 3.1 document of the routes (https://spec.openapis.org/oas/v3.1.1).
struct OpenAPIDocument {
    let routes: [RouteFacts]

    /// The whole document.
    var json: JSONValue {
        let info: JSONValue = [
            "title": "Carillon", "version": .string(CarillonVersion.current), "summary": "Push notifications for apps and host systems",
            "description": .string(Self.description), "license": ["name": "Apache 2.0", "identifier": "Apache-2.0"],
        ]
        let tags: [JSONValue] = ReferenceSection.all(of: routes).map { ["name": .string($0.name)] }
        let bearer: JSONValue = ["type": "http", "scheme": "bearer", "description": .string(Self.credentials)]
        let errors: [JSONValue.Member] = Self.statuses.map { .init(name: Self.name(ofError: $0.status), value: Self.response($0)) }
        let components: JSONValue = [
            "securitySchemes": ["bearer": bearer], "schemas": ["Error": Self.error, "Warnings": Self.warnings], "responses": .object(errors),
        ]
        return [
            "openapi": "3.1.0", "info": info, "servers": [["url": "/"]], "tags": .list(tags), "paths": paths, "components": components,
        ]
    }

    /// Rules of all routes.
    static let description =
        "Member names of requests are accepted in snake_case and in camelCase; answers have the app's `json_key_style`. A member that is null counts "
        + "as left out, unless its description says otherwise. Unknown members and query parameters are ignored, and named in `warnings`. A path's "
        + "other method is 405. Limits that depend on the app's policy are in the descriptions."

    static let credentials =
        "A user's access token of the app's issuer, a service key (`sk_…`) with the named scope, or a token of the platform's issuer. A service key "
        + "with the scope `act_as_user` and the header `X-User-Id` calls for a user."

    // MARK: Paths

    private var paths: JSONValue {
        var paths: [JSONValue.Member] = []
        for route in routes {
            let member = JSONValue.Member(name: route.route.method.rawValue.lowercased(), value: operation(route))
            if let place = paths.firstIndex(where: { $0.name == route.path }) {
                paths[place].value = paths[place].value.adding(.object([member]))
            } else {
                paths.append(.init(name: route.path, value: .object([member])))
            }
        }
        return .object(paths)
    }

    private func operation(_ facts: RouteFacts) -> JSONValue {
        let route = facts.route
        let security: [JSONValue] = route.access == .caller ? [["bearer": []]] : []
        var operation: JSONValue = [
            "operationId": .string(Self.operationID(of: facts)), "tags": [.string(ReferenceSection.name(of: facts))],
            "summary": .string(RouteTexts.all[route.name] ?? route.name), "description": .string(facts.callers),
            "security": .list(security),
        ]
        let parameters = self.parameters(facts)
        if !parameters.isEmpty { operation = operation.adding(["parameters": .list(parameters)]) }
        if let body = requestBody(facts) { operation = operation.adding(["requestBody": body]) }
        return operation.adding(["responses": responses(facts)])
    }

    private static func operationID(of facts: RouteFacts) -> String {
        let characters = facts.route.path.map { character -> Character in character.isLetter || character.isNumber ? character : "_" }
        let name = facts.route.method.rawValue.lowercased() + String(characters).replacing("__", with: "_")
        return facts.base == Reference.base ? name : "unversioned_\(name)"
    }

    // MARK: Requests

    private func parameters(_ facts: RouteFacts) -> [JSONValue] {
        let schema = FieldSchema(facts: facts)
        let path = facts.route.parameters.map { name -> JSONValue in
            // A segment of dots would be another path (RFC 3986 §5.2.4).
            let schema: JSONValue = ["type": "string", "pattern": "^[^/]*[^./][^/]*$", "examples": [.string(Sample.text(of: name))]]
            return Self.parameter(name, "path", isRequired: true, schema)
        }
        func parameters(_ place: RequestSketch.Place, _ word: String) -> [JSONValue] {
            facts.fields(place).map { Self.parameter($0.name, word, isRequired: facts.isRequired($0), schema.field($0)) }
        }
        var headers = parameters(.header, "header")
        if facts.route.method == .post {
            headers.append(
                Self.parameter(
                    "Idempotency-Key", "header", isRequired: false,
                    [
                        "type": "string", "minLength": 1, "maxLength": 128, "pattern": "^[ -~]+$",
                        "description": "The same key with the same request gets the first answer for 24 hours, and takes effect once.",
                    ]))
        }
        return path + parameters(.query, "query") + headers
    }

    private static func parameter(_ name: String, _ place: String, isRequired: Bool, _ schema: JSONValue) -> JSONValue {
        ["name": .string(name), "in": .string(place), "required": .bool(isRequired), "schema": schema]
    }

    private func requestBody(_ facts: RouteFacts) -> JSONValue? {
        if let most = facts.route.fileBytes {
            let schema: JSONValue = ["type": "string", "format": "binary", "maxLength": .integer(Int64(most))]
            return ["required": true, "content": ["application/octet-stream": ["schema": schema]]]
        }
        guard !facts.fields(.body).isEmpty else { return nil }
        let schema = FieldSchema(facts: facts)
        var whole = schema.object()
        if let list = facts.route.list {
            // The list alone may be the body. Its elements are read as those of the member are, which may have several names.
            let element = facts.fields(.body).first { $0.name == list || !facts.fields(.body, in: $0.path + "[].").isEmpty }
            whole = ["anyOf": [whole, ["type": "array", "items": schema.object(in: (element?.path ?? list) + "[].")]]]
        }
        var content: JSONValue = ["schema": whole]
        if let example = facts.example { content = content.adding(["example": FieldSchema.json(example)]) }
        let isRequired = facts.fields(.body).contains(where: facts.isRequired)
        return ["required": .bool(isRequired), "content": ["application/json": content]]
    }

    // MARK: Answers

    private func responses(_ facts: RouteFacts) -> JSONValue {
        var responses: [JSONValue.Member] = []
        for status in Set(facts.answers.map(\.status)).sorted() {
            let answers = facts.answers.filter { $0.status == status }
            var response: JSONValue = ["description": .string(Self.meaning(of: status))]
            let headers = Set(answers.flatMap(\.headers)).sorted()
            if !headers.isEmpty {
                response = response.adding(["headers": .object(headers.map { .init(name: $0, value: ["schema": ["type": "string"]]) })])
            }
            let content = answers.compactMap { answer in answer.mediaType.map { JSONValue.Member(name: $0, value: Self.content(answer)) } }
            if !content.isEmpty { response = response.adding(["content": .object(content)]) }
            responses.append(.init(name: "\(status)", value: response))
        }
        for status in Self.errorStatuses(of: facts) {
            responses.append(.init(name: "\(status)", value: ["$ref": .string("#/components/responses/\(Self.name(ofError: status))")]))
        }
        return .object(responses)
    }

    private static func content(_ answer: RouteFacts.AnswerFacts) -> JSONValue {
        guard let example = answer.example else {
            return ["schema": ["type": answer.mediaType == "application/json" ? "object" : "string"]]
        }
        var schema = answer.shape.schema
        if case .object(var members) = schema, let place = members.firstIndex(where: { $0.name == "properties" }) {
            let isThere: Bool
            if case .object(let known) = members[place].value { isThere = known.contains { $0.name == "warnings" } } else { isThere = false }
            if !isThere { members[place].value = members[place].value.adding(["warnings": ["$ref": "#/components/schemas/Warnings"]]) }
            schema = .object(members)
        }
        return ["schema": schema, "example": example]
    }

    static func meaning(of status: Int) -> String {
        switch status {
        case 202: "Accepted"
        case 204: "Done, without a body"
        case 304: "It has not changed, without a body"
        case 207: "Some items were refused"
        default: "OK"
        }
    }
}
