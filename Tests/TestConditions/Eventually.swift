/// The longest wait of a test, of real time, for another task, thread or process.
///
/// The limit is for machines that are several times slower than usual. A test that passes does not wait for it.
package let longestWait = Duration.seconds(60)

/// A condition that did not hold within its limit.
package struct NeverHappened: Error, CustomStringConvertible {
    /// The condition in words.
    package let what: String
    /// File and line of the test that waited.
    package let place: String
    package var description: String { "never happened: \(what) (\(place))" }
}

/// Waits until a condition holds: another task, thread or process brings it about.
///
/// - Parameters:
///   - what: the condition in words, for the error.
///   - limit: the longest wait, of real time.
///   - pause: the longest time between two looks; the first are closer.
/// - Throws: ``NeverHappened`` after the limit; what the condition throws.
package func eventually(
    _ what: String, within limit: Duration = longestWait, every pause: Duration = .milliseconds(20), file: String = #fileID, line: Int = #line,
    isolation: isolated (any Actor)? = #isolation, _ condition: () async throws -> Bool
) async throws {
    _ = try await eventualValue(what, within: limit, every: pause, file: file, line: line) { try await condition() ? true : nil }
}

/// Asks until there is an answer. As ``eventually(_:within:every:file:line:isolation:_:)``.
///
/// - Returns: the first answer that is not nil.
package func eventualValue<Value>(
    _ what: String, within limit: Duration = longestWait, every pause: Duration = .milliseconds(20), file: String = #fileID, line: Int = #line,
    isolation: isolated (any Actor)? = #isolation, _ ask: () async throws -> Value?
) async throws -> Value {
    let end = ContinuousClock.now + limit
    var next = min(Duration.milliseconds(2), pause)
    while true {
        if let value = try await ask() { return value }
        guard ContinuousClock.now < end else { throw NeverHappened(what: what, place: "\(file):\(line)") }
        try await Task.sleep(for: next)
        next = min(next * 2, pause)
    }
}
