import JSON
import ServiceKit

/// JSON Schemas of what routes read.
struct FieldSchema {
    let facts: RouteFacts

    /// The schema of an object of the body.
    ///
    /// - Parameter scope: the object's path with its separator; empty: the body itself.
    func object(in scope: String = "") -> JSONValue {
        let fields = facts.fields(.body, in: scope)
        var schema: [JSONValue.Member] = [.init(name: "type", value: "object")]
        let named = fields.filter { $0.name != JSONObject.anyName }
        if !named.isEmpty {
            schema.append(.init(name: "properties", value: .object(named.map { .init(name: $0.name, value: self.field($0)) })))
        }
        if let entry = fields.first(where: { $0.name == JSONObject.anyName }) {
            schema.append(.init(name: "additionalProperties", value: field(entry)))
        }
        let required = named.filter(facts.isRequired)
        if !required.isEmpty { schema.append(.init(name: "required", value: .list(required.map { .string($0.name) }))) }
        return .object(schema)
    }

    /// The schema of a field, with its text and an example.
    func field(_ field: RequestSketch.Field) -> JSONValue {
        let kinds = facts.kinds(of: field)
        let takesNull = facts.record.takesNull.contains(field)
        var schemas = kinds.map { self.kind($0, of: field) }
        if takesNull { schemas.append(["type": "null"]) }
        var schema: JSONValue = schemas.count == 1 ? schemas[0] : ["anyOf": .list(schemas)]
        if let text = description(of: field) { schema = schema.adding(["description": .string(text)]) }
        if let kind = kinds.first, Self.hasExample(kind) {
            schema = schema.adding(["examples": [Self.json(Sample.value(of: field.name, kind))]])
        }
        return schema
    }

    /// The meaning of a field, and who must give it.
    func description(of field: RequestSketch.Field) -> String? {
        var sentences: [String] = []
        if let text = FieldTexts.text(of: field.path, in: facts.route.name) { sentences.append(text) }
        let requiring = facts.requiring(field)
        if !requiring.isEmpty { sentences.append("Required of \(requiring.map(Self.callers).joined(separator: " and of ")).") }
        if facts.record.takesNull.contains(field) { sentences.append("`null` clears it.") }
        return sentences.isEmpty ? nil : sentences.joined(separator: " ")
    }

    private static func callers(_ kind: RouteFacts.CallerKind) -> String {
        switch kind {
        case .user: "users"
        case .host: "host systems"
        case .platform: "administrators of the platform"
        case .nobody: "holders of the link"
        }
    }

    /// Objects and lists of objects have their examples in their fields.
    private static func hasExample(_ kind: FieldKind) -> Bool {
        switch kind {
        case .object, .objects, .boolean, .word, .words: false
        default: true
        }
    }

    private func kind(_ kind: FieldKind, of field: RequestSketch.Field) -> JSONValue {
        switch kind {
        case .object: return object(in: field.path + ".")
        case .objects(let most):
            let list: JSONValue = ["type": "array", "items": object(in: field.path + "[].")]
            return most.map { list.adding(["maxItems": .integer(Int64($0))]) } ?? list
        default: return Self.value(kind)
        }
    }

    /// The schema of a kind that holds no fields.
    static func value(_ kind: FieldKind) -> JSONValue {
        switch kind {
        case .text: return ["type": "string"]
        case .word(let words): return ["type": "string", "enum": .list(words.map { .string($0) })]
        case .boolean: return ["type": "boolean"]
        case .integer(let range):
            var schema: JSONValue = ["type": "integer"]
            if range.lowerBound != .min { schema = schema.adding(["minimum": .integer(range.lowerBound)]) }
            if range.upperBound != .max { schema = schema.adding(["maximum": .integer(range.upperBound)]) }
            return schema
        case .number: return ["type": "number"]
        case .instant: return ["type": "string", "format": "date-time"]
        case .texts: return ["type": "array", "items": ["type": "string"]]
        case .words(let words): return ["type": "array", "items": value(.word(words))]
        case .integers(let range): return ["type": "array", "items": value(.integer(range))]
        case .textMap: return ["type": "object", "additionalProperties": ["type": ["string", "number", "boolean", "null"]]]
        case .anyMap, .object: return ["type": "object"]
        case .objects: return ["type": "array"]
        }
    }

    /// A sample as a value of an answer.
    static func json(_ element: JSONElement) -> JSONValue {
        switch element {
        case .null: .null
        case .boolean(let value): .bool(value)
        case .integer(let value): .integer(value)
        case .number(let value): .number(value)
        case .string(let value): .string(value)
        case .array(let elements): .list(elements.map(json))
        case .object(let members): .map(members.mapValues(json))
        }
    }
}
