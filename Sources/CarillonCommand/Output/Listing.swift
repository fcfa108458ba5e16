import ArgumentParser
import CarillonAPI
import RPC
import ServiceKit

/// A page of a list, as JSON: the next one begins where this one ended.
struct ListPage<Item: Encodable>: Encodable {
    var items: [Item]
    /// For `--after`; not there on the last page.
    var nextPage: String?

    /// - Parameter next: as services say it, empty on the last page.
    init(_ items: [Item], next: String) {
        self.items = items
        nextPage = next.isEmpty ? nil : next
    }

    /// The page as people read it.
    ///
    /// - Parameters:
    ///   - empty: the text for a list without items.
    ///   - after: the value of `--after`, empty for the first page.
    ///   - table: makes the table of the items.
    func text(empty: String, after: String = "", _ table: ([Item]) -> TextTable) -> String {
        let nothing = after.isEmpty ? empty : "nothing comes after --after \(after): give it what the page before printed as `more: --after …`"
        let view = items.isEmpty ? nothing : table(items).text
        return nextPage.map { view + "\nmore: --after \($0)" } ?? view
    }
}

/// Prints a list that is whole, in the shape of a page: one shape for all lists.
func printList(_ rows: [some Encodable]) throws { try printJSON(ListPage(rows, next: "")) }

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

/// The time that a list is about: the same words in all commands.
struct IntervalOptions: ParsableArguments {
    @Option(help: Moment.help("From this time on"), transform: Moment.parse) var since: Moment?
    @Option(help: ArgumentHelp("Before this time.", valueName: "time"), transform: Moment.parse) var until: Moment?

    /// The bounds as services take them: 0 is none.
    ///
    /// - Throws: ``InputError`` where the interval ends before it begins.
    func bounds(_ system: SystemOptions) async throws -> (from: Int64, until: Int64) {
        try await Moment.bounds(("--since", since), ("--until", until), system)
    }
}

/// Reads a list to its end.
///
/// - Parameter page: reads one page: takes its token, empty for the first page, and answers the items and the next page's token.
func everyPage<Item>(_ page: (_ token: String) async throws -> (items: [Item], next: String)) async throws -> [Item] {
    var items: [Item] = []
    var token = ""
    repeat {
        let answer = try await page(token)
        items += answer.items
        token = answer.next
    } while !token.isEmpty
    return items
}

/// Finds the app that a command line names.
struct AppDirectory {
    /// The app with an id; nil where there is none.
    var app: (_ id: String) async throws -> CommonV1.Tenant?
    /// A page of an organization's apps; of all organizations' where it is empty.
    var apps: (_ organization: String, _ token: String) async throws -> (items: [CommonV1.Tenant], next: String)

    /// Apps that an error names.
    private static let mostNames = 10

    /// The app that is named, or the only one there is.
    ///
    /// - Parameter environment: the app that `CARILLON_APP` names; used where `app` is nil.
    /// - Throws: `not_found` for a name that no app has; ``InputError`` where none is named and there is none, or several.
    func choose(organization: String?, app: String?, environment: String? = nil) async throws -> CommonV1.Tenant {
        if let named = app ?? environment {
            guard let found = try await self.app(named), organization.map({ $0 == found.organizationId }) ?? true else {
                let origin = app == nil ? ", which \(TenantOptions.variable) names" : ""
                throw RPCError(
                    code: .notFound,
                    message:
                        "there is no app \(named)\(organization.map { " in the organization \($0)" } ?? "") here\(origin): see `carillon apps list`")
            }
            return found
        }
        var found: [CommonV1.Tenant] = []
        var token = ""
        repeat {
            let page = try await apps(organization ?? "", token)
            found += page.items
            token = page.next
        } while !token.isEmpty && found.count <= Self.mostNames
        guard found.count == 1 else {
            // An app's id is that of one app in all organizations.
            let names = found.prefix(Self.mostNames).map(\.appId).joined(separator: ", ")
            let more = found.count > Self.mostNames ? " and more" : ""
            throw InputError(
                found.isEmpty
                    ? "no app\(organization.map { " of the organization \($0)" } ?? "") here: create it with `carillon orgs create` and `carillon apps create`"
                    : "more than one app: name one with --app or \(TenantOptions.variable); there are: \(names)\(more)")
        }
        return found[0]
    }
}
