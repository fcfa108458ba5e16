import ArgumentParser
import RPC

/// Where a page of a list begins, and how long it is: the same words in all commands.
struct PageOptions: ParsableArguments {
    // The value is the next word, so that `--limit -1` is refused as a value and not as an unknown option.
    @Option(parsing: .unconditional, help: "Rows of a page, 1 to 200.") var limit: Int32 = 50
    @Option(help: "Go on behind an earlier page, which ended with `more: --after …`.") var after = ""

    func validate() throws {
        if !(1...200).contains(limit) {
            throw ValidationError("--limit \(limit): a page has 1 to 200 rows; --after goes on where it ended")
        }
    }

    /// Reads a page. A service refuses an unknown position as `page_token`, a name that the caller never saw: the error here names the option.
    ///
    /// - Throws: ``InputError`` for a value of `--after` that the list does not know.
    func read<Answer>(_ call: () async throws -> Answer) async throws -> Answer {
        do {
            return try await call()
        } catch let error as any RPCErrorConvertible where !after.isEmpty && error.rpcError.field == "page_token" {
            throw Self.unknownPosition(after)
        }
    }

    /// The error for a value of `--after` that is no position of the list.
    static func unknownPosition(_ after: String) -> InputError {
        InputError(
            "--after \(after): no page of this list ended there; give it what the page before printed as `more: --after …`, with the same filters")
    }
}
