extension Sequence where Element: Sendable {
    /// Transforms all elements at the same time. Answers in the order of the elements.
    ///
    /// - Throws: the first error of `transform`; the other calls are cancelled.
    package func concurrentMap<Value: Sendable>(_ transform: @escaping @Sendable (Element) async throws -> Value) async throws -> [Value] {
        try await withThrowingTaskGroup(of: Numbered<Value>.self) { group in
            for (number, element) in enumerated() { group.addTask { Numbered(number: number, value: try await transform(element)) } }
            return try await group.reduce(into: []) { $0.append($1) }.inOrder()
        }
    }

    /// Transforms all elements at the same time. Answers in the order of the elements.
    package func concurrentMap<Value: Sendable>(_ transform: @escaping @Sendable (Element) async -> Value) async -> [Value] {
        await withTaskGroup(of: Numbered<Value>.self) { group in
            for (number, element) in enumerated() { group.addTask { Numbered(number: number, value: await transform(element)) } }
            return await group.reduce(into: []) { $0.append($1) }.inOrder()
        }
    }
}

/// A child task's answer. Not a tuple: see decision 0048.
private struct Numbered<Value: Sendable>: Sendable {
    var number: Int
    var value: Value
}

extension Array {
    fileprivate func inOrder<Value>() -> [Value] where Element == Numbered<Value> { sorted { $0.number < $1.number }.map(\.value) }
}
