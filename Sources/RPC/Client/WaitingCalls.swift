import DequeModule

/// The calls of a channel that wait for a connection, in their order. A value.
///
/// Unary and streaming calls wait apart, because they wait for the room of different connections.
struct WaitingCalls {
    private var unary = Deque<ClientCall>()
    private var streaming = Deque<ClientCall>()

    /// Those that have ended meanwhile count, too, until ``removeEnded()``.
    var count: Int { self.unary.count + self.streaming.count }

    /// Whether no call waits that has not ended.
    var isEmpty: Bool { self.unary.allSatisfy(\.isOver) && self.streaming.allSatisfy(\.isOver) }

    mutating func append(_ call: ClientCall) {
        if call.isStreaming { self.streaming.append(call) } else { self.unary.append(call) }
    }

    mutating func prepend(_ call: ClientCall) {
        if call.isStreaming { self.streaming.prepend(call) } else { self.unary.prepend(call) }
    }

    /// The first one of its kind that has not ended.
    mutating func first(streaming isStreaming: Bool) -> ClientCall? {
        if isStreaming { Self.first(of: &self.streaming) } else { Self.first(of: &self.unary) }
    }

    private static func first(of calls: inout Deque<ClientCall>) -> ClientCall? {
        while let call = calls.first {
            guard call.isOver else { return call }
            calls.removeFirst()
        }
        return nil
    }

    /// Removes the call that `first` returned.
    mutating func removeFirst(streaming isStreaming: Bool) {
        if isStreaming { self.streaming.removeFirst() } else { self.unary.removeFirst() }
    }

    mutating func removeEnded() {
        self.unary.removeAll { $0.isOver }
        self.streaming.removeAll { $0.isOver }
    }

    /// Takes the calls for which `isTaken` is true out, and those that have ended.
    ///
    /// - Returns: the calls that were taken and have not ended.
    mutating func take(where isTaken: (ClientCall) -> Bool) -> [ClientCall] {
        Self.take(from: &self.unary, where: isTaken) + Self.take(from: &self.streaming, where: isTaken)
    }

    private static func take(from calls: inout Deque<ClientCall>, where isTaken: (ClientCall) -> Bool) -> [ClientCall] {
        let all = calls
        calls = []
        var taken: [ClientCall] = []
        for call in all where !call.isOver {
            // Asked once for each call, because the answer may depend on the time.
            if isTaken(call) { taken.append(call) } else { calls.append(call) }
        }
        return taken
    }
}
