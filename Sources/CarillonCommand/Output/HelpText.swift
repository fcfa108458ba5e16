import ArgumentParser

extension CommandConfiguration {
    /// The configuration with a command line at the end of its help.
    ///
    /// - Parameter line: as it is typed, with `carillon` in front; at most 78 characters, so that a terminal of 80 columns does not break it.
    func example(_ line: String) -> CommandConfiguration {
        var configuration = self
        // A second example stands below the first.
        let title = discussion.contains(Self.exampleTitle) ? "" : "\(discussion.isEmpty ? "" : "\n\n")\(Self.exampleTitle)"
        configuration.discussion += "\(title)\n  \(line)"
        return configuration
    }

    /// The line above an example.
    static let exampleTitle = "For example:"
}
