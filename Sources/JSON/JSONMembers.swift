/// The members of an object that a stranger wrote, read by name: one that is missing or null is nil, one of another kind is an error.
package struct JSONMembers: Sendable {
    /// The member is missing, or not of the kind that was asked for.
    package struct WrongKind: Error, Hashable {
        package let name: String
    }

    private let members: [String: JSONElement]

    /// Reads an object.
    ///
    /// - Throws: ``JSONError``, ``WrongKind`` when the text is another value.
    package init(
        parsing bytes: some Collection<UInt8>, deepest: Int = JSONElement.deepestNesting, within bounds: JSONBounds,
        keeping names: Set<String>? = nil
    ) throws {
        try self.init(JSONElement(parsing: bytes, deepest: deepest, within: bounds, keeping: names), name: "")
    }

    private init(_ element: JSONElement, name: String) throws {
        guard let members = element.members else { throw WrongKind(name: name) }
        self.members = members
    }

    /// A text.
    package func string(_ name: String) throws -> String? { try value(name, \.string) }

    /// A whole number.
    package func integer(_ name: String) throws -> Int64? { try value(name, \.integer) }

    /// An object.
    package func object(_ name: String) throws -> JSONMembers? { try given(name).map { try JSONMembers($0, name: name) } }

    /// A list of nothing but objects.
    package func objects(_ name: String) throws -> [JSONMembers]? {
        try value(name, \.elements)?.map { try JSONMembers($0, name: name) }
    }

    /// A value that must be there.
    package func required<Value>(_ name: String, _ read: (JSONMembers, String) throws -> Value?) throws -> Value {
        guard let value = try read(self, name) else { throw WrongKind(name: name) }
        return value
    }

    private func given(_ name: String) -> JSONElement? {
        guard let element = members[name], element != .null else { return nil }
        return element
    }

    private func value<Value>(_ name: String, _ kind: KeyPath<JSONElement, Value?>) throws -> Value? {
        guard let element = given(name) else { return nil }
        guard let value = element[keyPath: kind] else { throw WrongKind(name: name) }
        return value
    }
}
