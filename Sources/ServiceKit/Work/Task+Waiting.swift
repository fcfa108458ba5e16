extension Task where Success == Never, Failure == Never {
    /// Waits for nothing but the task's end.
    ///
    /// - Throws: `CancellationError`.
    public static func untilCancelled() async throws { try await Task.sleep(for: .days(36_500)) }
}
