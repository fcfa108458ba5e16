import CarillonAPI
import Hummingbird
import ServiceKit

/// `/items`: tracked items of host systems, such as homework (EVAL-45).
struct ItemRoutes {
    /// Most items of one request.
    static let mostItems = 1_000

    let evaluator: EvaluatorV1.Evaluator.Client

    func add(to endpoints: Endpoints) {
        let evaluator = evaluator
        endpoints.on(.put, "/items/{item_id}") { http in
            try http.context.caller.requireScope(.events)
            let item = try Self.item(http.body, id: try http.parameter("item_id"))
            let answer = try await evaluator.upsertItems(.init(tenant: try http.context.tenant, items: [item]), options: try http.context.options)
            if let refused = answer.rejected.first { throw http.error(refused, in: http.body) }
            guard answer.stored == 1 else {
                return .ok(["item": .null, "stored": .bool(false), "message": .string("a newer change of the item is stored")])
            }
            return .ok(["item": Self.view(item), "stored": .bool(true), "warning": .text(answer.warnings.first?.message ?? "")])
        }
        endpoints.on(.get, "/items/{item_id}") { http in
            try http.context.caller.requireScope(.events)
            let id = try http.parameter("item_id")
            let answer = try await evaluator.listItems(.init(tenant: try http.context.tenant, itemId: id), options: try http.context.options)
            guard let item = answer.items.first else { throw APIError(.notFound, field: "item_id", "there is no item “\(id)” in this app") }
            return .ok(Self.view(item))
        }
        endpoints.on(.get, "/items") { http in
            try http.context.caller.requireScope(.events)
            let page = try http.page
            var request = EvaluatorV1.ListItemsRequest(
                tenant: try http.context.tenant, ownerUserId: http.query["owner_user_id"] ?? "",
                assigneeUserId: http.query["assignee_user_id"] ?? "", kind: http.query["kind"] ?? "", pageSize: page.size, pageToken: page.token)
            request.state = try http.query.choice("state")
            let answer = try await evaluator.listItems(request, options: try http.context.options)
            return .items(answer.items.map(Self.view), next: answer.nextPageToken)
        }
        endpoints.on(.delete, "/items/{item_id}") { http in
            try http.context.caller.requireScope(.events)
            _ = try await evaluator.deleteItem(
                .init(tenant: try http.context.tenant, itemId: try http.parameter("item_id")), options: try http.context.options)
            return .noContent
        }
        endpoints.on(.post, "/items/batch", list: "items") { http in
            try http.context.caller.requireScope(.events)
            let items = try http.body.elements("items", most: Self.mostItems) ?? []
            guard !items.isEmpty else { throw APIError(.invalidArgument, field: "items", "name the items") }
            return try await Self.upsert(items, http, evaluator)
        }
    }

    /// Stores the readable items. The error of an item belongs to it (ARCH-16).
    private static func upsert(
        _ items: [Result<JSONObject, APIError>], _ http: EndpointRequest, _ evaluator: EvaluatorV1.Evaluator.Client
    ) async throws -> Answer {
        var submitted: [(index: Int, item: JSONObject)] = []
        var messages: [EvaluatorV1.Item] = []
        var refused: [RefusedItem] = []
        for (index, item) in items.enumerated() {
            do {
                messages.append(try Self.item(try item.get(), id: try item.get().requiredString("item_id")))
                submitted.append((index, try item.get()))
            } catch let error as APIError {
                refused.append(RefusedItem(index, error))
                // The rest of it was not read, and is not unknown.
                try? item.get().leaveUnread()
            }
        }
        var (stored, warnings): (Int32, [JSONValue]) = (0, [])
        if !messages.isEmpty {
            let answer = try await evaluator.upsertItems(.init(tenant: try http.context.tenant, items: messages), options: try http.context.options)
            stored = answer.stored
            warnings = answer.warnings.map { warning in
                ["index": .integer(Int64(submitted[Int(warning.index)].index)), "message": .string(warning.message)]
            }
            for result in answer.rejected {
                let (index, item) = submitted[Int(result.index)]
                refused.append(RefusedItem(index, http.error(result, in: item)))
            }
        }
        return .ok([
            "stored": .integer(Int64(stored)), "rejected": .list(refused.sorted { $0.index < $1.index }.map(\.view)), "warnings": .list(warnings),
        ])
    }

    private static func view(_ item: EvaluatorV1.Item) -> JSONValue {
        [
            "item_id": .string(item.itemId), "kind": .string(item.kind), "owner_user_id": .string(item.ownerUserId),
            "assignee_user_id": .string(item.assigneeUserId), "title": .string(item.title),
            "due_date": item.dueDate.isEmpty ? .null : .string(item.dueDate), "due_at": time(item.dueAtMs), "starts_at": time(item.startsAtMs),
            "expires_at": time(item.expiresAtMs), "state": .string((item.state == .unspecified ? .pending : item.state).name),
            "updated_at": time(item.updatedAtMs), "data": .map(item.data.mapValues(JSONValue.string)),
        ]
    }

    private static func time(_ milliseconds: Int64) -> JSONValue { milliseconds == 0 ? .null : JSONView.instant(milliseconds) }

    private static func item(_ body: JSONObject, id: String) throws -> EvaluatorV1.Item {
        var item = EvaluatorV1.Item(itemId: id)
        item.kind = try body.requiredString("kind")
        item.ownerUserId = try body.requiredString("owner_user_id")
        item.assigneeUserId = try body.string("assignee_user_id") ?? ""
        item.title = try body.requiredString("title")
        item.dueDate = try body.string("due_date") ?? ""
        item.dueAtMs = try body.instant("due_at") ?? 0
        item.startsAtMs = try body.instant("starts_at") ?? 0
        item.expiresAtMs = try body.instant("expires_at") ?? 0
        item.state = try body.choice("state") ?? .unspecified
        item.updatedAtMs = try body.instant("updated_at") ?? 0
        item.data = try body.stringMap("data") ?? [:]
        return item
    }
}
