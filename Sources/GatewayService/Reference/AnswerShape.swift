import ServiceKit

/// The members and types that answers of a route had.
struct AnswerShape: Sendable {
    struct Member: Sendable {
        let name: String
        var shape: AnswerShape
    }

    /// JSON Schema's words, sorted when they are written.
    private(set) var types: Set<String> = []
    /// Whether each text was the sample of an instant; nil: there was no text.
    private(set) var isInstant: Bool?
    /// In the order of the answer.
    private(set) var members: [Member] = []
    /// The shape of a list's elements, or of a map's values: one, or none yet.
    private(set) var elements: [AnswerShape] = []
    private(set) var isMap = false

    mutating func add(_ value: JSONValue) {
        switch value {
        case .null: types.insert("null")
        case .bool: types.insert("boolean")
        case .integer: types.insert("integer")
        case .number: types.insert("number")
        case .string(let text):
            types.insert("string")
            // The text of a field that is left out says nothing.
            if !text.isEmpty { isInstant = (isInstant ?? true) && text == Sample.instant.rfc3339 }
        case .list(let values):
            types.insert("array")
            for value in values { addElement(value) }
        case .map(let entries):
            types.insert("object")
            isMap = true
            for value in entries.values { addElement(value) }
        case .object(let added):
            types.insert("object")
            for member in added {
                if let place = members.firstIndex(where: { $0.name == member.name }) {
                    members[place].shape.add(member.value)
                } else {
                    var shape = AnswerShape()
                    shape.add(member.value)
                    members.append(Member(name: member.name, shape: shape))
                }
            }
        }
    }

    private mutating func addElement(_ value: JSONValue) {
        if elements.isEmpty { elements.append(AnswerShape()) }
        elements[0].add(value)
    }

    /// Nothing but null was seen: the value is of any kind, as that of a setting.
    var isUnknown: Bool { types.subtracting(["null"]).isEmpty }

    /// The words of the types, for people and for a schema.
    var typeNames: [String] {
        let names = types.contains("number") ? types.subtracting(["integer"]) : types
        return names.sorted { ($0 == "null" ? 1 : 0, $0) < ($1 == "null" ? 1 : 0, $1) }
    }

    /// The JSON Schema.
    var schema: JSONValue {
        guard !isUnknown else { return [:] }
        let names = typeNames
        var schema: [JSONValue.Member] = [
            .init(name: "type", value: names.count == 1 ? .string(names[0]) : .list(names.map { .string($0) }))
        ]
        if isInstant == true { schema.append(.init(name: "format", value: "date-time")) }
        if types.contains("array") { schema.append(.init(name: "items", value: elements.first?.schema ?? [:])) }
        if isMap { schema.append(.init(name: "additionalProperties", value: elements.first?.schema ?? [:])) }
        if !members.isEmpty {
            schema.append(.init(name: "properties", value: .object(members.map { .init(name: $0.name, value: $0.shape.schema) })))
        }
        return .object(schema)
    }
}
