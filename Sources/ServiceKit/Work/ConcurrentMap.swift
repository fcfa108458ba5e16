extension Sequence where Element: Sendable {
    /// Transforms all elements concurrently. Returns the results in the order of the elements.
    ///
    /// - Parameter limit: the most calls of `transform` at once, at least 1.
    /// - Throws: the first error of `transform`; the other calls are cancelled.
    package func concurrentMap<Value: Sendable, Failure: Error>(
        atOnce limit: Int = .max, _ transform: @escaping @Sendable (Element) async throws(Failure) -> Value
    ) async throws(Failure) -> [Value] {
        let elements = Array(self)
        // No group for a single element.
        if elements.count == 1 { return [try await transform(elements[0])] }
        let outcomes = await withTaskGroup(of: Numbered<Result<Value, Failure>>.self) { group in
            for (number, element) in elements.prefix(limit).enumerated() {
                group.addTask { Numbered(number: number, value: await outcome(of: element, transform)) }
            }
            var begun = Swift.min(limit, elements.count)
            var outcomes: [Numbered<Result<Value, Failure>>] = []
            for await ended in group {
                if case .failure = ended.value {
                    group.cancelAll()
                    return [ended]
                }
                outcomes.append(ended)
                if begun < elements.count {
                    let (number, element) = (begun, elements[begun])
                    group.addTask { Numbered(number: number, value: await outcome(of: element, transform)) }
                    begun += 1
                }
            }
            return outcomes.sorted { $0.number < $1.number }
        }
        var values: [Value] = []
        for ended in outcomes { values.append(try ended.value.get()) }
        return values
    }
}

private func outcome<Element, Value, Failure: Error>(
    of element: Element, _ transform: (Element) async throws(Failure) -> Value
) async -> Result<Value, Failure> {
    do throws(Failure) { return .success(try await transform(element)) } catch { return .failure(error) }
}

/// A child task's answer. Not a tuple: see decision 0048.
private struct Numbered<Value: Sendable>: Sendable {
    var number: Int
    var value: Value
}
