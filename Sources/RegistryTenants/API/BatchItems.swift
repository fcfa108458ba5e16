package import CarillonAPI

/// The items of a batch call. An invalid item is answered with its error; the others are handled (ARCH-16).
package struct BatchItems<Item: Sendable>: Sendable {
    private var accepted: [(index: Int, item: Item)] = []
    /// The items that the check refused, in the order of the request.
    package private(set) var refused: [CommonV1.ItemResult] = []
    /// Whether the check accepted no item.
    package var isEmpty: Bool { accepted.isEmpty }

    private let firstIndex: Int

    /// Checks each item.
    ///
    /// - Parameters:
    ///   - firstIndex: the index of the first item in the results, for a call with several lists.
    ///   - check: returns the item to write. An ``CarillonAPI/APIError`` refuses this item; any other error ends the call.
    package init<Asked>(_ asked: [Asked], firstIndex: Int = 0, check: (Asked) async throws -> Item) async throws {
        self.firstIndex = firstIndex
        for (index, item) in asked.enumerated() {
            do {
                accepted.append((index, try await check(item)))
            } catch let error as APIError {
                refused.append(error.itemResult(firstIndex + index))
            }
        }
    }

    /// Writes the valid items in order, inside the transaction of the caller.
    ///
    /// - Parameter write: gets the item's index in its list. Errors as in ``init(_:check:)``.
    /// - Returns: the items that the check or this call refused, in the order of the request.
    package func write(_ write: (Int, Item) throws -> Void) throws -> [CommonV1.ItemResult] {
        var refused = refused
        for (index, item) in accepted {
            do {
                try write(index, item)
            } catch let error as APIError {
                refused.append(error.itemResult(firstIndex + index))
            }
        }
        return refused.sorted { $0.index < $1.index }
    }
}
