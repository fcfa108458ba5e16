import Testing

@testable import RPC

/// The rules of a call, tried in every state that can be reached, with every event, on both sides, for all four call types.
@Suite("States of a call") struct CallStateTests {
    /// What has been said so far, told apart as finely as the rules do. An independent model: facts, and the rules written from the
    /// gRPC documents as one table per event.
    struct Model: Hashable {
        var requests: [String] = []  // "head", "message", "end"
        var responses: [String] = []  // "head", "message", "status"
        var aborted = false

        var requestMessages: Int { self.requests.filter { $0 == "message" }.count }
        var responseMessages: Int { self.responses.filter { $0 == "message" }.count }

        func verdict(_ event: CallState.Event, _ role: CallState.Role, _ type: CallType) -> CallState.Verdict {
            func fault(_ fault: CallState.Fault, of author: CallState.Role) -> CallState.Verdict {
                author == role ? .misuse(fault) : .violation(fault)
            }
            if self.aborted { return .drop }
            let answered = self.responses.contains("status")
            let began = self.requests.contains("head")
            let ended = self.requests.contains("end")
            switch event {
            case .abort: return answered && ended ? .drop : .accept
            case .requestHead: return began ? fault(.outOfOrder, of: .client) : .accept
            case .requestMessage:
                if !began || ended { return fault(.outOfOrder, of: .client) }
                if answered { return .drop }
                return self.requestMessages == 1 && !type.streamsRequests ? fault(.cardinality, of: .client) : .accept
            case .requestEnd:
                if !began || ended { return fault(.outOfOrder, of: .client) }
                if answered { return .drop }
                return self.requestMessages == 0 && !type.streamsRequests ? fault(.cardinality, of: .client) : .accept
            case .responseHead: return began && self.responses.isEmpty ? .accept : fault(.outOfOrder, of: .server)
            case .responseMessage:
                if answered || !self.responses.contains("head") { return fault(.outOfOrder, of: .server) }
                return self.responseMessages == 1 && !type.streamsResponses ? fault(.cardinality, of: .server) : .accept
            case .statusOK, .statusError:
                if !began || answered { return fault(.outOfOrder, of: .server) }
                let lacksResponse = event == .statusOK && !type.streamsResponses && self.responseMessages == 0
                return lacksResponse ? fault(.cardinality, of: .server) : .accept
            }
        }

        mutating func note(_ event: CallState.Event) {
            switch event {
            case .requestHead: self.requests.append("head")
            case .requestMessage where self.requestMessages < 2: self.requests.append("message")
            case .requestEnd: self.requests.append("end")
            case .responseHead: self.responses.append("head")
            case .responseMessage where self.responseMessages < 2: self.responses.append("message")
            case .statusOK, .statusError: self.responses.append("status")
            case .abort: self.aborted = true
            default: break
            }
        }
    }

    @Test("Every event in every reachable state gets the verdict of the documents", arguments: CallState.Role.allCases, CallType.allCases)
    func exhaustive(role: CallState.Role, type: CallType) {
        var frontier: [(CallState, Model)] = [(CallState(role: role, callType: type), Model())]
        var seen: Set<Model> = [Model()]
        var transitions = 0
        while let (state, model) = frontier.popLast() {
            for event in CallState.Event.allCases {
                var next = state
                let verdict = next.apply(event)
                #expect(verdict == model.verdict(event, role, type), "\(event) after \(model)")
                transitions += 1
                if case .violation = verdict { #expect(next == state, "a fault changes nothing") }
                if case .misuse = verdict { #expect(next == state, "a fault changes nothing") }
                var nextModel = model
                // The end of the requests is noted also when it comes too late to matter.
                let isLateEnd = event == .requestEnd && verdict == .drop && !model.aborted
                if verdict == .accept || isLateEnd { nextModel.note(event) }
                if seen.insert(nextModel).inserted { frontier.append((next, nextModel)) }
            }
        }
        #expect(transitions > 100)
    }

    @Test("A status alone ends the call: trailers-only")
    func trailersOnly() {
        var state = CallState(role: .client, callType: .unary)
        _ = state.apply(.requestHead)
        #expect(state.apply(.statusError) == .accept)
        #expect(state.isOver)
        // Later messages of the client are dropped, not refused: it could not know.
        #expect(state.apply(.requestMessage) == .drop)
        #expect(state.apply(.requestEnd) == .drop)
    }

    @Test("OK without the one response is the server's error, in the client's and in the server's state")
    func missingResponse() {
        for (role, verdict) in [(CallState.Role.client, CallState.Verdict.violation(.cardinality)), (.server, .misuse(.cardinality))] {
            var state = CallState(role: role, callType: .unary)
            _ = state.apply(.requestHead)
            _ = state.apply(.requestMessage)
            _ = state.apply(.responseHead)
            #expect(state.apply(.statusOK) == verdict)
        }
    }
}
