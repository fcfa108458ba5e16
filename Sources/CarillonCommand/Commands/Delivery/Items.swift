import ArgumentParser
import CarillonAPI
import Foundation
import ServiceKit
import SystemControl

/// `carillon items` (EVAL-45).
struct ItemsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "items", abstract: "Homework, classes, requests and documents of a host system.",
        subcommands: [ItemsList.self, ItemsSet.self, ItemsDelete.self], defaultSubcommand: ItemsList.self)
}

/// `carillon items list`.
struct ItemsList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "The items of an app by their ids, a page at a time.")
        .example("carillon items list --assignee mona --kind request --state pending")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Option(help: "Only items about this user.") var owner = ""
    @Option(help: "Only items that this user must act on.") var assignee = ""
    @Option(help: "Only this kind, such as homework.") var kind = ""
    @Option(help: "Only this state: pending, done, missed or cancelled.") var state: String?
    @OptionGroup var page: PageOptions

    struct Row: Encodable {
        var itemId, kind, state, title, ownerUserId, assigneeUserId: String
        var dueDate, dueAt, startsAt, expiresAt: String?
        var updatedAt: String
        var data: [String: String]

        init(_ item: EvaluatorV1.Item) {
            func text(_ milliseconds: Int64) -> String? { milliseconds == 0 ? nil : Instant(milliseconds: milliseconds).rfc3339 }
            (itemId, kind, state, title) = (item.itemId, item.kind, item.state.name, item.title)
            (ownerUserId, assigneeUserId, data) = (item.ownerUserId, item.assigneeUserId, item.data)
            dueDate = item.dueDate.isEmpty ? nil : item.dueDate
            (dueAt, startsAt, expiresAt) = (text(item.dueAtMs), text(item.startsAtMs), text(item.expiresAtMs))
            updatedAt = text(item.updatedAtMs) ?? ""
        }

        /// `due 2026-12-24`.
        var time: String {
            if let due = dueDate ?? dueAt { return "due \(due)" }
            return startsAt.map { "starts \($0)" } ?? expiresAt.map { "expires \($0)" } ?? ""
        }
    }

    func validate() throws { try requireWord(state, of: "--state", among: EvaluatorV1.ItemState.words) }

    func run() async throws {
        let clients = try system.clients()
        var request = EvaluatorV1.ListItemsRequest(
            tenant: try await tenant.resolve(clients), ownerUserId: owner, assigneeUserId: assignee, kind: kind, pageSize: page.limit,
            pageToken: page.after)
        if let state { request.state = try .init(word: state, field: "state") }
        let answer = try await page.read { try await clients.evaluator.listItems(request) }
        let view = ListPage(answer.items.map(Row.init), next: answer.nextPageToken)
        if system.json { return try printJSON(view) }
        print(
            view.text(empty: "no items", after: page.after) { rows in
                var table = TextTable(["item", "kind", "state", "time", "owner", "assignee", "title"])
                for row in rows { table.add([row.itemId, row.kind, row.state, row.time, row.ownerUserId, row.assigneeUserId, row.title]) }
                return table
            })
    }
}

/// `carillon items set`.
struct ItemsSet: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "set", abstract: "Store an item, new or in place of the known one.",
        discussion: """
            Notification types list items by kind. KIND_due_reminder and KIND_due_tomorrow: items that are due. KIND_expiry: items that expire. \
            teacher_daily_summary: class_session. manager_daily_summary: pending request. student_attention_alert: missed homework.
            """
    )
    .example("carillon items set h1 --kind homework --owner ann --title Sum --due 2026-12-24")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "The item's id in the host system.") var id: String
    @Option(help: "homework, assignment, class_session, request, document or the like.") var kind: String
    @Option(help: "The user that the item is about.") var owner: String
    @Option(help: "Who must act on it, such as a teacher or a manager.") var assignee = ""
    @Option(help: "The title, which notifications show.") var title: String
    @Option(help: "A day or an instant: 2026-12-24, or 2026-12-24T17:00:00Z.") var due: String?
    @Option(help: "When a class begins, such as 2026-12-24T08:00:00Z.") var starts: String?
    @Option(help: "When a document expires, as an instant.") var expires: String?
    @Option(help: "pending, done, missed or cancelled.") var state = "pending"
    @Option(help: ArgumentHelp("A value of the host's; repeat it for several.", valueName: "name=value")) var data: [String] = []

    func validate() throws {
        try requireWord(state, of: "--state", among: EvaluatorV1.ItemState.words)
        for (name, value) in [("--starts", starts), ("--expires", expires)] { _ = try Self.instant(value, of: name) }
        if let wrong = data.first(where: { !$0.dropFirst().contains("=") }) {
            throw ValidationError("--data \(wrong) has no value: write name=value")
        }
    }

    func run() async throws {
        let clients = try system.clients()
        var item = EvaluatorV1.Item(
            itemId: id, kind: kind, ownerUserId: owner, assigneeUserId: assignee, title: title,
            startsAtMs: try Self.instant(starts, of: "--starts"), expiresAtMs: try Self.instant(expires, of: "--expires"),
            state: try .init(word: state, field: "state"))
        if let due, let instant = Instant(rfc3339: due) { item.dueAtMs = instant.milliseconds } else { item.dueDate = due ?? "" }
        for text in data {
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            item.data[String(parts[0])] = String(parts[1])
        }
        let owner = try await tenant.resolve(clients)
        let answer = try await clients.evaluator.upsertItems(.init(tenant: owner, items: [item]))
        for refused in answer.rejected { throw refusal(refused) }
        let stored = try await clients.evaluator.listItems(.init(tenant: owner, itemId: id)).items.first ?? item
        if system.json { return try printJSON(Stored(item: .init(stored), warning: answer.warnings.first?.message)) }
        print(answer.stored == 1 ? "\(id): \(stored.kind), \(stored.state.name)" : "\(id): a newer change is stored")
        for warning in answer.warnings { print("note: \(warning.message)") }
    }

    private struct Stored: Encodable {
        var item: ItemsList.Row
        var warning: String?
    }

    private static func instant(_ text: String?, of name: String) throws -> Int64 {
        guard let text else { return 0 }
        guard let instant = Instant(rfc3339: text) else { throw ValidationError("\(name) \(text): write an instant, such as 2026-12-24T08:00:00Z") }
        return instant.milliseconds
    }
}

/// `carillon items delete`.
struct ItemsDelete: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "delete", abstract: "Delete an item: no later notification lists it.")
        .example("carillon items delete hw-1")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "The item's id in the host system.") var id: String

    func run() async throws {
        let clients = try system.clients()
        _ = try await clients.evaluator.deleteItem(.init(tenant: tenant.resolve(clients), itemId: id))
        if system.json { return try printJSON(["deleted": id]) }
        print("deleted \(id)")
    }
}
