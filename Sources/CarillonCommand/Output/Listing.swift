import ArgumentParser
import CarillonAPI
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

    /// As it is printed for people.
    ///
    /// - Parameters:
    ///   - empty: what is printed where there is nothing.
    ///   - table: of the items.
    func text(empty: String, _ table: ([Item]) -> TextTable) -> String {
        let shown = items.isEmpty ? empty : table(items).text
        return nextPage.map { shown + "\nmore: --after \($0)" } ?? shown
    }
}

/// Prints a list that is whole, in the shape of a page: one shape for all lists.
func printList(_ rows: [some Encodable]) throws { try printJSON(ListPage(rows, next: "")) }

/// Where a page of a list begins, and how long it is: the same words in all commands.
struct PageOptions: ParsableArguments {
    @Option(help: "Rows of a page, 1 to 200.") var limit: Int32 = 50
    @Option(help: "Where the page before ended, as it was printed there.") var after = ""

    func validate() throws {
        if !(1...200).contains(limit) { throw ValidationError("--limit is 1 to 200; --after goes on from there") }
    }
}

/// From when to when a list goes: the same words in all commands.
struct IntervalOptions: ParsableArguments {
    @Option(help: "From this instant on, such as 2026-02-01T10:30:00Z.") var since: Instant?
    @Option(help: "Before this instant.") var until: Instant?

    /// As services take it: 0 is no bound.
    var sinceMs: Int64 { since?.milliseconds ?? 0 }
    /// As services take it: 0 is no bound.
    var untilMs: Int64 { until?.milliseconds ?? 0 }
}

extension Instant: ExpressibleByArgument {
    /// As options take instants.
    public init?(argument: String) { self.init(rfc3339: argument) }
}

/// Reads a list to its end.
///
/// - Parameter page: answers the page behind a token, the empty one at first, and the token of the next.
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

/// Where apps are looked up by what a command line says of them.
struct AppDirectory {
    /// The app of an id; nil where there is none.
    var app: (_ id: String) async throws -> CommonV1.Tenant?
    /// A page of an organization's apps; of all organizations' where it is empty.
    var apps: (_ organization: String, _ token: String) async throws -> (items: [CommonV1.Tenant], next: String)

    /// Apps that an error names.
    private static let mostNames = 10

    /// The app that is named, or the only one there is.
    ///
    /// - Throws: ``InputError`` where there is none, or several.
    func choose(organization: String?, app: String?) async throws -> CommonV1.Tenant {
        if let app {
            guard let found = try await self.app(app), organization.map({ $0 == found.organizationId }) ?? true else {
                throw InputError(
                    "there is no app \(app)\(organization.map { " in the organization \($0)" } ?? "") here: see `carillon apps list`")
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
            let names = found.prefix(Self.mostNames).map { "\($0.organizationId)/\($0.appId)" }.joined(separator: ", ")
            let more = found.count > Self.mostNames ? " and more" : ""
            throw InputError(
                found.isEmpty
                    ? "no app\(organization.map { " of the organization \($0)" } ?? "") here: create it with `carillon orgs create` and `carillon apps create`"
                    : "several apps here (\(names)\(more)): name one with --organization and --app")
        }
        return found[0]
    }
}
