extension JSONElement {
    /// Compact JSON with sorted member names, so that equal values have equal texts. A number that is not finite is written as `null`.
    public var text: String {
        var writer = JSONWriter(capacity: 128)
        write(into: &writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    private func write(into writer: inout JSONWriter) {
        switch self {
        case .null: writer.raw("null")
        case .boolean(let value): writer.raw(value ? "true" : "false")
        case .integer(let value): writer.raw(String(value))
        case .number(let value): writer.raw(value.isFinite ? "\(value)" : "null")
        case .string(let value): writer.string(value)
        case .array(let elements): writer.list(elements) { $0.write(into: &$1) }
        case .object(let members):
            writer.object { writer in
                for (name, value) in members.sorted(by: { $0.key < $1.key }) { writer.member(name: name) { value.write(into: &$0) } }
            }
        }
    }
}
