package import CarillonAPI

/// The items of a batch call. An item that is wrong is answered with its error; the other items are handled (ARCH-16).
package struct BatchItems<Item: Sendable>: Sendable {
    private var accepted: [(index: Int, item: Item)] = []
    private var refused: [CommonV1.ItemResult] = []

    /// Checks each.
    ///
    /// - Parameter check: returns the item to write. An ``CarillonAPI/APIError`` refuses this item; any other error ends the call.
    package init<Asked>(_ asked: [Asked], check: (Asked) async throws -> Item) async throws {
        for (index, item) in asked.enumerated() {
            do {
                accepted.append((index, try await check(item)))
            } catch let error as APIError {
                refused.append(error.itemResult(index))
            }
        }
    }

    /// Writes those that passed, in order, inside the transaction of the caller.
    ///
    /// - Parameter write: is given the item's place among those asked for. Errors as in ``init(_:check:)``.
    /// - Returns: the refused items, of the check and of this call, in the order of the request.
    package func write(_ write: (Int, Item) throws -> Void) throws -> [CommonV1.ItemResult] {
        var refused = refused
        for (index, item) in accepted {
            do {
                try write(index, item)
            } catch let error as APIError {
                refused.append(error.itemResult(index))
            }
        }
        return refused.sorted { $0.index < $1.index }
    }
}
