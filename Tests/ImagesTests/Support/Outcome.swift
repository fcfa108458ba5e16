import PreparedImages

/// How a preparation or a part of it ended.
enum Outcome: Equatable {
    case done
    case notAnImage
    case tooLarge
    case workerFailed
    case workerUnavailable
    case cancelled
    case otherError

    init(_ error: any Error) {
        switch error {
        case ImageFailure.notAnImage: self = .notAnImage
        case ImageFailure.tooLarge: self = .tooLarge
        case ImageFailure.workerFailed: self = .workerFailed
        case ImageFailure.workerUnavailable: self = .workerUnavailable
        case is CancellationError: self = .cancelled
        default: self = .otherError
        }
    }
}

func outcome(of work: () throws -> some Any) -> Outcome {
    do {
        _ = try work()
        return .done
    } catch {
        return Outcome(error)
    }
}

func outcome(of work: () async throws -> some Any) async -> Outcome {
    do {
        _ = try await work()
        return .done
    } catch {
        return Outcome(error)
    }
}
