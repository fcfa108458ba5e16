import ArgumentParser

/// The format of what a command prints for other programs: the same words in all commands with CSV.
struct ExportFormatOptions: ParsableArguments {
    enum Format: String, ExpressibleByArgument, CaseIterable { case csv, json }

    @Option(help: "csv or json; json with --json.") var format: Format?

    /// The format that `--format` or `--json` names; nil: none, and the command's own is used.
    ///
    /// - Parameter json: whether `--json` is there.
    /// - Throws: `ValidationError` where the two contradict each other.
    func chosen(json: Bool) throws -> Format? {
        guard json else { return format }
        guard format != .csv else { throw ValidationError("--format csv contradicts --json: give one of them") }
        return .json
    }
}
