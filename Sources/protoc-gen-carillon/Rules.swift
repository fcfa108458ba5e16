/// Rules that contracts must follow, so that there is one way to write each thing and decoding stays bounded.
struct Rules {
    private var messages: [String: ProtoMessage] = [:]

    /// Refuses files that break a rule, naming the place and the remedy.
    static func check(_ files: [ProtoFile]) throws {
        var rules = Rules()
        for file in files { file.messages.forEach { rules.collect($0) } }
        for file in files {
            guard file.isProto3 else { throw GenerationError(message: "\(file.path): write syntax = \"proto3\"") }
            guard !file.package.isEmpty else { throw GenerationError(message: "\(file.path): name a package") }
            for message in file.messages { try rules.check(message) }
            for enumeration in file.enums { try rules.check(enumeration) }
        }
        for name in rules.messages.keys.sorted() { try rules.refuseCycle(from: name) }
    }

    private mutating func collect(_ message: ProtoMessage) {
        messages[message.fullName] = message
        for entry in message.mapEntries.values { messages[entry.fullName] = entry }
        message.messages.forEach { collect($0) }
    }

    private func check(_ message: ProtoMessage) throws {
        for field in message.fields {
            let place = "\(message.fullName).\(field.name)"
            if field.isProto3Optional {
                throw GenerationError(
                    message: "\(place): proto3 `optional` is not supported; write "
                        + "oneof optional_\(field.name) { … \(field.name) = \(field.number); }")
            }
            if case .unsupported(let what) = field.type {
                throw GenerationError(message: "\(place): \(what) is not supported")
            }
        }
        for nested in message.messages { try check(nested) }
        for enumeration in message.enums { try check(enumeration) }
    }

    private func check(_ enumeration: ProtoEnum) throws {
        if let negative = enumeration.values.first(where: { $0.number < 0 }) {
            throw GenerationError(
                message: "\(enumeration.fullName).\(negative.name): use a number from 0; a negative one takes ten bytes on the wire")
        }
    }

    /// protobuf-c unpacks nested messages by recursion without a limit: a message that can contain itself would let a
    /// peer choose how deep our stack gets.
    private func refuseCycle(from start: String) throws {
        var path: [String] = []
        var finished: Set<String> = []
        func visit(_ name: String) throws {
            guard !finished.contains(name), let message = messages[name] else { return }
            if let first = path.firstIndex(of: name) {
                let cycle = (path[first...] + [name]).joined(separator: " → ")
                throw GenerationError(message: "\(name) can contain itself (\(cycle)); keep message graphs acyclic")
            }
            path.append(name)
            for field in message.fields {
                if case .message(let inner) = field.type { try visit(inner) }
            }
            path.removeLast()
            finished.insert(name)
        }
        try visit(start)
    }
}
